#include "ui/style/marks.h"

#include "ui/style/keyboarduse.h"
#include "ui/style/shapes.h"

#include <QPainter>
#include <QStyleOption>

namespace duovita {

namespace {

constexpr int dotSize = 6;
constexpr int ringRoom = 3; // focus ring and gap around the mark

struct Mark {
    QRectF rect;
    bool enabled;
    bool on;
    bool partly;
    bool hovered;
    bool focused;
};

Mark markOf(const QStyleOption& option)
{
    QRect rect(0, 0, markSize, markSize);
    rect.moveCenter(option.rect.center());
    return {.rect = rect,
            .enabled = option.state.testFlag(QStyle::State_Enabled),
            .on = option.state.testFlag(QStyle::State_On),
            .partly = option.state.testFlag(QStyle::State_NoChange),
            .hovered = option.state.testFlag(QStyle::State_MouseOver),
            .focused = option.state.testFlag(QStyle::State_HasFocus) && KeyboardUse::instance().isByKeys()};
}

/// Draws the shape without the mark; returns the rectangle for the mark.
QRectF drawMark(const Mark& mark, QPainter& painter, const QPalette& palette, double radius)
{
    const bool filled = (mark.on || mark.partly) && mark.enabled;
    QRectF inner = mark.rect;
    if (mark.focused) {
        drawFocusRing(painter, mark.rect, palette, radius);
        inner.adjust(ringRoom, ringRoom, -ringRoom, -ringRoom);
    }
    if (filled)
        fillShape(painter, inner, onColor(palette), mark.focused ? radius - ringRoom : radius);
    else if (!mark.focused)
        drawShape(painter, mark.rect,
                  mark.hovered && mark.enabled ? tone(Tone::Hover, palette) : QColor(Qt::transparent),
                  tone(mark.enabled ? Tone::Edge : Tone::Off, palette), radius);
    return inner;
}

} // namespace

QColor onColor(const QPalette& palette)
{
    return tone(isDark(palette) ? Tone::AccentHover : Tone::Accent, palette);
}

void drawCheckBox(const QStyleOption& option, QPainter& painter)
{
    const Mark mark = markOf(option);
    const QRectF inner = drawMark(mark, painter, option.palette, fieldRadius);
    const QColor ink = tone(mark.enabled ? Tone::OnAccent : Tone::Off, option.palette);
    if (mark.partly)
        drawMinus(painter, inner, ink);
    else if (mark.on)
        drawTick(painter, inner, ink);
}

void drawRadioButton(const QStyleOption& option, QPainter& painter)
{
    const Mark mark = markOf(option);
    drawMark(mark, painter, option.palette, markSize / 2.0);
    if (!mark.on)
        return;
    QRectF dot(0, 0, mark.focused ? dotSize - 2 : dotSize, mark.focused ? dotSize - 2 : dotSize);
    dot.moveCenter(mark.rect.center());
    fillShape(painter, dot, tone(mark.enabled ? Tone::OnAccent : Tone::Off, option.palette), dot.width() / 2);
}

} // namespace duovita
