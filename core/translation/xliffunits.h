#pragma once

#include "core/translation/sheetxml.h"
#include "core/translation/translationsheet.h"

namespace duovita {

/// Reads the <unit> at which the reader is. The result is unusable if the reader has failed.
SheetUnit readUnit(SheetXml& xml, const QString& id);
/// Reads the <notes> at which the reader is.
QStringList readNotes(SheetXml& xml);

} // namespace duovita
