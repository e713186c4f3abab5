#include "core/storage/searchindex.h"

#include "core/storage/dialect.h"
#include "core/storage/searchtext.h"

#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

namespace duovita {

namespace {

// A pasted page is no search; what is beyond is not looked at.
constexpr qsizetype mostWords = 32;
constexpr qsizetype longestWord = 200;
// What stands between two texts, so that no phrase goes on from one to the next. For private use: in a text it is a
// blank.
constexpr char32_t textEnd = 0xE0FF;

/// Whether a character of two units is cut in the middle there.
bool endsInPair(const QString& text, qsizetype at)
{
    return at < text.size() && text[at].isLowSurrogate();
}

/// Letters of the scripts that are written without blanks, and signs: "c++" is three words, one after the other.
bool isWordByItself(char32_t c)
{
    switch (QChar::script(c)) {
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Hangul:
    case QChar::Script_Bopomofo:
        return true;
    default:
        return !QChar::isLetterOrNumber(c) && !QChar::isMark(c);
    }
}

QString storedTexts(Statements& statements, const QString& person)
{
    QStringList texts;
    const auto rows =
        statements.rows(QStringLiteral("SELECT entry.search_text FROM entry"
                                       " JOIN section ON section.id = entry.section_id"
                                       " WHERE section.person_id = ? AND entry.deleted_at IS NULL"
                                       " ORDER BY section.position, section.id, entry.position, entry.id"),
                        {person});
    for (const QVariantList& row : rows)
        texts += row[0].toString();
    return texts.join(u'\n');
}

/// The words that have more than a letter, as a JSON array: a part of those may be looked for.
QString lettersOf(const QString& words)
{
    QStringList longer = words.split(u' ');
    longer.removeIf([](const QString& word) { return word.size() < 2; });
    longer.removeDuplicates();
    return QString::fromUtf8(QJsonDocument(QJsonArray::fromStringList(longer)).toJson(QJsonDocument::Compact));
}

/// One word of a search as a condition: its parts one after the other, the last one's beginning enough.
QString condition(const QString& word)
{
    const QString words = indexedWords(word);
    return Dialect().phrase(words, isWordByItself(words.toUcs4().last()));
}

/// A word of a search anywhere inside of the index's words.
QString insideCondition(Statements& statements, const QString& word)
{
    const Dialect dialect;
    constexpr int most = 1000;
    QStringList found;
    const QString part = indexedWords(word);
    if (part.contains(u' '))
        return condition(word);
    for (const QVariantList& row : statements.rows(dialect.wordsContaining(most), {dialect.containing(part)}))
        found += dialect.phrase(row[0].toString(), true);
    return found.isEmpty() ? condition(word) : u'(' + found.join(QStringLiteral(" OR ")) + u')';
}

QList<PersonId> peopleOf(Statements& statements, const QString& condition)
{
    constexpr qsizetype idLength = 36;
    const QString ids = statements.value(Dialect().searchIndexed(), {condition}).toString();
    QList<PersonId> people;
    people.reserve(ids.size() / idLength);
    for (qsizetype at = 0; at + idLength <= ids.size(); at += idLength) {
        if (const auto id = PersonId::parse(ids.mid(at, idLength)))
            people += *id;
    }
    return people;
}

SearchMatches matchesOf(Statements& statements, const QStringList& conditions)
{
    const QString all = conditions.join(QStringLiteral(" AND "));
    SearchMatches matches;
    matches.everywhere = peopleOf(statements, all);
    if (!matches.everywhere.isEmpty())
        matches.byName = peopleOf(statements, Dialect().inNames(all));
    return matches;
}

} // namespace

QString indexedWords(const QString& folded)
{
    QString words;
    bool open = false; // a word that may go on
    for (const char32_t c : folded.toUcs4()) {
        const bool blank = c == U' ' || c == textEnd || (c != U'\n' && QChar::category(c) == QChar::Other_Control);
        if (blank) {
            open = false;
            continue;
        }
        const char32_t shown = c == U'\n' ? textEnd : c;
        const bool alone = isWordByItself(shown);
        if (!words.isEmpty() && (alone || !open))
            words += u' ';
        words += QString::fromUcs4(&shown, 1);
        open = !alone;
    }
    return words;
}

void indexPerson(Statements& statements, const PersonId& id)
{
    const Dialect dialect;
    const QString person = id.toString();
    QVariant number = statements.value(QStringLiteral("SELECT number FROM search_key WHERE person_id = ?"), {person});
    const bool isNew = !number.isValid();
    if (isNew) {
        statements.run(QStringLiteral("INSERT INTO search_key (person_id) VALUES (?)"), {person});
        number = statements.value(QStringLiteral("SELECT number FROM search_key WHERE person_id = ?"), {person});
    }
    const QString own =
        statements.value(QStringLiteral("SELECT search_text FROM person WHERE id = ?"), {person}).toString();
    const QVariantList values{indexedWords(own), indexedWords(storedTexts(statements, person)), number};
    statements.run(isNew ? dialect.addToIndex() : dialect.replaceInIndex(), values);
    statements.run(dialect.addWords(), {lettersOf(values[0].toString() + u' ' + values[1].toString())});
}

void indexEverybody(Statements& statements)
{
    statements.run(QStringLiteral("DELETE FROM person_words"));
    statements.run(QStringLiteral("DELETE FROM search_key"));
    statements.run(QStringLiteral("DELETE FROM search_word"));
    for (const QVariantList& row : statements.rows(QStringLiteral("SELECT id FROM person"))) {
        if (const auto id = PersonId::parse(row[0].toString()))
            indexPerson(statements, *id);
    }
}

void tidyIndex(Statements& statements)
{
    for (const QString& sql : Dialect().tidyIndex())
        statements.run(sql);
}

std::optional<SearchMatches> findInIndex(Statements& statements, const QString& search)
{
    QStringList words = searchWords(search).mid(0, mostWords);
    words.removeIf([](const QString& word) { return indexedWords(word).isEmpty(); });
    for (QString& word : words)
        word = word.first(std::min(longestWord, word.size()) - (endsInPair(word, longestWord) ? 1 : 0));
    if (words.isEmpty())
        return std::nullopt;
    QStringList conditions;
    for (const QString& word : words)
        conditions += condition(word);
    const SearchMatches matches = matchesOf(statements, conditions);
    if (!matches.everywhere.isEmpty())
        return matches;
    conditions.clear();
    for (const QString& word : words)
        conditions += insideCondition(statements, word);
    return matchesOf(statements, conditions);
}

} // namespace duovita
