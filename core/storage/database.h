#pragma once

#include "core/domain/result.h"
#include "core/storage/statements.h"
#include "core/storage/storefile.h"

#include <memory>

namespace duovita {

class StoreAddress;

/// An open store with its schema up to date. Belongs to the thread that opened it; a second thread opens its own.
class Database {
public:
    /// Opens or creates the store at an address (see StoreAddress). On an error nothing has been changed.
    /// A file of SQLite (its folder is made too): mode 0600, WAL, synchronous FULL, foreign keys on; migrated after a
    /// backup beside it; its integrity is checked after an unclean end. A PostgreSQL database: its tables are made or
    /// migrated under an advisory lock, in one transaction. DatabaseUnreachable, DatabaseDenied, DatabaseOutdated.
    static Result<std::unique_ptr<Database>> open(const QString& address);
    /// The same for a store that has been open before: where there is none, DatabaseGone, and none is made.
    static Result<std::unique_ptr<Database>> openExisting(const QString& address);
    /// The same of a server's store for who only listens: nothing is migrated, so that every question is a short one.
    /// DatabaseOutdated where something would have to be.
    static Result<std::unique_ptr<Database>> openUnchanged(const QString& address);
    /// A file's store on a disk that has no room for what SQLite makes beside it, to be read and nothing else: of the
    /// newest schema, and DiskFull if it is not. The errors of looking at a store.
    static Result<std::unique_ptr<Database>> openToRead(const QString& path);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    /// The file's path, or the address without a password.
    QString path() const { return m_path; }
    QSqlDatabase connection() const;
    const std::shared_ptr<PreparedStatements>& prepared() const { return m_prepared; }
    /// Whether its path still leads to the file that was opened: what is written to a removed one is lost without an
    /// error. A server says by itself what it cannot keep.
    bool isInPlace() const;

private:
    enum class IfNotNew { Migrate, MigrateExisting, Refuse };

    explicit Database(QString path);

    static Result<std::unique_ptr<Database>> openFile(const StoreAddress& address);
    static Result<std::unique_ptr<Database>> openServer(const StoreAddress& address, IfNotNew ifNotNew);

    QString m_path;
    std::optional<FileInUse> m_file; ///< of a store that is a file
    QString m_connectionName;
    std::shared_ptr<PreparedStatements> m_prepared = std::make_shared<PreparedStatements>();
};

/// Where the store is if nobody says: duovita.db in the platform's data folder.
QString defaultDatabasePath();

} // namespace duovita
