#pragma once

#include <QObject>

namespace duovita {

/// Keeps a wheel that scrolls a form from changing what happens to pass below the pointer: a choice is never changed by
/// it, a number or a slider only while it has the focus. The wheel goes on to what scrolls.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    static WheelGuard& instance(); ///< for every widget that it is installed on
    static bool isFor(const QWidget& widget);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    WheelGuard() = default;
};

} // namespace duovita
