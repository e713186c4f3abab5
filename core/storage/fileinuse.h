#pragma once

#include "core/domain/openfiles.h"

#include <QRecursiveMutex>

namespace duovita {

/// That this process has a store's file open through SQLite, or is about to, as long as this lives.
///
/// Under POSIX a lock belongs to a process and a file: whoever opens such a file in another way and closes it again has
/// taken all of SQLite's locks on it away (sqlite.org/howtocorrupt.html, 2.2). The next program that closes the store
/// then believes to be the last one and removes the log, into which this process goes on writing. So a file in use is
/// looked at through SQLite alone; and between a look at a file that is not and its end, nobody here opens it.
class FileInUse {
public:
    explicit FileInUse(const QString& path);
    ~FileInUse();
    FileInUse(const FileInUse&) = delete;
    FileInUse& operator=(const FileInUse&) = delete;

    /// The file that was there when it was opened.
    const FileIdentity& identity() const { return m_identity; }

    /// Whether the file that a path leads to is.
    static bool any(const QString& path);
    /// Held while a file is looked at otherwise, and while one comes into use.
    static QRecursiveMutex& looking();

private:
    FileIdentity m_identity;
};

} // namespace duovita
