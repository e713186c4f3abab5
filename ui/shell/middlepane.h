#pragma once

#include "ui/shell/storeundo.h"

#include <QStackedWidget>

class QAction;

namespace duovita {

class DesignPane;
class EditorPanel;
class GonePage;

/// Between people and pages: the editor, the CV's design in its place, or who has gone to the trash from there.
class MiddlePane : public QStackedWidget {
    Q_OBJECT

public:
    MiddlePane(EditorPanel& editor, DesignPane& design, GonePage& gone, QWidget* parent);

    void write() { showDesign(false); }
    void showDesign(bool shown);
    bool isDesigning() const { return m_designing; }
    /// Nothing: shows the editor or the design. `back` brings back who has gone.
    void sayGone(const std::optional<StoreUndo::Gone>& gone, const QAction& back);
    bool saysGone() const;
    /// To the keys of what is shown.
    void takeFocus();

Q_SIGNALS:
    void designShown(bool shown);
    void backWanted(); ///< who has gone

private:
    QWidget* present() const;

    EditorPanel& m_editor;
    DesignPane& m_design;
    GonePage& m_gone;
    bool m_designing = false; ///< also while somebody has gone
};

} // namespace duovita
