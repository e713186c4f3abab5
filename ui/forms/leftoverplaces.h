#pragma once

#include "core/editing/persondocument.h"

class QMenu;

namespace duovita {

/// Adds actions for a text that an import could not place: make it an entry of an existing or new section, part of the
/// summary, a contact, or a note. Each is one undo step. The document must outlive the menu.
void addLeftOverPlaces(QMenu& menu, PersonDocument& document, const QString& text);

} // namespace duovita
