#pragma once

#include <QByteArray>

namespace duovita {

/// The linker's build id of this program (NT_GNU_BUILD_ID): a hash of its content, equal for builds that are equal.
/// Empty if it has none.
QByteArray programBuildId();

} // namespace duovita
