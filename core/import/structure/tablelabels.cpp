#include "core/import/structure/tablelabels.h"

#include "core/import/readers/texttables.h"
#include "core/import/structure/blockgrouping.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

using Cell = QList<TextLine>; // one or more, separated by breaks

/// The cells of a row. A break inside a cell ends a line of the row; two spaces end a cell.
QList<Cell> cellsOf(const TextBlock& block)
{
    QList<Cell> cells{Cell{}};
    for (const TextLine& line : block.lines) {
        cells.last() += TextLine{{}, line.number};
        for (const InlineSpan& span : line.spans) {
            const QStringList parts = span.text.split(QStringLiteral("  "));
            for (qsizetype i = 0; i < parts.size(); ++i) {
                if (i > 0)
                    cells += Cell{TextLine{{}, line.number}};
                if (!parts[i].isEmpty())
                    cells.last().last().spans += InlineSpan{parts[i], span.style, span.url};
            }
        }
    }
    for (Cell& cell : cells) {
        const TextLine first = cell.value(0);
        erase_if(cell, [](const TextLine& line) { return line.isEmpty(); });
        if (cell.isEmpty())
            cell += TextLine{{}, first.number};
    }
    return cells;
}

/// Whether no cell has several lines, in the rows from an index to the next title row. All rows of a table are treated
/// alike.
bool hasSingleLines(const QList<TextBlock>& blocks, qsizetype from)
{
    for (qsizetype i = from; i < blocks.size() && (i == from || !blocks[i].columnTitles); ++i) {
        if (blocks[i].row && blocks[i].lines.size() > 1)
            return false;
    }
    return true;
}

bool endsInColon(const TextLine& line)
{
    const QString text = line.plain().trimmed();
    return text.endsWith(u':') || text.endsWith(u'：');
}

/// Joins a cell, or the cells of a row, into one line.
TextLine joined(const Cell& lines, const QString& joint)
{
    TextLine line{{}, lines.value(0).number};
    for (const TextLine& one : lines) {
        if (!line.spans.isEmpty())
            line.spans += InlineSpan{joint};
        line.spans += one.spans;
    }
    return line;
}

/// "03/23 – 06/23 | An example scholarship<br>What it is for": lines after a cell's first describe the row.
QList<TextBlock> withPointsBelowRows(const QList<TextBlock>& blocks)
{
    const bool any = std::any_of(blocks.begin(), blocks.end(),
                                 [](const TextBlock& block) { return block.row && block.lines.size() > 1; });
    if (!any)
        return blocks;
    QList<TextBlock> apart;
    for (TextBlock row : blocks) {
        if (!row.row) {
            apart += row;
            continue;
        }
        Cell first;
        Cell rest;
        for (const Cell& cell : cellsOf(row)) {
            const bool dates = std::all_of(cell.begin(), cell.end(), isOnlyDates);
            first += dates ? joined(cell, QStringLiteral(", ")) : cell.front();
            if (!dates)
                rest += cell.mid(1);
        }
        row.lines = {joined(first, QStringLiteral("  "))};
        row.kind = TextBlock::Kind::Item;
        apart += row;
        for (const TextLine& line : std::as_const(rest))
            apart += TextBlock{.kind = TextBlock::Kind::Item, .level = 1, .lines = {line}};
    }
    return apart;
}

/// "Languages<br>Databases | Go, SQL<br>PostgreSQL": if each cell has the same number of lines, each line is a row.
QList<QList<Cell>> rowsOf(const QList<Cell>& cells)
{
    const qsizetype lines = cells.front().size();
    const bool alike = std::all_of(cells.begin(), cells.end(), [&](const Cell& cell) { return cell.size() == lines; });
    if (!alike)
        return {cells};
    QList<QList<Cell>> rows(lines);
    for (const Cell& cell : cells) {
        for (qsizetype i = 0; i < lines; ++i)
            rows[i] += Cell{cell[i]};
    }
    return rows;
}

