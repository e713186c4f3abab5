#pragma once

#include "core/domain/ids.h"

#include <optional>

namespace duovita {

class Statements;

/// The notification that a server sends to all listeners when a transaction is committed: the person that was written,
/// or nothing if anybody may have changed.
struct ChangeNotice {
    QString store; ///< the schema, since a database may hold several stores
    std::optional<PersonId> person;
    QString origin; ///< identifies the process that wrote

    /// Nothing if the payload is not one of our notices.
    static std::optional<ChangeNotice> parse(const QString& payload);
};

/// The channel of the notices.
QString noticeChannel();
/// The origin of this process's notices.
const QString& noticeOrigin();

/// Queues the notice in the open transaction; does nothing on databases without notifications.
void announceChange(Statements& statements, const std::optional<PersonId>& person);

} // namespace duovita
