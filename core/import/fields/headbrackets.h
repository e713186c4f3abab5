#pragma once

#include "core/import/readers/textblocks.h"

namespace duovita {

/// Joins the spans of a bracket in an entry's header lines, so that a link or style after other words in it does not
/// start a field of its own: "PhD (advisor: [J. Doe](…), dean)". Spans with dates stay separate, because dates are a
/// field of their own. Drops the link's address, so keep the original line.
QList<TextLine> joinSpansInBrackets(const QList<TextLine>& header);

} // namespace duovita
