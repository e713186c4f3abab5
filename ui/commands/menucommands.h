#pragma once

#include "ui/commands/command.h"

class QMenu;
class QMenuBar;

namespace duovita {

/// To add a section: for each that the menu of new sections offers one.
QList<Command> newSectionCommands(const QMenu& sections);
/// What is done with CVs. Their menu is filled each time it opens.
QList<Command> cvCommands(QMenu& cvs);
/// What other parts put into the window's menus, but for that menu of new sections and what `known` has: dictionaries,
/// recent databases. Such things have one name.
QList<Command> furtherMenuCommands(const QMenuBar& menus, const QMenu* sections, const QList<Command>& known);

} // namespace duovita
