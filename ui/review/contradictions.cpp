#include "ui/review/contradictions.h"

#include <algorithm>

namespace duovita {

QList<Problem> contradictionsIn(const Person& person, const EntryId& entry)
{
    const auto place = person.findEntry(entry);
    if (!place)
        return {};
    const Section& held = person.sections[place->section];
    Section section(held.kind());
    static_cast<void>(section.append(held.entries()[place->entry]));
    Person alone;
    alone.sections = {section};
    alone.dismissedProblems = person.dismissedProblems;
    static const PartialDate anyDay = *PartialDate::create(2000); // no difference depends on the date
    QList<Problem> problems = checkRecord(alone, anyDay, MeaningChecks::LeftOut);
    problems.removeIf([](const Problem& problem) { return !problem.isDifference() || problem.dismissed; });
    return problems;
}

QList<Problem> newContradictions(const Person& result, const Person& record, const EntryId& entry)
{
    QList<Problem> problems = contradictionsIn(result, entry);
    if (problems.isEmpty())
        return problems;
    const QList<Problem> before = contradictionsIn(record, entry);
    problems.removeIf([&](const Problem& problem) {
        return std::any_of(before.begin(), before.end(), [&](const Problem& each) {
            return each.kind == problem.kind && each.source.field == problem.source.field &&
                   each.source.highlight == problem.source.highlight && each.parameters == problem.parameters;
        });
    });
    return problems;
}

} // namespace duovita
