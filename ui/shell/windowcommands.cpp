#include "ui/shell/windowcommands.h"

#include "core/design/template.h"
#include "core/messages/kindwords.h"
#include "ui/commands/checkcommands.h"
#include "ui/commands/commandbar.h"
#include "ui/commands/designcommands.h"
#include "ui/commands/menucommands.h"
#include "ui/commands/peoplecommands.h"
#include "ui/commands/recordcommands.h"
#include "ui/cvs/cvcontroller.h"
#include "ui/design/designpane.h"
#include "ui/forms/editorpanel.h"
#include "ui/people/peoplepanel.h"
#include "ui/review/reviewpage.h"
#include "ui/shell/actionrows.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/middlepane.h"
#include "ui/shell/navigation.h"
#include "ui/shell/windowparts.h"

#include <QAction>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace duovita {

WindowCommands::WindowCommands(WindowParts& parts, QWidget* window)
    : QObject(window), m_parts(parts), m_bar(new CommandBar(parts.services.settings, window)),
      m_people(new PeopleCommands(
          parts.services.databasePath, [&parts](const PersonId& person) { parts.people->select(person); }, this))
{
    // Among equal matches, this order decides.
    m_bar->setSources({[this] { return m_parts.review->isReviewing() ? QList<Command>() : m_people->commands(); },
                       [this] { return places(); }, [this] { return checks(); }, [this] { return actions(); },
                       [this] { return settings(); }, [this] { return templates(); }});
    connect(m_people, &PeopleCommands::changed, m_bar, &CommandBar::refresh);
    connect(m_parts.people, &PeoplePanel::loaded, m_people, &PeopleCommands::forget);
}

void WindowCommands::open()
{
    m_bar->open();
}

QList<Command> WindowCommands::places() const
{
    if (!m_parts.current || m_parts.review->isReviewing())
        return {};
    const GoToPlace go = [this](const ContentSource& source) { m_parts.navigation->goTo(source, interfaceLanguage()); };
    QList<Command> commands = recordCommands(m_parts.current.person(), go);
    if (const auto entry = m_parts.editor->currentEntry())
        commands += fieldCommands(m_parts.current.person(), *entry, go);
    return commands;
}

QList<Command> WindowCommands::templates() const
{
    if (!m_parts.current || m_parts.review->isReviewing())
        return {};
    return templateCommands(Template::names(), [this](const QString& name) {
        Cv cv = m_parts.cvs->current();
        cv.design.templateName = name;
        m_parts.cvs->replace(cv);
    });
}

QList<Command> WindowCommands::checks() const
{
    if (!m_parts.current || m_parts.review->isReviewing())
        return {};
    return checkCommands([this](CheckPane::Part part) {
        showMode(m_parts, MiddlePane::Mode::Check);
        m_parts.check->goTo(part);
    });
}

QList<Command> WindowCommands::settings() const
{
    if (!m_parts.current || m_parts.review->isReviewing())
        return {};
    const QList<Command> all = designCommands([this](const QString& control) {
        showMode(m_parts, MiddlePane::Mode::Design);
        if (const QString message = m_parts.design->goTo(control); !message.isEmpty())
            m_parts.messages->show(message);
    });
    return all + QList{resetCommand([this] {
               showMode(m_parts, MiddlePane::Mode::Design);
               m_parts.design->resetAll();
           })};
}

const QMenu* WindowCommands::sectionMenu() const
{
    for (const QAction* action : m_parts.editor->actions()) {
        if (action->menu())
            return action->menu();
    }
    return nullptr;
}

QList<Command> WindowCommands::movesToSections() const
{
    return moveCommands(m_parts.current.person(), m_parts.editor->destinations(),
                        [this](const SectionId& section) { m_parts.editor->moveEntryTo(section); });
}

QList<Command> WindowCommands::actions() const
{
    QList<Command> commands;
    for (const NamedAction& named : m_parts.actions->named()) {
        if (named.action->isVisible())
            commands += actionCommand(*named.action, named.icon, named.words);
    }
    commands += outlineCommands(m_parts.editor->actions());
    const QMenu* sections = sectionMenu();
    if (m_parts.current && !m_parts.review->isReviewing())
        commands += newSectionCommands(*sections) + movesToSections() + cvCommands(*m_parts.cvs->menu());
    const auto* window = static_cast<const QMainWindow*>(parent());
    return commands + furtherMenuCommands(*window->menuBar(), sections, commands);
}

} // namespace duovita
