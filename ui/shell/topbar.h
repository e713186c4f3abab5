#pragma once

#include "ui/widgets/retranslation.h"

class QAction;
class QHBoxLayout;
class QLabel;
class QMenu;
class QToolButton;

namespace duovita {

class MessageBar;
class SaveState;
class SegmentBar;

/// The one bar above the panes: who is open and which of their CVs, the way to everything else by name, what was said
/// last, undo and redo, whether all is saved, and the export.
class TopBar : public Retranslated<QWidget> {
    Q_OBJECT

public:
    /// What others own and keep up to date, in its place here. The bar becomes the parent of the widgets.
    struct Parts {
        QToolButton& cvChoice;
        MessageBar& messages;
        SaveState& saveState;
        QAction& undo;
        QAction& redo;
        QAction& exportAll; ///< what the filled button does
        QAction& search;    ///< opens the command bar
        QAction& english;   ///< the window's language
        QAction& chinese;
    };
    TopBar(const Parts& parts, QWidget* parent);

    void showPerson(const QString& name, const QString& otherName);
    /// Nothing of a person. Where there are some, the way to choose one; else the program's name.
    void showNobody(bool others);
    QToolButton& person() const { return *m_person; }
    QToolButton& searchField() const { return *m_search; }
    /// What is behind the arrow beside the export, and behind the button at the end.
    void setMenus(const QList<QAction*>& exports, const QList<QMenu*>& all);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate() final;
    void fit();
    QToolButton* iconButton(QAction& action);
    void placeSearch();
    void showUndo();

    Parts m_parts;
    QLabel* m_product;
    QToolButton* m_person;
    QWidget* m_divider;
    QToolButton* m_search;
    QToolButton* m_undo;
    QToolButton* m_redo;
    SegmentBar* m_languages; ///< of the window, where nobody is open
    QToolButton* m_export;
    QToolButton* m_all;
    QWidget* m_left;
    QWidget* m_right;
};

} // namespace duovita
