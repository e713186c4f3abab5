#pragma once

#include <QObject>

namespace duovita {

/// Leaves to the window's actions what a line edit would take of their keys: under X11 it goes to its end by Ctrl+E,
/// and that key exports. Its own are those that everybody knows: copy, cut, paste, choosing all, undo and redo.
class WindowKeys : public QObject {
    Q_OBJECT

public:
    static WindowKeys& instance(); ///< for every widget that it is installed on
    static bool isFor(const QWidget& widget);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    WindowKeys() = default;
};

} // namespace duovita
