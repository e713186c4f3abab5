#include "core/storage/recentpeople.h"

#include "core/storage/database.h"
#include "core/storage/transaction.h"

namespace duovita {

Result<QList<PersonId>> recentlyChanged(const Database& database, qsizetype most)
{
    Statements statements = statementsFor(database, QStringLiteral("list people"));
    Transaction transaction(statements, Access::Reading);
    QList<PersonId> people;
    const auto rows = statements.rows(
        QStringLiteral("SELECT id FROM person WHERE deleted_at IS NULL ORDER BY updated_at DESC, id LIMIT ?"), {most});
    for (const QVariantList& row : rows) {
        if (const auto id = PersonId::parse(row[0].toString()))
            people += *id;
    }
    const Result<void> done = transaction.commit();
    return done ? Result(people) : done.error();
}

} // namespace duovita
