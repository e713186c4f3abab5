#include "core/storage/postgreswordindex.h"

#include "core/storage/dialect.h"
#include "core/storage/statements.h"

#include <QSet>

namespace duovita {

namespace {

// A word of a tsvector has at most 2,046 bytes; for longer words the line of text decides.
constexpr qsizetype longestLexeme = 64;  // UTF-16 units
constexpr qsizetype mostBytes = 1000000; // total of all words; a tsvector is limited to 1 MB

QString lexemeOf(const QString& word)
{
    const QString lexeme = word.left(longestLexeme);
    return lexeme.back().isHighSurrogate() ? lexeme.chopped(1) : lexeme;
}

/// Quoted for tsvector and tsquery.
QString quoted(const QString& word)
{
    QString text = lexemeOf(word);
    text.replace(u'\\', QStringLiteral("\\\\"));
    text.replace(u'\'', QStringLiteral("''"));
    return u'\'' + text + u'\'';
}

/// As a tsvector; NULL if there are too many words: then only the line of text decides.
QVariant lexemesOf(const QString& line)
{
    QSet<QString> lexemes;
    qsizetype bytes = 0;
    for (const QString& word : line.split(u' ', Qt::SkipEmptyParts)) {
        const QString lexeme = quoted(word);
        bytes += lexemes.contains(lexeme) ? 0 : lexeme.toUtf8().size();
        lexemes += lexeme;
    }
    return bytes > mostBytes ? QVariant() : QVariant(QStringList(lexemes.begin(), lexemes.end()).join(u' '));
}

/// As a tsquery for all words, in any order.
QString queryOf(const SearchPhrase& sought)
{
    QStringList lexemes;
    for (const QString& word : sought.words.split(u' ', Qt::SkipEmptyParts))
        lexemes += quoted(word);
    if (sought.last == SearchPhrase::Last::Beginning)
        lexemes.last() += QStringLiteral(":*");
    return lexemes.join(QStringLiteral(" & "));
}

/// Whether the tsvector alone decides: a single word that is not cut.
bool isOneLexeme(const SearchPhrase& sought)
{
    return !sought.inside && !sought.words.contains(u' ') && sought.words.size() < longestLexeme - 1;
}

/// The LIKE text of a line that matches: every word of a line is surrounded by spaces.
QString lineWith(const SearchPhrase& sought)
{
    if (sought.inside)
        return sought.words;
    return u' ' + sought.words + (sought.last == SearchPhrase::Last::Whole ? QStringLiteral(" ") : QString());
}

} // namespace

QStringList PostgresWordIndex::schema()
{
    return {QStringLiteral("CREATE TABLE person_words ("
                           " person_id TEXT PRIMARY KEY NOT NULL REFERENCES person (id) ON DELETE CASCADE,"
                           " names TEXT NOT NULL,"
                           " words TEXT NOT NULL," // includes those of the names
                           " lexemes TSVECTOR)"),
            QStringLiteral("CREATE INDEX person_lexemes ON person_words USING gin (lexemes)"),
            QStringLiteral("CREATE INDEX person_without_lexemes ON person_words (person_id) WHERE lexemes IS NULL")};
}

void PostgresWordIndex::put(Statements& statements, const PersonId& person, const QString& names,
                            const QString& body) const
{
    // Two spaces, so that no phrase continues from the names into the rest.
    const QString words = u' ' + names + QStringLiteral("  ") + body + u' ';
    statements.run(QStringLiteral("INSERT INTO person_words (person_id, names, words, lexemes)"
                                  " VALUES (?, ?, ?, CAST(? AS tsvector)) ON CONFLICT (person_id) DO UPDATE"
                                  " SET names = EXCLUDED.names, words = EXCLUDED.words, lexemes = EXCLUDED.lexemes"),
                   {person.toString(), QString(u' ' + names + u' '), words, lexemesOf(words)});
}

void PostgresWordIndex::clear(Statements& statements) const
{
    statements.run(QStringLiteral("DELETE FROM person_words"));
}

void PostgresWordIndex::tidy(Statements& statements) const
{
    statements.run(QStringLiteral(
        "DELETE FROM person_words WHERE NOT EXISTS (SELECT 1 FROM person WHERE person.id = person_words.person_id)"));
}

QList<PersonId> PostgresWordIndex::find(Statements& statements, const QList<PhraseAlternatives>& sought, Where where,
                                        qsizetype most) const
{
    const Dialect& dialect = statements.dialect();
    const QString inNames = dialect.contains(QStringLiteral("person_words.names"));
    const QString inWords = dialect.contains(QStringLiteral("person_words.words"));
    QString people =
        QStringLiteral("SELECT person_words.person_id AS id FROM person_words"
                       " JOIN person ON person.id = person_words.person_id WHERE person.deleted_at IS NULL");
    QVariantList values;
    QStringList queries;
    for (const PhraseAlternatives& alternatives : sought) {
        QStringList conditions;
        QStringList lexemes;
        for (const SearchPhrase& words : alternatives) {
            const bool isDecided = alternatives.size() == 1 && isOneLexeme(words); // by the tsvector of all queries
            if (where == Where::Names)
                conditions += inNames;
            else
                conditions += isDecided ? QStringLiteral("lexemes IS NOT NULL OR ") + inWords : inWords;
            values += dialect.containing(lineWith(words));
            if (!words.inside)
                lexemes += u'(' + queryOf(words) + u')';
        }
        people += QStringLiteral(" AND (") + conditions.join(QStringLiteral(" OR ")) + u')';
        if (lexemes.size() == alternatives.size())
            queries += u'(' + lexemes.join(QStringLiteral(" | ")) + u')';
    }
    if (!queries.isEmpty()) {
        people += QStringLiteral(" AND (lexemes @@ CAST(? AS tsquery) OR lexemes IS NULL)");
        values += queries.join(QStringLiteral(" & "));
    }
    if (most != everybody) {
        people += QStringLiteral(" LIMIT CAST(? AS bigint)");
        values += most;
    }
    const QString sql = QStringLiteral("SELECT string_agg(id, '') FROM (") + people + QStringLiteral(") AS found");
    return peopleIn(statements.value(sql, values).toString());
}

} // namespace duovita
