#pragma once

#include "core/typeset/linebreaking.h"
#include "core/typeset/linemeasure.h"

namespace duovita {

/// A line: its clusters, and whether it ends with a hyphen that is not in the text.
struct LineRange {
    qsizetype first;
    qsizetype end;
    bool hyphenated = false;
};

/// Chooses the lines of a whole paragraph at once (Knuth and Plass, "Breaking Paragraphs into Lines", 1981): as few as
/// can be, and of those the breaks that leave the lines most alike. `justified` lines may shrink and are measured by
/// how far they must be spread; ragged ones by how short they are. Penalties keep from a last line of one short piece
/// (GB/T 15834 5.1.11), from hyphens and from breaks within addresses and date ranges. A piece without any opportunity
/// that is wider than the measure is broken between clusters.
QList<LineRange> fillLines(const LineMeasure& measure, const LineBreaks& breaks, bool justified);

} // namespace duovita
