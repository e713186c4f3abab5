#include "ui/commands/menucommands.h"

#include "core/messages/interfacelanguage.h"
#include "core/messages/kindwords.h"
#include "core/terms/headings.h"
#include "ui/commands/recordcommands.h"

#include <QAction>
#include <QCoreApplication>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QSet>

namespace duovita {

namespace {

struct MenuWords {
    Q_DECLARE_TR_FUNCTIONS(duovita::MenuCommands)
};

QAction* actionNamed(const QMenu& menu, const QString& name)
{
    const QList<QAction*> actions = menu.actions();
    const auto found = std::find_if(actions.begin(), actions.end(),
                                    [&](const QAction* action) { return action->objectName() == name; });
    return found == actions.end() ? nullptr : *found;
}

/// Collects the actions of a menu and its submenus, each with the title of the menu that it is in.
void collect(const QMenu& menu, const QString& path, const QMenu* except, QList<std::pair<QAction*, QString>>& found)
{
    for (QAction* action : menu.actions()) {
        if (action->menu() && action->menu() == except)
            continue;
        if (action->menu())
            collect(*action->menu(), withoutMnemonic(action->text()), except, found);
        else if (!action->isSeparator() && action->isVisible() && !action->text().isEmpty())
            found.emplaceBack(action, path);
    }
}

} // namespace

QList<Command> newSectionCommands(const QMenu& sections)
{
    QList<LocalizedText> titles;
    for (const ReadySection& ready : readySections()) {
        titles += inEveryLanguage(
            [&] { return MenuWords::tr("New section: %1").arg(ready.title.text(interfaceLanguage())); });
    }
    titles += inEveryLanguage([] { return MenuWords::tr("New section: %1").arg(wordFor(SectionKind::Custom)); });
    QList<Command> commands;
    for (QAction* action : sections.actions()) {
        if (action->isSeparator() || commands.size() >= titles.size())
            continue;
        commands += Command{.id = QStringLiteral("newSection.%1").arg(commands.size()),
                            .icon = QStringLiteral("section-add"),
                            .name = titles[commands.size()],
                            .kind = QCoreApplication::translate("duovita::RecordCommands", "Action"),
                            .run = [held = QPointer(action)] {
                                if (held)
                                    held->trigger();
                            }};
    }
    return commands;
}

QList<Command> cvCommands(QMenu& cvs)
{
    constexpr auto context = "duovita::CvController";
    struct Row {
        const char* name;
        const char* words;
    };
    static constexpr Row rows[] = {
        {"cvContents", QT_TRANSLATE_NOOP("duovita::CvController", "Name and contents…")},
        {"cvDuplicate", QT_TRANSLATE_NOOP("duovita::CvController", "New CV like this one…")},
        {"cvNew", QT_TRANSLATE_NOOP("duovita::CvController", "New CV with everything…")},
        {"cvDelete", QT_TRANSLATE_NOOP("duovita::CvController", "Delete this CV")},
    };
    Q_EMIT cvs.aboutToShow();
    QList<Command> commands;
    for (const Row& row : rows) {
        const QString name = QString::fromLatin1(row.name);
        const QAction* action = actionNamed(cvs, name);
        if (!action)
            continue;
        commands += Command{.id = QStringLiteral("action.") + name,
                            .icon = QStringLiteral("file"),
                            .name = inEveryLanguage([&] { return QCoreApplication::translate(context, row.words); }),
                            .kind = QCoreApplication::translate(context, "CV"),
                            .enabled = action->isEnabled(),
                            .run = [menu = QPointer(&cvs), name] {
                                if (!menu)
                                    return;
                                Q_EMIT menu->aboutToShow();
                                if (QAction* now = actionNamed(*menu, name))
                                    now->trigger();
                            }};
    }
    return commands;
}

QList<Command> furtherMenuCommands(const QMenuBar& menus, const QMenu* sections, const QList<Command>& known)
{
    QList<std::pair<QAction*, QString>> found;
    for (const QAction* top : menus.actions()) {
        if (top->menu())
            collect(*top->menu(), withoutMnemonic(top->text()), sections, found);
    }
    QSet<QString> ids;
    for (const Command& command : known)
        ids += command.id;
    QList<Command> commands;
    for (const auto& [action, path] : found) {
        const QString words = withoutMnemonic(action->text());
        const QString id = QStringLiteral("action.") + (action->objectName().isEmpty() ? words : action->objectName());
        if (ids.contains(id))
            continue;
        commands += Command{.id = id,
                            .icon = QStringLiteral("arrow"),
                            .name = LocalizedText::of(interfaceLanguage(), words),
                            .kind = path,
                            .shortcut = action->shortcut(),
                            .enabled = action->isEnabled(),
                            .run = [held = QPointer(action)] {
                                if (held)
                                    held->trigger();
                            }};
    }
    return commands;
}

} // namespace duovita
