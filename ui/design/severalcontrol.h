#pragma once

#include "ui/design/designcontrol.h"

#include <QJsonArray>

class QAbstractButton;

namespace duovita {

class ChecklistBox;

/// Chooses several of a key's values: as chips if there are few, else in a menu that stays open. Chosen values keep
/// their order; a newly chosen one is appended.
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
    ChecklistBox* m_list;            ///< null if there are chips
    QList<QAbstractButton*> m_chips; ///< in the order of the key's choices; empty if the menu is used
    QJsonArray m_shown;
};

} // namespace duovita
