#pragma once

#include "app/cli/commandline.h"
#include "core/domain/result.h"

namespace duovita {

/// For a new file, `file`: from where the command line says, or asked for twice, so that a slip of the finger does not
/// lock it for good.
Result<QByteArray> newPassphrase(const CommandLine& line, const QString& file);
/// For a file that is there: from where the command line says, or asked for.
Result<QByteArray> passphraseOf(const CommandLine& line, const QString& file);

} // namespace duovita
