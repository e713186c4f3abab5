#include "ui/review/differingtext.h"

#include "ui/style/baseline.h"
#include "ui/style/shapes.h"

#include <QFontMetrics>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>

namespace duovita {

namespace {

constexpr qsizetype contextBefore = 4; ///< characters that should precede the differing part
constexpr qsizetype contextBehind = 4; ///< characters that stay visible behind the differing part
constexpr qsizetype longestLine = 400; ///< no line has room for more characters
constexpr double tintSide = 2;         ///< room of the tint beside the part
constexpr double tintRadius = 3;
constexpr QChar ellipsis = u'…';

QFont boldOf(QFont font)
{
    font.setBold(true);
    return font;
}

QTextLayout::FormatRange formatOf(const TextPart& part, bool isBold, const QColor& color)
{
    QTextLayout::FormatRange range;
    range.start = static_cast<int>(part.at);
    range.length = static_cast<int>(part.size);
    if (isBold)
        range.format.setFontWeight(QFont::Bold);
    range.format.setForeground(color);
    return range;
}

/// The first beginning of a word or clause from `from` on that leaves some text before `end`; otherwise `from`.
qsizetype startOfWords(const QString& text, qsizetype from, qsizetype end)
{
    for (qsizetype at = from; at < end - contextBefore; ++at) {
        if (at > 0 && !text[at - 1].isLetterOrNumber() && !text[at - 1].isSurrogate() && text[at].isLetterOrNumber())
            return at;
    }
    return from > 0 && from < text.size() && text[from].isLowSurrogate() ? from - 1 : from;
}

} // namespace

DifferingTexts differingTexts(const QString& document, const QString& record)
{
    const DifferingParts parts = differingParts(document, record);
    return {{document, parts.first}, {record, parts.second}};
}

qsizetype beginningFor(const DifferingText& whole, const QFont& font, int width)
{
    const QFontMetrics metrics(boldOf(font)); // part of the text is bold
    const QString& text = whole.text;
    const TextPart& part = whole.part;
    const qsizetype seen = std::min(part.at + std::min(part.size, longestLine) + contextBehind, text.size());
    const auto fits = [&](qsizetype from) {
        QString shown = text.mid(from, seen - from);
        if (from > 0)
            shown.prepend(ellipsis);
        if (seen < text.size())
            shown.append(ellipsis);
        return metrics.horizontalAdvance(shown) <= width;
    };
    if (seen <= longestLine && fits(0))
        return 0;
    qsizetype from = std::max<qsizetype>(0, part.at - longestLine);
    for (qsizetype end = part.at; from < end;) { // the later the beginning, the shorter
        const qsizetype middle = from + (end - from) / 2;
        if (fits(middle))
            end = middle;
        else
            from = middle + 1;
    }
    return startOfWords(text, from, part.at);
}

DifferingText fitted(const DifferingText& whole, qsizetype beginning, const QFont& font, int width)
{
    const QFontMetrics metrics(boldOf(font));
    const QString before(beginning > 0 ? 1 : 0, ellipsis);
    const int room = std::max(0, width - metrics.horizontalAdvance(before));
    const QString shown = before + metrics.elidedText(whole.text.mid(beginning), Qt::ElideRight, room);
    const qsizetype at = std::min(before.size() + whole.part.at - beginning, shown.size());
    return {shown, {at, std::min(whole.part.size, shown.size() - at)}};
}

void drawDiffering(QPainter& painter, const QRect& room, const DifferingText& whole, qsizetype beginning,
                   const QFont& font, const QPalette& palette, bool tints)
{
    const DifferingText shown = fitted(whole, beginning, font, room.width());
    QTextLayout layout(shown.text, font);
    const bool isWhole = whole.part.size == whole.text.size();
    layout.setFormats({formatOf(shown.part, !isWhole, tone(tints ? Tone::Warn : Tone::Text, palette))});
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(2.0 * room.width()); // it is elided already: never a second line
    layout.endLayout();
    const QPointF place(room.x(), room.y() + (room.height() - line.height()) / 2 + shiftToBaseline(font, shown.text));
    if (tints && !isWhole && shown.part.size > 0) {
        const double from = line.cursorToX(static_cast<int>(shown.part.at));
        const double to = line.cursorToX(static_cast<int>(shown.part.at + shown.part.size));
        fillShape(painter, QRectF(place.x() + from - tintSide, place.y(), to - from + 2 * tintSide, line.height()),
                  tone(Tone::WarnTint, palette), tintRadius);
    }
    painter.setPen(tone(Tone::Text, palette));
    layout.draw(&painter, place);
}

} // namespace duovita
