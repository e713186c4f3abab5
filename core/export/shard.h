#pragma once

#include "core/domain/ids.h"

namespace duovita {

/// One of several equal parts of all people, for machines that share the work. Who is in it depends on the person's id
/// alone: it stays the same when others come and go, on every machine and in every version of the program.
struct Shard {
    int number = 1; ///< from 1 to count
    int count = 1;

    /// "2/4"; nothing if it is not of that form.
    static std::optional<Shard> parse(const QString& text);
    bool holds(const PersonId& person) const;

    bool operator==(const Shard&) const = default;
};

} // namespace duovita
