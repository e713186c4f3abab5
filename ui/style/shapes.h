#pragma once

#include "ui/style/tokens.h"

#include <QRectF>

class QIcon;
class QPainter;
class QRegion;

namespace duovita {

// Drawing primitives for controls. All end on whole device pixels, even at a scale of 1.5.

/// A filled shape without border.
void fillShape(QPainter& painter, const QRectF& rect, const QColor& fill, double radius);
/// A shape with a hairline border inside its edge; `fill` may be transparent.
void drawShape(QPainter& painter, const QRectF& rect, const QColor& fill, const QColor& line, double radius);
/// A line one pixel wide through the middle of the rectangle, along its longer side.
void drawHairline(QPainter& painter, const QRectF& rect, const QColor& color);
/// The focus ring, inside the shape's edge.
void drawFocusRing(QPainter& painter, const QRectF& rect, const QPalette& palette, double radius);

void drawChevron(QPainter& painter, const QRectF& rect, Qt::ArrowType way, const QColor& color);
void drawTick(QPainter& painter, const QRectF& rect, const QColor& color);
void drawMinus(QPainter& painter, const QRectF& rect, const QColor& color);
void drawPlus(QPainter& painter, const QRectF& rect, const QColor& color);

/// Draws line icons in this colour, others unchanged.
void drawIcon(QPainter& painter, const QIcon& icon, const QRect& rect, const QColor& color, bool enabled);

/// A blank page with grey bars for its lines, until its picture is drawn.
void drawPageToCome(QPainter& painter, const QRectF& page, const QPalette& palette);

/// The region of a rectangle with rounded corners, for shaped windows.
QRegion roundRegion(const QRect& rect, int radius);

} // namespace duovita
