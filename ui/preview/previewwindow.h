#pragma once

#include "ui/widgets/retranslation.h"

class QLabel;
class QSettings;
class QSplitter;

namespace duovita {

class PreviewPanel;

/// The preview in a window of its own, for a second monitor. It takes the panel out of its splitter and, when it is
/// closed, puts it back where it was. Remembers its place on the screen.
class PreviewWindow : public Retranslated<QWidget> {
    Q_OBJECT

public:
    /// `home` is where the panel stands first, within `parts`, whose columns give way meanwhile. All outlive the
    /// window.
    PreviewWindow(PreviewPanel& panel, QSplitter& home, QSplitter& parts, QSettings& settings);

    void setOpen(bool open);
    bool isOpen() const { return m_open; }

Q_SIGNALS:
    void openChanged(bool open);

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    void retranslate() final;
    void takePanel();
    void giveBack();

    PreviewPanel& m_panel;
    QSplitter& m_home;
    QSplitter& m_parts;
    QSettings& m_settings;
    QLabel* m_placeholder; ///< where the panel stood: says where it is
    QList<int> m_columns;
    bool m_open = false;
};

} // namespace duovita
