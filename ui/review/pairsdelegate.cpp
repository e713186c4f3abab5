#include "ui/review/pairsdelegate.h"

#include "ui/presentation/tintedicon.h"
#include "ui/review/differingtext.h"
#include "ui/review/pairsmodel.h"
#include "ui/style/appearance.h"
#include "ui/style/baseline.h"
#include "ui/style/keyboarduse.h"
#include "ui/style/shapes.h"
#include "ui/widgets/statesign.h"

#include <QAbstractItemView>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionButton>
#include <QTextLayout>
#include <QTreeView>

namespace duovita {

namespace {

using State = MergePlan::State;

constexpr int groundInset = 8; ///< from the pane's edges to a row's background
constexpr int rowInset = 16;   ///< from the pane's edges to a row's content
constexpr int leastInset = 6;  ///< from the scroll bar to a row's content
constexpr int leastGround = 2; ///< from the scroll bar to its background
constexpr int checkSize = 16;
constexpr int chosenBar = 3; ///< width of the bar at the left of the chosen row
constexpr int chosenBarInset = 4;
constexpr int pointPadding = 10; ///< above and below a point's line together

void drawRowText(QPainter& painter, const QRect& room, const QString& text, const QFont& font, Tone look,
                 const QPalette& palette, Qt::Alignment side = Qt::AlignLeft)
{
    painter.setFont(font);
    painter.setPen(tone(look, palette));
    const QString shown =
        painter.fontMetrics().elidedText(text.simplified(), Qt::ElideRight, std::max(0, room.width()));
    painter.drawText(room.translated(0, shiftToBaseline(font, shown)), static_cast<int>(side | Qt::AlignVCenter),
                     shown);
}

/// Underlines the visible parts of a row's text that the other side contains, too.
void underlineShared(QPainter& painter, const QRect& room, const QString& text, const QList<TextPart>& parts,
                     const QFont& font, const QPalette& palette)
{
    if (parts.isEmpty())
        return;
    const QString whole = text.simplified();
    const QString shown = QFontMetrics(font).elidedText(whole, Qt::ElideRight, std::max(0, room.width()));
    const qsizetype seen = shown == whole ? whole.size() : shown.size() - 1;
    QTextLayout layout(shown, font);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(2.0 * room.width()); // the text is elided already: never a second line
    layout.endLayout();
    constexpr double thickness = 2;
    const double below = room.center().y() + QFontMetrics(font).height() / 2.0;
    const bool moreContrast = Appearance::instance().hasMoreContrast();
    const QColor color = tone(moreContrast ? Tone::AccentText : Tone::SelectionLine, palette);
    for (const TextPart& part : parts) {
        if (part.at >= seen)
            break;
        const double from = line.cursorToX(static_cast<int>(part.at));
        const double to = line.cursorToX(static_cast<int>(std::min(part.at + part.size, seen)));
        painter.fillRect(QRectF(room.x() + std::min(from, to), below, std::abs(to - from), thickness), color);
    }
}

/// The rectangle across both columns; each column paints its part of it.
QRect wholeRow(const QStyleOptionViewItem& option)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    return {0, option.rect.y(), view ? view->viewport()->width() : option.rect.right() + 1, option.rect.height()};
}

/// From the viewport's right edge to a row's content, so that it ends where the buttons above it do.
int rightInset(const QStyleOptionViewItem& option)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(option.widget);
    return view ? std::max(leastInset, rowInset - (view->width() - view->viewport()->width())) : rowInset;
}

void drawPairGround(QPainter& painter, const QStyleOptionViewItem& option, const PairRow& row)
{
    const QRectF ground =
        wholeRow(option).adjusted(groundInset, 1, -std::max(leastGround, rightInset(option) - groundInset), -1);
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    const bool pointed = option.state.testFlag(QStyle::State_MouseOver) && !row.isTitle();
    if (chosen || pointed)
        fillShape(painter, ground, tone(chosen ? Tone::Selection : Tone::Hover, option.palette), panelRadius);
    if (chosen) // more than a shade distinguishes it from the row under the pointer
        fillShape(painter,
                  QRectF(ground.left(), ground.top() + chosenBarInset, chosenBar, ground.height() - 2 * chosenBarInset),
                  tone(Tone::AccentText, option.palette), chosenBar / 2.0);
    if (option.state.testFlag(QStyle::State_HasFocus) && KeyboardUse::instance().isByKeys())
        drawFocusRing(painter, ground, option.palette, panelRadius);
    if (row.endsDoubts)
        painter.fillRect(QRect(0, option.rect.y(), wholeRow(option).width(), 1), tone(Tone::Line, option.palette));
}

