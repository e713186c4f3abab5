#pragma once

#include "ui/design/designlook.h"
#include "ui/design/settingrow.h"

class QAbstractItemModel;
class QAction;

namespace duovita {

class DesignControl;

/// A key of the design pane with a control, or one for each language; or two keys that are one setting in two
/// languages, as the fonts of a text are. What takes the focus is named "design." and the key; ".zh" follows where the
/// Chinese of one key has its own.
class DesignRow : public SettingRow {
    Q_OBJECT

public:
    /// `chinese` is null, or the key of the Chinese half.
    DesignRow(const DesignKey& key, const DesignKey* chinese, QAbstractItemModel& families, QWidget* parent);

    const DesignKey& key() const { return m_key; }
    QList<const DesignKey*> keys() const;
    void show(const Design& design, const DesignLook& look);
    /// Whether each language has a control of its own, the English at the left.
    bool isSetApart() const { return m_apart; }
    /// Names the languages above the controls. Once in a group is enough.
    void showLanguages(bool shown);

Q_SIGNALS:
    void chosen(const duovita::DesignKey& key, const duovita::DesignValues& values, bool apart);
    void settled();

private:
    void addControl(Language language);
    void addMenu();
    void choose(Language language, const QJsonValue& value);
    void setApart(bool apart);

    const DesignKey& m_key;
    const DesignKey* m_chinese;
    QAbstractItemModel& m_families;
    QString m_name;
    std::array<DesignControl*, languageCount> m_controls{}; ///< null until it is shown
    QAction* m_apartAction = nullptr;
    DesignValues m_values;
    bool m_apart = false;
};

} // namespace duovita
