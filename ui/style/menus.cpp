#include "ui/style/menus.h"

#include "ui/style/appearance.h"
#include "ui/style/shapes.h"

#include <QPainter>
#include <QStyle>
#include <QStyleOption>

#include <algorithm>

namespace duovita {

namespace {

constexpr int inset = 8; // padding of a row
constexpr int gap = 8;
constexpr int shortcutGap = 24;
constexpr int separatorHeight = 9;

bool hasSigns(const QStyleOptionMenuItem& option)
{
    return option.menuHasCheckableItems || option.maxIconWidth > 0;
}

QString beforeTab(const QString& text)
{
    return text.section(QLatin1Char('\t'), 0, 0);
}

void drawSeparator(const QStyleOptionMenuItem& option, QPainter& painter)
{
    if (option.text.isEmpty())
        return drawHairline(painter, option.rect.adjusted(inset, 0, -inset, 0), tone(Tone::Line, option.palette));
    painter.setFont(textFont(TextSize::Small, true));
    painter.setPen(tone(Tone::Text2, option.palette));
    painter.drawText(option.rect.adjusted(inset, 0, -inset, 0), Qt::AlignVCenter | Qt::AlignLeft, option.text);
}

/// Draws the tick or the icon, which share a place.
void drawSign(const QStyleOptionMenuItem& option, QPainter& painter, const QRect& rect)
{
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool checkable = option.checkType != QStyleOptionMenuItem::NotCheckable;
    if (checkable && option.checked)
        drawTick(painter, rect, tone(enabled ? Tone::Text : Tone::Off, option.palette));
    else if (!option.icon.isNull())
        drawIcon(painter, option.icon, rect, tone(enabled ? Tone::Text2 : Tone::Off, option.palette), enabled);
}

void drawRow(const QStyleOptionMenuItem& option, QPainter& painter)
{
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    if (option.state.testFlag(QStyle::State_Selected) && enabled) {
        fillShape(painter, option.rect, tone(Tone::Press, option.palette),
                  fieldRadius); // Hover is hardly visible on Raised
        if (Appearance::instance().hasMoreContrast())
            drawFocusRing(painter, option.rect, option.palette, fieldRadius);
    }
    QRect room = option.rect.adjusted(inset, 0, -inset, 0);
    if (hasSigns(option)) {
        drawSign(option, painter, QRect(room.left(), room.center().y() - iconSize / 2 + 1, iconSize, iconSize));
        room.setLeft(room.left() + iconSize + gap);
    }
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu)
        drawChevron(painter, QRect(room.right() + 1 - iconSize, room.top(), iconSize, room.height()), Qt::RightArrow,
                    tone(enabled ? Tone::Text2 : Tone::Off, option.palette));
    painter.setFont(option.font);
    painter.setPen(tone(enabled ? Tone::Text : Tone::Off, option.palette));
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic | Qt::TextSingleLine,
                     beforeTab(option.text));
    if (option.text.contains(QLatin1Char('\t'))) {
        painter.setPen(tone(enabled ? Tone::Text3 : Tone::Off, option.palette));
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignRight | Qt::TextSingleLine,
                         option.text.section(QLatin1Char('\t'), 1));
    }
}

} // namespace

void drawRaised(const QStyleOption& option, QPainter& painter, double radius)
{
    drawShape(painter, option.rect, tone(Tone::Raised, option.palette), tone(Tone::LineStrong, option.palette), radius);
}

void drawMenuItem(const QStyleOptionMenuItem& option, QPainter& painter)
{
    painter.save();
    if (option.menuItemType == QStyleOptionMenuItem::Separator)
        drawSeparator(option, painter);
    else
        drawRow(option, painter);
    painter.restore();
}

QSize menuItemSize(const QStyleOptionMenuItem& option, const QSize& contents)
{
    if (option.menuItemType == QStyleOptionMenuItem::Separator)
        return {contents.width() + 2 * inset, option.text.isEmpty() ? separatorHeight : measure(Measure::Chip)};
    // Chevrons of submenus share the column with shortcuts.
    const int signs = hasSigns(option) ? iconSize + gap : 0;
    return {inset + signs + contents.width() + shortcutGap + inset,
            std::max(contents.height(), measure(Measure::Button))};
}

void drawMenuBarItem(const QStyleOptionMenuItem& option, QPainter& painter)
{
    painter.fillRect(option.rect, tone(Tone::Bar, option.palette));
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    if (enabled && option.state.testFlag(QStyle::State_Selected)) {
        const bool open = option.state.testFlag(QStyle::State_Sunken);
        fillShape(painter, option.rect, tone(open ? Tone::Press : Tone::Hover, option.palette), panelRadius);
    }
    painter.save();
    painter.setPen(tone(enabled ? Tone::Text : Tone::Off, option.palette));
    painter.drawText(option.rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextDontClip | Qt::TextSingleLine,
                     option.text);
    painter.restore();
}

QSize menuBarItemSize(const QSize& contents)
{
    return {contents.width() + 2 * inset, measure(Measure::Button)};
}

} // namespace duovita
