#pragma once

#include "core/domain/result.h"
#include "core/storage/fileinuse.h"

#include <QSqlDatabase>
#include <QStringList>

#include <optional>

namespace duovita {

/// What keeps files from being written where this one is, or would be, as its disk tells: EROFS, ENOSPC or nothing (0).
int diskRefusal(const QString& path);

/// What an errno means for a file that could not be written. FileNotWritable, DatabaseReadOnly or DiskFull.
Error errorFromErrno(const QString& path, int number);

/// Makes a file that only its owner may read (mode 0600). FileNotWritable, DatabaseReadOnly or DiskFull.
Result<void> createPrivateFile(const QString& path);

/// A connection that changes nothing, gone at the end of its scope.
class LookingConnection {
public:
    enum class Others {
        Absent,  ///< reads the file as it lies there, without a lock, if it has no log: not a byte is added beside it
        Present, ///< takes the locks that keep a reading whole while others write, where the file may be written
    };
    explicit LookingConnection(const QString& path, Others others = Others::Absent);
    ~LookingConnection();
    LookingConnection(const LookingConnection&) = delete;
    LookingConnection& operator=(const LookingConnection&) = delete;

    QSqlDatabase connection() const;

private:
    QString m_name;
    std::optional<FileInUse> m_use;
};

/// What one of those is made of, for whoever keeps it longer. On a disk without room for what SQLite makes beside a
/// store that is in use it needs none of that.
QSqlDatabase openToLook(const QString& name, const QString& path, LookingConnection::Others others);

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
