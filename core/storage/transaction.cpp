#include "core/storage/transaction.h"

#include "core/storage/migrations.h"

#include <QHash>

#include <utility>

namespace duovita {

namespace {

/// The number of open transactions per connection. A connection belongs to one thread.
QHash<QString, int>& openTransactions()
{
    thread_local QHash<QString, int> open;
    return open;
}

QStringList takingBack(bool part)
{
    return part ? QStringList{QStringLiteral("ROLLBACK TO part"), QStringLiteral("RELEASE part")}
                : QStringList{QStringLiteral("ROLLBACK")};
}

} // namespace

Transaction::Transaction(Statements& statements, Access access)
    : m_statements(statements), m_connection(statements.connectionName()),
      m_isPart(openTransactions().value(m_connection) > 0)
{
    begin(access);
    if (const QString lock = m_statements.dialect().lockSchema(access); !lock.isEmpty())
        m_statements.rows(lock);
    if (access == Access::Writing || access == Access::Removing)
        requireKnownSchema();
}

void Transaction::begin(Access access)
{
    if (!m_isPart && access != Access::Reading && !m_statements.dialect().isShared() && !m_statements.failed()) {
        m_turn.emplace(m_statements.path());
        if (!m_turn->came())
            m_statements.fail({ErrorCode::DatabaseLocked, {m_statements.path()}});
    }
    m_statements.command(m_isPart ? QStringLiteral("SAVEPOINT part") : m_statements.dialect().begin(access));
    m_open = !m_statements.failed();
    if (m_open)
        ++openTransactions()[m_connection];
    else
        m_turn.reset();
}

/// From here until the end of the transaction, nobody migrates.
void Transaction::requireKnownSchema()
{
    const Dialect& dialect = m_statements.dialect();
    const int known = newestSchemaVersion(dialect.migrations());
    const int version = m_statements.value(dialect.storedVersion()).toInt();
    if (version > known)
        m_statements.fail(
            {ErrorCode::DatabaseRenewed, {m_statements.path(), QString::number(version), QString::number(known)}});
}

Transaction::~Transaction()
{
    rollBack();
}

Result<void> Transaction::commit()
{
    if (m_open)
        m_statements.command(m_isPart ? QStringLiteral("RELEASE part") : QStringLiteral("COMMIT"));
    if (m_statements.failed())
        rollBack();
    else
        end();
    return m_statements.outcome();
}

void Transaction::rollBack()
{
    if (m_open)
        m_statements.rollBack(takingBack(m_isPart));
    end();
}

void Transaction::end()
{
    if (!std::exchange(m_open, false))
        return;
    m_turn.reset();
    int& open = openTransactions()[m_connection];
    if (--open == 0)
        openTransactions().remove(m_connection);
}

} // namespace duovita
