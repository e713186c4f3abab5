#pragma once

#include <QFrame>

namespace duovita {

/// Shows a folded pane of the window as a popup. The pane must be taken back when gone() is emitted, whatever closed
/// the popup.
class PanePopup : public QFrame {
    Q_OBJECT

public:
    PanePopup(QWidget& pane, const QString& name, QWidget* parent);

    /// Takes the pane and shows it below `below`, no larger than `most` and within the parent.
    void popUp(QWidget& below, const QSize& most);
    /// The same, but only over a column of the parent, so that the neighbouring columns stay visible.
    void popUpOver(QWidget& column, QWidget& below, const QSize& most);
    /// Whether it currently contains the pane.
    bool holdsPane() const;

Q_SIGNALS:
    void gone(); ///< take the pane back; emitted with a delay, so that a click in the pane is handled first

protected:
    void hideEvent(QHideEvent* event) override;

private:
    void popUpAt(const QPoint& corner, const QPoint& end, const QSize& most);

    QWidget& m_pane;
};

} // namespace duovita
