#include "core/storage/serverschema.h"

#include "core/storage/statements.h"
#include "core/storage/storeschema.h"

namespace duovita {

namespace {

/// "('a', 'b')"
QString listOf(const QStringList& names)
{
    return QStringLiteral("('%1')").arg(names.join(QStringLiteral("', '")));
}

/// The tables of all versions: even a table that a version does not have yet must not have been prepared by others.
QString query()
{
    QStringList tables;
    QStringList indexes;
    const SchemaObjects made = schemaMadeBy(postgresMigrations(), newestSchemaVersion(postgresMigrations()));
    for (auto it = made.begin(); it != made.end(); ++it)
        (it->startsWith(QStringLiteral("CREATE TABLE ")) ? tables : indexes) += it.key();
    const QString select = QStringLiteral(
        "WITH ours AS (SELECT oid, relname, relkind FROM pg_catalog.pg_class WHERE relname IN %1"
        " AND relnamespace = (SELECT oid FROM pg_catalog.pg_namespace WHERE nspname = current_schema()))"
        " SELECT 'trigger ' || tgname FROM pg_catalog.pg_trigger JOIN ours ON tgrelid = ours.oid WHERE NOT tgisinternal"
        " UNION ALL SELECT 'rule ' || rulename FROM pg_catalog.pg_rewrite JOIN ours ON ev_class = ours.oid"
        " WHERE relkind IN ('r', 'p')"
        " UNION ALL SELECT 'policy ' || polname FROM pg_catalog.pg_policy JOIN ours ON polrelid = ours.oid"
        " UNION ALL SELECT 'condition ' || conname FROM pg_catalog.pg_constraint JOIN ours ON conrelid = ours.oid"
        " WHERE contype IN ('c', 'x')"
        " UNION ALL SELECT 'default ' || relname || '.' || attname FROM pg_catalog.pg_attrdef"
        " JOIN ours ON adrelid = ours.oid"
        " JOIN pg_catalog.pg_attribute ON attrelid = adrelid AND attnum = adnum"
        " WHERE pg_catalog.pg_get_expr(adbin, adrelid) <> '''''::text'"
        " UNION ALL SELECT 'index ' || index.relname FROM pg_catalog.pg_index JOIN ours ON indrelid = ours.oid"
        " JOIN pg_catalog.pg_class AS index ON index.oid = indexrelid"
        " WHERE indexprs IS NOT NULL OR (indpred IS NOT NULL AND index.relname NOT IN %2)"
        " UNION ALL SELECT 'table ' || child.relname FROM pg_catalog.pg_inherits JOIN ours ON inhparent = ours.oid"
        " JOIN pg_catalog.pg_class AS child ON child.oid = inhrelid WHERE ours.relkind = 'r'"
        " UNION ALL SELECT 'view ' || relname FROM ours WHERE relkind NOT IN ('r', 'p')"
        " LIMIT 1");
    return select.arg(listOf(tables), listOf(indexes));
}

} // namespace

QString alteredOnServer(Statements& statements)
{
    static const QString asked = query();
    return shownName(statements.value(asked).toString());
}

} // namespace duovita
