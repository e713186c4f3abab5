#pragma once

#include "ui/commands/command.h"

#include <QObject>

class QMenu;

namespace duovita {

class CommandBar;
class PeopleCommands;
class WindowParts;

/// The window's command bar and its sources: people, places in the open record, templates, actions.
class WindowCommands : public QObject {
    Q_OBJECT

public:
    WindowCommands(WindowParts& parts, QWidget* window);

    void open();

private:
    QList<Command> places() const;
    QList<Command> templates() const;
    QList<Command> movesToSections() const;
    QList<Command> actions() const;
    QList<Command> settings() const;
    QList<Command> checks() const;
    const QMenu* sectionMenu() const;

    WindowParts& m_parts;
    CommandBar* m_bar;
    PeopleCommands* m_people;
};

} // namespace duovita
