#pragma once

#include "core/import/readers/rawlines.h"

namespace duovita {

/// Removes what pages repeat: "Page 1 of 2", "张三 第 2 页 / 共 3 页", page numbers, and lines next to these at the end
/// or beginning of several pages.
QList<RawLine> takePageArtifacts(QList<RawLine>& lines);

} // namespace duovita
