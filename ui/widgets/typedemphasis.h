#pragma once

#include <QString>

namespace duovita {

// Recognizes Markdown emphasis while it is typed: `**bold**`.

/// The number of asterisks directly before `end`.
int asterisksBefore(const QString& text, qsizetype end);
/// The position of the `count` asterisks that those ending at `end` close; -1 if there are none.
qsizetype openingAsterisks(const QString& text, qsizetype end, int count);

} // namespace duovita
