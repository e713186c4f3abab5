#pragma once

#include "core/import/readers/textblocks.h"

#include <QStringList>

namespace duovita {

/// The lines most of whose words do not occur in what was read from them (`readTexts`, from recordTexts()), with their
/// line numbers. If a rule has overlooked a line, its text becomes left over instead of being lost. Lines of few words
/// do not count: dates, labels and column titles are expressed in other ways.
QList<std::pair<QString, int>> lostLines(const QList<TextBlock>& blocks, const QStringList& readTexts);

} // namespace duovita
