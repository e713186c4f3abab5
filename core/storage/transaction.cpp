#include "core/storage/transaction.h"

#include "core/storage/migrations.h"

namespace duovita {

Transaction::Transaction(Statements& statements, Access access) : m_statements(statements)
{
    m_statements.command(m_statements.dialect().begin(access));
    m_open = !m_statements.failed();
    if (const QString lock = m_statements.dialect().lockSchema(access); !lock.isEmpty())
        m_statements.rows(lock);
    if (access == Access::Writing || access == Access::Removing)
        requireKnownSchema();
}

/// Nobody migrates from here on until this is over.
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
        m_statements.command(QStringLiteral("COMMIT"));
    if (!m_statements.failed())
        m_open = false;
    else
        rollBack();
    return m_statements.outcome();
}

void Transaction::rollBack()
{
    if (!m_open)
        return;
    m_open = false;
    m_statements.rollBack();
}

} // namespace duovita
