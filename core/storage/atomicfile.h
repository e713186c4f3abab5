#pragma once

#include "core/domain/result.h"

namespace duovita {

// Building blocks for writing a file, a store's in particular, either whole or not at all.

/// Returns `path`, or, if that exists, the first of "name (2).db", "name (3).db"… that does not.
QString freeName(const QString& path);
/// Flushes a file's content, or a folder's names, to the disk, so that a name never refers to incomplete content.
/// Returns whether it succeeded.
bool flushToDisk(const QString& path);
/// Makes a folder that only its owner may enter, unless it exists. FileNotWritable.
Result<void> makeFolder(const QString& folder);
/// The companion files that SQLite keeps beside a store: "-journal", "-wal", "-shm".
QStringList companionsOf(const QString& path);
/// The second of them, the write-ahead log: data that has been written but is not yet in the store's file.
QString logOf(const QString& path);
void removeCompanions(const QString& path);
/// Removes a store's file and its companions, if there are any.
void removeStore(const QString& path);
/// The error of the system call that has just failed, from errno.
Error notWritable(const QString& path);
/// Renames a complete file, replacing any file that has the new name.
Result<void> renameFile(const QString& from, const QString& to);

} // namespace duovita
