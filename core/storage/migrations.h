#pragma once

#include "core/storage/statements.h"

namespace duovita {

/// One step of the schema: what makes `version` out of the version before. Never edited once released.
struct Migration {
    int version;
    QStringList statements;
    void (*then)(Statements&) = nullptr; ///< what no statement does
};

/// All steps in their order, from an empty store on.
const QList<Migration>& schemaMigrations();
int newestSchemaVersion(const QList<Migration>& steps = schemaMigrations());

/// Brings an open store from its version to the newest, in one transaction. A store that holds a
/// schema already is first copied to backupPath() beside it.
Result<void> migrate(const QSqlDatabase& connection, const QString& path,
                     const QList<Migration>& steps = schemaMigrations());

/// Where the copy made before migrating from a version goes: "duovita.db" → "duovita.db.schema-1.backup"; numbered if
/// that is taken.
QString backupPath(const QString& path, int version);

} // namespace duovita
