#pragma once

#include "core/import/importdraft.h"
#include "core/matching/mergeplan.h"
#include "core/services/personmatching.h"
#include "core/storage/personrepository.h"

#include <memory>

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
    std::optional<Change> change;          ///< if the draft changed one
    std::optional<Person> takenIn = {};    ///< the record that went into it, and is in the trash
    std::optional<PersonMatch> match = {}; ///< why it went into the record
    QList<PersonMatch> mayBe = {};         ///< whom a new record may be about, too
    std::vector<ImportNote> notes = {};
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

/// Whatever is stored through a database while one of these lives is there together once it has been committed, or not
/// at all: whatever ends the program between finds the store as it was.
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

/// How one person of the store would take in another: the plan's document is the other's record, with ids of its own.
MergePlan planForMerging(const Person& record, const Person& other, const QList<Term>& glossary);
/// Makes two people of the store one: the plan's record takes in the other's, who goes to the trash, in one step. All
/// CVs, names, tags and notes are kept; a photo that finds another there stays in the trash. RevisionStale, and nothing
/// done, if one of them has changed since it was read.
Result<StoredDraft> mergePeople(Database& database, const MergePlan& plan, const PersonRevisions& record,
                                const StoredPerson& other);

/// Where two documents disagree, as a note of the report.
ImportNote noteOf(const MergeFinding& finding);
ImportNote noteOf(const StructureChange& change);

// With a connection of their own: called away from the interface's thread.

Result<QList<Term>> termsForPairing(const QString& database, const Person& document);
/// Whom a draft may be about, the best guess first, with their records; and the terms that pair them.
struct DraftMatches {
    QList<PersonMatch> matches;
    QList<std::shared_ptr<const StoredPerson>> records = {}; ///< theirs
    QList<Term> terms = {};
};
Result<DraftMatches> matchesFor(const QString& database, const ImportDraft& draft);
Result<StoredDraft> storeDraft(const QString& database, const ImportDraft& draft);
/// Puts what a person decided into the store. RevisionStale if the record has changed since it was read.
Result<StoredDraft> storePlan(const QString& database, const MergePlan& plan, const PersonRevisions& revisions);
Result<StoredDraft> mergePeople(const QString& database, const MergePlan& plan, const PersonRevisions& record,
                                const StoredPerson& other);
/// Takes imports and merges back, the last first: a record is again what it was, but for what anybody changed in it
/// since; a new one goes to the trash, one that was taken in comes out of it. What is so already is done: after an
/// error the same may be tried again.
Result<void> undoImports(const QString& database, const QList<StoredDraft>& stored);
/// Does again what was taken back, the first first: a new record comes out of the trash, one that was there has again
/// what the import brought, beside what anybody changed in it since. RevisionStale if somebody has changed a record
/// that is to be taken in again.
Result<void> redoImports(const QString& database, const QList<StoredDraft>& takenBack);

} // namespace duovita
