#pragma once

#include "core/import/readers/textgutter.h"

namespace duovita {

/// The lines of a text in the order of reading. Two columns that a program printed side by side, as "pdftotext -layout"
/// does, follow each other, the left one first. They are columns of a document, and not of a table or of dates beside
/// what they are of, if both have headings of sections. Where only the left one has, it is a margin (see marginrows.h).
/// `inOrder`: they are in it.
QList<NumberedLine> linesInReadingOrder(const QString& text, bool inOrder);

} // namespace duovita
