#include "ui/review/doubts.h"

#include "core/messages/errorwords.h"
#include "core/services/filing.h"

#include <QCoreApplication>

namespace duovita {

namespace {

QString briefly(const MergeFinding& finding)
{
    const QString own = finding.parameters.value(1).simplified();
    const QString given = finding.parameters.value(2).simplified();
    switch (finding.kind) {
    case MergeFinding::Kind::DatesDiffer:
        return QCoreApplication::translate("duovita::Doubt", "Dates differ: %1 | %2").arg(given, own);
    case MergeFinding::Kind::CountsDiffer:
        return QCoreApplication::translate("duovita::Doubt", "Numbers differ: %1 | %2").arg(given, own);
    case MergeFinding::Kind::TextsDiffer:
    case MergeFinding::Kind::TextExtended:
        return QCoreApplication::translate("duovita::Doubt", "Texts differ: %1 | %2").arg(given, own);
    }
    return {};
}

QString asDoubtSentence(QString words)
{
    if (!words.isEmpty())
        words[0] = words[0].toUpper();
    return words;
}

} // namespace

QString Doubt::reason() const
{
    if (!findings.isEmpty())
        return briefly(findings.front());
    return isUnsure ? QCoreApplication::translate("duovita::Doubt", "Little but their order speaks for it") : QString();
}

QString Doubt::words() const
{
    QStringList sentences;
    if (isUnsure)
        sentences += QCoreApplication::translate(
            "duovita::Doubt", "Little but their order speaks for it: what they say is not enough to tell.");
    constexpr qsizetype most = 3; // the form is below them
    for (const MergeFinding& finding : findings.first(std::min(most, findings.size())))
        sentences += asDoubtSentence(describe(noteOf(finding)));
    if (const auto more = static_cast<int>(findings.size() - most); more > 0)
        sentences +=
            QCoreApplication::translate("duovita::Doubt", "And %n more: see the signs in the form.", nullptr, more);
    return sentences.join(u'\n');
}

Doubts doubtsOf(const MergePlan& plan, const QList<MergeFinding>& findings, const QSet<EntryId>& answered)
{
    Doubts doubts;
    for (const EntryPair& pair : plan.pairs()) {
        if (plan.stateOf(pair.other) == MergePlan::State::LeftOut)
            continue;
        Doubt doubt{!pair.isSure, {}, answered.contains(pair.other)};
        for (const MergeFinding& finding : findings) {
            if (finding.entry == pair.record && finding.kind != MergeFinding::Kind::TextExtended)
                doubt.findings += finding;
        }
        if (doubt.isUnsure || !doubt.findings.isEmpty())
            doubts.insert(pair.other, doubt);
    }
    return doubts;
}

} // namespace duovita
