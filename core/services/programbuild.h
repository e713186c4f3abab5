#pragma once

#include <QByteArray>

namespace duovita {

/// What the linker marked this build of the program with (NT_GNU_BUILD_ID): a hash of all that is in it, so that a
/// build that changes nothing has the same. Empty if it has no mark.
QByteArray programBuildId();

} // namespace duovita
