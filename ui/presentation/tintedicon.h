#pragma once

#include <QColor>
#include <QString>

class QPainter;
class QRect;

namespace duovita {

/// One of the program's line icons in a colour of one's own, for what paints itself.
void paintIcon(QPainter& painter, const QRect& rect, const QString& name, const QColor& color);

} // namespace duovita
