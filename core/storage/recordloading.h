#pragma once

#include "core/storage/personrepository.h"
#include "core/storage/statements.h"

#include <QJsonArray>

namespace duovita {

// Reads records in the open transaction. Failures are reported through the statements: DatabaseDamaged for what the
// codec refuses.

/// Nothing if there is no such person outside the trash.
std::optional<StoredPerson> loadPerson(Statements& statements, const PersonId& id);

/// The same for anybody, even in the trash.
std::optional<StoredPerson> loadAnyPerson(Statements& statements, const PersonId& id);

/// A person's own facts and CVs, without sections; finds people in the trash too. Nothing if there is no such person.
std::optional<Person> loadFacts(Statements& statements, const PersonId& id);

struct StoredEntry {
    Entry entry;
    int revision;
    QString person;
    SectionKind kind;
};
/// Nothing if there is no such entry outside the trash.
std::optional<StoredEntry> loadEntryRow(Statements& statements, const EntryId& id);

/// An entry's highlights in order, as JSON.
QJsonArray loadHighlights(Statements& statements, const QString& entryId);

} // namespace duovita
