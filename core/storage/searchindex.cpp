#include "core/storage/searchindex.h"

#include "core/storage/dialect.h"
#include "core/storage/searchtext.h"
#include "core/storage/wordindex.h"

#include <algorithm>

namespace duovita {

namespace {

// A pasted page is not a search; anything beyond these limits is ignored.
constexpr qsizetype mostWords = 32;
constexpr qsizetype longestWord = 200;
// Separates two texts, so that no phrase continues from one to the next. A private-use character; in a text it counts
// as a space.
constexpr char32_t textEnd = 0xE0FF;

/// Whether a surrogate pair would be cut at that position.
bool endsInPair(const QString& text, qsizetype at)
{
    return at < text.size() && text[at].isLowSurrogate();
}

/// Characters of scripts written without spaces, and signs: "c++" is three words in a row.
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
                                       " AND section.person_id = entry.person_id"
                                       " WHERE entry.person_id = ? AND entry.deleted_at IS NULL"
                                       " ORDER BY section.position, section.id, entry.position, entry.id"),
                        {person});
    for (const QVariantList& row : rows)
        texts += row[0].toString();
    return texts.join(u'\n');
}

/// A word of a search: its parts as a phrase, of which the last needs to match only at its beginning.
SearchPhrase soughtOf(const QString& word)
{
    const QString words = indexedWords(word);
    const bool whole = isWordByItself(words.toUcs4().last());
    return {words, whole ? SearchPhrase::Last::Whole : SearchPhrase::Last::Beginning};
}

/// What a search has to find; each word has no alternatives.
QList<PhraseAlternatives> soughtIn(const QString& search)
{
    QList<PhraseAlternatives> sought;
    for (QString word : searchWords(search).mid(0, mostWords)) {
        word = word.first(std::min(longestWord, word.size()) - (endsInPair(word, longestWord) ? 1 : 0));
        if (!indexedWords(word).isEmpty())
            sought += PhraseAlternatives{soughtOf(word)};
    }
    return sought;
}

SearchMatches matchesOf(Statements& statements, const QList<PhraseAlternatives>& sought)
{
    const WordIndex& index = statements.dialect().wordIndex();
    SearchMatches matches;
    matches.everywhere = index.find(statements, sought, WordIndex::Where::Everywhere, WordIndex::everybody);
    if (!matches.everywhere.isEmpty())
        matches.byName = index.find(statements, sought, WordIndex::Where::Names, WordIndex::everybody);
    return matches;
}

} // namespace

QString indexedWords(const QString& folded)
{
    QString words;
    bool open = false; // inside a word that may continue
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
    const QString person = id.toString();
    const QString own =
        statements.value(QStringLiteral("SELECT search_text FROM person WHERE id = ?"), {person}).toString();
    statements.dialect().wordIndex().put(statements, id, indexedWords(own),
                                         indexedWords(storedTexts(statements, person)));
}

void indexEverybody(Statements& statements)
{
    statements.dialect().wordIndex().clear(statements);
    for (const QVariantList& row : statements.rows(QStringLiteral("SELECT id FROM person"))) {
        if (const auto id = PersonId::parse(row[0].toString()))
            indexPerson(statements, *id);
    }
}

bool repairIndex(Statements& statements)
{
    Statements looking = statements; // a damaged index must not fail the statements
    if (statements.dialect().wordIndex().isIntact(looking))
        return false;
    // FTS5 reports a broken index as damaged, or as of another version.
    const bool isDamage = looking.failed() && (looking.error()->code == ErrorCode::DatabaseDamaged ||
                                               looking.error()->code == ErrorCode::DatabaseFailed);
    if (looking.failed() && !isDamage)
        statements.fail(*looking.error());
    indexEverybody(statements);
    return true;
}

void tidyIndex(Statements& statements)
{
    statements.dialect().wordIndex().tidy(statements);
}

std::optional<SearchMatches> findInIndex(Statements& statements, const QString& search)
{
    QList<PhraseAlternatives> sought = soughtIn(search);
    if (sought.isEmpty())
        return std::nullopt;
    const SearchMatches matches = matchesOf(statements, sought);
    if (!matches.everywhere.isEmpty())
        return matches;
    for (PhraseAlternatives& word : sought)
        word.front().inside = !word.front().words.contains(u' ');
    return matchesOf(statements, sought);
}

QList<PersonId> findByWords(Statements& statements, const QString& words, WordIndex::Where where)
{
    const QList<PhraseAlternatives> sought = soughtIn(words);
    if (sought.isEmpty())
        return {};
    return statements.dialect().wordIndex().find(statements, sought, where, WordIndex::everybody);
}

} // namespace duovita
