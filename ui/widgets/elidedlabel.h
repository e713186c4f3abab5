#pragma once

#include <QLabel>

namespace duovita {

/// One line of plain text, elided if it does not fit; text() returns it in full.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setElideMode(Qt::TextElideMode mode); ///< where it is elided; by default at its end
    /// Shows nothing instead of an elided text. For numbers, which would be misleading if cut.
    void setHiddenIfElided(bool hidden);
    bool isCut() const; ///< whether the text does not fit, so that it is elided or hidden
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    Qt::TextElideMode m_mode = Qt::ElideRight;
    bool m_hiddenIfElided = false;
};

} // namespace duovita
