#pragma once

#include "core/editing/copying.h"

class QMimeData;

namespace duovita {

// Parts of a record in the clipboard: complete for this program, as plain text for others.

/// A line for each line of a document, in the interface's language if it has texts.
QString plainTextOf(const CopiedParts& parts);
/// The caller takes ownership; QClipboard::setMimeData() takes it over.
QMimeData* carried(const CopiedParts& parts);
/// Empty if the data contain no parts that can be read.
CopiedParts partsIn(const QMimeData* data);
bool hasParts(const QMimeData* data);

} // namespace duovita
