#pragma once

#include <QCheckBox>

namespace duovita {

/// A switch for settings that take effect at once and have their label at the left.
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
