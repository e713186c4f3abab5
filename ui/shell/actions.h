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

/// One action of the window: all that there is to know of it. Some rows stand for what another part puts into a menu.
struct ActionInfo {
    Menu menu{};
    bool apart = false;         ///< from what is above it in the menu
    QString name = {};          ///< of the object
    const char* text = nullptr; ///< to be translated in the context of Actions
    /// What it is called for the time being, instead; a button goes on saying the text.
    std::function<QString(const WindowParts&)> words = {};
    const char* hint = nullptr; ///< as the text
    QList<QKeySequence> keys = {};
    Qt::ShortcutContext reach = Qt::WindowShortcut; ///< of the keys
    const char* icon = nullptr;
    bool (*when)(const WindowParts&) = nullptr;        ///< it can be done; null: always
    bool (*shown)(const WindowParts&) = nullptr;       ///< it is in the menu; null: always
    std::function<bool(const WindowParts&)> isOn = {}; ///< of one that is checked or not
    std::function<void(WindowParts&)> work = {};
    bool keepsMessage = false;                    ///< others take a passing one away
    void (*fill)(QMenu&, WindowParts&) = nullptr; ///< what stands in the row's place
};

/// All of them, in the order of the menus.
QList<ActionInfo> actionTable();

/// Where a menu stands, and what it is called.
struct MenuInfo {
    Menu menu;
    const char* title; ///< to be translated in the context of Actions
    std::optional<Menu> parent = {};
    bool apart = false;
    bool says = false; ///< its title belongs to the names of what is in it, where they stand by themselves: "Light"
};
const QList<MenuInfo>& menuTable();

/// The window's actions, as the table has them: made once, named anew for each interface language.
class Actions : public QObject {
    Q_OBJECT

public:
    Actions(WindowParts& parts, QWidget* window);

    QList<QAction*> all() const { return m_actions; }
    QAction& find(const QString& name) const;
    /// By names that say all by themselves.
    QList<NamedAction> named() const;
    void fill(QMenuBar& bar) const;
    static QString nameOf(Menu menu); ///< of one within another: of the object
    void retranslate();
    /// What can be done now, is on, and is called so.
    void refresh();

private:
    QAction* make(const ActionInfo& info);
    QString wholeName(const ActionInfo& info) const;

    WindowParts& m_parts;
    QList<ActionInfo> m_table;
    QList<QAction*> m_actions; ///< those of the table's rows that are any
};

} // namespace duovita
