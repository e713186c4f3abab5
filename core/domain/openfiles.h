#pragma once

#include "core/domain/result.h"

#include <optional>

namespace duovita {

/// Which file a path leads to: its device and its number there; nothing if there is none.
using FileIdentity = std::optional<std::pair<quint64, quint64>>;
FileIdentity identityOf(const QString& path);

// The files that this process has open as databases. Under POSIX a lock belongs to a process and a file: whoever opens
// such a file in another way and closes it again has taken the locks of SQLite on it away; core/storage/fileinuse.h has
// what comes of that.

void noteOpenDatabase(const FileIdentity& file);
void forgetOpenDatabase(const FileIdentity& file); ///< once for each time that it was noted
bool isOpenDatabase(const FileIdentity& file);

/// For whoever reads a file that a person chose: FileBinary, as for any database, if it is one of those or belongs to
/// one.
Result<void> mayBeRead(const QString& path);

} // namespace duovita
