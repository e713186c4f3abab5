#pragma once

class QPainter;
class QStyleOption;
class QStyleOptionFrame;
class QWidget;

namespace duovita {

// What has an edge around it: texts to be filled in, lists of dialogs, what pops up. Panes have none, nor has what
// scrolls in them: no frame in a frame.

/// From the edge to what is inside, so that nothing covers the round corners.
int frameWidth(const QWidget* widget);
/// Polishing: has what is inside let the ground of the frame or of the pane through, or not.
void prepareFrame(QWidget& widget, bool prepared);
void drawFrame(const QStyleOptionFrame& option, QPainter& painter, const QWidget* widget);

} // namespace duovita
