#pragma once

#include "core/domain/cv.h"
#include "core/domain/section.h"
#include "core/matching/entrypairing.h"

namespace duovita {

/// What is seen of two entries that become one, in the place of the first: what was seen of either.
class JoinedShowing {
public:
    /// An entry as it was, and the section it stood in.
    struct Side {
        const Entry& entry;
        const Section& section;
    };
    /// `points`: those that pairHighlights() found. What the sides name outlives it.
    JoinedShowing(const Side& first, const Side& second, const HighlightPairs& points);

    /// Settles what of `joined`, which has the first's id, is visible at all, and what the CVs show of it.
    void settle(Entry& joined, QList<Cv>& cvs) const;

private:
    /// A point of the result and those that it was made of.
    struct Source {
        const Highlight* first = nullptr;
        const Highlight* second = nullptr;
    };
    void settleCv(const Entry& joined, Cv& cv, bool first, bool second) const;

    Side m_first;
    Side m_second;
    QList<Source> m_sources; // in the order of the result
};

} // namespace duovita
