#pragma once

#include <QObject>

namespace duovita {

/// Makes Enter press the focused button, as Space does: users who move by Tab expect that. Default buttons of dialogs,
/// check boxes and radio buttons are left alone.
class EnterPress : public QObject {
    Q_OBJECT

public:
    static EnterPress& instance(); ///< shared by all widgets it is installed on
    static bool isFor(const QWidget& widget);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    EnterPress() = default;
};

} // namespace duovita
