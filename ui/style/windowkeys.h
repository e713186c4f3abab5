#pragma once

#include <QObject>

namespace duovita {

/// Gives the window's actions precedence over a line edit's shortcuts: on X11, Ctrl+E moves to the end of the line, but
/// must export. Line edits keep the universal ones: copy, cut, paste, select all, undo and redo.
class WindowKeys : public QObject {
    Q_OBJECT

public:
    static WindowKeys& instance(); ///< shared by all widgets it is installed on
    static bool isFor(const QWidget& widget);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    WindowKeys() = default;
};

} // namespace duovita
