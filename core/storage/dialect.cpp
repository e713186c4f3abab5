#include "core/storage/dialect.h"

#include "core/storage/postgresdialect.h"
#include "core/storage/sqlitedialect.h"

namespace duovita {

namespace {

// SQLite refuses LIKE patterns of more than 50,000 bytes; this many UTF-16 units stay below that when escaped.
constexpr qsizetype longestSearch = 8000;

} // namespace

QString Dialect::contains(const QString& column) const
{
    return column + QStringLiteral(" LIKE ? ESCAPE '\\'");
}

QString Dialect::containing(const QString& text) const
{
    QString pattern = text.left(longestSearch);
    pattern.replace(u'\\', QStringLiteral("\\\\"));
    pattern.replace(u'%', QStringLiteral("\\%"));
    pattern.replace(u'_', QStringLiteral("\\_"));
    return u'%' + pattern + u'%';
}

const Dialect& dialectOf(const QSqlDatabase& connection)
{
    static const SqliteDialect sqlite;
    static const PostgresDialect postgres;
    if (connection.driverName() == postgres.driver())
        return postgres;
    return sqlite;
}

} // namespace duovita
