#pragma once

#include <QStyle>

class QPainter;
class QStyleOption;

namespace duovita {

// Check boxes, radio buttons and switches.

constexpr int markSize = 16;

void drawCheckBox(const QStyleOption& option, QPainter& painter);
void drawRadioButton(const QStyleOption& option, QPainter& painter);
/// The fill colour of checked boxes, radio buttons and sliders; a lighter accent in dark schemes.
QColor onColor(const QPalette& palette);

} // namespace duovita
