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

    bool operator==(const FilledLines&) const = default;
};

/// The whole paragraph as its only line, if it has room as it is by nature: what fillLines() would choose, since two
/// lines always cost more, without knowing where it may break.
std::optional<FilledLines> onlyLine(const LineMeasure& measure, bool justified);

/// Chooses the lines of a whole paragraph at once (Knuth and Plass, "Breaking Paragraphs into Lines", 1981): those that
/// cost least (LineCosts). Where these would end in a runt, the paragraph is set a little tighter if that saves the
/// line, else the last one gets more of those before it. A paragraph that was to be `justified` is ragged as a whole if
/// one of its lines would gape. A piece without any opportunity that is wider than the measure is broken between
/// clusters.
FilledLines fillLines(const LineMeasure& measure, const LineBreaks& breaks, bool justified);

} // namespace duovita
