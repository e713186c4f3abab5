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

/// The bar above the panes: the open person and CV, the search, the last message, undo and redo, the save state and the
/// export.
class TopBar : public Retranslated<QWidget> {
    Q_OBJECT

public:
    /// Widgets and actions that belong to other parts. The bar becomes the parent of the widgets.
    struct Parts {
        QToolButton& cvChoice;
        MessageBar& messages;
        SaveState& saveState;
        QAction& undo;
        QAction& redo;
        QAction& exportAll; ///< action of the primary button
        QAction& search;    ///< opens the command bar
        QAction& english;   ///< switches the interface's language
        QAction& chinese;
    };
    TopBar(const Parts& parts, QWidget* parent);

    void showPerson(const QString& name, const QString& otherName);
    /// Shows no person, but a button to choose one; without others, the program's name.
    void showNobody(bool others);
    QToolButton& person() const { return *m_person; }
    QToolButton& searchField() const { return *m_search; }
    /// The menus of the arrow beside the export and of the last button.
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
    SegmentBar* m_languages; ///< language of the window; shown if nobody is open
    QToolButton* m_export;
    QToolButton* m_all;
    QWidget* m_left;
    QWidget* m_right;
};

} // namespace duovita
