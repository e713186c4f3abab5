#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// Splits off headings that are part of another block: "教育背景" directly above the lines of its section, or below
/// those of a point, without a blank line or a mark; "**Summary:** 13 years of …".
QList<TextBlock> withHeadingsApart(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

} // namespace duovita
