#pragma once

#include "core/domain/section.h"

namespace duovita {

/// How an outline shows an entry, in the interface's language if the entry has such texts, otherwise in the other.
struct EntryLines {
    QString title;
    QString second;     ///< a position, a degree or a venue; may be empty
    QString dates;      ///< years: "2021 – now", "2016 – 2018", "2020"; may be empty
    bool lasts = false; ///< the dates are a start and an end, as for a job or a degree

    bool operator==(const EntryLines&) const = default;
};
EntryLines linesOf(const Entry& entry);

} // namespace duovita
