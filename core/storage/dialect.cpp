#include "core/storage/dialect.h"

#include <QUrl>

namespace duovita {

namespace {

// SQLite refuses LIKE patterns of more than 50,000 bytes; this many UTF-16 units, escaped, stay below it.
constexpr qsizetype longestSearch = 8000;

} // namespace

QString Dialect::driver() const
{
    return QStringLiteral("QSQLITE");
}

QString Dialect::options() const
{
    return QStringLiteral("QSQLITE_BUSY_TIMEOUT=2000");
}

QString Dialect::readOnlyOptions() const
{
    return options() + QStringLiteral(";QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI");
}

QString Dialect::readOnlyName(const QString& path, bool still) const
{
    const QString uri = QString::fromLatin1(QUrl::fromLocalFile(path).toEncoded()) + QStringLiteral("?mode=ro");
    return still ? uri + QStringLiteral("&immutable=1") : uri;
}

QStringList Dialect::connectionSetup() const
{
    return {QStringLiteral("PRAGMA journal_mode = WAL"), QStringLiteral("PRAGMA synchronous = FULL"),
            QStringLiteral("PRAGMA foreign_keys = ON")};
}

QString Dialect::beginReading() const
{
    return QStringLiteral("BEGIN");
}

QString Dialect::beginWriting() const
{
    return QStringLiteral("BEGIN IMMEDIATE");
}

QString Dialect::applicationId() const
{
    return QStringLiteral("PRAGMA application_id");
}

QString Dialect::setApplicationId() const
{
    return QStringLiteral("PRAGMA application_id = %1").arg(ourApplicationId);
}

QString Dialect::schemaVersion() const
{
    return QStringLiteral("PRAGMA user_version");
}

QString Dialect::setSchemaVersion(int version) const
{
    return QStringLiteral("PRAGMA user_version = %1").arg(version);
}

QString Dialect::tableCount() const
{
    return QStringLiteral("SELECT count(*) FROM sqlite_master");
}

QString Dialect::quickCheck() const
{
    return QStringLiteral("PRAGMA quick_check(1)");
}

QString Dialect::wholeCheck() const
{
    return QStringLiteral("PRAGMA integrity_check(1)");
}

QString Dialect::backup() const
{
    return QStringLiteral("VACUUM INTO ?");
}

QString Dialect::attach() const
{
    return QStringLiteral("ATTACH DATABASE ? AS %1").arg(attached());
}

QString Dialect::attached() const
{
    return QStringLiteral("other");
}

QString Dialect::tables() const
{
    return QStringLiteral(
        "SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'");
}

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

} // namespace duovita
