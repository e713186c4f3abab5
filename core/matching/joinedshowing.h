#pragma once

#include "core/domain/cv.h"
#include "core/domain/section.h"
#include "core/matching/entrypairing.h"

namespace duovita {

/// Makes a joined entry, at the place of the first, visible wherever one of its two originals was.
class JoinedShowing {
public:
    /// An entry before joining, and its section.
    struct Side {
        const Entry& entry;
        const Section& section;
    };
    /// `points` are the pairs from pairHighlights(). The entries and sections must outlive this object.
    JoinedShowing(const Side& first, const Side& second, const HighlightPairs& points);

    /// Sets the visibility of `joined`, which has the first entry's id, and what the CVs show of it.
    void settle(Entry& joined, QList<Cv>& cvs) const;

private:
    /// The original points of a point in the result.
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
