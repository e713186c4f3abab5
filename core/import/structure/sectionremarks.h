#pragma once

#include "core/import/annotate/ownname.h"
#include "core/import/readers/textblocks.h"

#include "core/domain/sectionkind.h"

namespace duovita {

// Parts of a section that are not entries. Each function removes and returns one kind.

/// "* equal contribution, † corresponding author": explanations of author marks.
QList<TextBlock> takeLegends(QList<TextBlock>& blocks, SectionKind kind);
/// "（按时间倒序排列）" below a heading: a remark about the list.
QList<TextBlock> takeRemark(QList<TextBlock>& blocks);
/// "Stuttgart, 4 February 2024" above the person's name at the end of a document: place and date of the signature.
QList<TextBlock> takeSignature(QList<TextBlock>& blocks, const OwnName& ownName);

} // namespace duovita
