#pragma once

#include "core/storage/statements.h"

#include <functional>

namespace duovita {

/// One step of the schema: what makes `version` out of the version before. Never edited once released. The versions
/// mean the same in every database; one that came later begins with what its first step makes whole.
struct Migration {
    int version;
    QStringList statements;
    void (*then)(Statements&) = nullptr; ///< what no statement does
};

/// What ends the sixth step: everybody's place in the order of names, and what is missing in their records by the
/// newest rule.
void sortAndCountAnew(Statements& statements);

/// All steps in their order, from an empty store on: SQLite's, and PostgreSQL's.
const QList<Migration>& schemaMigrations();
const QList<Migration>& postgresMigrations();
/// The same in every database: a store's own glossary, version 4. It belongs to nobody's record.
QStringList glossarySchema();
int newestSchemaVersion(const QList<Migration>& steps = schemaMigrations());

/// What is done with a store of an older schema version before it is changed.
using BeforeMigrating = std::function<Result<void>(int version)>;

/// Brings an open store from its version to the newest, in one transaction. `before` may be empty.
Result<void> migrate(const QSqlDatabase& connection, const QString& path, const QList<Migration>& steps,
                     const BeforeMigrating& before);

/// The same for a store in a file: one that holds a schema already is first copied to backupPath() beside it.
Result<void> migrateFile(const QSqlDatabase& connection, const QString& path,
                         const QList<Migration>& steps = schemaMigrations());

/// Where the copy made before migrating from a version goes: "duovita.db" → "duovita.db.schema-1.backup"; numbered if
/// that is taken.
QString backupPath(const QString& path, int version);

} // namespace duovita
