#pragma once

#include "core/import/readers/pdfcolumns.h"
#include "core/import/readers/pdfdrawing.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// Says of each line of a page how its letters look.
void takeStyles(QList<ReadLine>& lines, const PageDrawing& drawing);

/// Writes "• " before the lines that have a dot drawn in front of them. `pages` and `drawings` are page by page.
void markItems(QList<QList<ReadLine>>& pages, const QList<PageDrawing>& drawings);

/// What the lines of a document are by the look of their letters, learned from the headings whose words are known:
/// by the line's number, from 1. Empty if its headings look like its text, or nobody knows how they look.
LineRanks ranksOf(const QList<ReadingLine>& lines);

} // namespace duovita
