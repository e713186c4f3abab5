#pragma once

#include "core/export/exportnames.h"
#include "core/import/importdraft.h"
#include "core/storage/historyrepository.h"
#include "core/storage/personrepository.h"

namespace duovita {

// What the window asks of a store, each with a connection of its own: called away from the interface's thread.

Result<QList<PersonSummary>> listPeople(const QString& database);
Result<StoredPerson> loadPerson(const QString& database, const PersonId& id);
/// Who shares the person's name, for the names of files; nobody if the store does not say.
SharedNames namesLike(Database& database, const Person& person);
SharedNames namesLike(const QString& database, const Person& person);
Result<void> addPeople(const QString& database, const QList<Person>& people);
Result<void> trashPeople(const QString& database, const QList<PersonId>& people);
Result<void> restorePeople(const QString& database, const QList<PersonId>& people);

Result<QList<EntryVersion>> versionsOf(const QString& database, const EntryId& id);

Result<QList<RecordMoment>> momentsOf(const QString& database, const PersonId& id);
Result<PastRecord> recordAsOf(const QString& database, const PersonId& id, Timestamp when);

/// What is in the trash, as the store says.
struct TrashContents {
    QList<TrashedPerson> people;
    QList<TrashedEntry> entries; ///< of one person
};
Result<TrashContents> trashContents(const QString& database, const std::optional<PersonId>& person);
/// Removes for good what is in the trash; how many things that was.
Result<int> emptyTrash(const QString& database);

/// The two sample people.
QList<Person> samplePeople();

} // namespace duovita
