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

/// A connection's prepared statements, by their text: preparing one takes longer than running it.
using PreparedStatements = QHash<QString, std::shared_ptr<QSqlQuery>>;

/// Runs statements with bound values on one connection, each prepared once. Remembers the first error; after it nothing
/// more is run, so that a caller may write a sequence and look at the end.
class Statements {
public:
    /// `purpose` says what the statements are for, for the error; `path` is the store's file, or
    /// its address without a password; `prepared` of the same
    /// connection, if there is more to come on it.
    Statements(QSqlDatabase connection, QString path, QString purpose,
               std::shared_ptr<PreparedStatements> prepared = std::make_shared<PreparedStatements>());

    /// A statement without values that is not worth preparing, or cannot be: of the schema, of a transaction.
    void command(const QString& sql);
    /// The number of rows changed; 0 after an error.
    int run(const QString& sql, const QVariantList& values = {});
    QList<QVariantList> rows(const QString& sql, const QVariantList& values = {});
    /// The same for more rows than memory should hold at once: each is handed out as it is read, until `visit` returns
    /// false. It runs no statement on this connection.
    void forEachRow(const QString& sql, const QVariantList& values,
                    const std::function<bool(const QVariantList& row)>& visit);
    /// The first column of the first row; invalid if there is none.
    QVariant value(const QString& sql, const QVariantList& values = {});

    bool failed() const { return m_error.has_value(); }
    const std::optional<Error>& error() const { return m_error; }
    void fail(Error error);
    /// A stored value that the codec refuses: the store is damaged.
    void failDamaged(const Error& reason);
    Result<void> outcome() const;
    /// Works after an error too, and adds none: after a full disk SQLite has rolled back by itself already. These
    /// commands take back what a transaction did.
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
