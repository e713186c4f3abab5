#include "core/storage/storeschema.h"

#include "core/storage/sqlitewordindex.h"
#include "core/storage/statements.h"

#include <QSet>

namespace duovita {

namespace {

const QString createTable = QStringLiteral("CREATE TABLE ");
const QString createIndex = QStringLiteral("CREATE INDEX ");
const QString createVirtual = QStringLiteral("CREATE VIRTUAL TABLE ");
const QString alterTable = QStringLiteral("ALTER TABLE ");
const QString addColumn = QStringLiteral(" ADD COLUMN ");

QString nameAfter(const QString& prefix, const QString& sql)
{
    qsizetype end = prefix.size();
    while (end < sql.size() && (sql[end].isLetterOrNumber() || sql[end] == u'_'))
        ++end;
    return sql.mid(prefix.size(), end - prefix.size());
}

/// Where SQLite inserts an added column: after the last column, before the table constraints.
qsizetype endOfColumns(const QString& table)
{
    const qsizetype constraint = table.indexOf(QStringLiteral(", PRIMARY KEY ("));
    return constraint < 0 ? table.lastIndexOf(u')') : constraint;
}

void alter(SchemaObjects& objects, const QString& sql)
{
    QString& table = objects[nameAfter(alterTable, sql)];
    const QString column = sql.mid(sql.indexOf(addColumn) + addColumn.size());
    table.insert(endOfColumns(table), QStringLiteral(", ") + column);
}

/// Whether a table of the word index has only columns and keys: the set of tables is known, but the SQL of their
/// columns depends on the SQLite version.
bool isPlainTable(const QString& name, const QString& sql)
{
    const QString bare = QString(sql).remove(u'\'');
    const bool isItself = bare.startsWith(createTable) && nameAfter(createTable, bare) == name;
    static const QSet<QString> refused{
        QStringLiteral("check"),      QStringLiteral("as"),      QStringLiteral("generated"), QStringLiteral("default"),
        QStringLiteral("references"), QStringLiteral("foreign"), QStringLiteral("collate"),   QStringLiteral("on")};
    QString word;
    for (const QChar c : bare) {
        const bool isOfWord = c.unicode() < 0x80 && (c.isLetterOrNumber() || c == u'_');
        if (!isOfWord && !QStringLiteral(" ,()").contains(c))
            return false;
        if (!isOfWord && refused.contains(word))
            return false;
        word = isOfWord ? QString(word + c.toLower()) : QString();
    }
    return isItself;
}

/// SQLite's own objects: the index of a table's key, which has no SQL, and the results of ANALYZE.
bool isOfSqlite(const QString& type, const QString& name, const QString& sql)
{
    if (type == QStringLiteral("index"))
        return sql.isEmpty() && name.startsWith(QStringLiteral("sqlite_autoindex_"));
    return sql == QStringLiteral("CREATE TABLE sqlite_stat1(tbl,idx,stat)") ||
           sql == QStringLiteral("CREATE TABLE sqlite_stat4(tbl,idx,neq,nlt,ndlt,sample)");
}

} // namespace

QString shownName(const QString& name)
{
    constexpr qsizetype most = 60;
    QString text = name.left(most);
    for (QChar& c : text) {
        if (!c.isPrint())
            c = u'?';
    }
    return text;
}

SchemaObjects schemaMadeBy(const QList<Migration>& steps, int version)
{
    SchemaObjects objects;
    for (const Migration& step : steps) {
        for (const QString& text : step.version <= version ? step.statements : QStringList()) {
            const QString sql = text.simplified();
            for (const QString& made : {createTable, createIndex, createVirtual}) {
                if (sql.startsWith(made))
                    objects.insert(nameAfter(made, sql), sql);
            }
            if (sql.startsWith(alterTable))
                alter(objects, sql);
        }
    }
    return objects;
}

QString alteredObject(Statements& statements, int version)
{
    static const SchemaObjects newest = schemaMadeBy(schemaMigrations(), newestSchemaVersion());
    SchemaObjects missing = version == newestSchemaVersion() ? newest : schemaMadeBy(schemaMigrations(), version);
    const bool hasWords = missing.contains(SqliteWordIndex::table());
    QString altered;
    const auto look = [&](const QVariantList& row) {
        const QString type = row[0].toString();
        const QString name = row[1].toString();
        const QString sql = row[2].toString().simplified();
        const auto made = missing.constFind(name);
        const bool asMade = made != missing.cend() && *made == sql;
        if (asMade)
            missing.erase(made);
        else if (!isOfSqlite(type, name, sql) &&
                 !(hasWords && SqliteWordIndex::shadowTables().contains(name) && isPlainTable(name, sql)))
            altered = shownName(type) + u' ' + shownName(name);
        return altered.isEmpty();
    };
    statements.forEachRow(QStringLiteral("SELECT type, name, sql FROM main.sqlite_master"), {}, look);
    if (!altered.isEmpty() || missing.isEmpty() || statements.failed())
        return altered;
    const bool isIndex = missing.first().startsWith(createIndex);
    return (isIndex ? QStringLiteral("index ") : QStringLiteral("table ")) + missing.firstKey();
}

} // namespace duovita
