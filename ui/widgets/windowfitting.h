#pragma once

class QRect;
class QSize;
class QWidget;

namespace duovita {

/// Call before showing a window: if it does not fit on the screen with its frame, it fills the available area.
void fitToScreen(QWidget& window, const QRect& available);

/// Moves a window up that has grown beyond the lower edge, as far as its upper edge allows.
void keepOnScreen(QWidget& window, const QRect& available);

/// Opens a window beside another with this size, or as much of it as fits on the other's screen.
void openAs(QWidget& dialog, const QSize& wished);

} // namespace duovita
