#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// "教育背景" right above the lines of its section, or below a point's, without a blank line or a mark; "**Summary:**
/// 13 years of …": headings that are a part of another block become blocks of their own.
QList<TextBlock> withHeadingsApart(const QList<TextBlock>& blocks, const Vocabulary& vocabulary);

} // namespace duovita
