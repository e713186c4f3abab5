#pragma once

#include "ui/style/tokens.h"

#include <QRectF>

class QIcon;
class QPainter;
class QRegion;

namespace duovita {

// What the controls are drawn of. All of them end on whole pixels of the screen, at 1.5 times, too.

/// A shape without an edge.
void fillShape(QPainter& painter, const QRectF& rect, const QColor& fill, double radius);
/// A shape with a hairline inside its edge; `fill` may be transparent.
void drawShape(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& line, double radius);
/// A line of one pixel through the middle of the rectangle, along its longer side.
void drawHairline(QPainter& painter, const QRectF& rect, const QColor& color);
/// The ring of what has the focus, inside the shape's edge.
void drawFocusRing(QPainter& painter, const QRectF& rect, const QPalette& palette, double radius);

void drawChevron(QPainter& painter, const QRectF& rect, Qt::ArrowType way, const QColor& color);
void drawTick(QPainter& painter, const QRectF& rect, const QColor& color);
void drawMinus(QPainter& painter, const QRectF& rect, const QColor& color);
void drawPlus(QPainter& painter, const QRectF& rect, const QColor& color);

/// In this colour if the icon is a line icon, as it is otherwise.
void drawIcon(QPainter& painter, const QIcon& icon, const QRect& rect, const QColor& color, bool enabled);

/// The pixels of a rectangle with round corners, for windows that are shaped so.
QRegion roundRegion(const QRect& rect, int radius);

} // namespace duovita
