#pragma once

namespace duovita {

/// Those distances of a template that show which things belong together, in points: above a section, an entry, a point.
struct Distances {
    double section = 0;
    double entry = 0;
    double point = 0;
};

/// Multiplies the distances by a factor from 0 to 1. If a larger distance would come too close to the next smaller one,
/// it stays enough larger for the eye to tell them apart.
Distances tightened(const Distances& distances, double factor);

} // namespace duovita
