#pragma once

#include <QRect>
#include <QSize>

class QPainter;
class QStyleOptionMenuItem;
class QStyleOption;
class QWidget;

namespace duovita {

// Menus, the menu bar and popups.

/// Draws the background and border of a popup.
void drawRaised(const QStyleOption& option, QPainter& painter, double radius);
void drawMenuItem(const QStyleOptionMenuItem& option, QPainter& painter);
QSize menuItemSize(const QStyleOptionMenuItem& option, const QSize& contents);
void drawMenuBarItem(const QStyleOptionMenuItem& option, QPainter& painter);
QSize menuBarItemSize(const QSize& contents);

} // namespace duovita
