#pragma once

#include "core/storage/database.h"

namespace duovita {

enum class IfMissing { Create, Refuse };
enum class Purpose { Reading, Writing };

/// Opens a store for a command. Where its server asks for a password and somebody sits at a terminal, they are asked,
/// without showing what they type; it is kept for this run of the program only. FileNotFound for a file that is not
/// there, if none is to be made. On a full disk one that is to be read is opened for that alone.
Result<std::unique_ptr<Database>> openStore(const QString& address, IfMissing ifMissing,
                                            Purpose purpose = Purpose::Writing);

/// Says on standard error what there is to say of stores that were opened all the same: a damaged log, say.
void printStoreNotices();

} // namespace duovita
