#pragma once

#include <QString>

namespace duovita {

/// Tables as other dialects and people's converters write them, in the form that CommonMark's readers know.
QString withCommonTables(const QString& text);

} // namespace duovita
