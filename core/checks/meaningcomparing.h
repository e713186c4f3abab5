#pragma once

#include <QString>

namespace duovita {

/// Whether two texts in different languages clearly say different things: both have enough words and almost none in
/// common (core/matching/meaning). False without the lexicon. Caches results, because a record is checked again after
/// every edit. Thread-safe.
bool saysOtherThings(const QString& first, const QString& second);

} // namespace duovita
