#pragma once

#include "ui/design/designcontrol.h"

class QComboBox;
class QStandardItemModel;

namespace duovita {

/// The families in a model of the installed ones (DesignControl::make).
void addFamilies(QStandardItemModel& model, const std::array<QStringList, languageCount>& families, QFont font);

/// An installed family, each name in its own font. Those are listed that have the letters of the key's language, and
/// the one that is chosen; another that is installed can be typed.
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
