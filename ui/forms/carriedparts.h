#pragma once

#include "core/editing/copying.h"

class QMimeData;

namespace duovita {

// Parts of a record in the clipboard: for this program with all they have, for others as text.

/// In the interface's language where there are words in it, a line for each of a document.
QString plainTextOf(const CopiedParts& parts);
/// The caller owns it, or gives it to the clipboard.
QMimeData* carried(const CopiedParts& parts);
/// Nothing if there are none, or none that can be read.
CopiedParts partsIn(const QMimeData* data);
bool hasParts(const QMimeData* data);

} // namespace duovita
