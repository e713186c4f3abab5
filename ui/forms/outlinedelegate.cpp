#include "ui/forms/outlinedelegate.h"

#include "ui/models/outlinemodel.h"
#include "ui/presentation/tintedicon.h"
#include "ui/style/appearance.h"
#include "ui/style/shapes.h"
#include "ui/style/tokens.h"
#include "ui/widgets/statesign.h"

#include <QPainter>
#include <QTreeView>

namespace duovita {

namespace {

constexpr int inset = OutlineDelegate::inset;
constexpr int textLeft = 32;
constexpr int textRight = 16;
constexpr int arrowLeft = 12;
constexpr int gripLeft = 12;
constexpr int gap = 8;

struct Row {
    const QPalette& palette;
    QRect rect;
    bool chosen;
    bool hovered;
    bool focused; ///< by keyboard
    bool omitted;
    bool hidable;
};

void paintGround(QPainter& painter, const Row& row)
{
    const QRectF shape = row.rect.adjusted(inset, 1, -inset, -1);
    painter.setPen(Qt::NoPen);
    if (row.chosen || row.hovered) {
        painter.setBrush(tone(row.chosen ? Tone::Selection : Tone::Hover, row.palette));
        painter.drawRoundedRect(shape, panelRadius, panelRadius);
    }
    if (!row.focused)
        return;
    constexpr double ring = 2;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tone(Tone::AccentText, row.palette), ring));
    painter.drawRoundedRect(shape.adjusted(ring / 2, ring / 2, -ring / 2, -ring / 2), panelRadius - 1, panelRadius - 1);
}

/// Paints text at the right; returns the right edge of the remaining room.
int paintAtRight(QPainter& painter, const QRect& line, const QString& words, const QColor& color)
{
    if (words.isEmpty())
        return line.right();
    painter.setFont(textFont(TextSize::Small));
    painter.setPen(color);
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, words);
    return line.right() - painter.fontMetrics().horizontalAdvance(words) - gap;
}

void paintElided(QPainter& painter, QRect line, int right, const QString& words)
{
    line.setRight(right);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(words, Qt::ElideRight, line.width()));
}

QRect lineIn(const QRect& row, int top, TextSize size)
{
    return {row.left() + textLeft, top, row.width() - textLeft - textRight, lineHeight(size)};
}

/// The width of the sign and number of problems, with the gap to what is left of them.
int signsWidth(int count)
{
    return count == 0 ? 0
                      : QFontMetrics(textFont(TextSize::Small)).horizontalAdvance(QString::number(count)) + gridStep +
                            signSize + gap;
}

/// Paints the number of the row's problems at the right of the line, and their sign before it; returns the right edge
/// of the remaining room.
int paintTroubles(QPainter& painter, const QPalette& palette, const QRect& line, const QModelIndex& index)
{
    const int count = index.data(OutlineModel::TroubleRole).toInt();
    if (count == 0)
        return line.right();
    const int right = paintAtRight(painter, line, QString::number(count), tone(Tone::Warn, palette)) + gap - gridStep;
    const QRectF square(right - signSize, line.top() + (line.height() - signSize) / 2.0, signSize, signSize);
    const auto sign = static_cast<Sign>(index.data(OutlineModel::SignRole).toInt());
    paintSign(painter, square, sign, tone(Tone::WarnSign, palette));
    return line.right() - signsWidth(count);
}

void paintSection(QPainter& painter, const Row& row, const QModelIndex& index, bool open)
{
    const QRect line(row.rect.left() + textLeft, row.rect.top(), row.rect.width() - textLeft - textRight,
                     row.rect.height());
    const QVariant count = index.data(OutlineModel::CountRole);
    int right = line.right();
    if (count.isValid()) {
        drawChevron(painter, OutlineDelegate::arrowRect(row.rect), open ? Qt::DownArrow : Qt::RightArrow,
                    tone(Tone::Text2, row.palette));
        right = paintAtRight(painter, line, count.toString(), tone(Tone::Text3, row.palette));
        if (!open) // what it hides
            right = paintTroubles(painter, row.palette, {line.topLeft(), QPoint(right, line.bottom())}, index);
    }
    painter.setFont(textFont(TextSize::Normal, true));
    painter.setPen(tone(row.chosen ? Tone::AccentText : row.omitted ? Tone::Text3 : Tone::Text, row.palette));
    paintElided(painter, line, right, index.data().toString());
}

/// Paints the sign and number of problems, and the eye beside them; returns the right edge of the room for the title.
int paintSigns(QPainter& painter, const Row& row, const QRect& line, const QModelIndex& index)
{
    const int right = paintTroubles(painter, row.palette, line, index);
    if (row.hidable && (row.hovered || row.omitted || (row.focused && right == line.right()))) {
        const QRect eye = OutlineDelegate::eyeRect(row.rect, index);
        paintIcon(painter, eye, row.omitted ? QStringLiteral("hide") : QStringLiteral("show"),
                  tone(Tone::Text2, row.palette));
        return eye.left() - gap;
    }
    return right;
}

/// Entries without a second line take one line, together with the years. In compact mode so do entries without a
/// period, which then show the second text after the title.
bool takesOneLine(const QModelIndex& index)
{
    const bool isDense = Appearance::instance().isCompact() && !index.data(OutlineModel::LastsRole).toBool();
    const bool isAbsent = !index.data(OutlineModel::AbsenceRole).toString().isEmpty();
    return !isAbsent && (isDense || index.data(OutlineModel::SecondRole).toString().isEmpty());
}

