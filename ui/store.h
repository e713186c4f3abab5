#pragma once

#include "core/import/importdraft.h"
#include "core/storage/personrepository.h"

namespace duovita {

// What the window asks of a store, each with a connection of its own: called away from the interface's thread.

Result<StoredPerson> loadPerson(const QString& database, const PersonId& id);
Result<void> addPeople(const QString& database, const QList<Person>& people);
Result<void> trashPerson(const QString& database, const PersonId& id);
Result<void> restorePerson(const QString& database, const PersonId& id);

/// The two sample people.
QList<Person> samplePeople();

} // namespace duovita
