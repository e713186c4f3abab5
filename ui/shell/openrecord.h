#pragma once

#include "core/editing/autosave.h"
#include "core/storage/personrepository.h"

namespace duovita {

/// The record that the window shows: the document and what saves it.
struct OpenRecord {
    OpenRecord(const QString& databasePath, const StoredPerson& stored)
        : document(stored.person), autosave(databasePath, document, stored.revisions)
    {
    }

    PersonDocument document;
    Autosave autosave; // saves what is left when it is destroyed, before the document goes
};

} // namespace duovita
