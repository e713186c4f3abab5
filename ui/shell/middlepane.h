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

/// The middle pane with its three modes, write, design and check, or the page about a person just deleted. Its header
/// has the mode buttons and the current mode's tools.
class MiddlePane : public Retranslated<QWidget> {
    Q_OBJECT

public:
    enum class Mode { Write, Design, Check };

    /// Takes ownership of the pages.
    MiddlePane(EditorPanel& editor, DesignPane& design, CheckPane& check, GonePage& gone, QWidget* parent);

    Mode mode() const { return m_mode; }
    void setMode(Mode mode);
    void write() { setMode(Mode::Write); }
    /// Shows that a person is in the trash; nullopt returns to the mode's page. `back` restores the person.
    void showGone(const std::optional<StoreUndo::Gone>& gone, const QAction& back);
    bool saysGone() const;
    /// Focuses the current page.
    void takeFocus();
    /// Adds a button at the end of the header that opens the pages, for when they do not fit beside this pane.
    void setPageAction(QAction& action);
    void showPageButton(bool shown);

Q_SIGNALS:
    void modeChanged(duovita::MiddlePane::Mode mode);
    void backWanted(); ///< restore the deleted person

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
    QToolButton* m_page; ///< opens the pages
    SegmentBar* m_modes;
    QStackedWidget* m_tools; ///< tools of each mode
    QStackedWidget* m_pages;
    Mode m_mode = Mode::Write; ///< kept while a deleted person's page is shown
};

} // namespace duovita
