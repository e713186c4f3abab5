#include "core/storage/historybudget.h"

#include <algorithm>
#include <numeric>

namespace duovita {

namespace {

std::chrono::milliseconds stretchFor(std::chrono::milliseconds age, const HistoryBudget& budget)
{
    for (const HistoryBudget::Step& step : budget.steps) {
        if (age <= step.upTo)
            return step.stretch;
    }
    return budget.afterwards;
}

} // namespace

bool isLandmark(ChangeCause cause)
{
    return cause == ChangeCause::Import || cause == ChangeCause::Merge || cause == ChangeCause::Restore;
}

bool isThinnedOut(const VersionSpan& span, Timestamp now, const HistoryBudget& budget,
                  const QList<Timestamp>& landmarks)
{
    const auto next = std::upper_bound(landmarks.begin(), landmarks.end(), span.written);
    if (next != landmarks.end() && *next <= span.replaced)
        return false;
    const auto stretch = stretchFor(now - span.replaced, budget).count();
    if (stretch == 0)
        return false;
    const auto written = span.written.time_since_epoch().count();
    const auto firstEnd = (written + stretch - 1) / stretch * stretch;
    return firstEnd >= span.replaced.time_since_epoch().count();
}

Timestamp overBudgetUntil(QList<VersionSpan> spans, const HistoryBudget& budget)
{
    qint64 bytes = std::accumulate(spans.begin(), spans.end(), qint64(0),
                                   [](qint64 sum, const VersionSpan& span) { return sum + span.bytes; });
    std::sort(spans.begin(), spans.end(),
              [](const VersionSpan& a, const VersionSpan& b) { return a.replaced < b.replaced; });
    Timestamp until{};
    for (const VersionSpan& span : std::as_const(spans)) {
        if (bytes <= budget.bytes)
            break;
        bytes -= span.bytes;
        until = span.replaced;
    }
    return until;
}

} // namespace duovita
