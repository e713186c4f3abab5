#pragma once

#include "core/domain/result.h"
#include "core/storage/statements.h"
#include "core/storage/storefile.h"

#include <memory>

namespace duovita {

/// An open store with its schema up to date. Belongs to the thread that opened it; a second thread opens its own.
class Database {
public:
    /// Opens or creates the SQLite file (its folder too), mode 0600, WAL, synchronous FULL, foreign keys on; migrates
    /// it after a backup beside it; checks its integrity after an unclean end. On an error nothing has been changed.
    static Result<std::unique_ptr<Database>> open(const QString& path);
    /// The same for a store that has been open before: where its file is missing, DatabaseGone, and none is made.
    static Result<std::unique_ptr<Database>> openExisting(const QString& path);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    QString path() const { return m_path; }
    QSqlDatabase connection() const;
    const std::shared_ptr<PreparedStatements>& prepared() const { return m_prepared; }
    /// Whether its path still leads to the file that was opened: what is written to a removed one is lost without an
    /// error.
    bool isInPlace() const;

private:
    Database(QString path, QString connectionName);

    QString m_path;
    FileIdentity m_file;
    QString m_connectionName;
    std::shared_ptr<PreparedStatements> m_prepared = std::make_shared<PreparedStatements>();
};

/// Where the store is if nobody says: duovita.db in the platform's data folder.
QString defaultDatabasePath();

} // namespace duovita
