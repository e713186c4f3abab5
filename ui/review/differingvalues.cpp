#include "ui/review/differingvalues.h"

#include "core/checks/textcomparing.h"
#include "core/domain/localizedtexts.h"
#include "core/messages/kindwords.h"

#include <QCoreApplication>

namespace duovita {

namespace {

QString plainOf(const QString& text)
{
    return text;
}

QString plainOf(const RichText& text)
{
    return text.plainText();
}

/// Adds what an entry has in other languages beside this text.
void addCounterparts(QList<std::pair<Language, QString>>& counterparts, const Entry& entry, const QString& text)
{
    forEachLocalized(entry, [&](const auto& localized) {
        for (const Language own : allLanguages) {
            if (plainOf(localized.text(own)) != text)
                continue;
            for (const Language other : allLanguages) {
                const bool isOther = other != own && !localized.isShared() && !localized.text(other).isEmpty();
                if (isOther)
                    counterparts += std::pair(other, plainOf(localized.text(other)));
            }
        }
    });
}

std::optional<DifferingValues::Agreement> agreementOf(const MergeFinding& finding, const Entry& record,
                                                      const Entry& document)
{
    if (finding.kind != MergeFinding::Kind::TextsDiffer)
        return {};
    const QString own = finding.parameters.value(1);
    const QString given = finding.parameters.value(2);
    QList<std::pair<Language, QString>> counterparts;
    addCounterparts(counterparts, record, own);
    addCounterparts(counterparts, document, given);
    std::optional<DifferingValues::Agreement> found;
    for (const auto& [language, text] : std::as_const(counterparts)) {
        const bool isOfDocument = compareNumbers(given, text).isEmpty();
        if (isOfDocument == compareNumbers(own, text).isEmpty())
            continue;
        if (found && found->isOfDocument != isOfDocument)
            return {}; // each agrees with its own record's
        const TextDifference numbers = isOfDocument ? compareNumbers(given, own) : compareNumbers(own, given);
        found = {isOfDocument, language, numbers.onlyFirst.value(0)};
    }
    return found;
}

/// The number of the point with this text in the result, from 1; 0 if there is none.
int numberOfPoint(const MergePlan& plan, const EntryId& entry, const MergeFinding& finding)
{
    const Entry* record = plan.record()->entry(finding.entry);
    const auto isIt = [&](const Highlight& point, const MergePlan::HighlightRow& row) {
        return row.record == point.id && std::any_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
                   return point.text.text(language).plainText() == finding.parameters.value(1);
               });
    };
    int number = 0;
    for (const MergePlan::HighlightRow& row : plan.highlightRows(entry)) {
        ++number;
        if (record && std::any_of(record->highlights.begin(), record->highlights.end(),
                                  [&](const Highlight& point) { return isIt(point, row); }))
            return number;
    }
    return 0;
}

} // namespace

QString subjectOf(const MergeFinding& finding, const MergePlan& plan, const EntryId& entry)
{
    const QString name = finding.parameters.value(0);
    const auto field = findField(name);
    if (!field)
        return name;
    if (field == Field::Highlights) {
        if (const int number = numberOfPoint(plan, entry, finding))
            return QCoreApplication::translate("duovita::DifferingValues", "Point %1").arg(QString::number(number));
    }
    const auto place = plan.document().findEntry(entry);
    return place ? wordFor(*field, plan.document().sections[place->section].kind()) : wordFor(*field);
}

DifferingTexts differingTexts(const MergeFinding& finding)
{
    return differingTexts(valueOnSide(finding, 2), valueOnSide(finding, 1));
}

QList<DifferingValues> differingValuesOf(const MergePlan& plan, const EntryId& entry, const Doubt& doubt)
{
    const auto partner = plan.partnerOf(entry);
    const Entry* record = partner ? plan.record()->entry(*partner) : nullptr;
    const Entry* document = plan.document().entry(entry);
    QList<DifferingValues> choices;
    if (!record || !document)
        return choices;
    for (const MergeFinding& finding : doubt.choosable())
        choices += DifferingValues{finding, subjectOf(finding, plan, entry), agreementOf(finding, *record, *document)};
    return choices;
}

} // namespace duovita
