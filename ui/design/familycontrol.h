#pragma once

#include "ui/design/designcontrol.h"

class QComboBox;
class QStandardItemModel;

namespace duovita {

/// Adds installed families to a model for DesignControl::make().
void addFamilies(QStandardItemModel& model, const std::array<QStringList, languageCount>& families, QFont font);

/// Chooses an installed font family; each name is shown in its own font. The list contains the families that cover the
/// key's language, and the chosen one; any other installed family can be typed.
class FamilyControl : public DesignControl {
    Q_OBJECT

public:
    FamilyControl(const DesignKey& key, QAbstractItemModel& families, const QString& name, QWidget* parent);
    void show(const QJsonValue& value) override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    class Listed;
    bool mayBeEmpty() const;
    void read();

    QAbstractItemModel& m_families;
    Listed* m_listed;
    QComboBox* m_box;
    QString m_shown;
};

} // namespace duovita
