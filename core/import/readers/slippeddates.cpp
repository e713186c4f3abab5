#include "core/import/readers/slippeddates.h"

#include "core/import/annotate/datetext.h"
#include "core/import/annotate/places.h"
#include "core/import/readers/datedworks.h"
#include "core/import/readers/linemarks.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

/// The lines of one section, between its heading and the next.
class SectionOfDates {
public:
    SectionOfDates(QList<RawLine>& lines, qsizetype begin, qsizetype end, qsizetype columns,
                   const Vocabulary& vocabulary)
        : m_lines(lines), m_begin(begin), m_end(end), m_columns(columns), m_vocabulary(vocabulary)
    {
    }

    void join()
    {
        const bool startsWithDates = m_begin < m_end && isLineOfDates(m_lines[m_begin].text);
        qsizetype from = m_begin;
        for (qsizetype i = m_begin; i < m_end;) {
            if (!isLineOfDates(m_lines[i].text)) {
                ++i;
                continue;
            }
            qsizetype end = i;
            while (end < m_end && isLineOfDates(m_lines[end].text))
                ++end;
            if (m_linesAboveDates == 0 && from == m_begin && !hasItem(from, i))
                m_linesAboveDates = i - from;
            if (startsWithDates)
                joinBelow(i, end);
            else
                joinAbove(from, i, end);
            from = i = end;
        }
        keepTextsTogether();
    }

private:
    /// Text below the dates belongs to the entry that now has them, unless it begins another entry.
    void keepTextsTogether()
    {
        const auto next = [&](qsizetype i) {
            do
                ++i;
            while (i < m_end && m_lines[i].text.isEmpty());
            return i;
        };
        for (const qsizetype head : std::as_const(m_dated)) {
            const qsizetype text = next(head);
            if (text >= m_end || m_dated.contains(text) || isItem(m_lines[text].text) || isDated(text))
                continue;
            const qsizetype behind = next(text);
            if (behind < m_end && isItem(m_lines[behind].text) && !m_lines[behind].afterBlank)
                continue; // "Example Institute" above its own points
            m_lines[text].afterBlank = false;
            m_lines[text].begins = true;
        }
    }

    bool isDated(qsizetype i) const
    {
        return findDateRange(m_lines[i].text, true) || findTrailingYears(m_lines[i].text);
    }

    /// Assigns the dates from `begin` on to the entries above them, from `from` on.
    void joinAbove(qsizetype from, qsizetype begin, qsizetype end)
    {
        const qsizetype dates = end - begin;
        const bool isDirectlyBelow = dates == 1 && !m_lines[begin].afterBlank; // directly below a line
        const bool isFollowedByBreak = endsAt(end) || (isPlace(m_lines[end].text, m_vocabulary) && endsAt(end + 1));
        const bool isMisplaced = isDirectlyBelow ? isItem(m_lines[begin - 1].text) && begin - 1 >= from
                                                 : m_lines[begin].afterBlank && isFollowedByBreak;
        if (!isMisplaced)
            return;
        const QList<qsizetype> entries = isDirectlyBelow ? QList<qsizetype>{begin - 1} : entriesIn(from, begin, dates);
        if (std::none_of(entries.begin(), entries.end(), [this](qsizetype entry) { return isDated(entry); }))
            moveDates(begin, entries, begin);
    }

    bool endsAt(qsizetype i) const { return i >= m_lines.size() || m_lines[i].afterBlank || isItem(m_lines[i].text); }

    /// Assigns the dates from `begin` to `end`, if they begin the section and a blank line follows, to as many entries
    /// below.
    void joinBelow(qsizetype begin, qsizetype end)
    {
        constexpr qsizetype fewest = 2;
        if (end - begin < fewest || begin != m_begin || end == m_end || !m_lines[end].afterBlank)
            return;
        const QList<qsizetype> entries = entriesIn(end, m_end, end - begin);
        moveDates(begin, entries, m_end);
        if (!entries.isEmpty())
            m_lines[entries.front()].afterBlank = true;
    }

