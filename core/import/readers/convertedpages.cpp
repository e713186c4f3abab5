#include "core/import/readers/convertedpages.h"

#include "core/import/readers/linemarks.h"

#include <QRegularExpression>

#include <algorithm>

namespace duovita {

namespace {

bool isBlank(const QString& line)
{
    return line.trimmed().isEmpty();
}

bool isRule(const QString& line)
{
    static const QRegularExpression rule(QStringLiteral("^[ \\t]*(?:-{3,}|_{3,}|\\*{3,})[ \\t]*$"));
    return rule.match(line).hasMatch();
}

bool isNumber(const QString& line)
{
    static const QRegularExpression number(QStringLiteral("^[ \\t]*\\d{1,2}[ \\t]*$"));
    return number.match(line).hasMatch();
}

/// "{1}----------------", as written by Marker, and page footers.
bool isMark(const QString& line)
{
    static const QRegularExpression counted(QStringLiteral("^\\{\\d{1,3}\\}-{10,}$"));
    static const QRegularExpression pair(QStringLiteral("^\\d{1,2}\\s*/"));
    const QString text = line.trimmed();
    return counted.match(text).hasMatch() || (isPageMark(text) && !pair.match(text).hasMatch());
}

/// "1/2", "2/2": consecutive numbers with the same total; a single "09/20" may be a date.
QList<qsizetype> countedPages(const QStringList& lines)
{
    static const QRegularExpression pair(QStringLiteral("^\\s*(\\d{1,2})\\s*/\\s*(\\d{1,2})\\s*$"));
    QList<qsizetype> found;
    QString pages;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const auto match = pair.match(lines[i]);
        if (!match.hasMatch())
            continue;
        if (match.captured(1).toInt() != found.size() + 1 || (!found.isEmpty() && match.captured(2) != pages))
            return {};
        pages = match.captured(2);
        found += i;
    }
    return found.size() > pages.toInt() ? QList<qsizetype>() : found;
}

/// Numbers alone between blank lines, counting up from the first page.
QList<qsizetype> pageNumbers(const QStringList& lines)
{
    QList<qsizetype> found;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const bool apart =
            isNumber(lines[i]) && (i == 0 || isBlank(lines[i - 1])) && (i + 1 == lines.size() || isBlank(lines[i + 1]));
        if (!apart)
            continue;
        if (lines[i].trimmed().toInt() != found.size() + 1)
            return {};
        found += i;
    }
    const bool last = !found.isEmpty() && std::all_of(lines.begin() + found.last() + 1, lines.end(), isBlank);
    return found.size() > 1 || last ? found : QList<qsizetype>();
}

qsizetype neighbour(const QStringList& lines, qsizetype from, int step)
{
    qsizetype at = from + step;
    while (at >= 0 && at < lines.size() && isBlank(lines[at]))
        at += step;
    return at >= 0 && at < lines.size() ? at : -1;
}

/// Joins a sentence that a page break cut and that continues in lower case.
void joinAcross(QStringList& lines, qsizetype mark)
{
    static const QRegularExpression open(QStringLiteral("[\\p{L}\\d,，-]$"));
    static const QRegularExpression small(QStringLiteral("^\\p{Ll}"));
    const qsizetype before = neighbour(lines, mark, -1);
    const qsizetype after = neighbour(lines, mark, 1);
    if (before < 0 || after < 0 || lines[before].trimmed().startsWith(u'#') ||
        !open.match(lines[before].trimmed()).hasMatch() || !small.match(lines[after]).hasMatch())
        return;
    const bool hyphen = lines[before].endsWith(u'-');
    lines[before] =
        hyphen ? QString(lines[before].chopped(1) + lines[after]) : QString(lines[before] + u' ' + lines[after]);
    lines[after].clear();
}

} // namespace

QList<TextBlock> takePageMarks(QString& text, int firstLine)
{
    QStringList lines = text.split(u'\n');
    QList<qsizetype> marks = pageNumbers(lines) + countedPages(lines);
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (isMark(lines[i]))
            marks += i;
    }
    QList<TextBlock> pageArtifacts;
    for (const qsizetype i : std::as_const(marks)) {
        TextBlock block;
        block.pageArtifact = true;
        block.lines += TextLine{{InlineSpan{lines[i].trimmed()}}, firstLine + static_cast<int>(i)};
        pageArtifacts += block;
        // A horizontal rule next to the page mark is part of it.
        for (const int step : {-1, 1}) {
            if (const qsizetype rule = neighbour(lines, i, step); rule >= 0 && isRule(lines[rule]))
                lines[rule].clear();
        }
        lines[i].clear();
    }
    for (const qsizetype i : std::as_const(marks))
        joinAcross(lines, i);
    text = lines.join(u'\n');
    return pageArtifacts;
}

