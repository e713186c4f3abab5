#pragma once

#include "core/typeset/pagedlayout.h"

namespace duovita {

/// What is edited for a text of a document: a point, contact or section title as a whole, wherever its parts are
/// printed. Nothing for texts that the document adds.
std::optional<ContentSource> editedAs(const ContentSource& source, const Person& person);

/// The editable texts of a document, each once, in reading order.
QList<ContentSource> textsInOrder(const PagedLayout& layout, const Person& person);

} // namespace duovita
