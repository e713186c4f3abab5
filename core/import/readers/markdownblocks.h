#pragma once

#include "core/import/readers/textblocks.h"

namespace duovita {

// Interprets lines and blocks of Markdown by their look, beyond the grammar.

/// Removes "• " or the like from a line's beginning; returns false if there was none.
bool takeBullet(TextLine& line);

/// "<p>• One <br /> • Other</p>": lines of a paragraph that begin with bullets become points; the lines before the
/// first bullet become a block of their own. Takes all lines, or none if no line has a bullet.
QList<TextBlock> takePoints(QList<TextLine>& lines);

/// Makes a point of each line in a table row, with a bullet or without.
QList<TextBlock> pointsOfRow(QList<TextLine> lines);

/// "> A paper's title" above points about it acts as a heading, if that happens several times; otherwise it is a
/// quotation. `quotes` holds the indices of the blocks that are one quotation each.
void makeHeadingsOfQuotes(QList<TextBlock>& blocks, const QList<qsizetype>& quotes);

/// Nothing but links to places on the same page.
bool isNavigation(const TextBlock& block);

} // namespace duovita
