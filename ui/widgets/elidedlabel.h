#pragma once

#include <QLabel>

namespace duovita {

/// One line of plain text, elided if it does not fit; text() returns it in full.
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(QWidget* parent = nullptr);

    void setElideMode(Qt::TextElideMode mode); ///< where it is cut; at its end, unless this says otherwise
    /// Where half of it would say something else, as of numbers: none of it, where there is no room for all.
    void showWholeOnly(bool wholeOnly);
    bool isCut() const;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    Qt::TextElideMode m_mode = Qt::ElideRight;
    bool m_wholeOnly = false;
};

} // namespace duovita
