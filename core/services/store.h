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

// What the window asks of a store, each with a connection of its own: called away from the interface's thread.

Result<QList<PersonSummary>> listPeople(const QString& database);
Result<QList<Term>> readGlossary(const QString& database);
/// What somebody changed in it: `before` gives way to `after`, either of which may be empty. How many terms changed.
Result<int> changeGlossary(const QString& database, const QList<Term>& before, const QList<Term>& after);
/// The terms in use in a store, its glossary among them, and after those the ones that are common in CVs.
Result<TermIndex> readTerms(const QString& database, const IsWanted& isWanted);
Result<StoredPerson> loadPerson(const QString& database, const PersonId& id);
struct PersonCvs {
    PersonId id;
    LocalizedText name;
    QList<Cv> cvs;
};
/// Which CVs people have, of whom an export of many may take one each. Who is not there any more is passed over.
Result<QList<PersonCvs>> cvsOf(const QString& database, const QList<PersonId>& people);
/// Those of them whose documents, of those that are asked for, lack texts of their language. Who is not there any more
/// is passed over.
Result<QList<TextsMissing>> textsLackingOf(const QString& database, const QList<PersonId>& people,
                                           const ExportRequest& request);
/// Every name in the store, so that the files of people who share one are told apart the same way whoever is exported.
/// Nobody's if the store does not say.
SharedNames namesIn(Database& database);
SharedNames namesIn(const QString& database);
Result<void> addPeople(const QString& database, const QList<Person>& people);
Result<void> trashPeople(const QString& database, const QList<PersonId>& people);
Result<void> restorePeople(const QString& database, const QList<PersonId>& people);

/// The tags of some people, `to` as `from`, and those that anybody has, which most have first.
struct PeopleTags {
    QList<Retagging> people;
    QStringList inUse;
};
Result<PeopleTags> readTagsOf(const QString& database, const QList<PersonId>& people);
/// What was changed before something went wrong, if anything did. Who is not there any more is passed over.
struct Retagged {
    QList<Retagging> done;
    std::optional<Error> error;
};
Retagged retagPeople(const QString& database, const QList<Retagging>& changes, ChangeCause cause);

Result<QList<EntryVersion>> versionsOf(const QString& database, const EntryId& id);

Result<QList<RevisionInfo>> momentsOf(const QString& database, const PersonId& id);
Result<PastRecord> recordAsOf(const QString& database, const PersonId& id, Timestamp when);
Result<QList<PastRecord>> recordsAsOf(const QString& database, const PersonId& id, const QList<Timestamp>& times);

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
