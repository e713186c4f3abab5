#pragma once

class QPainter;
class QStyleOption;
class QStyleOptionFrame;
class QWidget;

namespace duovita {

// Widgets with a border: editable texts, lists in dialogs, popups. Panes and what scrolls in them have none, to avoid
// nested frames.

/// The distance from the border to the contents, which must not cover the rounded corners.
int frameWidth(const QWidget* widget);
/// Polishes or unpolishes: makes the contents transparent to the frame's or pane's background.
void prepareFrame(QWidget& widget, bool prepared);
void drawFrame(const QStyleOptionFrame& option, QPainter& painter, const QWidget* widget);

} // namespace duovita
