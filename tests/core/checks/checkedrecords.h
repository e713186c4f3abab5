#pragma once

#include "core/checks/recordchecks.h"

namespace duovita::test {

// Small records with a single problem each, for the tests of core/checks.
inline const PartialDate today = *PartialDate::create(2025, 3, 1);
inline constexpr Timestamp early{std::chrono::milliseconds(1000)};
inline constexpr Timestamp late{std::chrono::milliseconds(2000)};

inline Person personWith(const Entry& entry, SectionKind kind)
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    Section section(kind);
    static_cast<void>(section.append(entry));
    person.sections += section;
    return person;
}

inline QList<Problem> problemsOf(const Person& person, Problem::Kind kind)
{
    QList<Problem> problems = checkRecord(person, today);
    erase_if(problems, [kind](const Problem& problem) { return problem.kind != kind; });
    return problems;
}

inline Entry job()
{
    Entry entry;
    ExperienceDetails details;
    details.organization = LocalizedText::of(QStringLiteral("Example Labs"), QStringLiteral("示例实验室"));
    entry.details = details;
    return entry;
}

} // namespace duovita::test
