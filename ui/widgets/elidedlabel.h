#pragma once

#include <QLabel>

namespace duovita {

/// One line of plain text that is cut with an ellipsis where there is no room for all of it; text() is whole.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setElideMode(Qt::TextElideMode mode); ///< where it is cut; at its end, unless this says otherwise
    QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Qt::TextElideMode m_mode = Qt::ElideRight;
};

} // namespace duovita
