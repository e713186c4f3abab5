#include "ui/style/rows.h"

#include "ui/style/keyboarduse.h"
#include "ui/style/shapes.h"

#include <QAbstractItemView>
#include <QHeaderView>
#include <QListView>
#include <QPainter>
#include <QStyleOption>
#include <QTableView>
#include <QTreeView>

#include <algorithm>

namespace duovita {

namespace {

constexpr int paneInset = 8; // distance of rows from the edges of a pane
constexpr int framedInset = 1;
constexpr int textInset = 4; // padding of a row, in addition to the base style's margin

bool isTable(const QWidget* widget)
{
    return qobject_cast<const QTableView*>(widget);
}

int insetIn(const QWidget* widget)
{
    const auto* view = qobject_cast<const QAbstractItemView*>(widget);
    if (!view || isTable(view))
        return 0;
    const auto* list = qobject_cast<const QListView*>(view);
    if (list && list->viewMode() == QListView::IconMode)
        return 0;
    return view->frameWidth() > 0 || view->parentWidget() == nullptr ||
                   view->parentWidget()->inherits("QComboBoxPrivateContainer")
               ? framedInset
               : paneInset;
}

bool beginsRow(const QStyleOptionViewItem& option)
{
    return option.viewItemPosition != QStyleOptionViewItem::Middle &&
           option.viewItemPosition != QStyleOptionViewItem::End;
}

bool endsRow(const QStyleOptionViewItem& option)
{
    return option.viewItemPosition != QStyleOptionViewItem::Middle &&
           option.viewItemPosition != QStyleOptionViewItem::Beginning;
}

/// In a tree, branches precede the item, and the row's background starts with them.
bool hasBranches(const QStyleOptionViewItem& option, const QWidget* widget)
{
    const auto* tree = qobject_cast<const QTreeView*>(widget);
    return tree && beginsRow(option) && option.index.isValid() &&
           option.rect.left() > tree->columnViewportPosition(option.index.column());
}

std::optional<Tone> groundOf(const QStyleOptionViewItem& option)
{
    if (option.state.testFlag(QStyle::State_Selected))
        return Tone::Selection;
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    return enabled && option.state.testFlag(QStyle::State_MouseOver) ? std::optional(Tone::Hover) : std::nullopt;
}

struct Ends {
    bool left;
    bool right;
};

Ends endsOf(const QStyleOptionViewItem& option, const QWidget* widget)
{
    return {beginsRow(option) && !hasBranches(option, widget), endsRow(option)};
}

QRect shapeOf(const QStyleOptionViewItem& option, const QWidget* widget, Ends ends)
{
    const int inset = insetIn(widget);
    return option.rect.adjusted(ends.left ? inset : 0, 1, ends.right ? -inset : 0, -1);
}

void fillPart(QPainter& painter, const QRect& shape, Ends ends, const QColor& color)
{
    painter.save();
    painter.setClipRect(shape, Qt::IntersectClip);
    // Parts without a rounded end extend it beyond the clip.
    fillShape(painter, shape.adjusted(ends.left ? 0 : -2 * panelRadius, 0, ends.right ? 0 : 2 * panelRadius, 0), color,
              panelRadius);
    painter.restore();
}

} // namespace

void drawRowGround(const QStyleOptionViewItem& option, QPainter& painter, const QWidget* widget)
{
    if (option.backgroundBrush.style() != Qt::NoBrush) {
        const QPointF origin = painter.brushOrigin();
        painter.setBrushOrigin(option.rect.topLeft());
        painter.fillRect(option.rect, option.backgroundBrush);
        painter.setBrushOrigin(origin);
    }
    const auto ground = groundOf(option);
    if (!ground)
        return;
    const QColor color = tone(*ground, option.palette);
    if (isTable(widget))
        return painter.fillRect(option.rect, color);
    const Ends ends = endsOf(option, widget);
    fillPart(painter, shapeOf(option, widget, ends), ends, color);
}

void drawBranchGround(const QStyleOptionViewItem& option, QPainter& painter, const QWidget* widget)
{
    if (option.features.testFlag(QStyleOptionViewItem::Alternate))
        painter.fillRect(option.rect, option.palette.alternateBase());
    const auto ground = groundOf(option);
    const auto* tree = qobject_cast<const QTreeView*>(widget);
    if (!ground || !tree || option.rect.width() <= 0)
        return;
    const int column = tree->columnAt(option.rect.left());
    if (option.rect.right() + 1 >= tree->columnViewportPosition(column) + tree->columnWidth(column))
        return; // not the branches, but the item, whose background the delegate draws
    const Ends ends{true, false};
    fillPart(painter, shapeOf(option, widget, ends), ends, tone(*ground, option.palette));
}

void drawRowFocus(const QStyleOptionViewItem& option, QPainter& painter, const QWidget* widget)
{
    if (!option.state.testFlag(QStyle::State_HasFocus) || !KeyboardUse::instance().isByKeys())
        return;
    QRect shape = isTable(widget) ? option.rect : shapeOf(option, widget, endsOf(option, widget));
    if (hasBranches(option, widget))
        shape.setLeft(insetIn(widget));
    drawFocusRing(painter, shape, option.palette, isTable(widget) ? 0 : panelRadius);
}

void drawDropPlace(const QStyleOption& option, QPainter& painter, const QWidget* widget)
{
    if (option.rect.isNull())
        return;
    constexpr double thick = 2;
    const int inset = insetIn(widget);
    QRectF place = option.rect.adjusted(inset, 0, -inset, 0);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (place.height() > thick) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(tone(Tone::AccentText, option.palette), thick));
        painter.drawRoundedRect(place.adjusted(thick / 2, thick, -thick / 2, -thick), panelRadius - 1, panelRadius - 1);
    } else {
        const double line = std::max(place.center().y(), thick / 2); // visible above the first row, too
        painter.setPen(Qt::NoPen);
        painter.setBrush(tone(Tone::AccentText, option.palette));
        painter.drawRoundedRect(QRectF(place.left(), line - thick / 2, place.width(), thick), thick / 2, thick / 2);
    }
    painter.restore();
}

