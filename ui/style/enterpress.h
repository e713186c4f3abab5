#pragma once

#include <QObject>

namespace duovita {

/// Has Enter press the button that has the focus, as the space bar does: who goes through a form by Tab expects it, and
/// what is typed next would go nowhere. A default button of a dialog, a check box and a radio button are left alone.
class EnterPress : public QObject {
    Q_OBJECT

public:
    static EnterPress& instance(); ///< for every widget that it is installed on
    static bool isFor(const QWidget& widget);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    EnterPress() = default;
};

} // namespace duovita
