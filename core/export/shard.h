#pragma once

#include "core/domain/ids.h"

namespace duovita {

/// One of several parts of about equal size of all people, for machines that share the work. Depends on a person's id
/// only, so it stays the same when others come and go, on every machine and in every version of the program.
struct Shard {
    int number = 1; ///< from 1 to count
    int count = 1;

    /// Parses "2/4"; nothing if the text is malformed.
    static std::optional<Shard> parse(const QString& text);
    bool holds(const PersonId& person) const;

    bool operator==(const Shard&) const = default;
};

} // namespace duovita