QStyleOptionViewItem itemInRow(const QStyleOptionViewItem& option, const QWidget* widget)
{
    QStyleOptionViewItem item = option;
    if (!isTable(widget)) {
        const Ends ends = endsOf(option, widget);
        const int inset = insetIn(widget);
        item.rect.adjust(ends.left && inset ? inset + textInset : 0, 0, ends.right && inset ? -inset - textInset : 0,
                         0);
    }
    // Texts coloured by the model keep their colour.
    if (item.state.testFlag(QStyle::State_Selected) &&
        item.palette.color(QPalette::Text) == tone(Tone::Text, item.palette))
        item.palette.setColor(QPalette::Text, tone(Tone::AccentText, option.palette));
    return item;
}

QSize rowSize(const QSize& item, const QStyleOptionViewItem&, const QWidget* widget)
{
    const int inset = insetIn(widget);
    return {item.width() + (inset ? 2 * (inset + textInset) : 0), std::max(item.height(), measure(Measure::Field))};
}

void drawHeaderSection(const QStyleOptionHeader& option, QPainter& painter)
{
    painter.fillRect(option.rect, tone(Tone::Form, option.palette));
    if (option.state.testFlag(QStyle::State_MouseOver) && option.state.testFlag(QStyle::State_Enabled))
        painter.fillRect(option.rect, tone(Tone::Hover, option.palette));
    const QColor line = tone(Tone::Line, option.palette);
    const QRect& all = option.rect;
    if (option.orientation == Qt::Horizontal)
        drawHairline(painter, QRect(all.left(), all.bottom(), all.width(), 1), line);
    else
        drawHairline(painter, QRect(all.right(), all.top(), 1, all.height()), line);
}

} // namespace duovita
