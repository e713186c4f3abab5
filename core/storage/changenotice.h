#pragma once

#include "core/domain/ids.h"

#include <optional>

namespace duovita {

class Statements;

/// What a server tells everybody who listens once a transaction is committed: a person was written, or, without one,
/// anybody may have been.
struct ChangeNotice {
    QString store; ///< the schema, where a database has several stores
    std::optional<PersonId> person;
    QString origin; ///< the program that wrote: its process

    /// Nothing if it is no notice of ours.
    static std::optional<ChangeNotice> parse(const QString& payload);
};

/// What notices go under.
QString noticeChannel();
/// The origin of this process's notices.
const QString& noticeOrigin();

/// Within the transaction that is open; nothing on databases that tell nobody.
void announceChange(Statements& statements, const std::optional<PersonId>& person);

} // namespace duovita
