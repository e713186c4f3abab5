#pragma once

#include "core/content/entrybuilder.h"

namespace duovita {

/// Adds the highlights as paragraphs and list items; further lines of one are paragraphs below its first. Numbered
/// points count for themselves on each level, through the paragraphs between them, and start again after a bullet or a
/// less deep item. `depth` is added to their levels.
void addHighlights(EntryBuilder& entry, const QList<const Highlight*>& highlights, int depth);

/// What stands in front of each of an entry's points: "•", "–", "2."; nothing before a paragraph. Counted as above.
QStringList listSignsOf(const QList<Highlight>& highlights);

/// The sign of an unnumbered list item.
QString bulletSign(int level);

} // namespace duovita
