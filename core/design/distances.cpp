#include "core/design/distances.h"

#include <algorithm>

namespace duovita {

namespace {

double keptApart(double larger, double smaller, double tightLarger, double tightSmaller)
{
    constexpr double leastStep = 1.5; // points: the eye does not notice a smaller difference between two distances
    return std::max(tightLarger, tightSmaller + std::min(larger - smaller, leastStep));
}

} // namespace

Distances tightened(const Distances& distances, double factor)
{
    Distances tight{distances.section * factor, distances.entry * factor, distances.point * factor};
    tight.entry = keptApart(distances.entry, distances.point, tight.entry, tight.point);
    tight.section = keptApart(distances.section, distances.entry, tight.section, tight.entry);
    return tight;
}

} // namespace duovita
