#include "core/import/readers/tabbedwraps.h"

#include "core/import/annotate/datetext.h"
#include "core/import/readers/linemarks.h"

#include <algorithm>

namespace duovita {

namespace {

/// The column of a line's last cell, as an editor shows tabs; 0 if the first column is not narrow.
qsizetype textColumn(const RawLine& line)
{
    constexpr qsizetype tab = 8;
    constexpr qsizetype widest = 16; // "September 2013 –"
    const QStringList& cells = line.cells;
    if (!line.tabbed || cells.size() < 2 || cells.front().isEmpty() || cells.front().size() > widest ||
        isItem(line.text))
        return 0;
    qsizetype column = 0;
    for (qsizetype i = 0; i + 1 < cells.size(); ++i) {
        if (i > 0 && !cells[i].isEmpty())
            return 0; // a table
        column = (column + cells[i].size()) / tab * tab + tab;
    }
    return column;
}

/// One paragraph, as a half-open range of lines.
class Paragraph {
public:
    Paragraph(QList<RawLine>& lines, qsizetype begin, qsizetype end) : m_lines(lines), m_begin(begin), m_end(end)
    {
        for (qsizetype i = begin; i < end; ++i) {
            const qsizetype column = textColumn(lines[i]);
            m_rows += column > 0 ? 1 : 0;
            m_width = qMax(m_width, column > 0 ? column + lines[i].cells.last().size() : 0);
        }
    }

    void join()
    {
        constexpr int fewest = 2;
        constexpr qsizetype narrowest = 60;
        if (m_rows < fewest || m_width < narrowest)
            return;
        qsizetype row = -1;
        qsizetype column = 0;
        qsizetype used = 0; // by the latest line of the row
        for (qsizetype i = m_begin; i < m_end; ++i) {
            RawLine& line = m_lines[i];
            if (const qsizetype found = textColumn(line); found > 0) {
                row = i;
                column = found;
                used = column + line.cells.last().size();
                continue;
            }
            if (row < 0 || !isWrapped(line, used)) {
                row = -1;
                continue;
            }
            used = column + line.text.size();
            m_lines[row].text += u' ' + line.text;
            m_lines[row].cells.last() += u' ' + line.text;
            line.text.clear();
        }
    }

private:
    bool isWrapped(const RawLine& line, qsizetype used) const
    {
        constexpr qsizetype slack = 12; // letters had different widths in the original
        return !line.tabbed && !isItem(line.text) && !findDateRange(line.text, true) && !findTrailingYears(line.text) &&
               used + 1 + line.text.section(u' ', 0, 0).size() + slack > m_width;
    }

    QList<RawLine>& m_lines;
    qsizetype m_begin;
    qsizetype m_end;
    int m_rows = 0;
    qsizetype m_width = 0;
};

} // namespace

void joinWrapsBelowTabs(QList<RawLine>& lines)
{
    for (qsizetype begin = 0; begin < lines.size();) {
        qsizetype end = begin + 1;
        while (end < lines.size() && !lines[end].afterBlank)
            ++end;
        Paragraph(lines, begin, end).join();
        begin = end;
    }
    erase_if(lines, [](const RawLine& line) { return line.text.isEmpty(); });
}

} // namespace duovita
