#pragma once

#include "ui/design/designlook.h"

#include <QWidget>

class QAbstractItemModel;
class QAction;
class QLabel;
class QToolButton;

namespace duovita {

class DesignControl;

/// A key of the design pane: its label, a control or one for each language, and the way back to what the template
/// says. What takes the focus is named "design." and the key; ".zh" follows where the Chinese has its own.
class DesignRow : public QWidget {
    Q_OBJECT

public:
    static constexpr int labelLeft = 16; ///< from the row's left, where the sign of a change stands
    static constexpr int labelWidth = 100;
    static constexpr int rightMargin = 56; ///< of what has no way back and no menu

    DesignRow(const DesignKey& key, QAbstractItemModel& families, QWidget* parent);

    const DesignKey& key() const { return m_key; }
    void show(const Design& design, const DesignLook& look);
    /// Whether each language has a control of its own, the English at the left.
    bool isSetApart() const { return m_apart; }
    /// Names the languages above the controls. Once in a group is enough.
    void showLanguages(bool shown);

Q_SIGNALS:
    void chosen(const duovita::DesignValues& values, bool apart);
    void resetWanted();
    void settled();

private:
    QLabel* makeDot();
    QWidget* makeControls();
    QWidget* makeControl(Language language);
    QToolButton* makeReset();
    QToolButton* makeMenu();
    void setApart(bool apart);

    const DesignKey& m_key;
    QAbstractItemModel& m_families;
    QString m_name;
    QLabel* m_dot;
    QLabel* m_label;
    std::array<QWidget*, languageCount> m_parts{}; ///< a language's name and its control; null until it is shown
    std::array<DesignControl*, languageCount> m_controls{};
    std::array<QLabel*, languageCount> m_languages{};
    QWidget* m_column = nullptr;
    QToolButton* m_reset = nullptr;
    QAction* m_apartAction = nullptr;
    DesignValues m_values;
    bool m_apart = false;
};

} // namespace duovita
