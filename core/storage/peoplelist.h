#pragma once

#include "core/storage/personrepository.h"
#include "core/storage/statements.h"

namespace duovita {

/// The people outside the trash that a search finds and a filter lets pass, sorted by the name a reader of `order`
/// sees; who has its words in their own facts first.
QList<PersonSummary> listPeople(Statements& statements, const QString& search, Language order,
                                const PeopleFilter& filter);
/// What a list says of these, in their order; who is not there any more, or in the trash, is left out.
QList<PersonSummary> summariesOf(Statements& statements, const QList<PersonId>& people);
/// The first of these people one of whose names, or its pinyin or initials, begins so.
std::optional<PersonId> firstNamed(Statements& statements, const QList<PersonId>& people, const QString& beginning);

} // namespace duovita
