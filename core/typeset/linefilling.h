#pragma once

#include "core/typeset/linecosts.h"

namespace duovita {

/// A line: its clusters, and whether a hyphen that is not in the text is added at its end.
struct LineRange {
    qsizetype first;
    qsizetype end;
    bool hyphenated = false;

    bool operator==(const LineRange&) const = default;
};

struct FilledLines {
    QList<LineRange> ranges;
    LineSetting setting;
    bool endsInRunt = false; ///< the runt could not be avoided

    bool operator==(const FilledLines&) const = default;
};

/// Returns the whole paragraph as a single line if it fits at its natural width; nothing otherwise. fillLines() would
/// choose the same, since two lines always cost more, but this needs no line breaks.
std::optional<FilledLines> onlyLine(const LineMeasure& measure, bool justified);

/// Chooses all lines of a paragraph together (Knuth and Plass, "Breaking Paragraphs into Lines", 1981), with the least
/// total cost (LineCosts). If the last line would be a runt, the paragraph is set slightly tighter if that saves the
/// line; otherwise the last line takes words from the lines before it. A `justified` paragraph is set ragged as a whole
/// if the gaps in one of its lines would be too large. A piece without break opportunities that is wider than the
/// measure is broken between clusters.
FilledLines fillLines(const LineMeasure& measure, const LineBreaks& breaks, bool justified);

} // namespace duovita