/// Paints title, second text and years in one line; the title has priority.
void paintOneLine(QPainter& painter, const Row& row, const QRect& line, const QModelIndex& index)
{
    const Tone quiet = row.omitted ? Tone::Text3 : Tone::Text2;
    const bool covered = row.hidable && (row.hovered || row.focused || row.omitted); // by the eye
    int right = paintSigns(painter, row, line, index);
    if (!covered)
        right = std::min(right, paintAtRight(painter, {line.topLeft(), QPoint(right, line.bottom())},
                                             index.data(OutlineModel::DatesRole).toString(), tone(quiet, row.palette)));
    const QString title = index.data().toString();
    painter.setFont(textFont(TextSize::Normal));
    painter.setPen(tone(row.omitted ? Tone::Text3 : row.chosen ? Tone::AccentText : Tone::Text, row.palette));
    paintElided(painter, line, right, title);
    QRect rest = line;
    rest.setLeft(line.left() + painter.fontMetrics().horizontalAdvance(title) + gap);
    constexpr int leastWidth = 24;
    if (right - rest.left() < leastWidth)
        return;
    painter.setFont(textFont(TextSize::Small));
    painter.setPen(tone(quiet, row.palette));
    paintElided(painter, rest, right, index.data(OutlineModel::SecondRole).toString());
}

void paintTwoLines(QPainter& painter, const Row& row, const QRect& upper, const QModelIndex& index)
{
    const QRect lower = lineIn(row.rect, upper.bottom() + 1, TextSize::Small);
    const int right = paintSigns(painter, row, upper, index);
    const Tone quiet = row.omitted ? Tone::Text3 : Tone::Text2;
    painter.setFont(textFont(TextSize::Normal));
    painter.setPen(tone(row.omitted ? Tone::Text3 : row.chosen ? Tone::AccentText : Tone::Text, row.palette));
    paintElided(painter, upper, right, index.data().toString());
    const int room =
        paintAtRight(painter, lower, index.data(OutlineModel::DatesRole).toString(), tone(quiet, row.palette));
    const QString absence = index.data(OutlineModel::AbsenceRole).toString();
    painter.setFont(textFont(TextSize::Small));
    painter.setPen(tone(absence.isEmpty() ? quiet : Tone::Warn, row.palette));
    paintElided(painter, lower, room, absence.isEmpty() ? index.data(OutlineModel::SecondRole).toString() : absence);
}

void paintEntry(QPainter& painter, const Row& row, const QModelIndex& index)
{
    const bool oneLine = takesOneLine(index);
    const int lines = lineHeight(TextSize::Normal) + (oneLine ? 0 : lineHeight(TextSize::Small));
    const QRect first = lineIn(row.rect, row.rect.top() + (row.rect.height() - lines) / 2, TextSize::Normal);
    if (oneLine)
        paintOneLine(painter, row, first, index);
    else
        paintTwoLines(painter, row, first, index);
}

} // namespace

QRect OutlineDelegate::arrowRect(const QRect& row)
{
    return {row.left() + arrowLeft, row.top() + (row.height() - iconSize) / 2, iconSize, iconSize};
}

QRect OutlineDelegate::eyeRect(const QRect& row, const QModelIndex& index)
{
    const int signs = signsWidth(index.data(OutlineModel::TroubleRole).toInt());
    return {row.right() - textRight - signs - iconSize, row.top() + gridStep, iconSize, iconSize};
}

void OutlineDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto* view = qobject_cast<const QTreeView*>(option.widget);
    const bool entry = index.parent().isValid();
    const Row row{option.palette,
                  option.rect,
                  option.state.testFlag(QStyle::State_Selected),
                  option.state.testFlag(QStyle::State_MouseOver),
                  option.state.testFlag(QStyle::State_HasFocus),
                  index.data(OutlineModel::OmittedRole).toBool(),
                  entry};
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paintGround(*painter, row);
    if (entry && (row.hovered || row.focused))
        paintIcon(*painter,
                  QRect(option.rect.left() + gripLeft, option.rect.top() + (option.rect.height() - iconSize) / 2,
                        iconSize, iconSize),
                  QStringLiteral("grip"), tone(Tone::Text3, option.palette));
    if (entry)
        paintEntry(*painter, row, index);
    else
        paintSection(*painter, row, index, view && view->isExpanded(index));
    painter->restore();
}

QSize OutlineDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    constexpr int width = 100; // the view makes rows as wide as the pane
    const bool tall = index.parent().isValid() && !takesOneLine(index);
    if (tall && Appearance::instance().isCompact()) // two lines and the gap to the next row
        return {width, lineHeight(TextSize::Normal) + lineHeight(TextSize::Small) + 2};
    return {width, measure(tall ? Measure::OutlineEntry : Measure::OutlineSection)};
}

bool OutlineDelegate::isTitleCut(const QRect& row, const QModelIndex& index)
{
    const bool isEntry = index.parent().isValid();
    const int signs = isEntry ? signsWidth(index.data(OutlineModel::TroubleRole).toInt()) : 0;
    const int room = row.width() - textLeft - textRight - signs;
    return QFontMetrics(textFont(TextSize::Normal, !isEntry)).horizontalAdvance(index.data().toString()) > room;
}

} // namespace duovita
