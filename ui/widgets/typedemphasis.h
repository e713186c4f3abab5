#pragma once

#include <QString>

namespace duovita {

// Markdown's emphasis, as it is typed: `**bold**`.

/// The asterisks that end before a place.
int asterisksBefore(const QString& text, qsizetype end);
/// Where the run of `count` asterisks begins that those ending at `end` close; -1 if there is none.
qsizetype openingAsterisks(const QString& text, qsizetype end, int count);

} // namespace duovita
