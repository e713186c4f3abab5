#include "core/storage/migrations.h"

#include "core/storage/backup.h"
#include "core/storage/dialect.h"
#include "core/storage/sortcolumns.h"
#include "core/storage/textcounting.h"
#include "core/storage/transaction.h"

#include <QFile>

namespace duovita {

namespace {

void apply(Statements& statements, const Migration& step)
{
    for (const QString& sql : step.statements)
        statements.command(sql);
    if (step.then)
        step.then(statements);
    for (const QString& sql : statements.dialect().setSchemaVersion(step.version))
        statements.command(sql);
}

} // namespace

QStringList glossarySchema()
{
    return {QStringLiteral("CREATE TABLE glossary_term ("
                           " content TEXT PRIMARY KEY NOT NULL," // JSON, a text for each language
                           " created_at BIGINT NOT NULL)")};
}

int newestSchemaVersion(const QList<Migration>& steps)
{
    return steps.last().version;
}

Result<void> migrate(const QSqlDatabase& connection, const QString& path, const QList<Migration>& steps,
                     const BeforeMigrating& before)
{
    Statements statements(connection, path, QStringLiteral("migrate"));
    const Dialect& dialect = statements.dialect();
    if (dialect.schemaVersion(statements) >= newestSchemaVersion(steps) || statements.failed())
        return statements.outcome();
    // One transaction: nobody else may see or copy a store half-way through.
    Transaction transaction(statements, Access::Migrating);
    // Another program may have migrated it while we waited for the lock.
    const int version = dialect.schemaVersion(statements);
    if (before && version > 0 && version < newestSchemaVersion(steps) && !statements.failed()) {
        if (const Result<void> ready = before(version); !ready)
            return ready;
    }
    for (const Migration& step : steps) {
        if (step.version > version)
            apply(statements, step);
    }
    return transaction.commit();
}

Result<void> migrateFile(const QSqlDatabase& connection, const QString& path, const QList<Migration>& steps)
{
    return migrate(connection, path, steps, [&](int version) { return copyStore(path, backupPath(path, version)); });
}

QString backupPath(const QString& path, int version)
{
    const QString first = QStringLiteral("%1.schema-%2.backup").arg(path, QString::number(version));
    QString free = first;
    for (int number = 2; QFile::exists(free); ++number)
        free = QStringLiteral("%1.%2").arg(first, QString::number(number));
    return free;
}

void sortAndCountAnew(Statements& statements)
{
    sortAnew(statements);
    recountEverybody(statements);
}

} // namespace duovita
