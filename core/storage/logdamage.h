#pragma once

#include "core/domain/result.h"

namespace duovita {

/// How many savings in the log that an unclean end has left beside a store cannot be read any more, at least; 0 if all
/// that were finished can be, or another program has the store open. SQLite reads a log as far as its checksums fit and
/// says nothing of the rest. Opens the log and its shared memory, so it is asked only of a store that this process has
/// not open (fileinuse.h), and before SQLite looks.
int savingsLostInLog(const QString& path);

/// A copy of the log beside the store, its name; the same for the same log. FileNotWritable, DatabaseReadOnly or
/// DiskFull.
Result<QString> keepLog(const QString& path);

} // namespace duovita
