#pragma once

class QRect;
class QSize;
class QWidget;

namespace duovita {

/// Before a window is shown: one that has no room on the screen, with the frame that it will get, takes all there is.
void fitToScreen(QWidget& window, const QRect& available);

/// A window beside another: of that size, or as much of it as the other's screen has room for.
void openAs(QWidget& dialog, const QSize& wished);

} // namespace duovita
