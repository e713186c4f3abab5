#pragma once

#include "ui/design/designcontrol.h"

class QComboBox;

namespace duovita {

/// An installed family, each name in its own font.
class FamilyControl : public DesignControl {
    Q_OBJECT

public:
    FamilyControl(const DesignKey& key, QAbstractItemModel& families, const QString& name, QWidget* parent);
    void show(const QJsonValue& value) override;

private:
    bool mayBeEmpty() const;
    void read();

    QComboBox* m_box;
    QString m_shown;
};

} // namespace duovita
