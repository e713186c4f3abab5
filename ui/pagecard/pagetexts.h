#pragma once

#include "core/typeset/pagedlayout.h"

namespace duovita {

/// What a text of a document is edited as: points, contacts and a section's title are one each, whatever parts of them
/// stand where. Nothing for what only the document says.
std::optional<ContentSource> editedAs(const ContentSource& source, const Person& person);

/// The texts of a document that can be edited, each once, in reading order.
QList<ContentSource> textsInOrder(const PagedLayout& layout, const Person& person);

} // namespace duovita
