#pragma once

#include "app/cli/commandline.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"

#include <functional>

namespace duovita {

/// The person of an id or a name: in any language, whatever the case; exactly, or else the only one that a search for
/// it finds. PersonNotFound, or PersonAmbiguous with the names that fit.
Result<StoredPerson> findPerson(Database& database, const QString& words);

/// Hands over the person that a command line names, or with --all everybody, one after the other. False, with messages
/// on stderr, if somebody could not be found or read; the others are handed over all the same.
bool forEachPerson(const CommandLine& line, Database& database, const std::function<void(const Person&)>& use);

} // namespace duovita
