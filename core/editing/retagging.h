#pragma once

#include "core/domain/person.h"

namespace duovita {

/// One person's tags before and after a change of several people's.
struct Retagging {
    PersonId person;
    QStringList from;
    QStringList to;

    Retagging reversed() const { return {person, to, from}; }
    bool operator==(const Retagging&) const = default;
};

/// `tags` with the change: as `to` has them where they are as they were, else without what went and with what came, so
/// that what somebody else did to them meanwhile stays.
QStringList retagged(const QStringList& tags, const Retagging& change);

} // namespace duovita
