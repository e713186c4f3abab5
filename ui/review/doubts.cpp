#include "ui/review/doubts.h"

#include <QCoreApplication>

#include <algorithm>

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

/// Lists of authors are merged name by name.
bool canChoose(const MergeFinding& finding)
{
    const QString what = finding.parameters.value(0);
    return finding.kind != MergeFinding::Kind::CountsDiffer ||
           (what != nameOf(Field::Authors) && what != nameOf(Field::Inventors));
}

} // namespace

QString Doubt::reason() const
{
    if (!findings.isEmpty())
        return briefly(findings.front());
    return isUnsure ? QCoreApplication::translate("duovita::Doubt", "Little but their order speaks for it") : QString();
}

QList<MergeFinding> Doubt::choosable() const
{
    QList<MergeFinding> found;
    std::copy_if(findings.begin(), findings.end(), std::back_inserter(found), canChoose);
    return found;
}

QString Doubt::words() const
{
    QStringList sentences;
    if (isUnsure)
        sentences += QCoreApplication::translate(
            "duovita::Doubt", "Little but their order speaks for it: what they say is not enough to tell.");
    for (const MergeFinding& finding : findings) {
        if (!canChoose(finding))
            sentences += briefly(finding);
    }
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
