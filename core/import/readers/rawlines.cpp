#include "core/import/readers/rawlines.h"

#include "core/import/annotate/datetext.h"
#include "core/import/readers/formrows.h"
#include "core/import/readers/linemarks.h"
#include "core/import/readers/tabbedwraps.h"
#include "core/import/readers/textcolumns.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

QStringList cellsOf(const QString& line)
{
    static const QRegularExpression gap(QStringLiteral("\\s{2,}"));
    if (!line.contains(u'\t'))
        return line.split(gap, Qt::SkipEmptyParts);
    static const QRegularExpression wide(QStringLiteral("^(\\p{Han})\\s+(\\p{Han})$"));
    QStringList cells;
    for (const QString& cell : line.split(u'\t'))
        cells += cell.trimmed().replace(wide, QStringLiteral("\\1\\2")); // "姓  名"
    return cells;
}

/// A drawn line of hyphens or the like, half or full width.
bool isRule(const QString& line)
{
    constexpr qsizetype shortest = 4;
    return line.size() >= shortest && std::all_of(line.begin(), line.end(), [](QChar c) {
               return QStringView(u"-=_*─━—~·.－＝＿＊～").contains(c);
           });
}

/// A date range in a narrow column: "2010 年 9 月 –", with "2016 年 6 月（预计）" below it.
bool continuesDate(const QString& line, const QString& next)
{
    static const QRegularExpression open(QStringLiteral("^(.*\\d\\d\\d\\d.*?)\\s*(?:[-–—~～]|至)$"));
    constexpr qsizetype longestDate = 24;
    if (line.size() > longestDate || next.size() > longestDate || !open.match(line).hasMatch())
        return false;
    const auto found = findDateRange(line + u' ' + next);
    return found && found->start == 0 && found->length >= line.size() + next.size();
}

/// "2011 – 2012 Sample Institute of Techno-" over "logy, Oslo Student": a cell's word continues below.
bool joinHyphenatedCell(RawLine& line, const QString& next, qsizetype indent)
{
    constexpr qsizetype slack = 2;
    static const QRegularExpression hyphen(QStringLiteral("\\p{Ll}-$"));
    const QStringList cells = cellsOf(next);
    if (line.tabbed || line.cells.size() < 2 || cells.size() < 2 || !next.front().isLower() ||
        !hyphen.match(line.text).hasMatch() ||
        qAbs(line.indent + line.text.lastIndexOf(line.cells.last()) - indent) > slack)
        return false;
    line.text = line.text.chopped(1) + next;
    line.cells = cellsOf(line.text);
    return true;
}

/// "Fellow, Example University, Oslo, May 2017 –" over "June 2019", "Example Prize Fall" over "2019": the end of the
/// dates did not fit on the line.
bool endsInNextLine(const QString& line, const QString& next)
{
    static const QRegularExpression tail(
        QStringLiteral("^(?:(?:[-–—]|to)\\s*)?(?:\\p{L}{3,9}\\.?,?\\s*)?(?:(?:19|20)\\d\\d|\\p{L}{3,7})[)）]?$"));
    constexpr qsizetype longest = 22;
    if (next.size() > longest || !tail.match(next).hasMatch())
        return false;
    const auto own = findDateRange(line, true);
    const QString whole = line + u' ' + next;
    const auto found = findDateRange(whole, true);
    const bool over =
        found && found->start > 0 && found->start < line.size() && found->start + found->length >= whole.size();
    // "Example Ltd, 2019" over "May 2020" are two dates.
    const bool wasWhole = own && own->start + own->length >= line.size() && !own->range.isPresent();
    return over && (!wasWhole || (own->start == found->start && !next.front().isLetterOrNumber()) ||
                    (own->start == found->start && own->range.end() != found->range.end() && !own->range.start()));
}

/// A column of dates beside one of text, with a range over two lines: "Feb 2020 – Fellow" and "present Institute".
void joinDateColumn(QString& line, QString& next)
{
    static const QRegularExpression first(QStringLiteral("^(\\S.{2,14}?)\\s*(?:[-–—~～]|to|至)\\s{2,}(\\S.*)$"));
    static const QRegularExpression second(QStringLiteral("^(\\S.{2,14}?)\\s{2,}(\\S.*)$"));
    const auto start = first.match(line);
    const auto end = second.match(next);
    if (!start.hasMatch() || !end.hasMatch())
        return;
    const QString range = start.captured(1) + QStringLiteral(" – ") + end.captured(1);
    const auto found = findDateRange(range);
    if (!found || found->start != 0 || found->length < range.size())
        return;
    line = range + QStringLiteral("  ") + start.captured(2);
    next = end.captured(2);
}

/// "2019 Research Assistant" above "Jun. - Aug. Department", "2020 (Oct.) Engineer" above "- Present Lab": the months
/// are below the year.
void joinMonthsBelowYear(QString& line, QString& next)
{
    static const QRegularExpression first(
        QStringLiteral("^((?:19|20)\\d\\d)(?:\\s*[(（](\\p{L}{3,9}\\.?)[)）])?\\s{2,}(\\S.*)$"));
    static const QRegularExpression second(QStringLiteral("^(\\S.{2,18}?)(?:\\s{2,}(\\S.*))?$"));
    const auto year = first.match(line);
    const auto months = second.match(next);
    if (!year.hasMatch() || !months.hasMatch())
        return;
    const QString start = QString(year.captured(2) + u' ' + year.captured(1)).trimmed();
    for (const QString& range :
         {QString(months.captured(1) + u' ' + start), QString(start + u' ' + months.captured(1))}) {
        const auto found = findDateRange(range);
        if (!found || found->start != 0 || found->length < range.size())
            continue;
        line = range + QStringLiteral("  ") + year.captured(3);
        next = months.captured(2);
        return;
    }
}

