#include "core/terms/lexiconwords.h"

#include "core/domain/language.h"
#include "core/terms/hanvariants.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

constexpr qsizetype mostWords = 4;   // in a translation that may replace a word of a text
constexpr qsizetype longestWord = 8; // in Han characters, for Lexicon::longestWord()

/// Drops bracketed remarks, "to" and articles, which a text supplies itself where it needs them.
QString bare(const QString& part)
{
    static const QRegularExpression aside(QStringLiteral(R"(\([^()]*\)|\[[^\[\]]*\])"));
    static const QRegularExpression particle(QStringLiteral(R"(^(?:to be|to|an?|the) (?=\S))"));
    return QString(part).remove(aside).simplified().remove(particle);
}

/// Whether a sense is a remark about the word.
bool isRemark(const QString& part)
{
    static const QRegularExpression remark(
        QStringLiteral(R"(^(?:CL:|surname |(?:\w+ )?variant of |see |abbr\. |used in |also written|same as|particle |)"
                       R"(classifier |old name|.*\bprefix\b|.*\bsuffix\b))"));
    return containsHan(part) || remark.match(part).hasMatch();
}

bool isLetter(const QString& text, qsizetype at)
{
    const QChar c = text[at];
    if (containsHan(text.mid(at, 1)))
        return false;
    // As in "state-of-the-art", "master's".
    const bool joins = (c == u'-' || c == u'\'' || c == QChar(0x2019)) && at > 0 && at + 1 < text.size() &&
                       text[at - 1].isLetter() && text[at + 1].isLetter();
    return joins || c.isLetterOrNumber() || c.isMark();
}

WordPlace lettersAround(const QString& text, qsizetype at)
{
    qsizetype from = at;
    while (from > 0 && isLetter(text, from - 1))
        --from;
    qsizetype to = at;
    while (to < text.size() && isLetter(text, to))
        ++to;
    return {from, to - from};
}

WordPlace hanAround(const QString& text, qsizetype at, const Lexicon& lexicon)
{
    const QString simplified = inSimplifiedHan(text);
    WordPlace best{at, 1};
    if (simplified.size() != text.size())
        return best;
    for (qsizetype from = std::max<qsizetype>(0, at - longestWord + 1); from <= at; ++from) {
        const qsizetype known = lexicon.longestWord(QStringView(simplified).sliced(from));
        if (known > best.size && from + known > at)
            best = {from, known};
    }
    return best;
}

} // namespace

QStringList wordsOfSenses(const QStringList& senses, qsizetype most)
{
    QStringList words;
    for (const QString& sense : senses) {
        for (const QString& part : sense.split(u';')) {
            const QString word = bare(part);
            const bool fits = !word.isEmpty() && !isRemark(part.trimmed()) && word.count(u' ') < mostWords;
            if (fits && words.size() < most && !words.contains(word, Qt::CaseInsensitive))
                words += word;
        }
    }
    return words;
}

QStringList inOtherLanguage(const QString& word, qsizetype most, const Lexicon& lexicon)
{
    const QString meant = word.simplified();
    return containsHan(meant) ? wordsOfSenses(lexicon.senses(meant), most) : lexicon.wordsFor(meant, most);
}

WordPlace wordAround(const QString& text, qsizetype place, const Lexicon& lexicon)
{
    const auto isIn = [&](qsizetype at) {
        return at >= 0 && at < text.size() && (containsHan(text.mid(at, 1)) || isLetter(text, at));
    };
    const qsizetype at = isIn(place) ? place : place - 1;
    if (!isIn(at))
        return {};
    return containsHan(text.mid(at, 1)) ? hanAround(text, at, lexicon) : lettersAround(text, at);
}

} // namespace duovita
