#pragma once

#include "ui/design/designlook.h"
#include "ui/design/settingrow.h"

class QAbstractItemModel;
class QAction;

namespace duovita {

class DesignControl;

/// A setting of the design pane: a design key with one control or one for each language, or two keys that hold the same
/// setting for two languages, such as fonts. The focusable part is named "design." and the key; ".zh" is appended if
/// one key has a separate Chinese control.
class DesignRow : public SettingRow {
    Q_OBJECT

public:
    /// `chinese` is the key for Chinese, or null.
    DesignRow(const DesignKey& key, const DesignKey* chinese, QAbstractItemModel& families, QWidget* parent);

    const DesignKey& key() const { return m_key; }
    QList<const DesignKey*> keys() const;
    void show(const Design& design, const DesignLook& look);
    /// Whether each language has its own control; the English one is at the left.
    bool isSetApart() const { return m_apart; }
    /// Shows the languages' names above the controls, which is needed only once in a group.
    void showLanguages(bool shown);

Q_SIGNALS:
    void chosen(const duovita::DesignKey& key, const duovita::DesignValues& values, bool apart);
    void settled();
    void settingWanted(const QString& control); ///< the user wants to see another setting

private:
    void addControl(Language language);
    void addMenu();
    void choose(Language language, const QJsonValue& value);
    void setApart(bool apart);

    const DesignKey& m_key;
    const DesignKey* m_chinese;
    QAbstractItemModel& m_families;
    QString m_name;
    std::array<DesignControl*, languageCount> m_controls{}; ///< null until shown
    QLabel* m_note = nullptr;                               ///< shown while what it says holds; null for most
    QAction* m_apartAction = nullptr;
    DesignValues m_values;
    bool m_apart = false;
};

} // namespace duovita