void drawGroupHeading(QPainter& painter, const QStyleOptionViewItem& option, const PairRow& row)
{
    const bool warns = row.kind == PairRow::Kind::ToConfirm;
    QRect room = wholeRow(option).adjusted(rowInset, 0, -rightInset(option), 0);
    const QFont small = textFont(TextSize::Small);
    const QFont bold = textFont(TextSize::Normal, true);
    // A long note is elided before the section's title, but keeps half of the width.
    const int sign = warns ? signSize + 2 * gridStep : 0;
    const int most = room.width() - rowInset - sign - QFontMetrics(bold).horizontalAdvance(row.given) - rowInset;
    const int whole = QFontMetrics(small).horizontalAdvance(row.note) + 2; // for rounding and eliding
    const int noteWidth = std::min(whole, std::max(room.width() / 2, most));
    drawRowText(painter, room.adjusted(room.width() - noteWidth, 0, 0, 0), row.note, small,
                warns ? Tone::Warn : Tone::Text2, option.palette, Qt::AlignRight);
    room.setRight(room.right() - noteWidth - rowInset);
    if (warns) {
        paintSign(painter, QRectF(room.x() + 2, room.center().y() - signSize / 2.0 + 0.5, signSize, signSize),
                  row.isOfPieces ? Sign::Missing : Sign::Differ, tone(Tone::WarnSign, option.palette));
        room.setLeft(room.left() + sign);
    }
    drawRowText(painter, room, row.given, bold, warns ? Tone::Warn : Tone::Text, option.palette);
}

void drawCheckBox(QPainter& painter, const QStyleOptionViewItem& option, const QRect& place, bool on)
{
    QStyleOptionButton check;
    check.rect = place;
    check.palette = option.palette;
    check.state = QStyle::State_Enabled | (on ? QStyle::State_On : QStyle::State_Off);
    option.widget->style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &check, &painter, option.widget);
}

bool needsAnswer(const PairRow& row)
{
    return row.isOpen && !row.isSettled;
}

/// Paints the sign between the two sides that shows what happens to the row.
void drawOutcomeSign(QPainter& painter, const QRect& line, const PairRow& row, bool hasRecord, const QPalette& palette)
{
    const QRect place(line.x() + (PairsDelegate::signWidth - iconSize) / 2, line.center().y() - iconSize / 2 + 1,
                      iconSize, iconSize);
    if (row.kind == PairRow::Kind::UnplacedText) {
        const int less = (iconSize - signSize) / 2;
        paintSign(painter, QRectF(place).adjusted(less, less, -less, -less), Sign::Missing,
                  tone(Tone::WarnSign, palette));
        return;
    }
    const bool isPoint = row.kind == PairRow::Kind::Point;
    if (!hasRecord || row.state == State::LeftOut || row.isHeading())
        return;
    const bool pair = isPoint                             ? row.point && row.recordPoint
                      : row.kind == PairRow::Kind::Person ? !row.own.isEmpty()
                                                          : row.isPair();
    const bool fresh = isPoint ? row.point && !row.recordPoint : row.entry && !row.record;
    if (pair)
        paintIcon(painter, place, QStringLiteral("link"),
                  tone(needsAnswer(row) || (isPoint && row.difference) ? Tone::WarnSign : Tone::AccentText, palette));
    else if (fresh)
        paintIcon(painter, place, QStringLiteral("add"), tone(Tone::Good, palette));
}

