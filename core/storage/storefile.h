#pragma once

#include "core/domain/result.h"

#include <QStringList>

namespace duovita {

/// Makes a file that only its owner may read (mode 0600). FileNotWritable, DatabaseReadOnly or DiskFull.
Result<void> createPrivateFile(const QString& path);

/// The store's file before it is opened: looks at it without changing a byte, or makes it and its folders. What it made
/// is taken away again at the end of its scope unless keep() was called.
class StoreFile {
public:
    explicit StoreFile(QString path) : m_path(std::move(path)) {}
    ~StoreFile();
    StoreFile(const StoreFile&) = delete;
    StoreFile& operator=(const StoreFile&) = delete;

    /// Afterwards the file is there, is writable, and is either empty or ours with a schema known here.
    /// FileIsFolder, FileNotReadable, FileNotWritable, DatabaseNotDatabase, DatabaseForeign, DatabaseTooNew,
    /// DatabaseReadOnly, DatabaseDamaged, DatabaseLocked, DiskFull.
    Result<void> prepare(int newestVersion);
    void keep() { m_kept = true; }

private:
    Result<void> create();
    Result<void> createFolders();
    Result<void> requireWritable() const;
    Result<void> requireOurs(int newestVersion) const;

    QString m_path;
    QStringList m_createdFolders;
    bool m_createdFile = false;
    bool m_kept = false;
};

} // namespace duovita
