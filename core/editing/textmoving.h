#pragma once

#include "core/domain/entry.h"

namespace duovita {

/// Where a text of an entry stands: in a field of its own, or in a point (then `field` is Highlights). As the end of a
/// move, Highlights without a point is a new one.
struct EntryTextPlace {
    Field field = Field::None;
    std::optional<HighlightId> point = {};

    bool operator==(const EntryTextPlace&) const = default;
};

/// The fields that hold a text in both languages, in the entry's order.
QList<Field> textFieldsOf(const Entry& entry);

/// Moves a text, in all languages and with what is known of them, to another place of the entry; a text that stands
/// there comes back in exchange, and a point that is left with none goes. Where the text ends up; nothing, and nothing
/// changed, if it is empty, is there already, or has formatting that a plain field cannot hold.
std::optional<EntryTextPlace> moveText(Entry& entry, const EntryTextPlace& from, const EntryTextPlace& to);

} // namespace duovita