QString withoutPrintersMarks(const QString& text)
{
    // "**[accepted]**Jane Doe": closing asterisks count as markup only before a space.
    static const QRegularExpression closing(QStringLiteral("(\\*\\*\\[[^*\\n]{1,60}\\]\\*\\*)(?=\\p{L})"));
    static const QRegularExpression hyphen(
        QStringLiteral("(?<![\\p{L}-])(\\p{L}+\\p{Ll})-\\n[ \\t]*(\\p{Ll}+[,.;:)]*)[ \\t]*"));
    static const QRegularExpression dash(QStringLiteral("^[–—][ \\t]+(?=[\\p{L}\\[(（“‘\"])"),
                                         QRegularExpression::MultilineOption);
    QString whole = text;
    whole.replace(hyphen, QStringLiteral("\\1\\2\n"));
    return whole.replace(dash, QStringLiteral("- – ")).replace(closing, QStringLiteral("\\1 "));
}

void nestItemsByInnerMarks(QList<TextBlock>& blocks)
{
    static const QRegularExpression mark(
        QStringLiteral("^\\s*(?:[–—•·◦▪‣○]\\s*(?=[\\p{L}\\[(（“‘\"])|-(?=\\d?[\\p{L}\\[(（“‘\"]))"));
    constexpr auto fewest = 2;
    constexpr qsizetype mostHeadLines = 3;
    const auto isMarked = [](const TextBlock& block) {
        return block.kind == TextBlock::Kind::Item && !block.lines.front().spans.isEmpty() &&
               mark.match(block.lines.front().spans.front().text).hasMatch();
    };
    if (std::count_if(blocks.begin(), blocks.end(), isMarked) < fewest)
        return;
    bool below = false;        // a point with one mark
    QList<qsizetype> together; // such points directly below each other
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        TextBlock& block = blocks[i];
        if (block.kind == TextBlock::Kind::Heading)
            below = false;
        const bool top = block.kind == TextBlock::Kind::Item && block.level == 0;
        if (top && !isMarked(block)) {
            below = true;
            together += i;
            continue;
        }
        // "- Example Ltd" / "- Engineer, 2020 – 2023" above points with two marks: the lines of a head.
        if (top && together.size() > 1 && together.size() <= mostHeadLines) {
            for (const qsizetype head : std::as_const(together))
                blocks[head].kind = TextBlock::Kind::Line;
            below = false;
        }
        together.clear();
        if (!top)
            continue;
        block.lines.front().spans.front().text.remove(mark);
        block.level = below ? 1 : 0;
    }
}

namespace {

/// Splits a line into the part after a position and the part before it.
std::pair<TextLine, TextLine> partedAt(const TextLine& line, qsizetype span, qsizetype start, qsizetype end)
{
    TextLine before{line.spans.mid(0, span + 1), line.number};
    TextLine after{line.spans.mid(span), line.number};
    before.spans.last().text.truncate(start);
    after.spans.front().text.remove(0, end);
    return {before, after};
}

} // namespace

QList<TextBlock> withMergedItemsApart(const QList<TextBlock>& blocks)
{
    static const QRegularExpression mark(QStringLiteral("(?<=[.。;；])\\s*[•●▪]\\s+(?=\\S)"));
    QList<TextBlock> apart;
    for (const TextBlock& block : blocks) {
        apart += block;
        const bool point = block.kind == TextBlock::Kind::Item && !block.numbered;
        for (qsizetype span = 0; point && span < apart.last().lines.last().spans.size(); ++span) {
            const TextLine line = apart.last().lines.last();
            const auto match = mark.match(line.spans[span].text);
            if (!match.hasMatch())
                continue;
            const auto [before, after] = partedAt(line, span, match.capturedStart(), match.capturedEnd());
            TextBlock next = block;
            apart.last().lines.last() = before;
            next.lines = {after};
            apart += next;
            span = -1; // the next begins at its first span
        }
    }
    return apart;
}

void itemsOfEscapedNumbers(QList<TextBlock>& blocks)
{
    static const QRegularExpression number(QStringLiteral("^\\s*(\\d{1,2})[.)]\\s+(?=\\S)"));
    const auto numberOf = [](const TextBlock& block) {
        const bool line = block.kind == TextBlock::Kind::Line && !block.row && !block.inItem &&
                          !block.lines.isEmpty() && !block.lines.front().spans.isEmpty();
        return line ? number.match(block.lines.front().spans.front().text).captured(1).toInt() : 0;
    };
    for (qsizetype i = 0; i + 1 < blocks.size(); ++i) {
        qsizetype end = i;
        while (end < blocks.size() && numberOf(blocks[end]) == static_cast<int>(end - i) + 1)
            ++end;
        for (qsizetype at = i; end - i > 1 && at < end; ++at) {
            blocks[at].kind = TextBlock::Kind::Item;
            blocks[at].numbered = true;
            blocks[at].lines.front().spans.front().text.remove(number);
        }
    }
}

} // namespace duovita
