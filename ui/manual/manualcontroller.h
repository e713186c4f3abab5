#pragma once

#include <QWidget>

namespace duovita {

class InterfaceLanguage;
class ManualWindow;

/// Opens the manual at the page for the current part of the window. Its window is created on first use.
class ManualController : public QObject {
    Q_OBJECT

public:
    ManualController(const InterfaceLanguage& language, QWidget* window);

    void show();
    /// Closes the window, which would otherwise keep the program running after its main window closed.
    void close();

private:
    const InterfaceLanguage& m_language;
    QWidget* m_window;
    ManualWindow* m_manual = nullptr;
};

} // namespace duovita
