#include "ui/style/bars.h"

#include "ui/style/appearance.h"
#include "ui/style/keyboarduse.h"
#include "ui/style/marks.h"
#include "ui/style/shapes.h"

#include <QPainter>
#include <QStyleOption>

#include <algorithm>

namespace duovita {

namespace {

constexpr int thumbWidth = 6;
constexpr int grooveWidth = 4;
constexpr int progressHeight = 6;
constexpr int tabInset = 12;
constexpr int tabLine = 2;

bool isFocused(QStyle::State state)
{
    return state.testFlag(QStyle::State_HasFocus) && KeyboardUse::instance().isByKeys();
}

/// The part of a bar from `begin` along its length, across its full breadth.
QRect along(const QStyleOptionSlider& option, int begin, int length)
{
    const QRect& all = option.rect;
    return option.orientation == Qt::Horizontal ? QRect(all.left() + begin, all.top(), length, all.height())
                                                : QRect(all.left(), all.top() + begin, all.width(), length);
}

int lengthOf(const QStyleOptionSlider& option)
{
    return option.orientation == Qt::Horizontal ? option.rect.width() : option.rect.height();
}

/// The rectangle reduced to this thickness, centred in the bar's breadth.
QRect thinned(const QStyleOptionSlider& option, QRect rect, int thickness)
{
    if (option.orientation == Qt::Horizontal)
        rect = QRect(rect.left(), rect.top() + (rect.height() - thickness) / 2, rect.width(), thickness);
    else
        rect = QRect(rect.left() + (rect.width() - thickness) / 2, rect.top(), thickness, rect.height());
    return rect;
}

} // namespace

void drawScrollBar(const QStyleOptionSlider& option, QPainter& painter)
{
    if (option.maximum <= option.minimum)
        return;
    const bool held =
        option.state.testFlag(QStyle::State_Sunken) && option.activeSubControls.testFlag(QStyle::SC_ScrollBarSlider);
    const bool strong =
        held || option.state.testFlag(QStyle::State_MouseOver) || Appearance::instance().hasMoreContrast();
    QRect thumb = thinned(option, scrollBarPart(option, QStyle::SC_ScrollBarSlider), thumbWidth);
    thumb = option.orientation == Qt::Horizontal ? thumb.adjusted(2, 0, -2, 0) : thumb.adjusted(0, 2, 0, -2);
    fillShape(painter, thumb, tone(strong ? Tone::Edge : Tone::Scroll, option.palette), thumbWidth / 2.0);
}

QRect scrollBarPart(const QStyleOptionSlider& option, QStyle::SubControl part)
{
    const int length = lengthOf(option);
    const double range = static_cast<double>(option.maximum) - option.minimum;
    const int thumb = range > 0 ? std::clamp(static_cast<int>(length * (option.pageStep / (range + option.pageStep))),
                                             std::min(leastThumb, length), length)
                                : length;
    const int begin = QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition,
                                                      length - thumb, option.upsideDown);
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        return along(option, begin, thumb);
    case QStyle::SC_ScrollBarSubPage:
        return along(option, 0, begin);
    case QStyle::SC_ScrollBarAddPage:
        return along(option, begin + thumb, length - begin - thumb);
    case QStyle::SC_ScrollBarGroove:
        return option.rect;
    default:
        return {}; // no arrow buttons
    }
}

void drawSlider(const QStyleOptionSlider& option, QPainter& painter)
{
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const QColor on = enabled ? onColor(option.palette) : tone(Tone::Off, option.palette);
    const QRect handle = sliderPart(option, QStyle::SC_SliderHandle);
    const QRect groove = thinned(option, sliderPart(option, QStyle::SC_SliderGroove), grooveWidth);
    fillShape(painter, groove, tone(Tone::Press, option.palette), grooveWidth / 2.0);
    QRect before = groove;
    if (option.orientation == Qt::Horizontal && !option.upsideDown)
        before.setRight(handle.center().x());
    else if (option.orientation == Qt::Horizontal)
        before.setLeft(handle.center().x());
    else if (option.upsideDown)
        before.setTop(handle.center().y());
    else
        before.setBottom(handle.center().y());
    fillShape(painter, before, on, grooveWidth / 2.0);
    const double radius = knobSize / 2.0;
    fillShape(painter, handle, on, radius);
    const bool active = enabled && option.state.testFlag(QStyle::State_MouseOver);
    fillShape(painter, handle.adjusted(2, 2, -2, -2), tone(active ? Tone::Hover : Tone::Form, option.palette),
              radius - 2);
    if (isFocused(option.state)) {
        drawFocusRing(painter, handle, option.palette, radius);
        fillShape(painter, handle.adjusted(4, 4, -4, -4), on, radius - 4);
    }
}

QRect sliderPart(const QStyleOptionSlider& option, QStyle::SubControl part)
{
    if (part != QStyle::SC_SliderHandle)
        return option.rect;
    const int begin = QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition,
                                                      lengthOf(option) - knobSize, option.upsideDown);
    return thinned(option, along(option, begin, knobSize), knobSize);
}

void drawProgress(const QStyleOptionProgressBar& option, QPainter& painter)
{
    QRect bar = option.rect;
    bar.setTop(option.rect.center().y() - progressHeight / 2 + 1);
    bar.setHeight(progressHeight);
    fillShape(painter, bar, tone(Tone::Press, option.palette), progressHeight / 2.0);
    const double range = static_cast<double>(option.maximum) - option.minimum;
    if (range > 0) {
        const double done = std::clamp((option.progress - option.minimum) / range, 0.0, 1.0);
        bar.setWidth(static_cast<int>(bar.width() * done));
    } else { // unknown duration
        bar = bar.adjusted(bar.width() / 3, 0, -bar.width() / 3, 0);
    }
    if (bar.width() > 0)
        fillShape(painter, bar, onColor(option.palette), std::min(progressHeight, bar.width()) / 2.0);
}

void drawTabShape(const QStyleOptionTab& option, QPainter& painter)
{
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const QRect shape = option.rect.adjusted(0, 2, 0, -tabLine - 2);
    if (option.state.testFlag(QStyle::State_Selected)) {
        QRect line = option.rect;
        line.setTop(line.bottom() + 1 - tabLine);
        fillShape(painter, line.adjusted(tabInset, 0, -tabInset, 0), tone(Tone::AccentText, option.palette), 1);
    } else if (enabled && option.state.testFlag(QStyle::State_MouseOver)) {
        fillShape(painter, shape, tone(Tone::Hover, option.palette), panelRadius);
    }
    if (isFocused(option.state))
        drawFocusRing(painter, shape, option.palette, panelRadius);
}

void drawTabLabel(const QStyleOptionTab& option, QPainter& painter)
{
    const bool enabled = option.state.testFlag(QStyle::State_Enabled);
    const bool chosen = option.state.testFlag(QStyle::State_Selected);
    painter.save();
    painter.setPen(tone(!enabled ? Tone::Off : chosen ? Tone::Text : Tone::Text2, option.palette));
    painter.drawText(option.rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine, option.text);
    painter.restore();
}

QSize tabSize(const QSize& contents)
{
    return {contents.width() + 2 * tabInset, measure(Measure::BarControl) + gridStep};
}

} // namespace duovita
