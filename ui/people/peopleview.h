#pragma once

#include <QElapsedTimer>
#include <QListView>

namespace duovita {

/// The list itself. Of most people it has read nothing: a name that is typed into it is looked up elsewhere.
class PeopleView : public QListView {
    Q_OBJECT

public:
    using QListView::QListView;

    void keyboardSearch(const QString& search) override;
    /// In a popup one looks around before one chooses.
    bool isInPopup() const { return window()->windowType() == Qt::Popup; }
    /// Whether the current row moves by keys, or by a press, that choose nobody yet.
    bool isBrowsing() const { return m_browsing; }
    /// While a row is added to those who are chosen, or taken from them, by its sign: as a click with Ctrl does.
    bool isChecking() const { return m_checking; }

Q_SIGNALS:
    /// All letters since the last pause.
    void typed(const QString& beginning);
    void deletePressed();
    void enterPressed();
    void dropPressed(); ///< the choice of several

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    QString m_typed;
    QElapsedTimer m_sinceTyped;
    bool isAlone(const QModelIndex& index) const; ///< chosen, and nobody else
    bool isOnCheck(const QMouseEvent& event) const;

    bool m_browsing = false;
    bool m_checking = false;
    bool m_swallowing = false; ///< a click that would leave nobody
};

} // namespace duovita
