#pragma once

#include "core/domain/person.h"

namespace duovita {

/// The texts of a record, without its photo, that no text of a later state contains, not even as a part. Looks only at
/// the differences between the two.
QStringList wordsLost(const Person& before, const Person& after);

/// Whether `known` contains all of these words, which come from `state`.
bool holdsWords(const Person& known, const Person& state, const QStringList& words);

} // namespace duovita
