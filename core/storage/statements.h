#pragma once

#include "core/domain/result.h"

#include <QHash>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QVariant>

#include <functional>
#include <memory>

namespace duovita {

class Database; // core/storage/database.h
class Dialect;
class Statements;

/// Statements on a database's connection; see the constructor.
Statements statementsFor(const Database& database, const QString& purpose);

/// A connection's prepared statements by their SQL text: preparing a statement takes longer than running it.
using PreparedStatements = QHash<QString, std::shared_ptr<QSqlQuery>>;

/// Runs statements with bound values on one connection and prepares each once. Remembers the first error and runs
/// nothing after it, so that a caller may issue a series and check the outcome at the end.
class Statements {
public:
    /// `purpose` describes the statements for error messages; `path` is the store's file, or its address without a
    /// password; pass the connection's own `prepared` if more statements will follow on it.
    Statements(QSqlDatabase connection, QString path, QString purpose,
               std::shared_ptr<PreparedStatements> prepared = std::make_shared<PreparedStatements>());

    /// Runs a statement without values that need not or cannot be prepared, such as schema and transaction commands.
    void command(const QString& sql);
    /// The number of rows changed; 0 after an error.
    int run(const QString& sql, const QVariantList& values = {});
    QList<QVariantList> rows(const QString& sql, const QVariantList& values = {});
    /// The same for more rows than should be in memory at once: calls `visit` for each row until it returns false.
    /// `visit` must not run statements on this connection.
    void forEachRow(const QString& sql, const QVariantList& values,
                    const std::function<bool(const QVariantList& row)>& visit);
    /// The first column of the first row; invalid if there is none.
    QVariant value(const QString& sql, const QVariantList& values = {});

    bool failed() const { return m_error.has_value(); }
    const std::optional<Error>& error() const { return m_error; }
    void fail(Error error);
    /// Fails because the codec refuses a stored value: the store is damaged.
    void failDamaged(const Error& reason);
    Result<void> outcome() const;
    /// Rolls back a transaction with these commands. Works after an error and adds none: SQLite rolls back by itself
    /// when the disk is full.
    void rollBack(const QStringList& commands);

    const QString& path() const { return m_path; }
    QString connectionName() const { return m_connection.connectionName(); }
    const Dialect& dialect() const { return m_dialect; }

private:
    QSqlQuery* execute(const QString& sql, const QVariantList& values);

    Error errorOf(const QSqlQuery& query) const;

    QSqlDatabase m_connection;
    const Dialect& m_dialect;
    QString m_path;
    QString m_purpose;
    std::shared_ptr<PreparedStatements> m_prepared;
    std::optional<Error> m_error;
};

} // namespace duovita
