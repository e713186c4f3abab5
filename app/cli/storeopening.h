#pragma once

#include "core/storage/database.h"

namespace duovita {

enum class IfMissing { Create, Refuse };

/// Opens a store for a command. Where its server asks for a password and somebody sits at a terminal, they are asked,
/// without showing what they type; it is kept for this run of the program only. FileNotFound for a file that is not
/// there, if none is to be made.
Result<std::unique_ptr<Database>> openStore(const QString& address, IfMissing ifMissing);

} // namespace duovita
