#pragma once

#include <QElapsedTimer>
#include <QListView>

namespace duovita {

/// The view of the list. Most rows are not loaded, so that names typed into it are looked up in the store.
class PeopleView : public QListView {
    Q_OBJECT

public:
    using QListView::QListView;

    void keyboardSearch(const QString& search) override;
    /// In a popup, the current row is not chosen until the user confirms.
    bool isInPopup() const { return window()->windowType() == Qt::Popup; }
    /// Whether keys or a mouse press are moving the current row without choosing it.
    bool isBrowsing() const { return m_browsing; }
    /// While people are being selected for an action: every row has a check mark, and a click on it selects or
    /// deselects the row.
    void setSelecting(bool selecting);
    bool isSelecting() const { return m_selecting; }
    /// Whether the user is toggling a row by its check mark, which acts like Ctrl and a click.
    bool isChecking() const { return m_checking; }

Q_SIGNALS:
    /// all characters since the last pause
    void typed(const QString& beginning);
    void deletePressed();
    void enterPressed();
    void dropPressed(); ///< deselect all but one

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    QString m_typed;
    QElapsedTimer m_sinceTyped;
    bool isAlone(const QModelIndex& index) const; ///< whether it is the only selected row
    bool isOnCheck(const QMouseEvent& event) const;

    bool m_browsing = false;
    bool m_checking = false;
    bool m_selecting = false;
    bool m_swallowing = false; ///< ignoring a click that would leave no row selected
};

} // namespace duovita
