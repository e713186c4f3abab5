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

private:
    QString m_typed;
    QElapsedTimer m_sinceTyped;
    bool m_browsing = false;
};

} // namespace duovita
