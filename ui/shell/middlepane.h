#pragma once

#include "ui/shell/storeundo.h"
#include "ui/widgets/retranslation.h"

class QAction;
class QStackedWidget;
class QToolButton;

namespace duovita {

class CheckPane;
class DesignPane;
class EditorPanel;
class GonePage;
class SegmentBar;

/// The pane in the window's middle in its three modes, write, design and check, or who has gone to the trash from
/// there. Above it the choice of the mode, and what is done most in it.
class MiddlePane : public Retranslated<QWidget> {
    Q_OBJECT

public:
    enum class Mode { Write, Design, Check };

    /// The pages become children.
    MiddlePane(EditorPanel& editor, DesignPane& design, CheckPane& check, GonePage& gone, QWidget* parent);

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    void write() { setMode(Mode::Write); }
    /// Nothing: shows the mode's page. `back` brings back who has gone.
    void sayGone(const std::optional<StoreUndo::Gone>& gone, const QAction& back);
    bool saysGone() const;
    /// To the keys of what is shown.
    void takeFocus();
    /// A button at the end of the head, shown where it is wanted: to the pages that have no room beside this pane.
    void setPageAction(QAction& action);
    void showPageButton(bool shown);

Q_SIGNALS:
    void modeChanged(duovita::MiddlePane::Mode mode);
    void backWanted(); ///< who has gone

private:
    void retranslate() final;
    void fit();
    void showPage();
    QWidget* pageOf(Mode mode) const;

    EditorPanel& m_editor;
    DesignPane& m_design;
    CheckPane& m_check;
    GonePage& m_gone;
    QWidget* m_head;
    QToolButton* m_page; ///< to the pages
    SegmentBar* m_modes;
    QStackedWidget* m_tools; ///< of each mode
    QStackedWidget* m_pages;
    Mode m_mode = Mode::Write; ///< also while somebody has gone
};

} // namespace duovita
