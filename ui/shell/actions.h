#pragma once

#include "ui/widgets/namedaction.h"

#include <QKeySequence>
#include <QObject>

#include <functional>

class QAction;
class QMenu;
class QMenuBar;

namespace duovita {

class WindowParts;

/// The menus of the window.
enum class Menu { File, Formats, Print, Database, Edit, View, Appearance, Density, InterfaceLanguage, Help };

/// Describes one action of the window. Some rows are placeholders for items that another part adds to a menu.
struct ActionInfo {
    Menu menu{};
    bool apart = false;         ///< separated from the item above
    QString name = {};          ///< object name
    const char* text = nullptr; ///< to be translated in the context of Actions
    /// Text for the current state, used instead of `text` in menus; buttons keep `text`.
    std::function<QString(const WindowParts&)> words = {};
    const char* hint = nullptr; ///< tool tip; translated like the text
    QList<QKeySequence> keys = {};
    Qt::ShortcutContext reach = Qt::WindowShortcut; ///< of the shortcuts
    const char* icon = nullptr;
    bool (*when)(const WindowParts&) = nullptr;        ///< whether it is enabled; null: always
    bool (*shown)(const WindowParts&) = nullptr;       ///< whether it is in the menu; null: always
    std::function<bool(const WindowParts&)> isOn = {}; ///< for checkable actions
    std::function<void(WindowParts&)> work = {};
    bool keepsMessage = false;                    ///< other actions dismiss a passing message
    void (*fill)(QMenu&, WindowParts&) = nullptr; ///< adds items in place of the row
};

/// All actions in menu order.
QList<ActionInfo> actionTable();

/// Position and title of a menu.
struct MenuInfo {
    Menu menu;
    const char* title; ///< to be translated in the context of Actions
    std::optional<Menu> parent = {};
    bool apart = false;
    bool says = false; ///< prefix the title to its items' names where they stand alone: "Light"
};
const QList<MenuInfo>& menuTable();

/// The window's actions, created once from the table and renamed when the interface's language changes.
class Actions : public QObject {
    Q_OBJECT

public:
    Actions(WindowParts& parts, QWidget* window);

    QList<QAction*> all() const { return m_actions; }
    QAction& find(const QString& name) const;
    /// With names that are understandable outside their menus.
    QList<NamedAction> named() const;
    void fill(QMenuBar& bar) const;
    static QString nameOf(Menu menu); ///< object name of a submenu
    void retranslate();
    /// Updates which actions are enabled and checked, and their texts.
    void refresh();

private:
    QAction* make(const ActionInfo& info);
    QString wholeName(const ActionInfo& info) const;

    WindowParts& m_parts;
    QList<ActionInfo> m_table;
    QList<QAction*> m_actions; ///< of the table's rows that are actions
};

} // namespace duovita