/// "== Education ==", "*** 教育背景 ***", "#张三#": a heading between decorative signs.
std::optional<QString> betweenSigns(const QString& line)
{
    static const QRegularExpression framed(QStringLiteral("^([=*#~+-])\\1+\\s*([^=*#~+\\s-].{0,40}?)\\s*\\1{2,}$"));
    if (const auto match = framed.match(line); match.hasMatch())
        return match.captured(2);
    static const QRegularExpression hashes(QStringLiteral("^(#{1,6})\\s*([^#\\s][^#]{0,80}?)\\s*\\1$"));
    const auto match = hashes.match(line);
    return match.hasMatch() ? std::optional(match.captured(2)) : std::nullopt;
}

/// "软 件：SolidWorks": a label stretched to the width of those above it.
QString withLabelsClosed(QString line)
{
    static const QRegularExpression label(QStringLiteral("^(\\p{Han})\\s{2,}(\\p{Han})(?=\\s{0,2}[:：])"));
    return line.replace(label, QStringLiteral("\\1\\2"));
}

/// "Example Ltd ------------ Boston", "Education ........ 2004": replaces leaders by a gap.
QString withoutLeaders(QString line)
{
    static const QRegularExpression leader(
        QStringLiteral("(?<=\\s)(?:-{4,}|_{4,}|\\.{5,}|·{4,})(?=\\s)|(?:(?<=[^\\s.])|(?<=^\\.))\\.{5,}+(?=\\s)"));
    return line.replace(leader, QStringLiteral("   "));
}

} // namespace

namespace {

/// Removes a box drawn around lines: "+-----+", "| text |".
QString withoutFrames(const QString& text)
{
    static const QRegularExpression edge(QStringLiteral("^\\s*[+┌├└╭╰][-=─━]{8,}[+┐┤┘╮╯]\\s*$"));
    static const QRegularExpression row(QStringLiteral("^\\s*[|│](.*)[|│]\\s*$"));
    QStringList lines = text.split(u'\n');
    for (qsizetype top = 0; top < lines.size(); ++top) {
        if (!edge.match(lines[top]).hasMatch())
            continue;
        qsizetype end = top + 1;
        while (end < lines.size() && row.match(lines[end]).hasMatch())
            ++end;
        if (end == top + 1 || end == lines.size() || !edge.match(lines[end]).hasMatch())
            continue;
        for (qsizetype inside = top + 1; inside < end; ++inside)
            lines[inside] = row.match(lines[inside]).captured(1);
        lines[top].clear();
        if (end + 1 == lines.size() || !row.match(lines[end + 1]).hasMatch())
            lines[end].clear(); // otherwise it is also the next box's upper edge
        top = end - 1;
    }
    return lines.join(u'\n');
}

} // namespace

QList<RawLine> rawLinesOf(const QString& text, bool inOrder)
{
    QList<RawLine> lines;
    bool blank = false;
    bool pages = false;
    for (const auto& [line, number] : withFormRows(linesInReadingOrder(withoutFrames(text), inOrder))) {
        QString trimmed = line;
        if (trimmed.contains(u'\f') && !lines.isEmpty())
            lines.last().endsPage = pages = true;
        trimmed.remove(u'\f');
        trimmed.replace(QChar(0x3000), QStringLiteral("  ")); // ideographic spaces separate fields like other spaces
        static const QRegularExpression star(QStringLiteral("(?<=[\\p{L}.†‡*])\\x{2217}")); // TeX's asterisk after a
                                                                                            // name
        trimmed = withLabelsClosed(withoutLeaders(trimmed.trimmed()).replace(star, QStringLiteral("*")));
        const bool tabbed = trimmed.contains(u'\t');
        const std::optional<QString> framed = betweenSigns(trimmed);
        trimmed = framed.value_or(trimmed);
        const QStringList cells = cellsOf(trimmed);
        if (tabbed)
            trimmed = cells.join(QStringLiteral("   "));
        if (trimmed.isEmpty() || isRule(trimmed)) {
            if (!trimmed.isEmpty() && !lines.isEmpty() && !blank)
                lines.last().underlined = true;
            blank = true;
            continue;
        }
        const auto first = std::find_if(line.begin(), line.end(), [](QChar c) { return !c.isSpace(); });
        const qsizetype indent = first - line.begin() - std::count(line.begin(), first, u'\f');
        if (!lines.isEmpty() && !blank)
            joinDateColumn(lines.last().text, trimmed);
        if (!lines.isEmpty() && !blank)
            joinMonthsBelowYear(lines.last().text, trimmed);
        if (!lines.isEmpty() && !blank)
            lines.last().cells = cellsOf(lines.last().text);
        if (trimmed.isEmpty())
            continue; // it contained only the months
        if (!lines.isEmpty() && !blank && joinHyphenatedCell(lines.last(), trimmed, indent))
            continue;
        if (!lines.isEmpty() && !blank &&
            (continuesDate(lines.last().text, trimmed) || endsInNextLine(lines.last().text, trimmed))) {
            lines.last().text += u' ' + trimmed;
            lines.last().cells = cellsOf(lines.last().text);
            continue;
        }
        lines += RawLine{trimmed, number, blank, indent, framed.has_value(), cells, tabbed, false};
        blank = false;
    }
    if (!lines.isEmpty())
        lines.last().endsPage = pages;
    joinWrapsBelowTabs(lines);
    return lines;
}

} // namespace duovita
