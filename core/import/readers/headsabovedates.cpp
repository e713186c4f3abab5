#include "core/import/readers/headsabovedates.h"

#include "core/import/readers/datedworks.h"
#include "core/import/readers/linemarks.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// The lines of one section, between its heading and the next.
class NarrowSection {
public:
    NarrowSection(QList<RawLine>& lines, qsizetype begin, qsizetype end) : m_lines(lines), m_begin(begin), m_end(end)
    {
        for (qsizetype i = begin; i < end; ++i) {
            if (isLineOfDates(lines[i].text) && (i == begin || !isLineOfDates(lines[i - 1].text)))
                m_dates += i;
            m_width = qMax(m_width, widthInLetters(lines[i].text));
        }
    }

    void part()
    {
        constexpr qsizetype fewest = 2;
        constexpr qsizetype mostLines = 6;
        if (m_dates.size() < fewest || m_dates.front() == m_begin || m_dates.front() - m_begin > mostLines ||
            isMarked())
            return;
        joinWraps(m_begin, m_dates.front());
        const qsizetype height = linesIn(m_begin, m_dates.front());
        for (qsizetype i = 1; i < m_dates.size(); ++i) {
            const qsizetype text = endOfDates(m_dates[i - 1]);
            joinWraps(text, m_dates[i]);
            const qsizetype head = beginOfHead(text, m_dates[i], height);
            joinSentences(text, head);
            m_lines[head].afterBlank = m_lines[head].begins = true;
        }
        joinSentences(endOfDates(m_dates.last()), m_end);
    }

private:
    /// Blank lines, points, columns or table titles already separate the entries.
    bool isMarked() const
    {
        const Vocabulary& vocabulary = Vocabulary::standard();
        if (vocabulary.isColumnLabel(m_lines[m_begin].text) || !vocabulary.entryField(m_lines[m_begin].text).isEmpty())
            return true;
        return std::any_of(m_lines.begin() + m_begin, m_lines.begin() + m_end, [&](const RawLine& line) {
            return isItem(line.text) || line.cells.size() > 1 || (line.afterBlank && &line != &m_lines[m_begin]);
        });
    }

    qsizetype endOfDates(qsizetype i) const
    {
        while (i < m_end && isLineOfDates(m_lines[i].text))
            ++i;
        return i;
    }

    qsizetype linesIn(qsizetype begin, qsizetype end) const
    {
        return std::count_if(m_lines.begin() + begin, m_lines.begin() + end,
                             [](const RawLine& line) { return !line.text.isEmpty(); });
    }

    void join(qsizetype i, qsizetype next)
    {
        m_lines[i].text += u' ' + m_lines[next].text;
        m_lines[i].cells = {m_lines[i].text};
        m_lines[next].text.clear(); // removed at the end together with the others
    }

    /// "New York, New York," and "USA", "Bachelor of Arts in" and "History": the end of a line shows that it continues.
    void joinWraps(qsizetype begin, qsizetype end)
    {
        static const QRegularExpression open(QStringLiteral("(?:[,，、&(-]|\\s(?:and|of|in|for|the|to|with|at))$"));
        qsizetype line = begin;
        for (qsizetype i = begin + 1; i < end; ++i) {
            if (open.match(m_lines[line].text).hasMatch() && !m_lines[line].text.endsWith(u'.'))
                join(line, i);
            else
                line = i;
        }
    }

    /// The head has as many lines as the first one, up to a line that ends a sentence.
    qsizetype beginOfHead(qsizetype text, qsizetype dates, qsizetype height) const
    {
        qsizetype head = dates;
        for (qsizetype i = dates - 1; i >= text && height > 0; --i) {
            if (m_lines[i].text.isEmpty())
                continue;
            if (endsSentence(i) || m_lines[i].text.front().isLower())
                break;
            head = i;
            --height;
        }
        return head;
    }

    bool endsSentence(qsizetype i) const
    {
        static const QRegularExpression stop(QStringLiteral("(?:\\p{Ll}{2}|[)\\d])[.!?]$|[。；！？]$"));
        return stop.match(m_lines[i].text).hasMatch();
    }

    /// Joins the description below the dates where its lines are full.
    void joinSentences(qsizetype begin, qsizetype end)
    {
        constexpr double nearlyFull = 0.6;
        qsizetype line = -1;
        qsizetype used = 0;
        for (qsizetype i = begin; i < end; ++i) {
            const qsizetype width = widthInLetters(m_lines[i].text);
            if (width == 0)
                continue;
            const bool full = static_cast<double>(used) >= nearlyFull * static_cast<double>(m_width);
            if (line >= 0 && full && !endsSentence(line))
                join(line, i);
            else
                line = i;
            used = width;
        }
    }

    QList<RawLine>& m_lines;
    qsizetype m_begin;
    qsizetype m_end;
    QList<qsizetype> m_dates; ///< the first line of each date
    qsizetype m_width = 0;
};

} // namespace

void partHeadsAboveDates(QList<RawLine>& lines, const Vocabulary& vocabulary)
{
    const auto isHeading = [&](const RawLine& line) {
        return !isItem(line.text) && vocabulary.findSection(line.text).has_value();
    };
    const auto first = std::find_if(lines.begin(), lines.end(), isHeading);
    for (qsizetype begin = first - lines.begin(); begin < lines.size();) {
        const qsizetype end = std::find_if(lines.begin() + begin + 1, lines.end(), isHeading) - lines.begin();
        NarrowSection(lines, begin + 1, end).part();
        begin = end;
    }
    lines.removeIf([](const RawLine& line) { return line.text.isEmpty(); });
}

} // namespace duovita
