#pragma once

#include "core/storage/dialect.h"
#include "core/storage/statements.h"

namespace duovita {

/// Done whole or not at all: rolls back at the end of its scope unless committed. Errors, also of beginning and
/// committing, are the statements' first error. Who writes into a store that a newer program has migrated since it was
/// opened would leave out what belongs to its new schema: DatabaseRenewed, and nothing is written.
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

    Statements& m_statements;
    bool m_open = false;
};

} // namespace duovita
