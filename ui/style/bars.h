#pragma once

#include <QStyle>

class QPainter;
class QStyleOptionProgressBar;
class QStyleOptionSlider;
class QStyleOptionTab;
class QWidget;

namespace duovita {

// Scroll bars, sliders, progress bars and tabs.

constexpr int scrollLane = 10;
constexpr int leastThumb = 24;

void drawScrollBar(const QStyleOptionSlider& option, QPainter& painter);
QRect scrollBarPart(const QStyleOptionSlider& option, QStyle::SubControl part);

constexpr int knobSize = 16;
void drawSlider(const QStyleOptionSlider& option, QPainter& painter);
QRect sliderPart(const QStyleOptionSlider& option, QStyle::SubControl part);

void drawProgress(const QStyleOptionProgressBar& option, QPainter& painter);

void drawTabShape(const QStyleOptionTab& option, QPainter& painter);
void drawTabLabel(const QStyleOptionTab& option, QPainter& painter);
QSize tabSize(const QSize& contents);

} // namespace duovita