/// The lines of a row below its texts.
int linesBelow(const PairRow& row, const RowDifference* difference)
{
    const bool hasDifference = difference && row.kind != PairRow::Kind::Point;
    return (hasDifference ? 1 : 0) + (row.remark().isEmpty() ? 0 : 1);
}

/// The rooms for both sides' values of what differs, and where the shown parts of both begin.
struct ValueRooms {
    QRect document;
    QRect record;
    qsizetype beginning;
};

/// `line` has the place and height of a row's line in either column. The document's value follows what it is.
ValueRooms roomsFor(const RowDifference& difference, const QRect& line, const QStyleOptionViewItem& option)
{
    const auto* view = qobject_cast<const QTreeView*>(option.widget);
    const int middle = view ? view->columnWidth(PairsModel::Document) : line.right() + 1;
    const QFont font = textFont(TextSize::Small);
    QRect document(PairsDelegate::textLeft, line.y(), middle - PairsDelegate::textLeft, line.height());
    if (!difference.subject.isEmpty()) {
        const int subject = QFontMetrics(font).horizontalAdvance(difference.subject) + 2 * gridStep;
        document.setLeft(document.left() + std::min(subject, document.width() / 2));
    }
    QRect record = wholeRow(option).adjusted(middle + PairsDelegate::signWidth, 0, -rightInset(option), 0);
    record.setTop(line.y());
    record.setHeight(line.height());
    return {document, record,
            std::max(beginningFor(difference.texts.document, font, document.width()),
                     beginningFor(difference.texts.record, font, record.width()))};
}

/// Draws one side's value of what differs, the document's after what it is.
void drawDifference(QPainter& painter, const QRect& line, const QStyleOptionViewItem& option,
                    const RowDifference& difference, bool document, bool isOpen)
{
    const QFont font = textFont(TextSize::Small);
    const ValueRooms rooms = roomsFor(difference, line, option);
    if (document)
        drawRowText(painter,
                    QRect(PairsDelegate::textLeft, line.y(), rooms.document.x() - PairsDelegate::textLeft - gridStep,
                          line.height()),
                    difference.subject, font, Tone::Text2, option.palette);
    const QRect& room = document ? rooms.document : rooms.record;
    const DifferingText& text = document ? difference.texts.document : difference.texts.record;
    if (isOpen)
        drawDiffering(painter, room, text, rooms.beginning, font, option.palette, true);
    else
        drawRowText(painter, room, text.text, font, Tone::Text2, option.palette);
}

/// Draws a remark across both sides.
void drawNote(QPainter& painter, QRect room, const PairRow& row, const QPalette& palette)
{
    const bool warns = needsAnswer(row) || row.differs;
    if (row.differs) {
        const double top = room.center().y() - signSize / 2.0 + 0.5;
        paintSign(painter, QRectF(room.x(), top, signSize, signSize), Sign::Differ, tone(Tone::WarnSign, palette));
        room.setLeft(room.left() + signSize + gridStep);
    }
    drawRowText(painter, room, row.remark(), textFont(TextSize::Small), warns ? Tone::Warn : Tone::Text2, palette);
}

} // namespace

int PairsDelegate::documentWidth(int width, bool hasRecord)
{
    constexpr int drawn = 432; // both texts in the design; the document's share of it follows
    constexpr int document = 184;
    constexpr int documentAlone = 320; // leaves room for the hint beside an unplaced piece
    const int texts = std::max(0, width - textLeft - signWidth - rowInset);
    return textLeft + texts * (hasRecord ? document : documentAlone) / drawn;
}

/// Whether nothing is next to the document's text, so that the text spans the whole row and is painted in both cells.
bool PairsDelegate::hasWholeRow(const QModelIndex& index)
{
    const auto& model = static_cast<const PairsModel&>(*index.model());
    return !model.hasRecord() && index.siblingAtColumn(PairsModel::Record).data().toString().isEmpty();
}

QRect PairsDelegate::checkBox(const QRect& cell)
{
    return {cell.x() + rowInset, cell.center().y() - checkSize / 2 + 1, checkSize, checkSize};
}

void PairsDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const auto& model = static_cast<const PairsModel&>(*index.model());
    const PairRow& row = *model.rowAt(index);
    const bool document = index.column() == PairsModel::Document;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setClipRect(option.rect, Qt::IntersectClip);
    drawPairGround(*painter, option, row);
    if (row.isHeading()) {
        drawGroupHeading(*painter, option, row);
        painter->restore();
        return;
    }
    const RowDifference* difference = model.differenceAt(index);
    const bool isPoint = row.kind == PairRow::Kind::Point;
    QRect line = option.rect;
    const int below = linesBelow(row, difference);
    if (below > 0) {
        const int lines = lineHeight(TextSize::Normal) + below * lineHeight(TextSize::Small);
        line.setTop(line.top() + (line.height() - lines) / 2);
        line.setHeight(lineHeight(TextSize::Normal));
    }
    QRect next(line.x(), line.bottom() + 1, line.width(), lineHeight(TextSize::Small));
    if (difference && !isPoint) {
        drawDifference(*painter, next, option, *difference, document, needsAnswer(row));
        next.translate(0, next.height());
    }
    if (!row.remark().isEmpty()) {
        const QRect whole = wholeRow(option);
        drawNote(*painter, QRect(textLeft, next.y(), whole.width() - textLeft - rightInset(option), next.height()), row,
                 option.palette);
    }
    if (document && row.kind == PairRow::Kind::Entry && row.entry)
        drawCheckBox(*painter, option, checkBox(below > 0 ? line : option.rect), row.state != State::LeftOut);
    if (!document && !hasWholeRow(index))
        drawOutcomeSign(*painter, line, row, model.hasRecord(), option.palette);
    drawSide(*painter, option, index, line);
    painter->restore();
}

/// Draws what the document or the record has, according to the index's column.
void PairsDelegate::drawSide(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index,
                             const QRect& line)
{
    const auto& model = static_cast<const PairsModel&>(*index.model());
    const PairRow& row = *model.rowAt(index);
    const bool isPoint = row.kind == PairRow::Kind::Point;
    const bool isWhole = hasWholeRow(index);
    const bool document = index.column() == PairsModel::Document || isWhole;
    const QFont font = textFont(isPoint ? TextSize::Small : TextSize::Normal);
    QRect room = document ? line.adjusted(textLeft, 0, 0, 0) : line.adjusted(signWidth, 0, -rightInset(option), 0);
    if (isWhole) {
        const QRect whole = wholeRow(option);
        room = {whole.x() + textLeft, line.y(), whole.width() - textLeft - rightInset(option), line.height()};
    }
    if (const RowDifference* difference = isPoint ? model.differenceAt(index) : nullptr)
        return drawDifference(painter, line, option, *difference, document, true);
    const QString text = (isWhole ? index.siblingAtColumn(PairsModel::Document) : index).data().toString();
    const bool placing = !document && row.kind == PairRow::Kind::UnplacedText;
    const bool stays = !document && row.kind == PairRow::Kind::Entry && !row.isPair();
    const bool quiet = row.state == State::LeftOut;
    underlineShared(painter, room, text, index.data(PairsModel::SharedRole).value<QList<TextPart>>(), font,
                    option.palette);
    drawRowText(painter, room, text, font,
                placing             ? Tone::AccentText
                : quiet && document ? Tone::Text3
                : stays || quiet    ? Tone::Text2
                                    : Tone::Text,
                option.palette);
}

QSize PairsDelegate::sizeHint(const QStyleOptionViewItem&, const QModelIndex& index) const
{
    const PairRow& row = *static_cast<const PairsModel&>(*index.model()).rowAt(index);
    if (row.isHeading())
        return {1, measure(Measure::OutlineSection)};
    if (row.kind == PairRow::Kind::Point)
        return {1, lineHeight(TextSize::Small) + pointPadding};
    const int below = linesBelow(row, static_cast<const PairsModel&>(*index.model()).differenceAt(index));
    return {1, below == 0 ? measure(Measure::CommandRow)
                          : measure(Measure::Problem) + (below - 1) * lineHeight(TextSize::Small)};
}

} // namespace duovita
