#include "core/storage/transaction.h"

namespace duovita {

Transaction::Transaction(Statements& statements, Access access) : m_statements(statements)
{
    m_statements.command(m_statements.dialect().begin(access));
    m_open = !m_statements.failed();
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
