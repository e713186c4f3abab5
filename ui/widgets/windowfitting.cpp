#include "ui/widgets/windowfitting.h"

#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace duovita {

namespace {

constexpr QSize usualFrame{12, 48};

} // namespace

/// The frame's size is known only after showing. If the desktop supports it, maximizes the window; otherwise leaves
/// room for a frame of the usual size.
void fitToScreen(QWidget& window, const QRect& available)
{
    const QSize room = available.size() - usualFrame;
    if (window.isMaximized() || window.size() == window.size().boundedTo(room))
        return;
    window.resize(window.size().boundedTo(room));
    window.move(available.topLeft());
    window.setWindowState(window.windowState() | Qt::WindowMaximized);
}

void keepOnScreen(QWidget& window, const QRect& available)
{
    QRect frame = window.frameGeometry();
    if (frame == window.geometry()) // the desktop has not added it yet
        frame.adjust(0, -usualFrame.height(), 0, 0);
    const int beyond = std::min(frame.bottom() - available.bottom(), frame.top() - available.top());
    if (beyond > 0)
        window.move(window.x(), window.y() - beyond);
}

void openAs(QWidget& dialog, const QSize& wished)
{
    const QWidget* parent = dialog.parentWidget();
    const QScreen* screen = parent ? parent->screen() : dialog.screen();
    dialog.resize(wished.boundedTo(screen->availableSize() - usualFrame));
}

} // namespace duovita
