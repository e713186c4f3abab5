#pragma once

#include <QString>

namespace duovita {

/// Whether two texts in different languages plainly say different things: words enough in both, and next to none of
/// them in common (core/matching/meaning). False where the lexicon is not there. What was compared before is
/// remembered: a record is looked at anew with every edit. In any thread.
bool saysOtherThings(const QString& first, const QString& second);

} // namespace duovita
