#include "core/import/validate/lostlines.h"

#include "core/domain/language.h"
#include "core/import/annotate/datetext.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

/// Removes dates and durations: "(2 years 8 months)".
QString withoutDates(const QString& text)
{
    const auto found = findDateRange(text, true);
    QString rest = found ? QString(text.left(found->start) + text.mid(found->start + found->length)) : text;
    return rest.remove(durationText());
}

/// Words of at least three letters in other scripts, and every pair of adjacent ideographs.
QStringList wordsOf(const QString& text)
{
    static const QRegularExpression word(QStringLiteral("\\p{Han}+|(?:(?!\\p{Han})[\\p{L}\\p{M}])+"));
    constexpr qsizetype shortest = 3;
    QStringList words;
    for (auto it = word.globalMatch(text); it.hasNext();) {
        const QString found = it.next().captured();
        if (found.front().script() != QChar::Script_Han) {
            if (found.size() >= shortest)
                words += found.toLower();
            continue;
        }
        for (qsizetype i = 0; i + 1 < found.size(); ++i)
            words += found.mid(i, 2);
    }
    return words;
}

QSet<QString> wordsIn(const QStringList& texts)
{
    const QString text = texts.join(u'\n');
    // "**S**ample" is one word, "an_example" two.
    static const QRegularExpression style(QStringLiteral("[*_~`\\\\]+"));
    const QStringList words = wordsOf(text) + wordsOf(QString(text).remove(style));
    return {words.begin(), words.end()};
}

} // namespace

QList<std::pair<QString, int>> lostLines(const QList<TextBlock>& blocks, const QStringList& readTexts)
{
    constexpr qsizetype fewest = 4;    // words
    constexpr qsizetype fewestHan = 6; // pairs of ideographs
    const QSet<QString> kept = wordsIn(readTexts);
    QList<std::pair<QString, int>> lost;
    for (const TextBlock& block : blocks) {
        if (block.pageArtifact || block.columnTitles)
            continue;
        for (const TextLine& line : block.lines) {
            const QStringList words = wordsOf(withoutDates(line.plain()));
            const auto found =
                std::count_if(words.begin(), words.end(), [&](const QString& word) { return kept.contains(word); });
            if (words.size() >= (containsHan(line.plain()) ? fewestHan : fewest) && found * 2 < words.size())
                lost.emplaceBack(line.plain().trimmed(), line.number);
        }
    }
    return lost;
}

} // namespace duovita
