#pragma once

#include "core/storage/backup.h"

namespace duovita {

class Database;

/// What a copy has taken along.
struct CopiedPeople {
    int people = 0;
    int trashed = 0;  ///< further people, who are in the trash
    int versions = 0; ///< earlier versions of entries

    bool operator==(const CopiedPeople&) const = default;
};

/// Copies everybody from one store to another, whatever kinds of databases they are, row by row as they stand: records,
/// CVs, photos, what is in the trash, earlier versions of entries, revisions and times; and the glossary. All or
/// nothing: PersonExists if the other store has one of them already, in the trash too.
Result<CopiedPeople> copyPeople(Database& from, Database& to);

/// Copies the store at an address to a file; from a file as copyStore() does. What a server has is copied as above, and
/// the file has its name only once it is whole.
Result<void> copyToFile(const QString& from, const QString& to, IfThere ifThere = IfThere::Refuse);

} // namespace duovita
