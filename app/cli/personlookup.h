#pragma once

#include "app/cli/commandline.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"

#include <functional>

namespace duovita {

/// Finds a person by id or by name, in any language and ignoring case: an exact match, or else the only person that a
/// search finds. PersonNotFound, or PersonAmbiguous with the names that match.
Result<StoredPerson> findPerson(Database& database, const QString& words);

/// Calls `use` for the person that the command line names, or with --all for everybody in turn. Returns false, after
/// messages on stderr, if somebody could not be found or read; the others are processed nevertheless.
bool forEachPerson(const CommandLine& line, Database& database, const std::function<void(const Person&)>& use);

} // namespace duovita
