#pragma once

#include "core/storage/database.h"
#include "core/storage/sqlitedialect.h"
#include "core/storage/statements.h"

namespace duovita::test {

/// The person that crashwriter edits: the edited places contain 0.
inline Person numberedPerson()
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    person.headline = LocalizedText::of(QStringLiteral("0"), QStringLiteral("第0次"));
    Section work(SectionKind::Work);
    Entry first = work.newEntry();
    std::get<ExperienceDetails>(first.details).organization = person.headline;
    Entry second = work.newEntry();
    Highlight highlight;
    highlight.text = LocalizedRichText::shared(RichText::fromPlain(QStringLiteral("0")));
    second.highlights += highlight;
    static_cast<void>(work.append(first));
    static_cast<void>(work.append(second));
    person.sections += work;
    return person;
}

/// The numbers in those places.
inline QStringList numbersIn(const Person& person)
{
    const QList<Entry>& entries = person.sections.front().entries();
    return {person.headline.text(Language::English),
            std::get<ExperienceDetails>(entries[0].details).organization.text(Language::English),
            entries[1].highlights.front().text.text(Language::English).plainText()};
}

inline bool isWhole(const Database& database)
{
    Statements statements = statementsFor(database, {});
    return statements.value(SqliteDialect().wholeCheck()).toString() == QStringLiteral("ok");
}

} // namespace duovita::test