/// "Databases | PostgreSQL, SQLite", "Czech | native": the first column labels the second. Rows with more cells are
/// labelled by their columns.
QList<TextBlock> withPairsOfCells(const QList<TextBlock>& blocks)
{
    QList<TextBlock> pairs;
    for (const TextBlock& block : blocks) {
        const QList<Cell> cells = block.row ? cellsOf(block) : QList<Cell>();
        if (cells.size() != 2) {
            pairs += block;
            continue;
        }
        for (const QList<Cell>& row : rowsOf(cells)) {
            const TextLine label = joined(row.front(), QStringLiteral(", "));
            const TextLine value = joined(row.back(), QStringLiteral(", "));
            const bool both = !label.isEmpty() && !value.isEmpty() && !endsInColon(label);
            const QString colon = containsHan(label.plain()) ? QStringLiteral("：") : QStringLiteral(": ");
            pairs += block;
            pairs.last().row = false; // labelled already
            pairs.last().lines = {joined({label, value}, both ? colon : QStringLiteral(" "))};
        }
    }
    return pairs;
}

} // namespace

/// "时间 | 学校 | 专业" above the columns of a table: labels each cell with its column's title.
void TableLabels::label(QList<TextBlock>& blocks, SectionKind kind) const
{
    const DetailsKind details = infoOf(kind).details;
    QStringList titles;
    bool single = true;
    partDoubledTables(blocks);
    if (details == DetailsKind::Experience || details == DetailsKind::Education)
        pointsOfLabels(blocks);
    if (details == DetailsKind::Award || details == DetailsKind::General)
        blocks = withPointsBelowRows(blocks);
    if (details == DetailsKind::Skill || details == DetailsKind::LanguageSkill)
        blocks = withPairsOfCells(blocks);
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        TextBlock& block = blocks[i];
        if (i == 0 || block.columnTitles)
            single = hasSingleLines(blocks, i);
        if (block.columnTitles)
            titles = titlesOf(block, details);
        else if (block.row && !titles.isEmpty() && details == DetailsKind::Publication)
            citeCells(block, titles);
        else if (block.row && !titles.isEmpty() && details == DetailsKind::General)
            joinCells(block, titles);
        else if (block.row && !titles.isEmpty() && details != DetailsKind::Award)
            labelCells(block, titles, single); // a row of awards becomes one line: the column titles add nothing
    }
    erase_if(blocks, [&](const TextBlock& block) { return block.columnTitles && !titlesOf(block, details).isEmpty(); });
    if (details == DetailsKind::Education || details == DetailsKind::Experience)
        labelPairs(blocks);
}

/// Column titles below a row that is a section's heading, in a table with several sections.
void TableLabels::markTitles(QList<TextBlock>& blocks) const
{
    constexpr qsizetype fewest = 3;
    for (TextBlock& block : blocks) {
        if (!block.row || block.columnTitles || block.lines.size() != 1)
            continue;
        QStringList titles;
        for (const Cell& cell : cellsOf(block))
            titles += cell.front().plain().trimmed();
        titles.removeAll(QString());
        block.columnTitles = titles.size() >= fewest && areColumnTitles(titles, m_vocabulary);
        block.row = !block.columnTitles;
    }
}

