#pragma once

#include "core/domain/localized.h"
#include "core/storage/changecause.h"

#include <QList>

#include <array>

namespace duovita {

/// How much history is kept. Every version of the last week is kept; of older versions, those that were current at the
/// end of an interval: five minutes up to 90 days, a day up to two years, then a week. Each interval consists of whole
/// intervals of the step before, so the record as of the end of an interval stays exact. The version just before an
/// import, a merge or a restore stays at any age. If a person's versions exceed `bytes`, the oldest are removed as
/// well. Current contents and the trash are not history and always stay.
struct HistoryBudget {
    struct Step {
        std::chrono::milliseconds upTo;    ///< how long ago a version was replaced
        std::chrono::milliseconds stretch; ///< length of the interval; zero: all versions are kept
    };
    std::array<Step, 3> steps{Step{std::chrono::days(7), std::chrono::milliseconds(0)},
                              Step{std::chrono::days(90), std::chrono::minutes(5)},
                              Step{std::chrono::days(730), std::chrono::days(1)}};
    std::chrono::milliseconds afterwards = std::chrono::days(7);
    qint64 bytes = qint64(64) * 1024 * 1024;
};

/// A version: when it was current, and its size.
struct VersionSpan {
    Timestamp written{};
    Timestamp replaced{};
    qint64 bytes = 0;
};

/// Whether the version before a write with this cause is kept at any age.
bool isLandmark(ChangeCause cause);

/// Whether the budget's steps remove a version. `landmarks` are the times of writes for which isLandmark() is true,
/// ascending.
bool isThinnedOut(const VersionSpan& span, Timestamp now, const HistoryBudget& budget,
                  const QList<Timestamp>& landmarks = {});

/// The time up to which a person's versions must be removed to stay within the budget's bytes: those replaced at this
/// time or earlier. The epoch if they fit. `spans` may be in any order.
Timestamp overBudgetUntil(QList<VersionSpan> spans, const HistoryBudget& budget);

} // namespace duovita
