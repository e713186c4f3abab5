#pragma once

#include "core/domain/result.h"
#include "core/storage/historybudget.h"

#include <optional>

namespace duovita {

class Database;

/// What of the past went.
struct PrunedHistory {
    int versions = 0; ///< of entries, sections and people's own facts
    int people = 0;   ///< whose they were

    bool operator==(const PrunedHistory&) const = default;
};

/// Removes what the budget does not keep, a person at a time: nobody who writes waits for more than that. With a limit
/// it begins with anybody and no further person once so long has passed: called now and then it comes to everybody.
Result<PrunedHistory> pruneHistory(Database& database, Timestamp now, const HistoryBudget& budget = {},
                                   std::optional<std::chrono::milliseconds> longest = {});

/// The same with a connection of its own: called away from the interface's thread.
Result<PrunedHistory> pruneHistory(const QString& database);

} // namespace duovita
