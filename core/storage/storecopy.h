#pragma once

#include "core/storage/backup.h"

namespace duovita {

class Database;

/// What a copy contains.
struct CopiedPeople {
    int people = 0;
    int trashed = 0;  ///< people in the trash, not counted above
    int versions = 0; ///< earlier versions of entries

    bool operator==(const CopiedPeople&) const = default;
};

/// Copies everybody from one store to another, of any kind of database, row by row: records, CVs, photos, the trash,
/// earlier versions of entries, revisions and times; and the glossary. All or nothing: PersonExists if the target
/// already has one of the people, even in the trash.
Result<CopiedPeople> copyPeople(Database& from, Database& to);

/// Copies a store to a file. A store in a file is copied by copyStore(), a server's by copyPeople(); either way the
/// file gets its name only when it is complete.
Result<void> copyToFile(const QString& from, const QString& to, IfExists ifExists = IfExists::Refuse);

} // namespace duovita
