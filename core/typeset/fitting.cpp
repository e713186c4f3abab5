#include "core/typeset/fitting.h"

#include <algorithm>
#include <optional>

namespace duovita {

namespace {

using Setting = std::function<Result<PagedLayout>(const QList<Template>&)>;

constexpr int tighteningSteps = 16;
constexpr int spacingSteps = 4;     // these steps shrink distances only, which is usually enough (Template::tightened)
constexpr double mostGivenBack = 4; // points above each section
constexpr int givingSteps = 7;
constexpr int looseningSteps = 32; // the last line then ends less than about one line above the foot

QList<Template> tightened(const QList<Template>& designs, double step)
{
    QList<Template> tight;
    for (const Template& design : designs)
        tight += design.tightened(step);
    return tight;
}

/// A range of steps, each of which makes the document smaller than the one before.
struct Steps {
    int tooLoose; ///< not tried: either known to need too many pages, or no step at all
    int enough;   ///< known to fit
};

/// Finds the first step that fits and stores its layout in `fitted`, which must hold the layout of step `enough`. Tries
/// `guess` and the step beside it first, because setting a document is slow.
Result<int> firstThatFits(Steps steps, std::optional<int> guess, int pages, PagedLayout& fitted,
                          const std::function<Result<PagedLayout>(int)>& setStep)
{
    for (int tried = 0; steps.enough - steps.tooLoose > 1; ++tried) {
        const int middle = steps.tooLoose + (steps.enough - steps.tooLoose) / 2;
        const int step = std::clamp(guess.value_or(middle), steps.tooLoose + 1, steps.enough - 1);
        Result<PagedLayout> layout = setStep(step);
        if (!layout)
            return layout.error();
        if (layout->pages.size() > pages) {
            steps.tooLoose = step;
            guess = guess && tried == 0 ? std::optional(step + 1) : std::nullopt;
        } else {
            steps.enough = step;
            guess = guess && tried == 0 ? std::optional(step - 1) : std::nullopt;
            fitted = *std::move(layout);
        }
    }
    return steps.enough;
}

/// The distance in points from the end of the text on the last page to the page's bottom margin.
double roomLeft(const PagedLayout& layout, const QMarginsF& margins)
{
    const double foot = layout.paper.height() - margins.bottom(); // the footer is below this
    double lowest = margins.top();
    for (const LayoutLine& line : layout.pages.last().lines) {
        if (line.box.top() < foot)
            lowest = qMax(lowest, line.box.bottom());
    }
    return foot - lowest;
}

/// Estimates the step of giveRoomBack() that uses up the space left, assuming that all sections are in one column.
int givingStep(const PagedLayout& fitted, const Template& tight)
{
    const auto titles = std::count_if(fitted.blocks.begin(), fitted.blocks.end(), [&](const LayoutBlock& block) {
        return block.role == BlockRole::SectionTitle && block.language == fitted.language;
    });
    const double perStep = mostGivenBack / givingSteps * static_cast<double>(qMax(titles, 1));
    return givingSteps - static_cast<int>(qMin(roomLeft(fitted, tight.margins) / perStep, 1.0 * givingSteps));
}

/// Adds space above sections as far as the page count allows, so that the last page ends at its foot. Adds none between
/// entries or points, which belong together.
Result<void> giveRoomBack(const QList<Template>& tight, int pages, PagedLayout& fitted, const Setting& set)
{
    // Step 0 adds everything, the last step nothing.
    const auto setStep = [&](int step) {
        QList<Template> looser = tight;
        for (Template& design : looser)
            design.section.spaceBefore += mostGivenBack * (givingSteps - step) / givingSteps;
        return set(looser);
    };
    const Result<int> step =
        firstThatFits({-1, givingSteps}, givingStep(fitted, tight.front()), pages, fitted, setStep);
    return step ? Result<void>() : Result<void>(step.error());
}

/// Tries coarse steps and returns the first range that is known to fit, with its layout in `fitted`; nothing if no step
/// fits.
Result<std::optional<Steps>> enoughSteps(int pages, PagedLayout& fitted,
                                         const std::function<Result<PagedLayout>(int)>& setStep)
{
    Steps steps{0, spacingSteps};
    for (const int enough : {spacingSteps, tighteningSteps}) {
        Result<PagedLayout> layout = setStep(enough);
        if (!layout)
            return layout.error();
        fitted = *std::move(layout);
        steps.enough = enough;
        if (fitted.pages.size() <= pages)
            return std::optional(steps);
        steps.tooLoose = enough;
    }
    return std::optional<Steps>();
}

/// Shrinks a document that has too many pages.
Result<PagedLayout> makeSmaller(const QList<Template>& designs, int pages, const Setting& set)
{
    const auto tight = [&](int step) { return tightened(designs, static_cast<double>(step) / tighteningSteps); };
    const auto setStep = [&](int step) { return set(tight(step)); };
    PagedLayout fitted;
    const Result<std::optional<Steps>> enough = enoughSteps(pages, fitted, setStep);
    if (!enough)
        return enough.error();
    if (!*enough) {
        fitted.tightening = 1;
        fitted.findings += LayoutFinding{LayoutFinding::Kind::TooManyPages,
                                         QString::number(fitted.pages.size()),
                                         {},
                                         static_cast<int>(fitted.pages.size()) - 1};
        return fitted;
    }
    const Result<int> step = firstThatFits(**enough, {}, pages, fitted, setStep);
    if (!step)
        return step.error();
    if (const Result<void> given = giveRoomBack(tight(*step), pages, fitted, set); !given)
        return given.error();
    fitted.tightening = static_cast<double>(*step) / tighteningSteps;
    return fitted;
}

/// The share of the last page's height between its margins that has text.
double filledPart(const PagedLayout& layout, const QMarginsF& margins)
{
    const double height = layout.paper.height() - margins.top() - margins.bottom();
    return 1 - roomLeft(layout, margins) / height;
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

Result<PagedLayout> fillLastPage(const QList<Template>& designs, PagedLayout asItIs, const Setting& set)
{
    if (asItIs.tightening > 0)
        return asItIs;
    // Step 0 is the loosest, the last step changes nothing.
    const auto setStep = [&](int step) {
        QList<Template> loose;
        for (const Template& design : designs)
            loose += design.loosened(static_cast<double>(looseningSteps - step) / looseningSteps);
        return set(loose);
    };
    const auto pages = static_cast<int>(asItIs.pages.size());
    const Result<int> step = firstThatFits({-1, looseningSteps}, {}, pages, asItIs, setStep);
    if (!step)
        return step.error();
    return asItIs;
}

} // namespace duovita
