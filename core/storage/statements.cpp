#include "core/storage/statements.h"

#include "core/storage/database.h"
#include "core/storage/dialect.h"

#include <QSqlRecord>

namespace duovita {

Statements::Statements(QSqlDatabase connection, QString path, QString purpose,
                       std::shared_ptr<PreparedStatements> prepared)
    : m_connection(std::move(connection)), m_dialect(dialectOf(m_connection)), m_path(std::move(path)),
      m_purpose(std::move(purpose)), m_prepared(std::move(prepared))
{
}

void Statements::command(const QString& sql)
{
    if (m_error)
        return;
    QSqlQuery query(m_connection);
    if (!query.exec(sql))
        fail(errorOf(query));
}

int Statements::run(const QString& sql, const QVariantList& values)
{
    QSqlQuery* query = execute(sql, values);
    if (!query)
        return 0;
    const int changed = query->numRowsAffected();
    query->finish();
    return changed;
}

QList<QVariantList> Statements::rows(const QString& sql, const QVariantList& values)
{
    QList<QVariantList> result;
    forEachRow(sql, values, [&](const QVariantList& row) {
        result += row;
        return true;
    });
    return result;
}

void Statements::forEachRow(const QString& sql, const QVariantList& values,
                            const std::function<bool(const QVariantList& row)>& visit)
{
    QSqlQuery* query = execute(sql, values);
    if (!query)
        return;
    const int columns = query->record().count();
    bool more = true;
    while (more && query->next()) {
        QVariantList row;
        row.reserve(columns);
        for (int column = 0; column < columns; ++column)
            row += query->value(column);
        more = visit(row);
    }
    if (query->lastError().isValid())
        fail(errorOf(*query));
    query->finish();
}

QVariant Statements::value(const QString& sql, const QVariantList& values)
{
    const QList<QVariantList> found = rows(sql, values);
    return found.isEmpty() ? QVariant() : found.front().value(0);
}

QSqlQuery* Statements::execute(const QString& sql, const QVariantList& values)
{
    if (m_error)
        return nullptr;
    std::shared_ptr<QSqlQuery> query = m_prepared->value(sql);
    if (!query) {
        query = std::make_shared<QSqlQuery>(m_connection);
        query->setForwardOnly(true);
        if (!query->prepare(sql)) {
            fail(errorOf(*query));
            return nullptr;
        }
        m_prepared->insert(sql, query);
    }
    for (qsizetype i = 0; i < values.size(); ++i) {
        // The driver would store a null QString as NULL; here it is an empty text.
        if (values[i].typeId() != QMetaType::QString)
            query->bindValue(static_cast<int>(i), values[i]);
        else if (const QString text = m_dialect.bindable(values[i].toString()); text.isEmpty())
            query->bindValue(static_cast<int>(i), QStringLiteral(""));
        else
            query->bindValue(static_cast<int>(i), text);
    }
    if (query->exec())
        return query.get();
    fail(errorOf(*query));
    return nullptr;
}

Error Statements::errorOf(const QSqlQuery& query) const
{
    return m_dialect.errorOf(query.lastError(), m_path, m_purpose);
}

void Statements::fail(Error error)
{
    if (!m_error)
        m_error = std::move(error);
}

void Statements::failDamaged(const Error& reason)
{
    fail({ErrorCode::DatabaseDamaged, {m_path, reason.parameters.join(u' ')}});
}

Result<void> Statements::outcome() const
{
    return m_error ? Result<void>(*m_error) : Result<void>();
}

void Statements::rollBack(const QStringList& commands)
{
    for (const std::shared_ptr<QSqlQuery>& query : std::as_const(*m_prepared))
        query->finish();
    for (const QString& command : commands)
        QSqlQuery(m_connection).exec(command);
}

Statements statementsFor(const Database& database, const QString& purpose)
{
    return Statements(database.connection(), database.path(), purpose, database.prepared());
}

} // namespace duovita
