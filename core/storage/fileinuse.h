#pragma once

#include "core/domain/openfiles.h"

#include <QRecursiveMutex>

namespace duovita {

/// Registers that this process has a store's file open through SQLite, or is about to open it, for as long as this
/// object lives.
///
/// Under POSIX a lock belongs to a process and a file: opening the file in any other way and closing it again drops all
/// of SQLite's locks on it (sqlite.org/howtocorrupt.html, 2.2). The next program that closes the store then takes
/// itself for the last user and removes the log, while this process still writes to it. Therefore a file in use is
/// inspected only through SQLite, and while a file that is not in use is inspected, this process does not open it.
class FileInUse {
public:
    explicit FileInUse(const QString& path);
    ~FileInUse();
    FileInUse(const FileInUse&) = delete;
    FileInUse& operator=(const FileInUse&) = delete;

    /// The file that existed when this object was made.
    const FileIdentity& identity() const { return m_identity; }

    /// Whether the file at `path` is in use.
    static bool any(const QString& path);
    /// Held while a file is inspected outside SQLite, and while a file is registered.
    static QRecursiveMutex& looking();

private:
    FileIdentity m_identity;
};

} // namespace duovita