    /// The first lines of the entries without dates, if there are as many as dates: points, paragraphs, schools, or
    /// single lines. Empty if that is unclear.
    QList<qsizetype> entriesIn(qsizetype from, qsizetype end, qsizetype dates) const
    {
        const auto all = [&](const auto& isEntry) {
            QList<qsizetype> found;
            for (qsizetype i = from; i < end; ++i) {
                if (isEntry(i) && !isDated(i))
                    found += i;
            }
            return found;
        };
        const QList<qsizetype> items = all([&](qsizetype i) { return isItem(m_lines[i].text); });
        if (!items.isEmpty() && items.size() != dates)
            return dates == 1 ? entryLikeFirst(from, end) : QList<qsizetype>();
        if (!items.isEmpty())
            return items;
        const QList<qsizetype> paragraphs = all([&](qsizetype i) { return m_lines[i].afterBlank || i == from; });
        const bool hasDates =
            std::any_of(m_lines.begin() + from, m_lines.begin() + end,
                        [](const RawLine& line) { return findDateRange(line.text, true).has_value(); });
        if (dates == 1)
            return isSeparateLine(end - 1, from) ? QList<qsizetype>{end - 1} : QList<qsizetype>();
        if (paragraphs.size() == dates && !hasDates)
            return paragraphs;
        const QList<qsizetype> schools = all([&](qsizetype i) {
            return m_vocabulary.isSchool(m_lines[i].text) && !m_vocabulary.isDegree(m_lines[i].text);
        });
        if (schools.size() == dates && schools.front() == from)
            return schools;
        const QList<qsizetype> each = all([](qsizetype) { return true; });
        return each.size() == dates && end - from == dates ? each : QList<qsizetype>();
    }

    bool hasItem(qsizetype from, qsizetype end) const
    {
        return std::any_of(m_lines.begin() + from, m_lines.begin() + end,
                           [](const RawLine& line) { return isItem(line.text); });
    }

    /// The entry that starts below the points of the preceding one, if it has as many lines as the section's first
    /// entry has above its dates; empty if that is unclear.
    QList<qsizetype> entryLikeFirst(qsizetype from, qsizetype end) const
    {
        const qsizetype head = end - m_linesAboveDates;
        if (m_linesAboveDates == 0 || head <= from || hasItem(head, end) || !isItem(m_lines[head - 1].text))
            return {};
        for (qsizetype i = head; i < end; ++i) {
            if (isDated(i) || (i > head && m_lines[i].afterBlank))
                return {};
        }
        return {head};
    }

    /// Whether a line starts a paragraph or follows a sentence, and is neither dated nor a sentence itself: then it was
    /// beside dates.
    bool isSeparateLine(qsizetype i, qsizetype from) const
    {
        static const QRegularExpression stop(QStringLiteral("[.。;；:：]$"));
        const bool first =
            i >= from && (m_lines[i].afterBlank || i == from || stop.match(m_lines[i - 1].text).hasMatch());
        return first && !isDated(i) && !stop.match(m_lines[i].text).hasMatch();
    }

    /// The end of an entry's first line, which continues below if it fills the width.
    qsizetype endOfFirstLine(qsizetype entry, qsizetype end) const
    {
        constexpr double nearlyFull = 0.8;
        while (entry + 1 < end && !m_lines[entry + 1].afterBlank && !isItem(m_lines[entry + 1].text) &&
               static_cast<double>(widthInLetters(m_lines[entry].text)) >= nearlyFull * static_cast<double>(m_columns))
            ++entry;
        return entry;
    }

    /// Appends the dates from `dates` on to the first lines of the entries; the last entry ends at `end`.
    void moveDates(qsizetype dates, const QList<qsizetype>& entries, qsizetype end)
    {
        for (qsizetype i = 0; i < entries.size(); ++i) {
            const qsizetype head = endOfFirstLine(entries[i], i + 1 < entries.size() ? entries[i + 1] : end);
            m_dated.insert(head);
            RawLine& line = m_lines[head];
            line.text += QStringLiteral("   ") + m_lines[dates + i].text;
            line.cells += m_lines[dates + i].text;
            m_lines[dates + i].text.clear(); // removed at the end together with the others
            // Entries with further lines each start a paragraph.
            if (!isItem(m_lines[entries[i]].text))
                m_lines[entries[i]].afterBlank = true;
        }
    }

    QList<RawLine>& m_lines;
    qsizetype m_begin;
    qsizetype m_end;
    qsizetype m_columns;
    const Vocabulary& m_vocabulary;
    qsizetype m_linesAboveDates = 0; ///< of the section's first entry, if it has no point above its dates
    QSet<qsizetype> m_dated;         ///< lines to which dates were moved
};

} // namespace

void joinSlippedDates(QList<RawLine>& lines, const Vocabulary& vocabulary)
{
    qsizetype columns = 0;
    for (const RawLine& line : std::as_const(lines))
        columns = qMax(columns, widthInLetters(line.text));
    const auto isHeading = [&](const RawLine& line) {
        return !isItem(line.text) && vocabulary.findSection(line.text).has_value();
    };
    const auto first = std::find_if(lines.begin(), lines.end(), isHeading);
    for (qsizetype begin = first - lines.begin(); begin < lines.size();) {
        const qsizetype end = std::find_if(lines.begin() + begin + 1, lines.end(), isHeading) - lines.begin();
        SectionOfDates(lines, begin + 1, end, columns, vocabulary).join();
        begin = end;
    }
    lines.removeIf([](const RawLine& line) { return line.text.isEmpty(); });
}

} // namespace duovita
