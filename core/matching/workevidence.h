#pragma once

#include "core/matching/evidence.h"

namespace duovita {

/// Whether two publications or patents are certainly the same: by title, or by their place in the venue.
bool isOneWork(const EntryMarks& a, const EntryMarks& b);

/// The evidence that two publications or patents are the same: equal titles or equal places in the venue suffice. If
/// one title is Chinese and the other in Latin letters, authors, year and venue decide. `nearness` is as in evidence().
double evidenceOfWorks(const EntryMarks& a, const EntryMarks& b, double nearness);

} // namespace duovita
