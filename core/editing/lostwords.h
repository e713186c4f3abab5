#pragma once

#include "core/domain/person.h"

namespace duovita {

/// The texts of a record, but for its photo, that no text of a later state of it has, be it as a part. Only what
/// differs between the two is looked at.
QStringList wordsLost(const Person& before, const Person& after);

/// Whether all of these words, which `state` has, are in `known` too.
bool holdsWords(const Person& known, const Person& state, const QStringList& words);

} // namespace duovita
