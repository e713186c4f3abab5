#include "core/import/tablelabels.h"

#include "core/import/texttables.h"

#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace duovita {

/// "时间 | 学校 | 专业" over the columns of a table: each cell is labelled by its column's title.
void TableLabels::label(QList<TextBlock>& blocks, SectionKind kind) const
{
    const DetailsKind details = factsOf(kind).details;
    QStringList titles;
    for (TextBlock& block : blocks) {
        if (block.columnTitles)
            titles = titlesOf(block);
        else if (block.row && !titles.isEmpty() && details == DetailsKind::Publication)
            citeCells(block, titles);
        else if (block.row && !titles.isEmpty() && details == DetailsKind::General)
            joinCells(block, titles);
        else if (block.row && !titles.isEmpty() && details != DetailsKind::Award)
            labelCells(block, titles); // a row of prizes is one line: what its cells are called adds nothing
    }
    erase_if(blocks, [&](const TextBlock& block) { return block.columnTitles && !titlesOf(block).isEmpty(); });
    if (details == DetailsKind::Education || details == DetailsKind::Experience)
        labelPairs(blocks);
}

/// A row of papers as a citation: authors, “title”, and the rest in its order; the row's number is the list's.
void TableLabels::citeCells(TextBlock& block, const QStringList& titles) const
{
    static const QRegularExpression number(QStringLiteral("^(?:序号?|no\\.?|#)$"),
                                           QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression title(QStringLiteral("题|标题|论文(?!集)|\\b(?:title|paper)\\b"),
                                          QRegularExpression::CaseInsensitiveOption);
    static const QRegularExpression authors(QStringLiteral("作者|\\bauthors?\\b"),
                                            QRegularExpression::CaseInsensitiveOption);
    const QList<TextLine> cells = cellsOf(block);
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

/// "Dates   2010 – 2014" over "Name of employer   Example Ltd": a form of two columns. A label that is no field's
/// becomes a point.
void TableLabels::labelPairs(QList<TextBlock>& blocks) const
{
    static const QRegularExpression pair(QStringLiteral("^([^\\d:：]{2,80}?)(?:\\s{2,}|\\t\\s*)(\\S.*)$"));
    constexpr int fewest = 3; // of known labels
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

/// The cells as one line, its dates last.
void TableLabels::joinCells(TextBlock& block, const QStringList& titles) const
{
    const QStringList cells = block.plain().split(QStringLiteral("  "));
    if (cells.size() != titles.size())
        return;
    QStringList words;
    QStringList dates;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (!cells[i].trimmed().isEmpty())
            (m_vocabulary.entryField(titles[i]) == QStringLiteral("range") ? dates : words) += cells[i].trimmed();
    }
    const QString comma = m_language == Language::Chinese ? QStringLiteral("，") : QStringLiteral(", ");
    const QString text = (QStringList{words.join(comma)} + dates).join(QStringLiteral("  "));
    block.lines = {TextLine{{InlineSpan{text}}, block.number()}};
}

/// The titles of columns, if all are known ones.
QStringList TableLabels::titlesOf(const TextBlock& block) const
{
    static const QRegularExpression gap(QStringLiteral("\\s{2,}"));
    const QStringList titles = block.plain().trimmed().split(gap, Qt::SkipEmptyParts);
    return areColumnTitles(titles, m_vocabulary) ? titles : QStringList();
}

/// Whether a column's title is said with its cells: what an entry is called, or where, needs none.
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

QList<TextLine> TableLabels::cellsOf(const TextBlock& block)
{
    QList<TextLine> cells{TextLine{{}, block.number()}};
    for (const InlineSpan& span : block.lines.value(0).spans) {
        const QStringList parts = span.text.split(QStringLiteral("  "));
        for (qsizetype i = 0; i < parts.size(); ++i) {
            if (i > 0)
                cells += TextLine{{}, block.number()};
            if (!parts[i].isEmpty())
                cells.last().spans += InlineSpan{parts[i], span.style, span.url};
        }
    }
    return cells;
}

void TableLabels::labelCells(TextBlock& block, const QStringList& titles) const
{
    QList<TextLine> cells = cellsOf(block);
    if (cells.size() != titles.size())
        return;
    for (qsizetype i = 0; i < cells.size(); ++i) {
        if (!cells[i].isEmpty() && saysTitle(titles, i))
            cells[i].spans.prepend(InlineSpan{titles[i] + QStringLiteral("：")});
    }
    erase_if(cells, [](const TextLine& cell) { return cell.isEmpty(); });
    block.lines = cells;
}

} // namespace duovita
