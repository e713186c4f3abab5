#pragma once

#include <QCheckBox>

namespace duovita {

/// On or off, as a switch: for what acts at once and has its name at the left, not beside it.
class SwitchBox : public QCheckBox {
public:
    explicit SwitchBox(QWidget* parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool hitButton(const QPoint& position) const override { return rect().contains(position); }
};

} // namespace duovita
