#pragma once

#include "core/import/importdraft.h"
#include "core/matching/mergeplan.h"
#include "core/services/personmatching.h"
#include "core/storage/personrepository.h"

#include <memory>

namespace duovita {

/// What happened to an imported draft.
struct StoredDraft {
    PersonId person;
    bool added = false; ///< as a new record
    /// The existing record before and after the import, for undo.
    struct Change {
        Person before;
        Person after;
    };
    std::optional<Change> change;          ///< if the draft changed an existing record
    std::optional<Person> takenIn = {};    ///< the record merged into it, which is in the trash
    std::optional<PersonMatch> match = {}; ///< why the draft was merged into the record
    QList<PersonMatch> mayBe = {};         ///< other people whom a new record may be about
    std::vector<ImportNote> notes = {};
};

/// Terms that help to match the entries of a document with those of a record, in addition to the built-in ones: the
/// store's glossary, and the translations of the document's institutions in other people's records.
Result<QList<Term>> termsForPairing(Database& database, const Person& document);

/// Stores a draft as a new record, or merges it into the record of the same person. `intoIt` names that person if the
/// user has chosen one. A record that already contains everything is not changed.
struct StoringOptions {
    std::optional<PersonId> intoIt = {};
    bool merge = true;
};
Result<StoredDraft> storeDraft(Database& database, const ImportDraft& draft, const StoringOptions& options);

/// Everything stored through a database during this object's life is committed together or not at all: if the program
/// ends in between, the store is unchanged.
class StoringTogether {
public:
    explicit StoringTogether(Database& database);
    ~StoringTogether();
    StoringTogether(const StoringTogether&) = delete;
    StoringTogether& operator=(const StoringTogether&) = delete;

    Result<void> commit();

private:
    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

/// Plans how one person of the store would be merged into another: the plan's document is the other's record with new
/// ids.
MergePlan planForMerging(const Person& record, const Person& other, const QList<Term>& glossary);
/// Merges two people of the store: the plan's record absorbs the other's, which goes to the trash, in one transaction.
/// All CVs, names, tags and notes are kept; a photo stays in the trash if the record already has one. RevisionStale,
/// and nothing changes, if either record has changed since it was read.
Result<StoredDraft> mergePeople(Database& database, const MergePlan& plan, const PersonRevisions& record,
                                const StoredPerson& other);

/// A disagreement between two documents, as a note of the report.
ImportNote noteOf(const MergeFinding& finding);
ImportNote noteOf(const StructureChange& change);

// These open a connection of their own; call them from a background thread.

Result<QList<Term>> termsForPairing(const QString& database, const Person& document);
/// The people whom a draft may be about, best guess first, with their records, and the terms for matching.
struct DraftMatches {
    QList<PersonMatch> matches;
    QList<std::shared_ptr<const StoredPerson>> records = {}; ///< of the matches
    QList<Term> terms = {};
};
Result<DraftMatches> matchesFor(const QString& database, const ImportDraft& draft);
Result<StoredDraft> storeDraft(const QString& database, const ImportDraft& draft);
/// Stores what a person decided in the review. RevisionStale if the record has changed since it was read.
Result<StoredDraft> storePlan(const QString& database, const MergePlan& plan, const PersonRevisions& revisions);
Result<StoredDraft> mergePeople(const QString& database, const MergePlan& plan, const PersonRevisions& record,
                                const StoredPerson& other);
/// Undoes imports and merges, the last first: a changed record gets its former state back, keeping later edits; a new
/// record goes to the trash, an absorbed one is restored. Steps that are done already are skipped, so that the call can
/// be repeated after an error.
Result<void> undoImports(const QString& database, const QList<StoredDraft>& stored);
/// Redoes imports, the first first: a new record is restored from the trash, an existing one gets the import's changes
/// again, keeping later edits. RevisionStale if a record to be absorbed again has changed.
Result<void> redoImports(const QString& database, const QList<StoredDraft>& takenBack);

} // namespace duovita
