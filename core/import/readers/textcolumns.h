#pragma once

#include "core/import/readers/textgutter.h"

namespace duovita {

/// The lines of a text in reading order. Two columns printed side by side, as by "pdftotext -layout", are put one after
/// the other, the left one first. They count as columns of a document, rather than of a table or dates beside entries,
/// if both have section headings. If only the left one has, it is a margin (see marginrows.h). `inOrder`: the lines are
/// in reading order already.
QList<NumberedLine> linesInReadingOrder(const QString& text, bool inOrder);

} // namespace duovita
