#pragma once

#include <QWidget>

class QSettings;

namespace duovita {

class PreviewPanel;

/// The pages in a window of their own, for a second monitor. Remembers its place on the screen.
class PreviewWindow : public QWidget {
    Q_OBJECT

public:
    /// The panel and the settings outlive the window.
    PreviewWindow(PreviewPanel& panel, QSettings& settings, QWidget* owner);

    /// Takes the panel from where it stands; closed, it leaves that to who hears openChanged() to take it back.
    void setOpen(bool open);
    bool isOpen() const { return m_open; }

Q_SIGNALS:
    void openChanged(bool open);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    PreviewPanel& m_panel;
    QSettings& m_settings;
    bool m_open = false;
};

} // namespace duovita
