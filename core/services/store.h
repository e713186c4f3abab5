#pragma once

#include "core/editing/retagging.h"
#include "core/export/exportnames.h"
#include "core/import/importdraft.h"
#include "core/storage/glossaryrepository.h"
#include "core/storage/historyrepository.h"
#include "core/storage/personrepository.h"

namespace duovita {

struct ExportRequest; // core/services/exportrequest.h
struct TextsMissing;  // core/services/exportnotes.h

// The window's operations on a store. Each opens a connection of its own; call them from a background thread.

Result<QList<PersonSummary>> listPeople(const QString& database);
Result<QList<Term>> readGlossary(const QString& database);
/// Applies a change to the glossary: replaces `before` by `after`; either may be empty. Returns how many terms changed.
Result<int> changeGlossary(const QString& database, const QList<Term>& before, const QList<Term>& after);
/// The terms in use in a store, including its glossary, followed by the terms that are common in CVs.
Result<TermIndex> readTerms(const QString& database, const IsWanted& isWanted);
Result<StoredPerson> loadPerson(const QString& database, const PersonId& id);
struct PersonCvs {
    PersonId id;
    LocalizedText name;
    QList<Cv> cvs;
};
/// The CVs of people, from which an export of many may select. People who no longer exist are left out.
Result<QList<PersonCvs>> cvsOf(const QString& database, const QList<PersonId>& people);
/// The people whose requested documents lack texts in their language. People who no longer exist are left out.
Result<QList<TextsMissing>> textsLackingOf(const QString& database, const QList<PersonId>& people,
                                           const ExportRequest& request);
/// Every name in the store, so that files of people with the same name get the same marks whoever is exported. Empty if
/// the store cannot be read.
SharedNames namesIn(Database& database);
SharedNames namesIn(const QString& database);
Result<void> addPeople(const QString& database, const QList<Person>& people);
Result<void> trashPeople(const QString& database, const QList<PersonId>& people);
Result<void> restorePeople(const QString& database, const QList<PersonId>& people);

/// The tags of some people, with `to` equal to `from`, and all tags in use, the most used first.
struct PeopleTags {
    QList<Retagging> people;
    QStringList inUse;
};
Result<PeopleTags> readTagsOf(const QString& database, const QList<PersonId>& people);
/// The changes made before an error, if there was one. People who no longer exist are skipped.
struct Retagged {
    QList<Retagging> done;
    std::optional<Error> error;
};
Retagged retagPeople(const QString& database, const QList<Retagging>& changes, ChangeCause cause);

Result<QList<EntryVersion>> versionsOf(const QString& database, const EntryId& id);

Result<QList<RevisionInfo>> revisionsOf(const QString& database, const PersonId& id);
Result<PastRecord> recordAsOf(const QString& database, const PersonId& id, Timestamp when);
Result<QList<PastRecord>> recordsAsOf(const QString& database, const PersonId& id, const QList<Timestamp>& times);

/// The contents of the trash.
struct TrashContents {
    QList<TrashedPerson> people;
    QList<TrashedEntry> entries; ///< of one person
};
Result<TrashContents> trashContents(const QString& database, const std::optional<PersonId>& person);
/// Removes the contents of the trash for good; returns how many things.
Result<int> emptyTrash(const QString& database);

/// The two sample people.
QList<Person> samplePeople();

} // namespace duovita
