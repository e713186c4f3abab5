#include "ui/widgets/windowfitting.h"

#include <QScreen>
#include <QWidget>

namespace duovita {

namespace {

constexpr QSize usualFrame{12, 48};

} // namespace

/// The frame is known only when the window is shown. A desktop that can, makes the window fill the screen with it; for
/// one that cannot, a frame of the usual size is left free.
void fitToScreen(QWidget& window, const QRect& available)
{
    const QSize room = available.size() - usualFrame;
    if (window.isMaximized() || window.size() == window.size().boundedTo(room))
        return;
    window.resize(window.size().boundedTo(room));
    window.move(available.topLeft());
    window.setWindowState(window.windowState() | Qt::WindowMaximized);
}

void openAs(QWidget& dialog, const QSize& wished)
{
    const QWidget* parent = dialog.parentWidget();
    const QScreen* screen = parent ? parent->screen() : dialog.screen();
    dialog.resize(wished.boundedTo(screen->availableSize() - usualFrame));
}

} // namespace duovita
