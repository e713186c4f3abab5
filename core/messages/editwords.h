#pragma once

#include "core/editing/editsummary.h"

namespace duovita {

/// What a step of the undo history changed, in two or three words: "Title", "add 3 points". Empty if it changed
/// nothing.
QString wordsFor(const EditSummary& edit);
/// The entry or section with the change, by the beginning of its title in one of these states of the record; empty if
/// there are several, or if it is in the person's own data.
QString placeWordsFor(const EditSummary& edit, const Person& after, const Person& before);

} // namespace duovita
