#pragma once

#include "core/import/readers/textblocks.h"

namespace duovita {

// Cleans up what converters of printed pages leave in their Markdown.

/// Removes page separators, "{1}-----", "1/2", "Page 1 of 2", or plain numbers, and rejoins the text around them. The
/// number of lines stays the same.
QList<TextBlock> takePageMarks(QString& text, int firstLine);

/// Joins "flexi-" above "bility", and turns points marked with a dash, which CommonMark does not know, into list items.
QString withoutPrintersMarks(const QString& text);

/// "- – A point", "- -A point": the second mark is the page's own. If items above have only one, this item is nested
/// deeper.
void nestItemsByInnerMarks(QList<TextBlock>& blocks);

/// "- A point. • Another": splits items that were merged.
QList<TextBlock> withMergedItemsApart(const QList<TextBlock>& blocks);

/// "1\. A paper", "2\. Another", each a paragraph: makes list items of numbers that were escaped.
void itemsOfEscapedNumbers(QList<TextBlock>& blocks);

} // namespace duovita
