#include "ui/shell/actions.h"

#include "ui/presentation/icons.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/windowparts.h"

#include <QAction>
#include <QMenu>
#include <QMenuBar>

namespace duovita {

namespace {

const MenuInfo& infoOf(Menu menu)
{
    return *std::find_if(menuTable().begin(), menuTable().end(),
                         [menu](const MenuInfo& each) { return each.menu == menu; });
}

} // namespace

Actions::Actions(WindowParts& parts, QWidget* window) : QObject(window), m_parts(parts), m_table(actionTable())
{
    for (const ActionInfo& info : std::as_const(m_table)) {
        if (!info.fill)
            m_actions += make(info);
    }
}

QAction* Actions::make(const ActionInfo& info)
{
    auto* action = new QAction(parent());
    action->setObjectName(info.name);
    action->setShortcuts(info.keys);
    action->setShortcutContext(info.reach);
    action->setCheckable(info.isOn != nullptr);
    if (info.icon)
        action->setIcon(lineIcon(QString::fromLatin1(info.icon)));
    if (!info.keepsMessage)
        connect(action, &QAction::triggered, m_parts.messages, &MessageBar::pass);
    connect(action, &QAction::triggered, &m_parts, [this, info] {
        info.work(m_parts);
        if (info.isOn)
            refresh();
    });
    return action;
}

QAction& Actions::find(const QString& name) const
{
    return **std::find_if(m_actions.begin(), m_actions.end(),
                          [&](const QAction* action) { return action->objectName() == name; });
}

QList<NamedAction> Actions::named() const
{
    QList<NamedAction> named;
    auto next = m_actions.begin();
    for (const ActionInfo& info : m_table) {
        if (info.fill)
            continue;
        named += {*next++, QString::fromLatin1(info.icon), [this, &info] { return wholeName(info); }};
    }
    return named;
}

QString Actions::wholeName(const ActionInfo& info) const
{
    const QString name = info.words ? info.words(m_parts) : tr(info.text);
    const MenuInfo& menu = infoOf(info.menu);
    return menu.says ? tr("%1: %2").arg(tr(menu.title), name) : name;
}

QString Actions::nameOf(Menu menu)
{
    return QStringLiteral("menu.%1").arg(static_cast<int>(menu));
}

void Actions::fill(QMenuBar& bar) const
{
    // clear() removes the menus, but they stay children of the bar.
    qDeleteAll(bar.findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));
    bar.clear();
    QHash<Menu, QMenu*> menus;
    const std::function<QMenu*(Menu)> menuOf = [&](Menu menu) {
        QMenu*& there = menus[menu];
        if (there)
            return there;
        const MenuInfo& info = infoOf(menu);
        if (!info.parent)
            return there = bar.addMenu(tr(info.title));
        QMenu* parent = menuOf(*info.parent);
        if (info.apart)
            parent->addSeparator();
        menus[menu] = parent->addMenu(tr(info.title));
        menus[menu]->setObjectName(nameOf(menu));
        return menus[menu];
    };
    auto action = m_actions.begin();
    for (const ActionInfo& info : m_table) {
        QMenu* menu = menuOf(info.menu);
        if (info.apart)
            menu->addSeparator();
        if (info.fill)
            info.fill(*menu, m_parts);
        else
            menu->addAction(*action++);
    }
}

void Actions::retranslate()
{
    for (const ActionInfo& info : std::as_const(m_table)) {
        if (info.text)
            find(info.name).setText(tr(info.text));
        if (info.text && info.words) // the button's text must not change, so that the bar does not move
            find(info.name).setIconText(tr(info.text));
        if (info.hint)
            find(info.name).setToolTip(tr(info.hint));
    }
    refresh();
}

void Actions::refresh()
{
    auto next = m_actions.begin();
    for (const ActionInfo& info : std::as_const(m_table)) {
        if (info.fill)
            continue;
        QAction& action = **next++;
        if (info.words)
            action.setText(info.words(m_parts));
        if (info.isOn)
            action.setChecked(info.isOn(m_parts));
        action.setEnabled(!info.when || info.when(m_parts));
        action.setVisible(!info.shown || info.shown(m_parts));
    }
}

} // namespace duovita
