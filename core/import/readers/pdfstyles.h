#pragma once

#include "core/import/readers/pdfcolumns.h"
#include "core/import/readers/pdfdrawing.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// Sets the look of the letters of each line of a page.
void takeStyles(QList<ReadLine>& lines, const PageDrawing& drawing);

/// Writes "• " before lines that have a dot drawn in front of them. `pages` and `drawings` correspond by index.
void markItems(QList<QList<ReadLine>>& pages, const QList<PageDrawing>& drawings);

/// The rank of each line by the look of its letters, learned from headings with known words; by line number, from 1.
/// Empty if headings look like the text, or if none is known.
LineRanks ranksOf(const QList<ReadingLine>& lines);

} // namespace duovita
