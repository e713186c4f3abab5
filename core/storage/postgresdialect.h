#pragma once

#include "core/domain/result.h"
#include "core/storage/dialect.h"
#include "core/storage/postgreswordindex.h"

namespace duovita {

/// PostgreSQL: a store is a schema of a server's database, the first of its search_path.
class PostgresDialect : public Dialect {
public:
    QString driver() const override;
    QStringList connectionSetup() const override;
    Error errorOf(const QSqlError& failure, const QString& path, const QString& purpose) const override;
    QString begin(Access access) const override;
    QString lockSchema(Access access) const override;
    QString storedVersion() const override;
    QString mayWrite() const override;
    QString forUpdate() const override;
    QString forUpdateIfFree() const override;
    bool isShared() const override;
    bool keepsDigests() const override { return false; }
    const QList<Migration>& migrations() const override;
    int schemaVersion(Statements& statements) const override;
    QStringList setSchemaVersion(int version) const override;
    const WordIndex& wordIndex() const override { return m_wordIndex; }
    QString announcement() const override;
    /// Removes NUL characters, which PostgreSQL's texts cannot hold.
    QString bindable(const QString& text) const override;

    /// Connection options, unless the address overrides them: the application's name, and the timeouts after which a
    /// silent server is given up.
    QString options() const;
    /// The error for a connection pooler that gives each transaction another session: our prepared statements and
    /// LISTEN exist in only one of them.
    static Error pooled(const QString& path);
    /// Whether the schema is empty or holds a store of ours with a known version. Changes nothing. DatabaseForeign,
    /// DatabaseTooNew, DatabaseNotOpened, and the errors of errorOf().
    Result<void> inspect(Statements& statements, int newestVersion) const;

private:
    PostgresWordIndex m_wordIndex;
};

} // namespace duovita
