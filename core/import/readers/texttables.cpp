#include "core/import/readers/texttables.h"

#include "core/import/annotate/datetext.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

/// "工种/职务", "单位及职务": one known word suffices.
bool isTitle(const QString& cell, const Vocabulary& vocabulary)
{
    static const QRegularExpression joint(QStringLiteral("\\s*[/／及与和]\\s*"));
    const QStringList parts = QStringList{cell} + cell.split(joint, Qt::SkipEmptyParts);
    return std::any_of(parts.begin(), parts.end(), [&](const QString& part) {
        return vocabulary.isColumnLabel(part) || !vocabulary.entryField(part).isEmpty();
    });
}

} // namespace

bool areColumnTitles(const QStringList& cells, const Vocabulary& vocabulary)
{
    // "Dates 01/2015 – 08/2018" is a label with its value.
    static const QRegularExpression year(QStringLiteral("(?:19|20)\\d\\d"));
    if (std::any_of(cells.begin(), cells.end(), [](const QString& cell) { return year.match(cell).hasMatch(); }))
        return false;
    const auto known =
        std::count_if(cells.begin(), cells.end(), [&](const QString& cell) { return isTitle(cell, vocabulary); });
    const bool overTime = known * 2 >= cells.size() && vocabulary.entryField(cells.value(0)) == QStringLiteral("range");
    return cells.size() > 1 && (known == cells.size() || overTime);
}

namespace {

std::optional<TextTable> tableOfRows(const QList<RawLine>& lines, qsizetype start, const Vocabulary& vocabulary)
{
    TextTable table{lines[start].cells, {}, start + 1};
    if (!areColumnTitles(table.titles, vocabulary))
        return std::nullopt;
    for (; table.end < lines.size(); ++table.end) {
        QStringList cells = lines[table.end].cells;
        // A tab at the end of a line may have been lost.
        while (lines[table.end].tabbed && cells.size() < table.titles.size())
            cells += QString();
        if (cells.size() != table.titles.size())
            break;
        table.rows += {cells, lines[table.end].number};
    }
    return table.rows.isEmpty() ? std::nullopt : std::optional(table);
}

/// Whether every row has dates in the columns for dates.
bool hasItsDates(const TextTable& table, const Vocabulary& vocabulary)
{
    for (qsizetype column = 0; column < table.titles.size(); ++column) {
        if (vocabulary.entryField(table.titles[column]) != QStringLiteral("range"))
            continue;
        const bool dated = std::all_of(table.rows.begin(), table.rows.end(), [&](const TextTable::Row& row) {
            return findDateRange(row.cells[column], true) || parseDate(row.cells[column]);
        });
        if (!dated)
            return false;
    }
    return true;
}

/// Tables pasted from Word: each cell on a line of its own, the titles first.
std::optional<TextTable> tableOfLines(const QList<RawLine>& lines, qsizetype start, const Vocabulary& vocabulary)
{
    constexpr qsizetype fewestColumns = 2;
    constexpr qsizetype mostColumns = 7;
    TextTable table{{}, {}, start};
    const auto isCell = [&](qsizetype i) {
        return lines[i].cells.size() == 1 && !vocabulary.findSection(lines[i].text);
    };
    while (table.end < lines.size() && table.titles.size() <= mostColumns && lines[table.end].cells.size() == 1 &&
           isTitle(lines[table.end].text, vocabulary) && (table.end == start || !lines[table.end].afterBlank))
        table.titles += lines[table.end++].text;
    const qsizetype columns = table.titles.size();
    if (columns < fewestColumns || columns > mostColumns)
        return std::nullopt;
    const qsizetype first = table.end;
    while (table.end < lines.size() && isCell(table.end))
        ++table.end;
    for (qsizetype i = first; i < table.end; i += columns) {
        if (i + columns > table.end)
            return std::nullopt;
        TextTable::Row row{{}, lines[i].number};
        for (qsizetype cell = 0; cell < columns; ++cell)
            row.cells += lines[i + cell].text;
        table.rows += row;
    }
    return !table.rows.isEmpty() && hasItsDates(table, vocabulary) ? std::optional(table) : std::nullopt;
}

} // namespace

std::optional<TextTable> tableAt(const QList<RawLine>& lines, qsizetype start, const Vocabulary& vocabulary)
{
    return lines[start].cells.size() > 1 ? tableOfRows(lines, start, vocabulary)
                                         : tableOfLines(lines, start, vocabulary);
}

} // namespace duovita
