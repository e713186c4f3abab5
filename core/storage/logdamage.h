#pragma once

#include "core/domain/result.h"

namespace duovita {

/// The least number of transactions in a store's log that became unreadable through an unclean end; 0 if all finished
/// ones can be read, or if another program has the store open. SQLite silently ignores the log from the first wrong
/// checksum on. Opens the log and the shared memory; therefore call it only for a store that this process does not have
/// open (fileinuse.h), and before SQLite reads it.
int lostTransactions(const QString& path);

/// Copies the log to a file beside the store and returns its name, which is the same for the same log. FileNotWritable,
/// DatabaseReadOnly or DiskFull.
Result<QString> keepLog(const QString& path);

} // namespace duovita
