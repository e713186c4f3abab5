#include "core/typeset/fitting.h"

#include <algorithm>

namespace duovita {

namespace {

using Setting = std::function<Result<PagedLayout>(const Template&)>;

constexpr int tighteningSteps = 16;
constexpr double mostGivenBack = 4; // points, above each section
constexpr int givingSteps = 8;

double sharpened(double larger, double smaller, double tightLarger, double tightSmaller)
{
    constexpr double leastStep = 1.5; // points: less between two distances is not seen
    return std::max(tightLarger, tightSmaller + std::min(larger - smaller, leastStep));
}

/// The first step of 1 to `last` that fits, which `last` does; `fitted` becomes what it makes.
Result<int> firstThatFits(int last, int pages, PagedLayout& fitted,
                          const std::function<Result<PagedLayout>(int)>& setStep)
{
    int tooLoose = 0;
    int enough = last;
    while (enough - tooLoose > 1) {
        const int step = (enough + tooLoose) / 2;
        Result<PagedLayout> layout = setStep(step);
        if (!layout)
            return layout.error();
        if (layout->pages.size() > pages) {
            tooLoose = step;
        } else {
            enough = step;
            fitted = *std::move(layout);
        }
    }
    return enough;
}

/// Nothing between entries or points: what is one thing stays together.
Template withMoreAboveSections(Template design, double distance)
{
    design.section.spaceBefore += distance;
    return design;
}

/// As much room above sections as the pages still have, so that the last one ends at its foot.
Result<void> giveRoomBack(const Template& tight, int pages, PagedLayout& fitted, const Setting& set)
{
    // A step takes less than the one before it; the last, which is `fitted`, takes nothing.
    const auto setStep = [&](int step) {
        return set(withMoreAboveSections(tight, mostGivenBack * (givingSteps - step) / givingSteps));
    };
    Result<PagedLayout> all = setStep(0);
    if (!all)
        return all.error();
    if (all->pages.size() <= pages) {
        fitted = *std::move(all);
        return {};
    }
    const Result<int> step = firstThatFits(givingSteps, pages, fitted, setStep);
    return step ? Result<void>() : Result<void>(step.error());
}

} // namespace

Distances tightened(const Distances& distances, double factor)
{
    Distances tight{distances.section * factor, distances.entry * factor, distances.point * factor};
    tight.entry = sharpened(distances.entry, distances.point, tight.entry, tight.point);
    tight.section = sharpened(distances.section, distances.entry, tight.section, tight.entry);
    return tight;
}

Result<PagedLayout> fitToPages(const Template& design, int pages, const Setting& set)
{
    Result<PagedLayout> asItIs = set(design);
    if (!asItIs || asItIs->pages.size() <= pages)
        return asItIs;
    Result<PagedLayout> fitted = set(design.tightened(1));
    if (!fitted)
        return fitted;
    fitted->tightening = 1;
    if (fitted->pages.size() > pages) {
        fitted->findings += LayoutFinding{LayoutFinding::Kind::TooManyPages,
                                          QString::number(fitted->pages.size()),
                                          {},
                                          static_cast<int>(fitted->pages.size()) - 1};
        return fitted;
    }
    const auto tightest = [&](int step) { return design.tightened(static_cast<double>(step) / tighteningSteps); };
    const Result<int> step = firstThatFits(tighteningSteps, pages, *fitted, [&](int at) { return set(tightest(at)); });
    if (!step)
        return step.error();
    if (const Result<void> given = giveRoomBack(tightest(*step), pages, *fitted, set); !given)
        return given.error();
    fitted->tightening = static_cast<double>(*step) / tighteningSteps;
    return fitted;
}

} // namespace duovita
