#pragma once

#include "core/domain/result.h"
#include "core/storage/lookingconnection.h"

#include <QStringList>

namespace duovita {

/// What keeps files from being written where this one is, or would be, as its disk tells: EROFS, ENOSPC or nothing (0).
int diskRefusal(const QString& path);

/// What an errno means for a file that could not be written. FileNotWritable, DatabaseReadOnly or DiskFull.
Error errorFromErrno(const QString& path, int number);

/// Whether a file may be read and written, asked without opening it (see FileInUse).
Result<void> isWritable(const QString& path);

/// Makes a file that only its owner may read (mode 0600). FileNotWritable, DatabaseReadOnly or DiskFull.
Result<void> createPrivateFile(const QString& path);

/// What is read whole: each page, and each row with its digest (storedrows.h).
enum class Thoroughness {
    AfterUncleanEnd, ///< all of that only if whoever wrote last did not close the store, nor has it open here
    EveryPage,       ///< and compares the tables with their indexes
};

/// Whether the file is a store of ours with a schema known here, without changing a byte of it. FileNotReadable,
/// DatabaseNotDatabase, DatabasePacked, DatabaseForeign, DatabaseTooNew, DatabaseAltered (storeschema.h),
/// DatabaseDamaged, DatabaseLocked; DatabaseNotOwned or FileIsLink where what is beside it is somebody else's.
Result<void> inspectStore(const QString& path, int newestVersion,
                          Thoroughness thoroughness = Thoroughness::AfterUncleanEnd);

/// The store's file before it is opened: looks at it without changing a byte, or makes it and its folders. What it made
/// is taken away again at the end of its scope unless keep() was called.
class StoreFile {
public:
    explicit StoreFile(QString path) : m_path(std::move(path)) {}
    ~StoreFile();
    StoreFile(const StoreFile&) = delete;
    StoreFile& operator=(const StoreFile&) = delete;

    /// Afterwards the file is there, is writable, and is either empty or ours with a schema known here.
    /// FileIsFolder, FileNotReadable, FileNotWritable, DatabaseNotOwned, FileIsLink, DatabaseNotDatabase,
    /// DatabaseForeign, DatabaseTooNew, DatabaseAltered, DatabaseReadOnly, DatabaseDamaged, DatabaseLocked, DiskFull.
    Result<void> prepare(int newestVersion);
    void keep() { m_kept = true; }

private:
    Result<void> create();
    Result<void> createFolders();

    QString m_path;
    QStringList m_createdFolders;
    bool m_createdFile = false;
    bool m_kept = false;
};

} // namespace duovita
