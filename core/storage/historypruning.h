#pragma once

#include "core/domain/result.h"
#include "core/storage/historybudget.h"

namespace duovita {

class Database;

/// Removes what the budget does not keep, a person at a time: nobody who writes waits for more than that. Returns how
/// many versions went.
Result<int> pruneHistory(Database& database, Timestamp now, const HistoryBudget& budget = {});

/// The same with a connection of its own: called away from the interface's thread.
Result<int> pruneHistory(const QString& database);

} // namespace duovita
