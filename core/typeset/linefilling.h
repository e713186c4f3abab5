#pragma once

#include "core/typeset/linecosts.h"

namespace duovita {

/// A line: its clusters, and whether it ends with a hyphen that is not in the text.
struct LineRange {
    qsizetype first;
    qsizetype end;
    bool hyphenated = false;

    bool operator==(const LineRange&) const = default;
};

struct FilledLines {
    QList<LineRange> ranges;
    LineSetting setting;
    bool endsInRunt = false; ///< which nothing could help
};

/// Chooses the lines of a whole paragraph at once (Knuth and Plass, "Breaking Paragraphs into Lines", 1981): those that
/// cost least (LineCosts). Where these would end in a runt, the paragraph is set a little tighter if that saves the
/// line, else the last one gets more of those before it. A paragraph that was to be `justified` is ragged as a whole if
/// one of its lines would gape. A piece without any opportunity that is wider than the measure is broken between
/// clusters.
FilledLines fillLines(const LineMeasure& measure, const LineBreaks& breaks, bool justified);

} // namespace duovita
