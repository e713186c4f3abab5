#pragma once

#include "core/domain/result.h"

#include <QStringList>

namespace duovita {

// In a folder where others may make files, somebody may have put one there under the name of a store's log, of its
// backups or of a copy that is to be made: what is written would be theirs, what is read what they wrote, and a link
// leads anywhere. Nothing here opens a file, nor follows a link.

/// Whether something has that name, also a link that leads nowhere.
bool isThere(const QString& path);

/// Whether a store, what SQLite keeps beside it and the folder of its backups are the user's, or the system's (root's),
/// as far as they are there. The store itself may be reached by a link; the others are no links. DatabaseNotOwned,
/// FileIsLink.
Result<void> isOnlyOurs(const QString& store);

/// The same of what is beside a store that may be anybody's, and is only read: it is whose the store is, or ours.
Result<void> isOfOneOwner(const QString& store);

} // namespace duovita
