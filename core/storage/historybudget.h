#pragma once

#include "core/domain/localized.h"
#include "core/storage/changecause.h"

#include <QList>

#include <array>

namespace duovita {

/// How much of the past is kept. Every version of the last week; of older ones, those that held when a stretch of time
/// ended: five minutes up to 90 days, a day up to two years, then a week. Each stretch is made of whole ones of the
/// step before, so that a record as of the end of a stretch stays exact. What held just before an import, a merge or a
/// restoring stays whatever its age. What is over `bytes` for one person goes too,
/// the oldest first. What holds now is no version and always stays, and so does what is in the trash.
struct HistoryBudget {
    struct Step {
        std::chrono::milliseconds upTo;    ///< how long ago a version was replaced
        std::chrono::milliseconds stretch; ///< zero: all are kept
    };
    std::array<Step, 3> steps{Step{std::chrono::days(7), std::chrono::milliseconds(0)},
                              Step{std::chrono::days(90), std::chrono::minutes(5)},
                              Step{std::chrono::days(730), std::chrono::days(1)}};
    std::chrono::milliseconds afterwards = std::chrono::days(7);
    qint64 bytes = qint64(64) * 1024 * 1024;
};

/// A version: when it held, and what it takes.
struct VersionSpan {
    Timestamp written{};
    Timestamp replaced{};
    qint64 bytes = 0;
};

/// Whether what a record was before a writing of this cause stays.
bool isLandmark(ChangeCause cause);

/// Whether the budget's steps let a version go. `landmarks` are the times of such writings, in their order.
bool isThinnedOut(const VersionSpan& span, Timestamp now, const HistoryBudget& budget,
                  const QList<Timestamp>& landmarks = {});

/// What a person's versions have to go for: those replaced at this time or earlier. The epoch if they take no more than
/// the budget's bytes. In any order.
Timestamp overBudgetUntil(QList<VersionSpan> spans, const HistoryBudget& budget);

} // namespace duovita
