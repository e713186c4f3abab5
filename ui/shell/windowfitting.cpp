#include "ui/shell/windowfitting.h"

#include <QWidget>

namespace duovita {

/// The frame is known only when the window is shown. A desktop that can, makes the window fill the screen with it; for
/// one that cannot, a frame of the usual size is left free.
void fitToScreen(QWidget& window, const QRect& available)
{
    constexpr QSize usualFrame{12, 48};
    const QSize room = available.size() - usualFrame;
    if (window.isMaximized() || window.size() == window.size().boundedTo(room))
        return;
    window.resize(window.size().boundedTo(room));
    window.move(available.topLeft());
    window.setWindowState(window.windowState() | Qt::WindowMaximized);
}

} // namespace duovita
