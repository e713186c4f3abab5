#pragma once

#include "core/typeset/documentlayout.h"

namespace duovita {

/// Whether the template puts sections of this kind into the two columns at the end of the document.
bool standsAtTheEnd(SectionKind kind, const Template& design);

/// Adds the sections that the template puts into two columns at the end, below the lines of `flow`, which are already
/// on `pages`. They go on the last page if both columns fit there completely, otherwise at the top of a new page. The
/// left column comes first in reading order.
Result<void> addEnding(const DocumentSource& source, ParagraphSetter& setter, PageFrame frame, Flow& flow,
                       QList<LayoutPage>& pages);

} // namespace duovita
