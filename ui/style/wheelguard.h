#pragma once

#include <QObject>

namespace duovita {

/// Prevents the wheel from changing a control that passes under the pointer while a form scrolls: it never changes
/// combo boxes, and changes numbers and sliders only if focused. Otherwise the event goes to the scroll area.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    static WheelGuard& instance(); ///< shared by all widgets it is installed on
    static bool isFor(const QWidget& widget);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    WheelGuard() = default;
};

} // namespace duovita
