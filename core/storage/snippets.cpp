#include "core/storage/snippets.h"

#include "core/storage/columns.h"
#include "core/storage/database.h"
#include "core/storage/dialect.h"
#include "core/storage/recordloading.h"
#include "core/storage/searchtext.h"
#include "core/storage/transaction.h"

#include <QTextBoundaryFinder>

#include <algorithm>

namespace duovita {

namespace {

// Width in terminal columns; Chinese characters take two.
constexpr int widthBefore = 20;
constexpr int widthInAll = 120;

bool standsAlone(QChar c)
{
    return c.isSurrogate() || c.script() == QChar::Script_Han || c.script() == QChar::Script_Hiragana ||
           c.script() == QChar::Script_Katakana || c.script() == QChar::Script_Hangul;
}

bool beginsWord(const QString& text, qsizetype at)
{
    const auto joins = [](QChar c) { return (c.isLetterOrNumber() || c.isMark()) && !standsAlone(c); };
    return at == 0 || !joins(text[at - 1]) || !joins(text[at]);
}

/// Positions of a word in a folded text: those at the beginning of a word if there are any, otherwise all.
QList<qsizetype> placesOf(const QString& word, const QString& text)
{
    QList<qsizetype> beginnings;
    QList<qsizetype> inside;
    for (qsizetype at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.size()))
        (beginsWord(text, at) ? beginnings : inside) += at;
    return beginnings.isEmpty() ? inside : beginnings;
}

/// How well a folded line matches the words: a match at the beginning of a word counts twice.
int scoreOf(const QString& line, const QStringList& words)
{
    int score = 0;
    for (const QString& word : words) {
        const QList<qsizetype> places = placesOf(word, line);
        if (!places.isEmpty())
            score += beginsWord(line, places.front()) ? 2 : 1;
    }
    return score;
}

/// A folded text with, for each of its UTF-16 units, the position of its source; one more for the end.
struct TracedFold {
    QString text;
    QList<qsizetype> source;
};

TracedFold tracedFold(const QString& text)
{
    TracedFold fold;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype next = finder.toNextBoundary();
        const QString cluster = text.mid(at, next - at);
        const bool blank = cluster.front().isSpace();
        const QString part = blank ? QStringLiteral(" ") : folded(cluster);
        if (!blank || (!fold.text.isEmpty() && !fold.text.endsWith(u' '))) {
            fold.text += part;
            fold.source.append(QList<qsizetype>(part.size(), at));
        }
        at = next;
    }
    fold.source += text.size();
    return fold;
}

QList<SearchSnippet::Mark> marksIn(const QString& text, const QStringList& words)
{
    const TracedFold fold = tracedFold(text);
    QList<SearchSnippet::Mark> found;
    for (const QString& word : words) {
        for (const qsizetype at : placesOf(word, fold.text)) {
            // A character that folds to several ("ﬁ") is marked if any of them matches.
            qsizetype last = at + word.size();
            while (last + 1 < fold.source.size() && fold.source[last] == fold.source[last - 1])
                ++last;
            found += {fold.source[at], fold.source[last] - fold.source[at]};
        }
    }
    std::sort(found.begin(), found.end(), [](const auto& a, const auto& b) {
        return std::pair(a.start, -a.length) < std::pair(b.start, -b.length);
    });
    QList<SearchSnippet::Mark> marks;
    for (const SearchSnippet::Mark& mark : std::as_const(found)) {
        if (marks.isEmpty() || mark.start >= marks.back().start + marks.back().length)
            marks += mark;
        else
            marks.back().length = std::max(marks.back().length, mark.start + mark.length - marks.back().start);
    }
    return marks;
}

int widthOf(QChar c)
{
    return c.isLowSurrogate() ? 0 : c.unicode() >= 0x2E80 ? 2 : 1;
}

/// As far back as the width allows, preferably to the beginning of a word.
qsizetype startFor(const QString& text, qsizetype firstMark)
{
    qsizetype start = firstMark;
    for (int width = 0; start > 0 && width + widthOf(text[start - 1]) <= widthBefore; --start)
        width += widthOf(text[start - 1]);
    if (start == 0)
        return 0;
    for (qsizetype at = start; at < firstMark; ++at) {
        if (!text[at].isLowSurrogate() && !text[at].isSpace() && beginsWord(text, at))
            return at;
    }
    return text[start].isLowSurrogate() ? start + 1 : start;
}

qsizetype endFor(const QString& text, qsizetype start, qsizetype atLeast)
{
    qsizetype end = start;
    for (int width = 0; end < text.size() && (end < atLeast || width + widthOf(text[end]) <= widthInAll); ++end)
        width += widthOf(text[end]);
    return end < text.size() && text[end].isLowSurrogate() ? end + 1 : end;
}

