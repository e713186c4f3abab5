#pragma once

#include "core/editing/autosave.h"
#include "core/storage/personrepository.h"

namespace duovita {

/// What CurrentRecord owns while a record is open: the document and its autosave.
struct OpenRecord {
    /// `databasePath` is a file's path or a server's address, as in Database::open().
    OpenRecord(const QString& databasePath, const StoredPerson& stored)
        : document(stored.person), autosave(databasePath, document, stored.revisions)
    {
    }

    PersonDocument document;
    Autosave autosave; // declared last: its destructor saves pending changes while the document exists
};

} // namespace duovita
