#pragma once

#include "core/editing/persondocument.h"

class QMenu;

namespace duovita {

/// What can be made of a text that an import could not place: an entry of a section there is or of a new one, a part of
/// the summary, a contact, a note. Each is one step of undo. The document outlives the menu.
void addLeftOverPlaces(QMenu& menu, PersonDocument& document, const QString& text);

} // namespace duovita
