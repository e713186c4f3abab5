#pragma once

#include "core/typeset/pagedlayout.h"

#include <optional>

namespace duovita {

/// Reports a last page with only a few lines, which looks like an accident to a reader. Nothing if the document has one
/// page, or if the CV asked for a new page there.
std::optional<LayoutFinding> shortLastPage(const PagedLayout& layout, const QList<CvContent>& contents);

} // namespace duovita
