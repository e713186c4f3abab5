#pragma once

#include "app/cli/commandline.h"
#include "core/domain/result.h"

namespace duovita {

/// The passphrase for a new file, from the source that the command line names, or asked for twice, so that a typing
/// error does not lock the file for good.
Result<QByteArray> newPassphrase(const CommandLine& line, const QString& file);
/// The passphrase of an existing file, from the source that the command line names, or asked for.
Result<QByteArray> passphraseOf(const CommandLine& line, const QString& file);

} // namespace duovita
