#include "core/typeset/fitting.h"

#include <algorithm>

namespace duovita {

namespace {

using Setting = std::function<Result<PagedLayout>(const QList<Template>&)>;

constexpr int tighteningSteps = 16;
constexpr double mostGivenBack = 4; // points, above each section
constexpr int givingSteps = 7;

QList<Template> tightened(const QList<Template>& designs, double step)
{
    QList<Template> tight;
    for (const Template& design : designs)
        tight += design.tightened(step);
    return tight;
}

/// Steps that make a document smaller one by one.
struct Steps {
    int tooLoose; ///< not tried: known to take more pages, or to be none
    int enough;   ///< known to fit
};

/// The first step that fits; `fitted`, what the last one makes, becomes what it makes.
Result<int> firstThatFits(Steps steps, int pages, PagedLayout& fitted,
                          const std::function<Result<PagedLayout>(int)>& setStep)
{
    while (steps.enough - steps.tooLoose > 1) {
        const int step = steps.tooLoose + (steps.enough - steps.tooLoose) / 2;
        Result<PagedLayout> layout = setStep(step);
        if (!layout)
            return layout.error();
        if (layout->pages.size() > pages) {
            steps.tooLoose = step;
        } else {
            steps.enough = step;
            fitted = *std::move(layout);
        }
    }
    return steps.enough;
}

/// As much room above sections as the pages still have, so that the last one ends at its foot; nothing between entries
/// or points, which would part what is one thing.
Result<void> giveRoomBack(const QList<Template>& tight, int pages, PagedLayout& fitted, const Setting& set)
{
    // The first step gives all, the last nothing.
    const auto setStep = [&](int step) {
        QList<Template> looser = tight;
        for (Template& design : looser)
            design.section.spaceBefore += mostGivenBack * (givingSteps - step) / givingSteps;
        return set(looser);
    };
    const Result<int> step = firstThatFits({-1, givingSteps}, pages, fitted, setStep);
    return step ? Result<void>() : Result<void>(step.error());
}

} // namespace

namespace {

/// For what has more pages as it is.
Result<PagedLayout> makeSmaller(const QList<Template>& designs, int pages, const Setting& set)
{
    Result<PagedLayout> fitted = set(tightened(designs, 1));
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
    const auto tight = [&](int step) { return tightened(designs, static_cast<double>(step) / tighteningSteps); };
    const Result<int> step =
        firstThatFits({0, tighteningSteps}, pages, *fitted, [&](int at) { return set(tight(at)); });
    if (!step)
        return step.error();
    if (const Result<void> given = giveRoomBack(tight(*step), pages, *fitted, set); !given)
        return given.error();
    fitted->tightening = static_cast<double>(*step) / tighteningSteps;
    return fitted;
}

/// Of the last page's height between its margins, how much text stands in.
double filledPart(const PagedLayout& layout, const QMarginsF& margins)
{
    const double foot = layout.paper.height() - margins.bottom(); // below it stands the footer
    double lowest = margins.top();
    for (const LayoutLine& line : layout.pages.last().lines) {
        if (line.box.top() < foot)
            lowest = qMax(lowest, line.box.bottom());
    }
    return (lowest - margins.top()) / (foot - margins.top());
}

} // namespace

Result<PagedLayout> fitToPages(const QList<Template>& designs, int pages, const Setting& set)
{
    Result<PagedLayout> asItIs = set(designs);
    return !asItIs || asItIs->pages.size() <= pages ? asItIs : makeSmaller(designs, pages, set);
}

Result<PagedLayout> fitLastPage(const QList<Template>& designs, const Setting& set)
{
    Result<PagedLayout> asItIs = set(designs);
    const Template& design = designs.front();
    if (!asItIs || asItIs->pages.size() < 2 || filledPart(*asItIs, design.margins) > design.limits.lastPage)
        return asItIs;
    const auto fewer = static_cast<int>(asItIs->pages.size()) - 1;
    Result<PagedLayout> fitted = makeSmaller(designs, fewer, set);
    return !fitted || fitted->pages.size() <= fewer ? fitted : asItIs;
}

} // namespace duovita
