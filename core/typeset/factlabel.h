#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

/// The label of a skill or language with the sign that joins it to the rest, taken off the line: what stands before the
/// first run of another field.
ContentLine takeFactLabel(ContentLine& line);

/// The items of a list in one text, "C++, Go、Rust", each with the sign and spaces behind it; one if there are no such
/// signs. Joined they are the text.
QStringList itemsOfList(const QString& text);

} // namespace duovita
