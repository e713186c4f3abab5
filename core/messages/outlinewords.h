#pragma once

#include "core/domain/section.h"

namespace duovita {

/// How an outline shows an entry, in the interface's language where it has words, else in the other.
struct EntryLines {
    QString title;
    QString second;     ///< a post, a degree, a venue: what is said next; may be empty
    QString dates;      ///< years: "2021 – now", "2016 – 2018", "2020"; may be empty
    bool lasts = false; ///< the dates are a beginning and an end: a job, a degree

    bool operator==(const EntryLines&) const = default;
};
EntryLines linesOf(const Entry& entry);

} // namespace duovita
