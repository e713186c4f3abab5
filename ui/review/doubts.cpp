#include "ui/review/doubts.h"

#include "core/content/documentlabels.h"
#include "core/messages/changewords.h"
#include "ui/review/contradictions.h"

#include <QCoreApplication>

#include <algorithm>

namespace duovita {

namespace {

QString briefly(const MergeFinding& finding)
{
    const QString own = valueOnSide(finding, 1);
    const QString given = valueOnSide(finding, 2);
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

/// Lists of authors and inventors are merged name by name, so there is nothing to choose.
bool canChoose(const MergeFinding& finding)
{
    const QString what = finding.parameters.value(0);
    return finding.kind != MergeFinding::Kind::CountsDiffer ||
           (what != nameOf(Field::Authors) && what != nameOf(Field::Inventors));
}

} // namespace

QString valueOnSide(const MergeFinding& finding, qsizetype side)
{
    const QString told = finding.parameters.value(side).simplified();
    return finding.kind == MergeFinding::Kind::DatesDiffer ? datesInWords(told) : told;
}

bool Doubt::needsAnswer() const
{
    const auto isDecided = [](const MergeFinding& finding) { return finding.isDecided; };
    return isOpen() && (isUnsure || !std::all_of(findings.begin(), findings.end(), isDecided));
}

const MergeFinding* Doubt::difference() const
{
    const auto open =
        std::find_if(findings.begin(), findings.end(), [](const MergeFinding& finding) { return !finding.isDecided; });
    if (open != findings.end())
        return &*open;
    return findings.isEmpty() ? nullptr : &findings.front();
}

QString Doubt::reason() const
{
    if (const MergeFinding* finding = difference())
        return briefly(*finding);
    return isUnsure ? QCoreApplication::translate("duovita::Doubt", "Matched by order only") : QString();
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
        sentences += QCoreApplication::translate("duovita::Doubt",
                                                 "Matched by order only: the contents are not enough to be sure.");
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
            if (finding.entry == pair.record && finding.kind != MergeFinding::Kind::TextExtended && !finding.isWritten)
                doubt.findings += finding;
        }
        if (doubt.isUnsure || !doubt.findings.isEmpty())
            doubts.insert(pair.other, doubt);
    }
    for (const MergeFinding& finding : findings) {
        if (finding.section)
            doubts.ofHeadings[*finding.section] +=
                QCoreApplication::translate("duovita::Doubt", "Titles differ: %1 | %2")
                    .arg(valueOnSide(finding, 2), valueOnSide(finding, 1));
    }
    return doubts;
}

QList<FactChange> changesOfPerson(const Person& before, const Person& after)
{
    QList<FactChange> changes = changesOf(before, after);
    const auto shownWord = [](const FactChange& change, const ConflictValue& value) {
        const auto* own = std::get_if<QString>(&value);
        const auto word = std::find_if(ownWordTable.begin(), ownWordTable.end(), [&](const DocumentWordInfo& row) {
            return change.place.detail == QLatin1StringView(row.name);
        });
        const bool isOwn = (own && !own->isEmpty()) || word == ownWordTable.end();
        QString shown = !isOwn ? label(word->word, *change.place.language) : own ? *own : QString();
        if (shown.endsWith(QStringLiteral(" %1"))) // "pp. %1" is the same as "pp."
            shown.chop(3);
        return shown;
    };
    changes.removeIf([&](const FactChange& change) {
        return change.place.field == Field::Words && change.place.language &&
               shownWord(change, change.before) == shownWord(change, change.after);
    });
    return changes;
}

QList<FactChange> changesOfJoined(const MergePlan& plan, const Person& result, const EntryId& entry)
{
    const auto partner = plan.partnerOf(entry);
    const Entry* before = partner ? plan.record()->entry(*partner) : nullptr;
    const Entry* after = partner ? result.entry(*partner) : nullptr;
    const bool isTaken = before && after && plan.stateOf(entry) != MergePlan::State::LeftOut;
    return isTaken ? changesOf(*before, *after) : QList<FactChange>();
}

QList<FactChange> changesOnOtherPages(const QList<FactChange>& changes, Language language)
{
    QList<FactChange> found;
    std::copy_if(changes.begin(), changes.end(), std::back_inserter(found), [&](const FactChange& change) {
        return std::any_of(change.pages.begin(), change.pages.end(), [&](Language page) { return page != language; });
    });
    return found;
}

void addContradictions(Doubts& doubts, const MergePlan& plan, const Person& result)
{
    for (const EntryPair& pair : plan.pairs()) {
        if (plan.stateOf(pair.other) == MergePlan::State::LeftOut)
            continue;
        const QList<Problem> found = newContradictions(result, *plan.record(), pair.record);
        if (found.isEmpty())
            continue;
        doubts[pair.other].contradictions = found;
        doubts.listed += pair.other;
    }
}

void addChangesOnOtherPages(Doubts& doubts, const MergePlan& plan, const Person& result, Language language)
{
    const auto elsewhere = [language](const QList<FactChange>& changes) {
        QList<FactChange> found = changesOnOtherPages(changes, language);
        for (FactChange& change : found)
            change.pages.removeAll(language);
        return found;
    };
    doubts.ofPerson = elsewhere(changesOfPerson(*plan.record(), result));
    for (const EntryPair& pair : plan.pairs()) {
        const QList<FactChange> found = elsewhere(changesOfJoined(plan, result, pair.other));
        if (!found.isEmpty())
            doubts[pair.other].changesOnOtherPages = found;
    }
}

} // namespace duovita
