#pragma once

#include "core/typeset/documentlayout.h"

namespace duovita {

/// Whether the template has sections of this kind stand in the two columns at the end.
bool standsAtTheEnd(SectionKind kind, const Template& design);

/// Below the lines of `flow`, which are on `pages`, the sections that stand in two columns at the end: on the last
/// page if there is room for all of both, else from the top of a further one on. The left column is read first.
Result<void> addEnding(const DocumentSource& source, ParagraphSetter& setter, PageFrame frame, Flow& flow,
                       QList<LayoutPage>& pages);

} // namespace duovita
