#pragma once

#include "core/storage/personrepository.h"
#include "core/storage/statements.h"

namespace duovita {

/// The people outside the trash whom the search finds and the filter passes, sorted by the name that a reader of
/// `order` sees; people whose own facts contain the search words come first.
QList<PersonSummary> listPeople(Statements& statements, const QString& search, Language order,
                                const PeopleFilter& filter);
/// The summaries of these people in the given order, without people who are deleted or in the trash.
QList<PersonSummary> summariesOf(Statements& statements, const QList<PersonId>& people);
/// The first of these people with a name, its pinyin or initials, that begins with `beginning`.
std::optional<PersonId> firstNamed(Statements& statements, const QList<PersonId>& people, const QString& beginning);

} // namespace duovita
