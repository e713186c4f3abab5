#pragma once

#include "core/import/importdraft.h"
#include "core/pairing/mergeplan.h"
#include "core/storage/personrepository.h"

namespace duovita {

/// What became of a draft.
struct StoredDraft {
    PersonId person;
    bool added = false; ///< as a new record
    /// The record that was there as it was, and as the draft left it: for taking it back.
    struct Change {
        Person before;
        Person after;
    };
    std::optional<Change> change; ///< if the draft changed one
    std::vector<ImportNote> notes;
};

/// What pairs the entries of a document with those of a record besides what every program knows: the store's glossary,
/// and what other people's records call the document's institutions in both languages.
Result<QList<Term>> termsForPairing(Database& database, const Person& document);

/// Puts a draft into the store: as a new record, or, merged, into the one of the same person. `intoIt` names that
/// person where the user has said whose document it is. A record that already holds it all is left alone.
struct StoringOptions {
    std::optional<PersonId> intoIt = {};
    bool merge = true;
};
Result<StoredDraft> storeDraft(Database& database, const ImportDraft& draft, const StoringOptions& options);

/// Where two documents disagree, as a note of the report.
ImportNote noteOf(const MergeFinding& finding);

// With a connection of their own: called away from the interface's thread.

Result<QList<Term>> termsForPairing(const QString& database, const Person& document);
/// The record that the draft would go into; nothing if it would be a new one.
Result<std::optional<StoredPerson>> recordFor(const QString& database, const ImportDraft& draft);
/// The people whose names may be the draft's in the other script: "Jin Fang" for "方缙". A person has to say.
Result<QList<PersonId>> peopleNamedLike(const QString& database, const LocalizedText& name);
Result<StoredDraft> storeDraft(const QString& database, const ImportDraft& draft);
/// Puts what a person decided into the store. RevisionStale if the record has changed since it was read.
Result<StoredDraft> storePlan(const QString& database, const MergePlan& plan, const PersonRevisions& revisions);
/// Takes imports back, the last first: a record is again what it was, but for what anybody changed in it since; a new
/// one goes to the trash.
Result<void> takeBack(const QString& database, const QList<StoredDraft>& stored);
/// Does again what was taken back, the first first: a new record comes out of the trash, one that was there has again
/// what the import brought, beside what anybody changed in it since.
Result<void> bringForth(const QString& database, const QList<StoredDraft>& takenBack);

} // namespace duovita
