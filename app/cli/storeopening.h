#pragma once

#include "core/storage/database.h"

namespace duovita {

enum class IfMissing { Create, Refuse };
enum class Purpose { Reading, Writing };

/// Opens a store for a command. If a server asks for a password and there is a terminal, asks for it without echo and
/// keeps it for this run only. FileNotFound if the file is missing and must not be created. On a full disk, a store
/// opened for reading is opened read-only.
Result<std::unique_ptr<Database>> openStore(const QString& address, IfMissing ifMissing,
                                            Purpose purpose = Purpose::Writing);

/// Prints warnings about stores that could be opened nevertheless, such as a damaged log, to standard error.
void printStoreNotices();

} // namespace duovita
