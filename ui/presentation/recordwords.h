#pragma once

#include "core/domain/person.h"
#include "core/storage/changecause.h"

namespace duovita {

// How lists name the parts of a record.

/// "Tsinghua University  ·  清华大学"; one of them if there is only one, or both are the same.
QString bothSides(const LocalizedText& text);
QString titleOf(const Person& person);
QString titleOf(const Section& section);
QString titleOf(const Entry& entry);
/// Date and time as the interface's language writes them.
QString timeText(Timestamp when);
/// "edited", "imported"; empty if it is not known.
QString causeText(std::optional<ChangeCause> cause);
/// "21.11.26 10:02, edited".
QString momentText(Timestamp when, std::optional<ChangeCause> cause);

} // namespace duovita
