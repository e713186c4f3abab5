#pragma once

#include <QString>

namespace duovita {

/// Converts tables in other dialects, or as converters write them, to the syntax that CommonMark parsers support.
QString withCommonTables(const QString& text);

} // namespace duovita
