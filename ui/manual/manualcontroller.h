#pragma once

#include <QWidget>

namespace duovita {

class InterfaceLanguage;
class ManualWindow;

/// Opens the manual at the page about what one is doing. Its window is made when it is first wanted.
class ManualController : public QObject {
    Q_OBJECT

public:
    ManualController(const InterfaceLanguage& language, QWidget* window);

    void show();
    /// It would keep the program running, without a window to come back to.
    void close();

private:
    const InterfaceLanguage& m_language;
    QWidget* m_window;
    ManualWindow* m_manual = nullptr;
};

} // namespace duovita
