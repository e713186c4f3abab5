#pragma once

class QRect;
class QWidget;

namespace duovita {

/// Before a window is shown: one that has no room on the screen, with the frame that it will get, takes all there is.
void fitToScreen(QWidget& window, const QRect& available);

} // namespace duovita
