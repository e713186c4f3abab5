#pragma once

#include "core/storage/statements.h"

namespace duovita {

/// One step of the schema: what makes `version` out of the version before. Never edited once released.
struct Migration {
    int version;
    QStringList statements;
};

/// All steps in their order, from an empty store on.
const QList<Migration>& schemaMigrations();
int newestSchemaVersion(const QList<Migration>& steps = schemaMigrations());

/// Brings an open store from its version to the newest, each step in a transaction of its own. A store that holds a
/// schema already is first copied to backupPath() beside it.
Result<void> migrate(const QSqlDatabase& connection, const QString& path,
                     const QList<Migration>& steps = schemaMigrations());

/// Where the copy made before migrating from a version goes: "duovita.db" → "duovita.db.schema-1.backup"; numbered if
/// that is taken.
QString backupPath(const QString& path, int version);

} // namespace duovita
