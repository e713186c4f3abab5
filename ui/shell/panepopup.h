#pragma once

#include <QFrame>

namespace duovita {

/// A pane of the window that is folded away, popped up below what asks for it. It is given back when the popup goes,
/// however it does.
class PanePopup : public QFrame {
    Q_OBJECT

public:
    PanePopup(QWidget& pane, const QString& name, QWidget* parent);

    /// At most so large, and not beyond the parent. Takes the pane.
    void popUp(QWidget& below, const QSize& most);
    /// Over a column of the parent alone: what stands beside it stays in sight.
    void popUpOver(QWidget& column, QWidget& below, const QSize& most);
    /// Whether it has the pane, which stands nowhere else then.
    bool holdsPane() const;

Q_SIGNALS:
    void gone(); ///< the pane is to be taken back; some time later, since what is clicked in it has its say first

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void popUpAt(const QPoint& corner, const QPoint& end, const QSize& most);

    QWidget& m_pane;
};

} // namespace duovita
