#pragma once

#include "core/storage/personrepository.h"
#include "core/storage/statements.h"

namespace duovita {

/// The people outside the trash that a search finds, sorted by the name a reader of `order` sees; who has its words in
/// their own facts first.
QList<PersonSummary> listPeople(Statements& statements, const QString& search, Language order);
/// One of them; nothing if there is none.
std::optional<PersonSummary> summaryOf(Statements& statements, const PersonId& id);
/// When each person outside the trash was written last.
QHash<PersonId, Timestamp> timesWritten(Statements& statements);
/// The people outside the trash whose own facts (names, headline, contacts) have this text, without regard to case and
/// width.
QList<PersonId> peopleWithFact(Statements& statements, const QString& text);
/// The people outside the trash who have this name in some language, without regard to case and width.
QList<PersonId> peopleNamed(Statements& statements, const LocalizedText& name);

} // namespace duovita
