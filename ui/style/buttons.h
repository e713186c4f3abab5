#pragma once

#include <QRect>
#include <QSize>

class QPainter;
class QStyleOptionButton;
class QStyleOptionToolButton;
class QWidget;

namespace duovita {

// Push buttons and tool buttons by role. Their heights do not depend on their contents.

void drawPushButton(const QStyleOptionButton& option, QPainter& painter, const QWidget* widget);
QSize pushButtonSize(const QStyleOptionButton& option, const QWidget* widget);

void drawToolButton(const QStyleOptionToolButton& option, QPainter& painter, const QWidget* widget);
QSize toolButtonSize(const QStyleOptionToolButton& option, const QWidget* widget);
/// The part of a button that opens its menu; empty if there is no separate part.
QRect toolButtonMenuPart(const QStyleOptionToolButton& option, const QWidget* widget);

} // namespace duovita
