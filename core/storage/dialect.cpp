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
        "SELECT name FROM main.sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"
        " AND name NOT LIKE 'person\\_words%' ESCAPE '\\' AND name NOT LIKE 'search\\_%' ESCAPE '\\'");
}

QStringList Dialect::searchIndex() const
{
    // Every character that is no blank is part of a word: what words are has been decided before. Beginnings of one to
    // three characters have an index of their own: what a search has while it is typed.
    return {QStringLiteral("CREATE INDEX person_in_trash ON person (id) WHERE deleted_at IS NOT NULL"),
            QStringLiteral("CREATE TABLE search_key (number INTEGER PRIMARY KEY, person_id TEXT NOT NULL UNIQUE)"),
            QStringLiteral("CREATE VIRTUAL TABLE person_words USING fts5(names, body, prefix = '1 2 3',"
                           " tokenize = \"unicode61 remove_diacritics 0 categories 'L* M* N* P* S* Co'\")"),
            QStringLiteral("CREATE TABLE search_word (word TEXT PRIMARY KEY NOT NULL) WITHOUT ROWID")};
}

QString Dialect::addToIndex() const
{
    return QStringLiteral("INSERT INTO person_words (names, body, rowid) VALUES (?, ?, ?)");
}

QString Dialect::replaceInIndex() const
{
    return QStringLiteral("UPDATE person_words SET names = ?, body = ? WHERE rowid = ?");
}

QString Dialect::addWords() const
{
    return QStringLiteral("INSERT OR IGNORE INTO search_word SELECT value FROM json_each(?)");
}

QStringList Dialect::tidyIndex() const
{
    const QString gone = QStringLiteral("person_id NOT IN (SELECT id FROM person)");
    return {
        QStringLiteral("DELETE FROM person_words WHERE rowid IN (SELECT number FROM search_key WHERE %1)").arg(gone),
        QStringLiteral("DELETE FROM search_key WHERE ") + gone,
        // Merging everything drops what is only marked as removed.
        QStringLiteral("INSERT INTO person_words (person_words) VALUES ('optimize')"),
        QStringLiteral("CREATE VIRTUAL TABLE temp.indexed USING fts5vocab('main', 'person_words', 'row')"),
        QStringLiteral("DELETE FROM search_word WHERE word NOT IN (SELECT term FROM temp.indexed)"),
        QStringLiteral("DROP TABLE temp.indexed")};
}

QString Dialect::searchIndexed() const
{
    return QStringLiteral("SELECT group_concat(search_key.person_id, '') FROM person_words"
                          " JOIN search_key ON search_key.number = person_words.rowid WHERE person_words MATCH ?"
                          " AND search_key.person_id NOT IN (SELECT id FROM person WHERE deleted_at IS NOT NULL)");
}

QString Dialect::phrase(const QString& words, bool whole) const
{
    QString quoted = words;
    quoted.replace(u'"', QStringLiteral("\"\""));
    return u'"' + quoted + (whole ? QStringLiteral("\"") : QStringLiteral("\" *"));
}

QString Dialect::inNames(const QString& condition) const
{
    return QStringLiteral("names : (") + condition + u')';
}

QString Dialect::wordsContaining(int most) const
{
    return QStringLiteral("SELECT word FROM search_word WHERE %1 LIMIT %2")
        .arg(contains(QStringLiteral("word")))
        .arg(most);
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
