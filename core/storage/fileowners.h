#pragma once

#include "core/domain/result.h"

#include <QStringList>

namespace duovita {

// In a folder where others may create files, somebody may have placed a file under the name of a store's log, of its
// backups or of a planned copy: we would write into their file, read what they wrote, or follow their link anywhere.
// These functions open no file and follow no link.

/// From now on, files of that account count as the user's own: for a store on a disk or in a container with other
/// accounts, or a user's store that an administrator opens. False if there is no such account; a number always counts
/// as one.
bool trustOwner(const QString& account);

/// Whether the name exists, even as a dangling link.
bool isThere(const QString& path);

/// Whether a store, SQLite's companion files and the backup folder belong to the user, to the system (root) or to
/// a trusted account, as far as they exist. The store itself may be a link; the others must not be. DatabaseNotOwned,
/// FileIsLink.
Result<void> isOnlyOurs(const QString& store);

/// The same for a store of any owner that is only read: its companions must belong to the store's owner or to the user.
Result<void> isOfOneOwner(const QString& store);

} // namespace duovita
