#pragma once

#include "core/storage/dialect.h"
#include "core/storage/statements.h"
#include "core/storage/writersturn.h"

#include <optional>

namespace duovita {

/// A transaction: rolls back at the end of its scope unless committed. Errors, also of beginning and committing, become
/// the statements' first error. If a newer program has migrated the store since it was opened, writing would omit data
/// of the new schema: then DatabaseRenewed, and nothing is written. A transaction inside another of the same connection
/// is a part of it: it can be rolled back alone, and takes effect when the outer one commits. Those
/// that write to a file wait for their turn.
class Transaction {
public:
    Transaction(Statements& statements, Access access);
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    /// Commits if nothing has failed; otherwise returns the error and rolls everything back.
    Result<void> commit();

private:
    void begin(Access access);
    void requireKnownSchema();
    void rollBack();
    void end();

    Statements& m_statements;
    QString m_connection;
    std::optional<WritersTurn> m_turn;
    bool m_isPart = false;
    bool m_open = false;
};

} // namespace duovita
