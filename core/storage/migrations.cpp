#include "core/storage/migrations.h"

#include "core/storage/backup.h"
#include "core/storage/dialect.h"
#include "core/storage/transaction.h"

#include <QFile>

namespace duovita {

namespace {

void apply(Statements& statements, const Migration& step)
{
    const Dialect dialect;
    for (const QString& sql : step.statements)
        statements.run(sql);
    if (step.then)
        step.then(statements);
    statements.run(dialect.setApplicationId());
    statements.run(dialect.setSchemaVersion(step.version));
}

} // namespace

int newestSchemaVersion(const QList<Migration>& steps)
{
    return steps.last().version;
}

Result<void> migrate(const QSqlDatabase& connection, const QString& path, const QList<Migration>& steps)
{
    Statements statements(connection, path, QStringLiteral("migrate"));
    const QString schemaVersion = Dialect().schemaVersion();
    if (statements.value(schemaVersion).toInt() >= newestSchemaVersion(steps) || statements.failed())
        return statements.outcome();
    // All in one: nobody else may find a store half-way, or make a copy of that.
    Transaction transaction(statements, Transaction::Access::Writing);
    // Another program may have done it while we waited for the right to write.
    const int version = statements.value(schemaVersion).toInt();
    if (version > 0 && version < newestSchemaVersion(steps) && !statements.failed()) {
        if (const Result<void> copied = copyStore(path, backupPath(path, version)); !copied)
            return copied;
    }
    for (const Migration& step : steps) {
        if (step.version > version)
            apply(statements, step);
    }
    return transaction.commit();
}

QString backupPath(const QString& path, int version)
{
    const QString first = QStringLiteral("%1.schema-%2.backup").arg(path).arg(version);
    QString free = first;
    for (int number = 2; QFile::exists(free); ++number)
        free = QStringLiteral("%1.%2").arg(first).arg(number);
    return free;
}

} // namespace duovita
