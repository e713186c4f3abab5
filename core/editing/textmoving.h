#pragma once

#include "core/domain/entry.h"

namespace duovita {

/// The place of a text in an entry: a field, or a point (`field` is then Highlights). As the target of a move,
/// Highlights without a point means a new point.
struct EntryTextPlace {
    Field field = Field::None;
    std::optional<HighlightId> point = {};

    bool operator==(const EntryTextPlace&) const = default;
};

/// The fields with texts in both languages, in the entry's order.
QList<Field> textFieldsOf(const Entry& entry);

/// Moves a text, in all languages and with its revision data, to another place in the entry. A text already there is
/// moved back in exchange; a point left empty is removed. Returns the text's new place; nothing, without any change, if
/// the text is empty, is already there, or has formatting that a plain field cannot hold.
std::optional<EntryTextPlace> moveText(Entry& entry, const EntryTextPlace& from, const EntryTextPlace& to);

} // namespace duovita
