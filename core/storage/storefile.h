#pragma once

#include "core/domain/result.h"
#include "core/storage/lookingconnection.h"

#include <QStringList>

namespace duovita {

/// Why files cannot be written at or beside this path, according to its file system: EROFS, ENOSPC or 0.
int diskRefusal(const QString& path);

/// The error for an errno of a failed write. FileNotWritable, DatabaseReadOnly or DiskFull.
Error errorFromErrno(const QString& path, int number);

/// Whether a file may be read and written, without opening it (see FileInUse).
Result<void> isWritable(const QString& path);

/// Creates a file that only its owner may read (mode 0600). FileNotWritable, DatabaseReadOnly or DiskFull.
Result<void> createPrivateFile(const QString& path);

/// How much a check reads: each page, and each row with its digest (storedrows.h).
enum class Thoroughness {
    AfterUncleanEnd, ///< everything, but only if the last writer did not close the store and this process does not have
                     ///< it open
    EveryPage,       ///< everything, and compares the tables with their indexes
};

/// Whether the file is a store of ours with a known schema, without changing a byte of it. FileNotReadable,
/// DatabaseNotDatabase, DatabasePacked, DatabaseForeign, DatabaseTooNew, DatabaseAltered (storeschema.h),
/// DatabaseDamaged, DatabaseLocked; DatabaseNotOwned or FileIsLink if a file beside it belongs to somebody else.
Result<void> inspectStore(const QString& path, int newestVersion,
                          Thoroughness thoroughness = Thoroughness::AfterUncleanEnd);

/// Prepares a store's file before it is opened: inspects it without changing a byte, or creates it and its folders.
/// What it created is removed at the end of its scope unless keep() was called.
class StoreFile {
public:
    explicit StoreFile(QString path) : m_path(std::move(path)) {}
    ~StoreFile();
    StoreFile(const StoreFile&) = delete;
    StoreFile& operator=(const StoreFile&) = delete;

    /// Afterwards the file exists, is writable, and is either empty or a store of ours with a known schema.
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
