#pragma once

#include "core/import/readers/rawlines.h"

namespace duovita {

/// Takes out what pages repeat: "Page 1 of 2", "张三 第 2 页 / 共 3 页", their numbers, and the lines beside these that
/// stand at the end or the beginning of several.
QList<RawLine> takePageArtifacts(QList<RawLine>& lines);

} // namespace duovita
