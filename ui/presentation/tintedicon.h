#pragma once

#include <QColor>
#include <QString>

class QPainter;
class QPalette;
class QRect;

namespace duovita {

/// One of the program's line icons in a colour of one's own, for what paints itself.
void paintIcon(QPainter& painter, const QRect& rect, const QString& name, const QColor& color);

/// The arrow of what folds: it points down while that is open.
void paintFoldArrow(QPainter& painter, const QRect& box, bool open, const QPalette& palette);

} // namespace duovita
