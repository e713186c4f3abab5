#include "core/storage/sqlitewordindex.h"

#include "core/storage/dialect.h"
#include "core/storage/statements.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSet>

namespace duovita {

namespace {

/// The words of more than one letter, which can also be searched by a part.
QSet<QString> longerWordsOf(const QString& names, const QString& body)
{
    QSet<QString> longer;
    for (const QString& line : {names, body}) {
        for (const QString& word : line.split(u' ')) {
            if (word.size() > 1)
                longer += word;
        }
    }
    return longer;
}

/// An FTS5 query for a phrase; its last word may be a beginning unless `last` is Whole.
QString phrase(const QString& words, SearchPhrase::Last last)
{
    QString quoted = words;
    quoted.replace(u'"', QStringLiteral("\"\""));
    return u'"' + quoted + (last == SearchPhrase::Last::Whole ? QStringLiteral("\"") : QStringLiteral("\" *"));
}

void addWords(Statements& statements, const QSet<QString>& words)
{
    const auto list = QJsonArray::fromStringList(QStringList(words.begin(), words.end()));
    statements.run(QStringLiteral("INSERT OR IGNORE INTO search_word SELECT value FROM json_each(?)"),
                   {QString::fromUtf8(QJsonDocument(list).toJson(QJsonDocument::Compact))});
}

/// Removes those of them that nobody has any more. Typing leaves every beginning of a word behind.
void dropWords(Statements& statements, const QSet<QString>& words)
{
    for (const QString& word : words) {
        const QVariant bearer =
            statements.value(QStringLiteral("SELECT rowid FROM person_words WHERE person_words MATCH ? LIMIT 1"),
                             {phrase(word, SearchPhrase::Last::Whole)});
        if (!bearer.isValid())
            statements.run(QStringLiteral("DELETE FROM search_word WHERE word = ?"), {word});
    }
}

/// Matches a word anywhere inside the index's words.
QString insideCondition(Statements& statements, const SearchPhrase& sought)
{
    constexpr int most = 1000;
    const Dialect& dialect = statements.dialect();
    const QString sql = QStringLiteral("SELECT word FROM search_word WHERE %1 LIMIT %2")
                            .arg(dialect.contains(QStringLiteral("word")), QString::number(most));
    // One-letter words are missing from the list, and it may be cut before all words that begin with it.
    QStringList found{phrase(sought.words, sought.last)};
    for (const QVariantList& row : statements.rows(sql, {dialect.containing(sought.words)}))
        found += phrase(row[0].toString(), SearchPhrase::Last::Whole);
    return u'(' + found.join(QStringLiteral(" OR ")) + u')';
}

// Every character except space is part of a word, since the words have already been split. Beginnings of one to three
// characters have an index of their own, for searches while typing.
QString wordsTable()
{
    return QStringLiteral("CREATE VIRTUAL TABLE person_words USING fts5(names, body, prefix = '1 2 3',"
                          " tokenize = \"unicode61 remove_diacritics 0 categories 'L* M* N* P* S* Co'\")");
}

/// Writes what FTS5 stores for a table without rows: a table that cannot be opened cannot be dropped either.
void emptyTable(Statements& statements)
{
    for (const char* sql :
         {"DELETE FROM person_words_config", "INSERT INTO person_words_config VALUES ('version', 4)",
          "DELETE FROM person_words_data", "INSERT INTO person_words_data VALUES (1, x''), (10, x'00000000000000')"})
        statements.command(QString::fromLatin1(sql));
}

QString conditionOf(Statements& statements, const PhraseAlternatives& alternatives)
{
    QStringList conditions;
    for (const SearchPhrase& words : alternatives)
        conditions += words.inside ? insideCondition(statements, words) : phrase(words.words, words.last);
    return u'(' + conditions.join(QStringLiteral(" OR ")) + u')';
}

/// A negative limit is none.
QString idsOfMatches()
{
    return QStringLiteral("SELECT group_concat(id, '') FROM (SELECT search_key.person_id AS id FROM person_words"
                          " JOIN search_key ON search_key.number = person_words.rowid WHERE person_words MATCH ?"
                          " AND search_key.person_id NOT IN (SELECT id FROM person WHERE deleted_at IS NOT NULL)"
                          " LIMIT ?)");
}

} // namespace

QStringList SqliteWordIndex::schema()
{
    return {QStringLiteral("CREATE INDEX person_in_trash ON person (id) WHERE deleted_at IS NOT NULL"),
            QStringLiteral("CREATE TABLE search_key (number INTEGER PRIMARY KEY, person_id TEXT NOT NULL UNIQUE)"),
            wordsTable(), QStringLiteral("CREATE TABLE search_word (word TEXT PRIMARY KEY NOT NULL) WITHOUT ROWID")};
}

QString SqliteWordIndex::table()
{
    return QStringLiteral("person_words");
}

QStringList SqliteWordIndex::shadowTables()
{
    return {QStringLiteral("person_words_data"), QStringLiteral("person_words_idx"),
            QStringLiteral("person_words_content"), QStringLiteral("person_words_docsize"),
            QStringLiteral("person_words_config")};
}

bool SqliteWordIndex::canBeOpened(Statements& statements)
{
    Statements trying = statements; // if it cannot, the caller's statements must not fail
    trying.rows(QStringLiteral("SELECT rowid FROM person_words LIMIT 0"));
    return !trying.failed();
}

void SqliteWordIndex::put(Statements& statements, const PersonId& id, const QString& names, const QString& body) const
{
    const QString person = id.toString();
    const QString findNumber = QStringLiteral("SELECT number FROM search_key WHERE person_id = ?");
    const QSet<QString> words = longerWordsOf(names, body);
    const QVariant number = statements.value(findNumber, {person});
    if (!number.isValid()) {
        statements.run(QStringLiteral("INSERT INTO search_key (person_id) VALUES (?)"), {person});
        statements.run(QStringLiteral("INSERT INTO person_words (names, body, rowid) VALUES (?, ?, ?)"),
                       {names, body, statements.value(findNumber, {person})});
        return addWords(statements, words);
    }
    const auto rows = statements.rows(QStringLiteral("SELECT names, body FROM person_words WHERE rowid = ?"), {number});
    const QString oldNames = rows.isEmpty() ? QString() : rows.front()[0].toString();
    const QString oldBody = rows.isEmpty() ? QString() : rows.front()[1].toString();
    if (oldNames == names && oldBody == body)
        return; // the searched texts have not changed
    statements.run(QStringLiteral("UPDATE person_words SET names = ?, body = ? WHERE rowid = ?"),
                   {names, body, number});
    const QSet<QString> before = longerWordsOf(oldNames, oldBody);
    addWords(statements, words - before);
    dropWords(statements, before - words);
}

void SqliteWordIndex::clear(Statements& statements) const
{
    if (!canBeOpened(statements))
        emptyTable(statements);
    // Its rows can be deleted only while it is intact.
    statements.command(QStringLiteral("DROP TABLE person_words"));
    statements.command(wordsTable());
    for (const char* table : {"search_key", "search_word"})
        statements.run(QStringLiteral("DELETE FROM ") + QString::fromLatin1(table));
}

bool SqliteWordIndex::isIntact(Statements& statements) const
{
    // FTS5 compares its index with the texts it was built from.
    statements.run(QStringLiteral("INSERT INTO person_words (person_words) VALUES ('integrity-check')"));
    QSet<QString> known;
    statements.forEachRow(QStringLiteral("SELECT word FROM search_word"), {}, [&](const QVariantList& row) {
        known += row[0].toString();
        return true;
    });
    bool all = true;
    statements.forEachRow(QStringLiteral("SELECT names, body FROM person_words"), {}, [&](const QVariantList& row) {
        all = known.contains(longerWordsOf(row[0].toString(), row[1].toString()));
        return all;
    });
    const QVariant strangers =
        statements.value(QStringLiteral("SELECT (SELECT count(*) FROM search_key WHERE person_id NOT IN"
                                        " (SELECT id FROM person) OR number NOT IN (SELECT rowid FROM person_words))"
                                        " + abs((SELECT count(*) FROM search_key) - (SELECT count(*) FROM person))"));
    return !statements.failed() && all && strangers.toInt() == 0;
}

void SqliteWordIndex::tidy(Statements& statements) const
{
    const QString gone = QStringLiteral("person_id NOT IN (SELECT id FROM person)");
    statements.run(
        QStringLiteral("DELETE FROM person_words WHERE rowid IN (SELECT number FROM search_key WHERE %1)").arg(gone));
    statements.run(QStringLiteral("DELETE FROM search_key WHERE ") + gone);
    // Merging everything drops what was only marked as removed.
    statements.run(QStringLiteral("INSERT INTO person_words (person_words) VALUES ('optimize')"));
    statements.run(QStringLiteral("CREATE VIRTUAL TABLE temp.indexed USING fts5vocab('main', 'person_words', 'row')"));
    statements.run(QStringLiteral("DELETE FROM search_word WHERE word NOT IN (SELECT term FROM temp.indexed)"));
    statements.run(QStringLiteral("DROP TABLE temp.indexed"));
}

QList<PersonId> SqliteWordIndex::find(Statements& statements, const QList<PhraseAlternatives>& sought, Where where,
                                      qsizetype most) const
{
    QStringList conditions;
    for (const PhraseAlternatives& alternatives : sought)
        conditions += conditionOf(statements, alternatives);
    const QString all = conditions.join(QStringLiteral(" AND "));
    const QString condition = where == Where::Names ? QStringLiteral("names : (%1)").arg(all) : all;
    return peopleIn(statements.value(idsOfMatches(), {condition, most}).toString());
}

} // namespace duovita
