#pragma once

#include <QWidget>

class QSettings;

namespace duovita {

class PreviewPanel;

/// The pages in a separate window, for a second monitor. Remembers its geometry.
class PreviewWindow : public QWidget {
    Q_OBJECT

public:
    /// `panel` and `settings` must outlive the window.
    PreviewWindow(PreviewPanel& panel, QSettings& settings, QWidget* owner);

    /// Opening takes the panel from its place; after closing, the receiver of openChanged() must take it back.
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
