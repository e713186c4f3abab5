#include "core/storage/migrations.h"

#include "core/storage/dialect.h"
#include "core/storage/storefile.h"
#include "core/storage/transaction.h"

#include <QFile>

namespace duovita {

namespace {

Result<void> backUp(Statements& statements, int version)
{
    const QString copy = backupPath(statements.path(), version);
    // Made beforehand because SQLite would make it readable to others.
    if (const Result<void> made = createPrivateFile(copy); !made)
        return made;
    statements.run(Dialect().backup(), {copy});
    if (statements.failed())
        QFile::remove(copy);
    return statements.outcome();
}

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
    const int version = statements.value(Dialect().schemaVersion()).toInt();
    if (statements.failed() || version >= newestSchemaVersion(steps))
        return statements.outcome();
    if (version > 0) {
        if (const Result<void> copied = backUp(statements, version); !copied)
            return copied;
    }
    // All in one: nobody else may find a store half-way and make a copy of that.
    Transaction transaction(statements, Transaction::Access::Writing);
    // Another program may have done it while we waited for the right to write.
    const int found = statements.value(Dialect().schemaVersion()).toInt();
    for (const Migration& step : steps) {
        if (step.version > found)
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
