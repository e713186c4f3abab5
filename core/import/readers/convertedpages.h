#pragma once

#include "core/import/readers/textblocks.h"

namespace duovita {

// What converters of printed pages leave in the Markdown that they make.

/// The marks between pages, "{1}-----", "1/2", "Page 1 of 2", or the numbers alone, taken out; what they parted goes
/// on. The lines stay as many.
QList<TextBlock> takePageMarks(QString& text, int firstLine);

/// "flexi-" above "bility", and points with a dash, which CommonMark does not know.
QString withoutPrintersMarks(const QString& text);

/// "- – A point", "- -A point": the second mark is that of the page. Where others above have but one, it is deeper.
void nestItemsByInnerMarks(QList<TextBlock>& blocks);

/// "- A point. • Another": two that were run together.
QList<TextBlock> withMergedItemsApart(const QList<TextBlock>& blocks);

/// "1\. A paper", "2\. Another", a paragraph each: numbers that were kept from being a list's.
void itemsOfEscapedNumbers(QList<TextBlock>& blocks);

} // namespace duovita
