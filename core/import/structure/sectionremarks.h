#pragma once

#include "core/import/annotate/ownname.h"
#include "core/import/readers/textblocks.h"

#include "core/domain/sectionkind.h"

namespace duovita {

// What stands in a section and is no entry of it. Each takes it out of the blocks and gives it back.

/// "* equal contribution, † corresponding author": what the marks of the authors mean.
QList<TextBlock> takeLegends(QList<TextBlock>& blocks, SectionKind kind);
/// "（按时间倒序排列）" below a heading: what is said of the list.
QList<TextBlock> takeRemark(QList<TextBlock>& blocks);
/// "Stuttgart, 4 February 2024" over the person's name, at a document's end: where it was signed, and when.
QList<TextBlock> takeSignature(QList<TextBlock>& blocks, const OwnName& ownName);

} // namespace duovita
