#pragma once

#include "core/translation/sheetxml.h"
#include "core/translation/translationsheet.h"

namespace duovita {

/// The <unit> that the XML is at; of no use if something fails in it.
SheetUnit readUnit(SheetXml& xml, const QString& id);
/// The <notes> that it is at.
QStringList readNotes(SheetXml& xml);

} // namespace duovita
