#pragma once

#include "core/domain/person.h"

namespace duovita {

/// One person's tags before and after a change to the tags of several people.
struct Retagging {
    PersonId person;
    QStringList from;
    QStringList to;

    Retagging reversed() const { return {person, to, from}; }
    bool operator==(const Retagging&) const = default;
};

/// Applies the change to `tags`. If they are as in `from`, returns `to`; otherwise removes and adds only the tags that
/// the change did, so that somebody else's changes made meanwhile are kept.
QStringList retagged(const QStringList& tags, const Retagging& change);

} // namespace duovita
