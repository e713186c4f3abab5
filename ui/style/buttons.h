#pragma once

#include <QRect>
#include <QSize>

class QPainter;
class QStyleOptionButton;
class QStyleOptionToolButton;
class QWidget;

namespace duovita {

// Push buttons and tool buttons, by their roles. Their heights do not depend on what is in them.

void drawPushButton(const QStyleOptionButton& option, QPainter& painter, const QWidget* widget);
QSize pushButtonSize(const QStyleOptionButton& option, const QWidget* widget);

void drawToolButton(const QStyleOptionToolButton& option, QPainter& painter, const QWidget* widget);
QSize toolButtonSize(const QStyleOptionToolButton& option, const QWidget* widget);
/// The part of a button that opens its menu; empty if all of it does, or nothing.
QRect toolButtonMenuPart(const QStyleOptionToolButton& option, const QWidget* widget);

} // namespace duovita
