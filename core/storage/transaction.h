#pragma once

#include "core/storage/dialect.h"
#include "core/storage/statements.h"

namespace duovita {

/// Done whole or not at all: rolls back at the end of its scope unless committed. Errors, also of beginning and
/// committing, are the statements' first error. Who writes into a store that a newer program has migrated since it was
/// opened would leave out what belongs to its new schema: DatabaseRenewed, and nothing is written. One within another
/// of the same connection is a part of that: it can be taken back alone, and what it did is done when the outer one is.
class Transaction {
public:
    Transaction(Statements& statements, Access access);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    /// Commits if nothing has failed; otherwise the error, and everything is rolled back.
    Result<void> commit();

private:
    void requireKnownSchema();
    void rollBack();
    void end();

    Statements& m_statements;
    QString m_connection;
    bool m_isPart = false;
    bool m_open = false;
};

} // namespace duovita
