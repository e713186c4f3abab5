#pragma once

#include <QColor>
#include <QString>

class QPainter;
class QRect;

namespace duovita {

/// Paints a line icon in a given colour, for widgets with their own painting.
void paintIcon(QPainter& painter, const QRect& rect, const QString& name, const QColor& color);

} // namespace duovita
