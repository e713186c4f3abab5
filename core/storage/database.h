#pragma once

#include "core/domain/result.h"
#include "core/storage/statements.h"
#include "core/storage/storefile.h"

#include <memory>

namespace duovita {

class StoreAddress;

/// An open store with an up-to-date schema. Belongs to the thread that opened it; each thread opens its own.
class Database {
public:
    /// Opens or creates the store at an address (see StoreAddress). On an error nothing has been changed. For a SQLite
    /// file, whose folder is created if missing: mode 0600, WAL, synchronous FULL, foreign keys on; a backup is made
    /// before a migration; integrity is checked after an unclean end. For a PostgreSQL database: the tables are created
    /// or migrated under an advisory lock in one transaction. DatabaseUnreachable, DatabaseDenied, DatabaseOutdated.
    static Result<std::unique_ptr<Database>> open(const QString& address);
    /// The same for a store that was open before: if it is missing, DatabaseGone, and no new store is created.
    static Result<std::unique_ptr<Database>> openExisting(const QString& address);
    /// Opens a server's store only to listen: it migrates nothing, so every statement is short. DatabaseOutdated if a
    /// migration would be needed.
    static Result<std::unique_ptr<Database>> openUnchanged(const QString& address);
    /// Opens a store in a file read-only, on a disk that is too full for SQLite's companion files. DiskFull unless the
    /// store has the newest schema; the errors of inspectStore().
    static Result<std::unique_ptr<Database>> openToRead(const QString& path);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// The file's path, or the address without a password.
    QString path() const { return m_path; }
    QSqlDatabase connection() const;
    const std::shared_ptr<PreparedStatements>& prepared() const { return m_prepared; }
    /// Whether the path still leads to the file that was opened: writing to a removed file loses data without an error.
    /// Always true for a server, which reports errors itself.
    bool isInPlace() const;

private:
    enum class IfNotNew { Migrate, MigrateExisting, Refuse };

    explicit Database(QString path);

    static Result<std::unique_ptr<Database>> openFile(const StoreAddress& address);
    static Result<std::unique_ptr<Database>> openServer(const StoreAddress& address, IfNotNew ifNotNew);

    QString m_path;
    std::optional<FileInUse> m_file; ///< only for a store in a file
    QString m_connectionName;
    std::shared_ptr<PreparedStatements> m_prepared = std::make_shared<PreparedStatements>();
};

/// The default location of the store: duovita.db in the platform's data folder.
QString defaultDatabasePath();

} // namespace duovita
