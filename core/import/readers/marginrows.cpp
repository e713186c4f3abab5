#include "core/import/readers/marginrows.h"

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/datedworks.h"
#include "core/import/readers/linemarks.h"

#include <QHash>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <optional>

namespace duovita {

namespace {

constexpr qsizetype narrowestMargin = 10; // letters

bool isInCapitals(const QString& text)
{
    static const QRegularExpression capitals(QStringLiteral("^[\\p{Lu}][\\p{Lu}\\s&/,'’-]{3,}$"));
    return capitals.match(text).hasMatch();
}

/// The left part of a text whose right part begins at a gutter.
class Margin {
public:
    Margin(const QList<NumberedLine>& lines, const TextGutter& gutter) : m_lines(lines), m_gutter(gutter)
    {
        for (const NumberedLine& line : lines)
            m_words += m_gutter.leftOf(line.text).trimmed();
        const auto capitals = std::count_if(m_words.begin(), m_words.end(), [](const QString& words) {
            return isInCapitals(words) && Vocabulary::standard().findSection(words);
        });
        constexpr auto fewest = 2;
        m_inCapitals = capitals >= fewest;
        joinHeadings();
    }

    /// Whether it is a margin: it mostly contains headings and dates, and the text beside it contains no headings.
    bool isOne() const
    {
        constexpr int fewest = 2;
        constexpr qsizetype longest = 40;
        int headings = 0;
        int beside = 0; // headings with text beside them
        int dates = 0;
        int labels = 0;
        int others = 0;
        for (qsizetype i = 0; i < m_words.size(); ++i) {
            const QString& words = m_words[i];
            const QString text = m_gutter.rightOf(m_lines[i].text).trimmed();
            others += !text.isEmpty() && Vocabulary::standard().findSection(text) ? 1 : 0;
            if (words.isEmpty())
                continue;
            if (isHeading(i))
                ++headings, beside += text.isEmpty() ? 0 : 1;
            else if (isLineOfDates(words))
                ++dates;
            else if (words.size() <= longest && !text.isEmpty() && !words.contains(u'@') && words.front().isLetter())
                ++labels;
            else
                ++others;
        }
        // Otherwise it is a column of dates before the entries, below headings.
        const bool apart = 2 * beside >= headings || isSetToTheRight();
        return apart && headings >= fewest && others * 2 < headings && labels * 2 <= 3 * (headings + dates);
    }

    QList<NumberedLine> asHeadings() const
    {
        QList<NumberedLine> rows;
        const auto add = [&](const QString& text, qsizetype i) { rows += NumberedLine{text, m_lines[i].number}; };
        bool crowded = false; // the line before belongs to an entry
        for (qsizetype i = 0; i < m_lines.size(); ++i) {
            const QString& words = m_words[i];
            const QString text = m_gutter.rightOf(m_lines[i].text);
            if (m_lines[i].text.startsWith(u'\f'))
                add(QStringLiteral("\f"), i);
            if (words.isEmpty()) {
                add(m_taken.contains(i) || !text.isEmpty() ? text : m_lines[i].text, i);
                continue;
            }
            if (isPageMark(m_lines[i].text.simplified())) {
                add(m_lines[i].text, i);
            } else if (isHeading(i)) {
                add({}, i);
                add(words, i);
                add({}, i);
                add(text, i);
            } else if (isLineOfDates(words)) {
                if (crowded)
                    add({}, i);
                add(words, i);
                add(text, i);
            } else {
                add(text.isEmpty() ? m_lines[i].text : QString(words + QStringLiteral(": ") + text.trimmed()), i);
            }
            crowded = true;
        }
        return rows;
    }

private:
    bool isHeading(qsizetype i) const
    {
        const QString& words = m_words[i];
        if (words.isEmpty() || words.contains(u':'))
            return false;
        return m_inCapitals ? isInCapitals(words) : Vocabulary::standard().findSection(words).has_value();
    }

    /// Whether the margin is right-aligned, so that its words begin anywhere.
    bool isSetToTheRight() const
    {
        QHash<qsizetype, int> begins;
        int most = 0;
        int all = 0;
        for (qsizetype i = 0; i < m_words.size(); ++i) {
            if (m_words[i].isEmpty())
                continue;
            most = qMax(most, ++begins[m_lines[i].text.indexOf(m_words[i].front())]);
            ++all;
        }
        return most * 2 < all;
    }

    /// "Professional" over "Experience": a heading that was too long for one line of the margin.
    void joinHeadings()
    {
        for (qsizetype i = 0; i + 1 < m_words.size(); ++i) {
            const QString whole = m_words[i] + u' ' + m_words[i + 1];
            if (m_words[i].isEmpty() || m_words[i + 1].isEmpty() || isLineOfDates(m_words[i]) ||
                !Vocabulary::standard().findSection(whole))
                continue;
            m_words[i] = whole;
            m_words[i + 1].clear();
            m_taken.insert(i + 1);
        }
    }

    const QList<NumberedLine>& m_lines;
    const TextGutter& m_gutter;
    QStringList m_words;
    QSet<qsizetype> m_taken; ///< lines whose words were moved to the one above
    bool m_inCapitals = false;
};

} // namespace

QList<NumberedLine> withMarginAsHeadings(const QList<NumberedLine>& lines)
{
    constexpr qsizetype fewest = 8; // lines
    std::optional<TextGutter> best;
    LineSpan longest;
    for (const TextGutter& gutter : guttersOf(lines, narrowestMargin)) {
        const LineSpan range = linesParted(lines, gutter);
        const qsizetype length = range.end - range.begin;
        if (length < fewest || length <= longest.end - longest.begin ||
            !Margin(lines.mid(range.begin, length), gutter).isOne())
            continue;
        best = gutter;
        longest = range;
    }
    if (!best)
        return lines;
    const auto [begin, end] = longest;
    const QList<NumberedLine> rows = lines.mid(begin, end - begin);
    return lines.first(begin) + Margin(rows, *best).asHeadings() + lines.mid(end);
}

} // namespace duovita
