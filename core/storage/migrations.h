#pragma once

#include "core/storage/statements.h"

#include <functional>

namespace duovita {

/// One step of the schema, which leads from the previous version to `version`. Never edited once released. A version
/// number means the same in every database; a database supported later starts at a later version, whose step creates
/// all tables.
struct Migration {
    int version;
    QStringList statements;
    void (*then)(Statements&) = nullptr; ///< for what no statement can do
};

/// Ends the sixth step: computes the sort keys of all names and counts missing texts by the newest rule.
void sortAndCountAnew(Statements& statements);

/// All steps in order, starting from an empty store: for SQLite and for PostgreSQL.
const QList<Migration>& schemaMigrations();
const QList<Migration>& postgresMigrations();
/// The store's glossary, version 4; the same in every database. It belongs to no person.
QStringList glossarySchema();
int newestSchemaVersion(const QList<Migration>& steps = schemaMigrations());

/// Called for a store of an older schema version before it is changed.
using BeforeMigrating = std::function<Result<void>(int version)>;

/// Migrates an open store to the newest version in one transaction. `before` may be empty.
Result<void> migrate(const QSqlDatabase& connection, const QString& path, const QList<Migration>& steps,
                     const BeforeMigrating& before);

/// The same for a store in a file: if it already holds a schema, it is first copied to backupPath().
Result<void> migrateFile(const QSqlDatabase& connection, const QString& path,
                         const QList<Migration>& steps = schemaMigrations());

/// The path of the copy made before a migration: "duovita.db" → "duovita.db.schema-1.backup"; numbered if that exists.
QString backupPath(const QString& path, int version);

} // namespace duovita
