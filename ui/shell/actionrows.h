#pragma once

#include "ui/shell/actions.h"
#include "ui/shell/middlepane.h"

namespace duovita {

class PeoplePanel;

// The rows of actionTable(), by the menus that they are in.

QList<ActionInfo> fileActions();
QList<ActionInfo> editActions();
QList<ActionInfo> viewActions();

// When there is something to be done.

bool notReviewing(const WindowParts& parts);
bool hasRecord(const WindowParts& parts);

/// Also from where the pages stand in the form's place.
void showMode(const WindowParts& parts, MiddlePane::Mode mode);
/// To the list of people; where it is folded away, the menu of people has it.
void goToPeople(const WindowParts& parts, void (PeoplePanel::*focus)());

} // namespace duovita
