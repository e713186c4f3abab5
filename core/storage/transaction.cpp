#include "core/storage/transaction.h"

#include "core/storage/dialect.h"

namespace duovita {

Transaction::Transaction(Statements& statements, Access access) : m_statements(statements)
{
    const Dialect dialect;
    m_statements.run(access == Access::Writing ? dialect.beginWriting() : dialect.beginReading());
    m_open = !m_statements.failed();
}

Transaction::~Transaction()
{
    rollBack();
}

Result<void> Transaction::commit()
{
    if (m_open)
        m_statements.run(QStringLiteral("COMMIT"));
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