SearchSnippet cutOut(const QString& text, const QList<SearchSnippet::Mark>& marks)
{
    const QString ellipsis = QStringLiteral("…");
    const SearchSnippet::Mark& first = marks.front();
    const qsizetype start = startFor(text, first.start);
    const qsizetype end = endFor(text, start, first.start + first.length);
    SearchSnippet snippet;
    snippet.text = (start > 0 ? ellipsis : QString()) + text.mid(start, end - start);
    const qsizetype shift = (start > 0 ? ellipsis.size() : 0) - start;
    for (QChar& c : snippet.text) {
        if (c.isSpace() || c.category() == QChar::Other_Control)
            c = u' ';
    }
    if (end < text.size())
        snippet.text += ellipsis;
    for (const SearchSnippet::Mark& mark : marks) {
        if (mark.start < end)
            snippet.marks += {mark.start + shift, std::min(mark.length, end - mark.start)};
    }
    return snippet;
}

/// The line that matches most words, and its score.
struct BestLine {
    QString line;
    int score = 0;

    bool takeBetter(const QString& text, const QStringList& words)
    {
        bool better = false;
        for (const QString& candidate : text.split(u'\n')) {
            const int candidateScore = scoreOf(candidate, words);
            if (candidateScore <= score)
                continue;
            line = candidate;
            score = candidateScore;
            better = true;
        }
        return better;
    }
};

std::optional<SearchSnippet> snippetFrom(const QStringList& texts, const QString& line, const QStringList& words)
{
    const auto text = std::find_if(texts.begin(), texts.end(), [&](const QString& t) { return folded(t) == line; });
    return text == texts.end() ? std::nullopt : snippetOf(*text, words);
}

std::optional<SearchSnippet> snippetOf(const Person& person, const QString& line, const QStringList& words)
{
    const QStringList texts = searchedTexts(person);
    if (const auto snippet = snippetFrom(texts, line, words))
        return snippet;
    for (const QString& text : texts) { // the line is the pinyin of a name
        if (containsHan(text) && pinyinOf(text).contains(line))
            return SearchSnippet{text, {{0, text.size()}}, {}, {}, {}};
    }
    return std::nullopt;
}

std::optional<SearchSnippet> snippetOfPerson(Statements& statements, const PersonId& id, const QStringList& words)
{
    const auto own = statements.rows(
        QStringLiteral("SELECT search_text, summary, content, extra FROM person WHERE id = ?"), {id.toString()});
    if (own.isEmpty())
        return std::nullopt;
    BestLine best;
    best.takeBetter(own.front()[0].toString(), words);
    std::optional<EntryId> entry;
    QString sectionContent;
    const auto rows =
        statements.rows(QStringLiteral("SELECT entry.id, entry.search_text, section.content FROM entry"
                                       " JOIN section ON section.id = entry.section_id"
                                       " AND section.person_id = entry.person_id"
                                       " WHERE entry.person_id = ? AND entry.deleted_at IS NULL"
                                       " ORDER BY section.position, section.id, entry.position, entry.id"),
                        {id.toString()});
    for (const QVariantList& row : rows) {
        const auto rowId = EntryId::parse(row[0].toString());
        if (rowId && best.takeBetter(row[1].toString(), words)) {
            entry = *rowId;
            sectionContent = row[2].toString();
        }
    }
    if (best.score == 0)
        return std::nullopt;
    if (!entry) {
        const auto person = personFrom(
            id.toString(), {own.front()[1].toString(), own.front()[2].toString(), {}, own.front()[3].toString()});
        return person ? snippetOf(*person, best.line, words) : std::nullopt;
    }
    const std::optional<StoredEntry> stored = loadEntryRow(statements, *entry);
    if (!stored)
        return std::nullopt;
    std::optional<SearchSnippet> snippet = snippetFrom(searchedTexts(stored->entry), best.line, words);
    if (snippet) {
        const auto section =
            sectionFrom(SectionId().toString(), {nameOf(stored->kind), sectionContent, QStringLiteral("{}")});
        snippet->entry = stored->entry;
        snippet->kind = stored->kind;
        snippet->sectionTitle = section ? section->title : LocalizedText();
    }
    return snippet;
}

} // namespace

std::optional<SearchSnippet> snippetOf(const QString& text, const QStringList& words)
{
    const QList<SearchSnippet::Mark> marks = marksIn(text, words);
    return marks.isEmpty() ? std::nullopt : std::optional(cutOut(text, marks));
}

Result<QHash<PersonId, SearchSnippet>> findSnippets(const Database& database, const QList<PersonId>& people,
                                                    const QString& search)
{
    const QStringList words = searchWords(search);
    Statements statements = statementsFor(database, QStringLiteral("search"));
    Transaction transaction(statements, Access::Reading);
    QHash<PersonId, SearchSnippet> snippets;
    for (const PersonId& id : words.isEmpty() ? QList<PersonId>() : people) {
        if (const auto snippet = snippetOfPerson(statements, id, words))
            snippets.insert(id, *snippet);
    }
    const Result<void> done = transaction.commit();
    return done ? Result(snippets) : done.error();
}

} // namespace duovita
