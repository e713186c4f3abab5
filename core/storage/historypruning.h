#pragma once

#include "core/domain/result.h"
#include "core/storage/historybudget.h"

#include <optional>

namespace duovita {

class Database;

/// What was removed from the history.
struct PrunedHistory {
    int versions = 0; ///< versions of entries, sections and people's own facts
    int people = 0;   ///< people whose versions were removed

    bool operator==(const PrunedHistory&) const = default;
};

/// Removes the versions that the budget does not keep, in one transaction per person, so that writers never wait longer
/// than that. With a time limit, it starts with a random person and begins no further person after the limit; repeated
/// calls reach everybody.
Result<PrunedHistory> pruneHistory(Database& database, Timestamp now, const HistoryBudget& budget = {},
                                   std::optional<std::chrono::milliseconds> longest = {});

/// The same on a connection of its own, for background threads.
Result<PrunedHistory> pruneHistory(const QString& database);

} // namespace duovita
