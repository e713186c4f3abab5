#pragma once

#include "ui/shell/actions.h"
#include "ui/shell/middlepane.h"

namespace duovita {

class PeoplePanel;

// The rows of actionTable(), grouped by menu.

QList<ActionInfo> fileActions();
QList<ActionInfo> editActions();
QList<ActionInfo> viewActions();

// Conditions that enable actions.

bool notReviewing(const WindowParts& parts);
bool hasRecord(const WindowParts& parts);

/// Also returns from the pages if they replaced the form.
void showMode(const WindowParts& parts, MiddlePane::Mode mode);
/// Focuses the list of people; if it is folded away, opens it as a popup.
void goToPeople(const WindowParts& parts, void (PeoplePanel::*focus)());

} // namespace duovita