/// "工作内容 | 1、…<br>2、…" below a row: points of the entry above, below their label.
void TableLabels::pointsOfLabels(QList<TextBlock>& blocks)
{
    static const QRegularExpression label(QStringLiteral("^(?:(?:主要)?(?:工作|项目|岗位)?(?:内容|职责|业绩|描述)|"
                                                         "主要工作|responsibilities|duties|achievements)[:：]?$"),
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression number(QStringLiteral("^\\s*\\d{1,2}\\s*(?:[、)）]|[.．](?!\\d))\\s*"));
    QList<TextBlock> parted;
    for (const TextBlock& block : std::as_const(blocks)) {
        QList<Cell> cells = block.row ? cellsOf(block) : QList<Cell>();
        erase_if(cells, [](const Cell& cell) { return cell.size() == 1 && cell.front().isEmpty(); });
        if (cells.size() != 2 || !label.match(cells.front().front().plain().trimmed()).hasMatch()) {
            parted += block;
            continue;
        }
        parted += TextBlock{.kind = TextBlock::Kind::Item, .lines = {cells.front().front()}};
        for (TextLine& line : cells[1]) {
            const auto match = number.match(line.spans.value(0).text);
            if (match.hasMatch())
                line.spans.front().text.remove(0, match.capturedLength());
            parted +=
                TextBlock{.kind = TextBlock::Kind::Item, .level = 1, .numbered = match.hasMatch(), .lines = {line}};
        }
    }
    blocks = parted;
}

/// "时间 | 奖项 | 时间 | 奖项": the same columns twice, side by side. Each half of a row becomes a row.
void TableLabels::partDoubledTables(QList<TextBlock>& blocks)
{
    static const QRegularExpression gap(QStringLiteral("\\s{2,}"));
    constexpr qsizetype fewest = 4;
    qsizetype half = 0;
    QList<TextBlock> parted;
    for (TextBlock block : std::as_const(blocks)) {
        if (block.columnTitles) {
            const QStringList titles = block.plain().trimmed().split(gap, Qt::SkipEmptyParts);
            half = titles.size() / 2;
            const bool doubled =
                titles.size() >= fewest && titles.size() % 2 == 0 && titles.mid(0, half) == titles.mid(half);
            half = doubled ? half : 0;
            if (doubled)
                block.lines = {TextLine{{InlineSpan{titles.mid(0, half).join(QStringLiteral("  "))}}, block.number()}};
        }
        const QList<Cell> cells = block.row && half > 0 ? cellsOf(block) : QList<Cell>();
        for (qsizetype at = 0; at < cells.size(); at += half) {
            TextBlock one = block;
            Cell row;
            for (const Cell& cell : cells.mid(at, half))
                row += joined(cell, QStringLiteral(" "));
            one.lines = {joined(row, QStringLiteral("  "))};
            if (!one.lines.front().isEmpty())
                parted += one;
        }
        if (cells.isEmpty())
            parted += block;
    }
    blocks = parted;
}

/// Writes a row of papers as a citation: authors, “title”, and the rest in order; a row number numbers the list and is
/// dropped.
void TableLabels::citeCells(TextBlock& block, const QStringList& titles) const
{
    static const QRegularExpression number(QStringLiteral("^(?:序号?|no\\.?|#)$"),
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression title(QStringLiteral("题|标题|论文(?!集)|\\b(?:title|paper)\\b"),
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression authors(QStringLiteral("作者|\\bauthors?\\b"),
                                            QRegularExpression::CaseInsensitiveOption);
    Cell cells;
    for (const Cell& cell : cellsOf(block))
        cells += joined(cell, QStringLiteral(" "));
    if (cells.size() != titles.size())
        return;
    QList<InlineSpan> people;
    QList<InlineSpan> name;
    QList<InlineSpan> rest;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (number.match(titles[i]).hasMatch() || cells[i].isEmpty())
            continue;
        if (name.isEmpty() && title.match(titles[i]).hasMatch()) {
            name = {InlineSpan{QStringLiteral("“")}, InlineSpan{cells[i].plain().trimmed()},
                    InlineSpan{QStringLiteral("”, ")}};
        } else if (people.isEmpty() && authors.match(titles[i]).hasMatch()) {
            people = cells[i].spans;
            people += InlineSpan{QStringLiteral(". ")};
        } else {
            if (!rest.isEmpty())
                rest += InlineSpan{QStringLiteral(" (")};
            rest += cells[i].spans;
            if (rest.size() > cells[i].spans.size())
                rest += InlineSpan{QStringLiteral(")")};
        }
    }
    if (!name.isEmpty())
        block.lines = {TextLine{people + name + rest, block.number()}};
}

/// "Dates 2010 – 2014" over "Name of employer Example Ltd": a form in two columns. A label that is not a field's
/// becomes a point.
void TableLabels::labelPairs(QList<TextBlock>& blocks) const
{
    static const QRegularExpression pair(QStringLiteral("^([^\\d:：]{2,80}?)(?:\\s{2,}|\\t\\s*)(\\S.*)$"));
    constexpr int fewest = 3; // number of known labels
    const auto matchOf = [&](const TextBlock& block) {
        const bool line = block.kind == TextBlock::Kind::Line && block.lines.size() == 1 && !block.row;
        return line ? pair.match(block.plain().trimmed()) : QRegularExpressionMatch();
    };
    const auto known = std::count_if(blocks.begin(), blocks.end(), [&](const TextBlock& block) {
        return !m_vocabulary.entryField(matchOf(block).captured(1)).isEmpty();
    });
    if (known < fewest)
        return;
    for (TextBlock& block : blocks) {
        const auto match = matchOf(block);
        if (!match.hasMatch())
            continue;
        const QString label = match.captured(1).trimmed();
        if (m_vocabulary.entryField(label).isEmpty())
            block.kind = TextBlock::Kind::Item;
        const QString colon = m_language == Language::Chinese ? QStringLiteral("：") : QStringLiteral(": ");
        block.lines = {TextLine{{InlineSpan{label + colon + match.captured(2)}}, block.number()}};
    }
}

/// Joins the cells to one line, with its dates last.
void TableLabels::joinCells(TextBlock& block, const QStringList& titles) const
{
    const QStringList cells = block.plain().split(QStringLiteral("  "));
    if (cells.size() != titles.size())
        return;
    QStringList words;
    QStringList dates;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        const QString cell = cells[i].trimmed();
        const bool range = m_vocabulary.entryField(titles[i]) == QStringLiteral("range");
        if (!cell.isEmpty())
            (range ? dates : words) += isKnownTitle(titles[i]) ? cell : titles[i] + QStringLiteral("：") + cell;
    }
    const bool known =
        std::all_of(titles.begin(), titles.end(), [&](const QString& title) { return isKnownTitle(title); });
    const QString comma = !known                            ? QStringLiteral("  ")
                          : m_language == Language::Chinese ? QStringLiteral("，")
                                                            : QStringLiteral(", ");
    const QString text = (QStringList{words.join(comma)} + dates).join(QStringLiteral("  "));
    block.lines = {TextLine{{InlineSpan{text}}, block.number()}};
}

bool TableLabels::isKnownTitle(const QString& title) const
{
    return areColumnTitles({title, title}, m_vocabulary);
}

/// The column titles to use as labels: if all are known, or, in a list, if the first is known and the others are only
/// words. Otherwise empty.
QStringList TableLabels::titlesOf(const TextBlock& block, DetailsKind details) const
{
    static const QRegularExpression gap(QStringLiteral("\\s{2,}"));
    static const QRegularExpression words(QStringLiteral("^[\\p{L} /()（）]{1,16}$"));
    const QStringList titles = block.plain().trimmed().split(gap, Qt::SkipEmptyParts);
    const bool plain =
        std::all_of(titles.begin(), titles.end(), [](const QString& title) { return words.match(title).hasMatch(); });
    const bool first = block.columnTitles && details == DetailsKind::General && titles.size() > 2 && plain &&
                       isKnownTitle(titles.front()) && m_vocabulary.isColumnLabel(titles.front());
    return first || areColumnTitles(titles, m_vocabulary) ? titles : QStringList();
}

/// Whether the cells of a column need its title as a label: names and places do not.
bool TableLabels::saysTitle(const QStringList& titles, qsizetype column) const
{
    static const QSet<QString> main{QStringLiteral("title"), QStringLiteral("organization"),
                                    QStringLiteral("institution")};
    const auto isMain = [&](const QString& title) { return main.contains(m_vocabulary.entryField(title)); };
    const auto isUnknown = [&](const QString& title) { return m_vocabulary.entryField(title).isEmpty(); };
    const bool named = std::any_of(titles.begin(), titles.end(), isMain);
    const bool first = std::find_if(titles.begin(), titles.end(), isUnknown) - titles.begin() == column;
    return named || !first;
}

void TableLabels::labelCells(TextBlock& block, const QStringList& titles, bool single) const
{
    const QList<Cell> cells = cellsOf(block);
    if (cells.size() != titles.size())
        return;
    block.lines.clear();
    QList<TextLine> withoutField; // cells without a field follow those with one, which they would otherwise separate
    for (qsizetype i = 0; i < cells.size(); ++i) {
        Cell cell = cells[i];
        // Several lines under "Description" already read like an entry, and so do dates beside it.
        const QString field = m_vocabulary.entryField(titles[i]);
        const bool titled = single ? saysTitle(titles, i) : !field.isEmpty() && field != QStringLiteral("range");
        if (!cell.front().isEmpty() && titled)
            cell.front().spans.prepend(InlineSpan{titles[i] + QStringLiteral("：")});
        if (!cell.front().isEmpty())
            (single && titled && field.isEmpty() ? withoutField : block.lines) += cell;
    }
    block.lines += withoutField;
}

} // namespace duovita
