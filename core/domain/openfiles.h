#pragma once

#include "core/domain/result.h"

#include <optional>

namespace duovita {

/// Identifies the file that a path leads to, by device and inode number; nothing if there is none.
using FileIdentity = std::optional<std::pair<quint64, quint64>>;
FileIdentity identityOf(const QString& path);

// Registers the files that this process has open as databases. Under POSIX, a lock belongs to a process and a file:
// opening such a file in any other way and closing it again drops SQLite's locks on it. core/storage/fileinuse.h
// describes the consequences.

void noteOpenDatabase(const FileIdentity& file);
void forgetOpenDatabase(const FileIdentity& file); ///< call it once for each noteOpenDatabase()
bool isOpenDatabase(const FileIdentity& file);

/// To be asked before reading a file that a person chose: FileBinary, as for any database, if it is an open database or
/// belongs to one.
Result<void> mayBeRead(const QString& path);

} // namespace duovita
