#pragma once

#include "ui/commands/command.h"

class QMenu;
class QMenuBar;

namespace duovita {

/// Commands that add a section, one for each item of the menu of new sections.
QList<Command> newSectionCommands(const QMenu& sections);
/// Commands for CVs. Their menu is filled each time it opens.
QList<Command> cvCommands(QMenu& cvs);
/// The remaining menu items, such as dictionaries and recent databases: all but those of the menu of new sections and
/// those in `known`. Their names are not translated.
QList<Command> furtherMenuCommands(const QMenuBar& menus, const QMenu* sections, const QList<Command>& known);

} // namespace duovita
