#pragma once

#include "core/domain/result.h"

namespace duovita {

// Steps by which a file, and a store's in particular, is there whole or not at all.

/// The path, or, if that is taken, the first of "name (2).db", "name (3).db"… that is not.
QString freeName(const QString& path);
/// What was written to a file is on the disk before a name says that it is whole; of a folder, its names.
bool flushToDisk(const QString& path);
/// A folder for its owner only, unless there is one. FileNotWritable.
Result<void> makeFolder(const QString& folder);
/// What SQLite keeps beside a store's file: "-journal", "-wal", "-shm".
QStringList companionsOf(const QString& path);
/// The second of them: what was written and is not yet in the file.
QString logOf(const QString& path);
void removeCompanions(const QString& path);
/// A store's file with its companions, if there are any.
void removeStore(const QString& path);
/// The error of the system call that has just failed.
Error notWritable(const QString& path);
/// Gives a file, which is whole, another name, in the place of what has it.
Result<void> renameFile(const QString& from, const QString& to);

} // namespace duovita
