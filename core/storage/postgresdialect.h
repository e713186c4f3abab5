#pragma once

#include "core/domain/result.h"
#include "core/storage/dialect.h"
#include "core/storage/postgreswordindex.h"

namespace duovita {

/// PostgreSQL: a schema of a server's database, the first of its search_path.
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
    /// Without NUL, which its texts cannot have.
    QString bindable(const QString& text) const override;

    /// What a connection begins with unless its address says otherwise: who asks, and how soon a server that does not
    /// answer is given up.
    QString options() const;
    /// That a pooler gives each transaction another session: what we prepared and listen to is in one of them.
    static Error pooled(const QString& path);
    /// Whether the schema holds a store of ours with a version known here, or nothing at all. Changes nothing.
    /// DatabaseForeign, DatabaseTooNew, DatabaseNotOpened, and what errorOf() says.
    Result<void> inspect(Statements& statements, int newestVersion) const;

private:
    PostgresWordIndex m_wordIndex;
};

} // namespace duovita
