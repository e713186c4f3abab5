#pragma once

#include "core/import/readers/textblocks.h"

namespace duovita {

// What lines and blocks of Markdown mean by their look, beyond what its grammar says of them.

/// "• " and its like at a line's beginning, taken away; false if there was none.
bool takeBullet(TextLine& line);

/// "<p>• One <br /> • Other</p>": lines of a paragraph that begin with bullets are points. Those above the first are a
/// block of their own. Takes all the lines, or none if no line begins so.
QList<TextBlock> takePoints(QList<TextLine>& lines);

/// Each line of a table's row is a point, with a bullet or without.
QList<TextBlock> pointsOfRow(QList<TextLine> lines);

/// "> A paper's title" over the points about it stands where a heading would; so several times, or it is a quotation.
/// `quotes` are the places of the blocks that are a quotation each.
void makeHeadingsOfQuotes(QList<TextBlock>& blocks, const QList<qsizetype>& quotes);

/// Nothing but links to places of the same page.
bool isNavigation(const TextBlock& block);

} // namespace duovita
