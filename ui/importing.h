#pragma once

#include "core/import/importdraft.h"
#include "core/storage/personrepository.h"

namespace duovita {

/// What became of a draft.
struct StoredDraft {
    PersonId person;
    std::optional<Person> before; ///< the record as it was, if the draft went into one: for taking it back
    std::vector<ImportNote> notes;
};

/// Puts a draft into the store: as a new record, or, merged, into the one of the same person. `intoIt` names that
/// person where the user has said whose document it is. A record that already holds it all is left alone. Nothing is
/// written if it is only `tried`.
struct StoringOptions {
    std::optional<PersonId> intoIt = {};
    bool merge = true;
    bool tried = false;
};
Result<StoredDraft> storeDraft(Database& database, const ImportDraft& draft, const StoringOptions& options);

/// All drafts of a file, one after the other; stops at the first that fails.
Result<QList<StoredDraft>> storeDrafts(const QString& database, const QList<ImportDraft>& drafts);

/// Takes a merge back.
Result<void> takeBack(const QString& database, const PersonId& person, const Person& before);

} // namespace duovita
