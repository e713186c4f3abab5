#pragma once

#include <QStyle>

class QPainter;
class QStyleOption;

namespace duovita {

// What is on or off.

constexpr int markSize = 16;

void drawCheckBox(const QStyleOption& option, QPainter& painter);
void drawRadioButton(const QStyleOption& option, QPainter& painter);
/// The fill of what is on: check boxes, radio buttons, sliders. On dark grounds it is the lighter accent.
QColor onColor(const QPalette& palette);

} // namespace duovita
