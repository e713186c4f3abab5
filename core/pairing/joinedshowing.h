#pragma once

#include "core/domain/cv.h"
#include "core/domain/entry.h"

namespace duovita {

/// What is seen of two entries that become one: what was seen of either.
class JoinedShowing {
public:
    /// Both as they were; they outlive it.
    JoinedShowing(const Entry& first, const Entry& second);

    /// Settles what of `joined`, which has the first's id, is visible at all, and what the CVs show of it.
    void settle(Entry& joined, QList<Cv>& cvs) const;

private:
    /// A point of the result and those that it was made of.
    struct Source {
        const Highlight* first = nullptr;
        const Highlight* second = nullptr;
    };
    void settleCv(const Entry& joined, Cv& cv) const;

    const Entry& m_first;
    const Entry& m_second;
    QList<Source> m_sources; // in the order of the result
};

} // namespace duovita
