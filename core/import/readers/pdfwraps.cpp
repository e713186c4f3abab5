#include "core/import/readers/pdfwraps.h"

#include "core/domain/language.h"
#include "core/import/annotate/datetext.h"
#include "core/import/annotate/headingvocabulary.h"

#include <QRegularExpression>

namespace duovita {

const QRegularExpression& itemMark()
{
    static const QRegularExpression expression(
        QStringLiteral("^(?:[•●○▪■◆◇➢➤►‣∙·✓–*-]\\s+|\\[\\d{1,3}\\]|\\d{1,3}[.)、]\\s|[(（]\\d{1,2}[)）]|[①-⒇])"));
    return expression;
}

namespace {

/// The approximate width in units of a lower-case letter.
double widthOf(QChar letter)
{
    static const QString wide = QStringLiteral("MWmw@%&—");
    static const QString narrow = QStringLiteral("ijlftrI.,:;'’!|()[]-/ ");
    constexpr double wideLetter = 1.5;
    constexpr double narrowLetter = 0.6;
    constexpr double capital = 1.2;
    constexpr double ideograph = 1.9;
    if (isHan(letter.unicode()) || (letter.unicode() >= 0x3000 && letter.unicode() <= 0xFFEF))
        return ideograph;
    return wide.contains(letter) ? wideLetter : narrow.contains(letter) ? narrowLetter : letter.isUpper() ? capital : 1;
}

double widthOf(QStringView text)
{
    double width = 0;
    for (const QChar letter : text)
        width += widthOf(letter);
    return width;
}

} // namespace

double firstWordWidth(const ReadLine& line)
{
    const QString text = line.text();
    if (text.isEmpty())
        return 0;
    static const QRegularExpression measure(QStringLiteral("^[\\d.,]+\\s\\S{1,5}(?=\\s|$)"));
    qsizetype length = qMax<qsizetype>(1, measure.match(text).capturedLength());
    const auto breaks = [](QChar c) { return c.isSpace() && c != QChar::Nbsp; };
    while (length < text.size() && !breaks(text[length]) && !isHan(text[length].unicode()) &&
           !isHan(text[length - 1].unicode()))
        ++length;
    return line.box.width() * widthOf(QStringView(text).left(length)) / widthOf(text);
}

namespace {

/// "•" far before its text is a separate cell.
bool hasMarkCell(const ReadLine& line)
{
    const QString first = line.cells.value(0).text.trimmed() + u' ';
    return line.isParted() && itemMark().match(first).capturedLength() == first.size();
}

} // namespace

bool isInColumns(const ReadLine& line)
{
    return line.cells.size() > (hasMarkCell(line) ? 2 : 1);
}

double textLeft(const ReadLine& line)
{
    if (hasMarkCell(line))
        return line.cells[1].box.left();
    const QString text = line.text();
    const qsizetype length = itemMark().match(text).capturedLength();
    return line.box.left() + line.box.width() * static_cast<double>(length) / static_cast<double>(text.size());
}

bool endsInAddress(const QString& text)
{
    static const QRegularExpression parted(QStringLiteral("(?:(?:https?:/|www)\\S*[/.?&=_-]|\\S@(?:\\S*[.-])?)$"));
    return parted.match(text).hasMatch();
}

bool beginsWithLabel(const QString& text)
{
    static const QRegularExpression label(QStringLiteral("^(?:\\p{Lu}[\\p{L}&/ ]{1,30}:(?:\\s|$)|\\p{Han}{2,8}[:：])"));
    return label.match(text).hasMatch();
}

bool beginsWithAddress(const QString& text)
{
    static const QRegularExpression address(QStringLiteral("^\\[?(?:https?://|www\\.|[\\w.+-]+@)"));
    return address.match(text).hasMatch();
}

namespace {

/// "me@example." and "[org](mailto:me@example.org)": returns the rest of the address if the link's target is both parts
/// joined. Otherwise empty.
QString restOfAddress(const QString& text, const QString& next)
{
    static const QRegularExpression link(QStringLiteral("^\\[([^\\[\\]\\s]+)\\]\\(([^()\\s]+)\\)"));
    static const QRegularExpression scheme(QStringLiteral("^(?:https?://(?:www\\.)?|mailto:)"));
    static const QRegularExpression last(QStringLiteral("[\\x21-\\x7E]+$"));
    const auto match = link.match(next);
    const QString begun = last.match(text).captured();
    if (!match.hasMatch() || begun.isEmpty())
        return {};
    const auto bare = [](QString address) { return address.remove(scheme).toLower(); };
    const bool whole = bare(match.captured(2)) == bare(begun + match.captured(1));
    return whole ? QString(match.captured(1) + next.mid(match.capturedLength())) : QString();
}

} // namespace

void joinWrapped(QString& text, const QString& next, LatinBlanks blanks)
{
    if (const QString rest = restOfAddress(text, next); !rest.isEmpty()) {
        text += rest;
        return;
    }
    const bool word = text.size() > 1 && text.back() == u'-' && text[text.size() - 2].isLetter();
    const bool wide = !beginsWithAddress(next) && !meetInBlank(text.back(), next.front(), blanks) &&
                      (isHan(text.back().unicode()) || isHan(next.front().unicode()) ||
                       QStringView(u"，。、；：（）《》“”").contains(text.back()));
    if (word && next.front().isLower())
        text.chop(1);
    text += (word || wide || endsInAddress(text) ? QString() : QStringLiteral(" ")) + next;
}

namespace {

bool beginAlike(const QRectF& a, const QRectF& b)
{
    constexpr double nearBy = 1.5;
    return qAbs(a.left() - b.left()) < nearBy;
}

/// Whether the line is in the next row. `row` is the last row of the line before.
bool followsClosely(const ReadLine& before, const QRectF& row, const ReadLine& line)
{
    constexpr double farthest = 1.9; // times the font size
    if (before.endLine > 0 && line.baseline > 0)
        return line.pitchFrom(before) < farthest * before.size && qAbs(line.size - before.size) < 1;
    constexpr double farthestBottom = 1.8; // times the height
    const double height = qMax(row.height(), line.box.height());
    return line.box.bottom() - row.bottom() < farthestBottom * height &&
           qAbs(line.box.height() - row.height()) < height / 2;
}

/// "Mar 2017 – May" above "2018", "Jan 2022 – Dec 2026" above "(expected)".
bool isDateGoingOn(const QString& text, const QString& next)
{
    static const QRegularExpression open(QStringLiteral("(?:[-–—~至到]|[-–—]\\s*\\p{L}+\\.?)$"));
    static const QRegularExpression aside(QStringLiteral("^[(（]\\p{L}+[)）]$"));
    const bool begun = open.match(text).hasMatch() && !findDateRange(text) ? true : aside.match(next).hasMatch();
    const QString whole = text + u' ' + next;
    const auto range = findDateRange(whole);
    return begun && range && range->start == 0 && range->length >= whole.size() - 1;
}

/// "Symposium on", "Sample Foundation," or "for Science" below it: no title ends or begins like this.
bool isOpenBetween(const QString& text, const QString& next)
{
    static const QRegularExpression open(
        QStringLiteral("(?:[,，、&:：(（-]|\\b(?:of|on|in|at|to|by|for|with|from|and|or|the|a|an))$"));
    const QChar first = next.front();
    return open.match(text).hasMatch() || first.isLower() || QStringView(u"&(（").contains(first);
}

/// Whether the next line's letters fit a continued title. After bold text, normal text continues only after a comma.
bool mayLookSo(const ReadCell& title, const ReadCell& next)
{
    if (next.beginsBold)
        return title.endsBold;
    return !title.endsBold && (!title.beginsBold || title.text.contains(u',') || title.text.contains(u'，'));
}

/// A title that was wrapped before the dates at the right: its next word did not fit. A second line of an entry would
/// look different, or its first word would have fitted.
bool isTitleGoingOn(const ReadLine& before, const ReadLine& line)
{
    const QString text = before.cells[0].text.trimmed();
    if (endsInAddress(text))
        return beginAlike(before.box, line.box);
    const QString next = line.text();
    if (!beginAlike(before.box, line.box) || !mayLookSo(before.cells[0], line.cells[0]) || beginsWithLabel(next) ||
        (beginsWithAddress(next) && !text.endsWith(u',')) || line.box.right() >= before.cells[1].box.left())
        return false;
    const double room = before.cells[1].box.left() - before.cells[0].box.right();
    const double gap = 3 * qMax(line.box.height(), before.box.height());
    // Lines that were balanced leave more room than the next word needs.
    constexpr double evened = 2.5;
    constexpr double evenedBold = 1.3; // a second bold line may be separate
    const double likely = isOpenBetween(text, next) ? evened : line.bold ? evenedBold : 1;
    return room < likely * (firstWordWidth(line) + gap);
}

/// Judged by its words, and by its look if known: "Software" may also end a line of text, and "工作" a bold title.
bool isHeadingBelow(const ReadLine& before, const ReadLine& line)
{
    constexpr double larger = 1.05;
    const bool looksSo = line.size <= 0 || (line.bold && !before.cells[0].endsBold) || line.size > larger * before.size;
    return looksSo && Vocabulary::standard().findSection(line.text()).has_value();
}

/// A text beside the margin whose next word did not fit.
bool isLastCellGoingOn(const ReadLine& before, const ReadLine& line, double right)
{
    const QRectF& cell = before.cells.last().box;
    return beginAlike(cell, line.box) && mayLookSo(before.cells.last(), line.cells.first()) &&
           right - cell.right() < firstWordWidth(line) + line.box.height() / 3;
}

} // namespace

void joinWrappedCells(QList<ReadLine>& lines, double right, LatinBlanks blanks)
{
    QRectF row = lines.isEmpty() ? QRectF() : lines.front().box; // the last row of the line before
    for (qsizetype i = 1; i < lines.size(); ++i) {
        ReadLine& before = lines[i - 1];
        ReadLine& line = lines[i];
        const bool close = followsClosely(before, row, line);
        row = line.box;
        if (!before.isParted() || !close)
            continue;
        const QString text = line.text();
        if (line.isParted()) {
            if (beginAlike(before.box, line.box) &&
                isDateGoingOn(before.cells[0].text.trimmed(), line.cells[0].text.trimmed())) {
                before.cells[0].text = before.cells[0].text.trimmed() + u' ' + line.cells[0].text.trimmed();
                line.cells.removeFirst();
                line.box.setLeft(line.cells.first().box.left());
            }
            continue;
        }
        if (text.isEmpty() || itemMark().match(text).hasMatch() || isHeadingBelow(before, line))
            continue;
        const bool title = isTitleGoingOn(before, line);
        if (!title && !isLastCellGoingOn(before, line, right))
            continue;
        ReadCell& cell = title ? before.cells.first() : before.cells.last();
        cell.text = cell.text.trimmed();
        joinWrapped(cell.text, text, blanks);
        cell.endsBold = line.cells.last().endsBold;
        // The next line is compared with the end of this one.
        cell.box.setRight(line.box.right());
        before.box.setBottom(qMax(before.box.bottom(), line.box.bottom()));
        before.endLine = line.endLine;
        lines.removeAt(i--);
    }
}

} // namespace duovita
