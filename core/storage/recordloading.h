#pragma once

#include "core/storage/personrepository.h"
#include "core/storage/statements.h"

#include <QJsonArray>

namespace duovita {

// Reading within whatever transaction is open. Failures go to the statements: DatabaseDamaged for what the codec does
// not understand.

/// Nothing if there is no such person outside the trash.
std::optional<StoredPerson> loadPerson(Statements& statements, const PersonId& id);

/// The same of anybody, in the trash too.
std::optional<StoredPerson> loadAnyPerson(Statements& statements, const PersonId& id);

/// A person's own facts and CVs, without sections; also of somebody in the trash. Nothing if there is none.
std::optional<Person> loadFacts(Statements& statements, const PersonId& id);

struct StoredEntry {
    Entry entry;
    int revision;
    QString person;
    SectionKind kind;
};
/// Nothing if there is no such entry outside the trash.
std::optional<StoredEntry> loadEntryRow(Statements& statements, const EntryId& id);

/// An entry's highlights in their order, as the codec writes them.
QJsonArray loadHighlights(Statements& statements, const QString& entryId);

} // namespace duovita
