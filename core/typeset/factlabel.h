#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

/// Removes the label of a skill or language from the line and returns it, together with the punctuation that joins it
/// to the rest. The label is everything before the first run of another field.
ContentLine takeSkillLabel(ContentLine& line);

/// Splits the text of a list such as "C++, Go、Rust" into items. Each keeps its trailing separator and spaces, so that
/// the items joined are the text again. A text without separators is one item.
QStringList itemsOfList(const QString& text);

} // namespace duovita
