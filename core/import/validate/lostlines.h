#pragma once

#include "core/import/readers/textblocks.h"

#include <QStringList>

namespace duovita {

/// Lines most of whose words are nowhere in what was read from them (`said`, saidTexts()), and their numbers in the
/// file. Whatever rule has overlooked a line, its text is not to be lost: it becomes left over. A few words are no
/// line: dates, labels and the titles of columns are said in other ways.
QList<std::pair<QString, int>> lostLines(const QList<TextBlock>& blocks, const QStringList& said);

} // namespace duovita
