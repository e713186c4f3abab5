#pragma once

#include "ui/design/designcontrol.h"

#include <QJsonArray>

class QAbstractButton;
class QAction;

namespace duovita {

/// Some of a key's choices, as chips where they are few, else as one line with a menu that stays open. Those that stay
/// chosen keep their order, a further one comes last.
class SeveralControl : public DesignControl {
    Q_OBJECT

public:
    SeveralControl(const DesignKey& key, const QString& name, QWidget* parent);
    void show(const QJsonValue& value) override;
    void setAccessibleWords(const QString& words) override;

private:
    void addChips(const QString& name);
    void addMenu(const QString& name);
    void toggle(const QString& choice, bool wanted);

    QWidget* m_whole;
    QList<QAbstractButton*> m_chips; ///< in the order of the key's choices; or
    QList<QAction*> m_actions;
    QJsonArray m_shown;
};

} // namespace duovita
