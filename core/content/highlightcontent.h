#pragma once

#include "core/content/entrybuilder.h"

namespace duovita {

/// Adds highlights as paragraphs and list items; further lines of a highlight become paragraphs below its first.
/// Numbered points are counted separately on each level. Paragraphs between them do not interrupt the count, but a
/// bullet or an item of a higher level restarts it. `depth` is added to their levels.
void addHighlights(EntryBuilder& entry, const QList<const Highlight*>& highlights, int depth);

/// The sign before each of an entry's points: "•", "–", "2."; empty for a paragraph. Counted as above.
QStringList listSignsOf(const QList<Highlight>& highlights);

/// The sign of an unnumbered list item.
QString bulletSign(int level);

} // namespace duovita
