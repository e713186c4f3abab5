#pragma once

#include "core/domain/person.h"
#include "core/merging/conflict.h"

namespace duovita {

/// A change to a record: of a text in one language, a value, an item of a list, a point.
struct FactChange {
    ConflictPlace place;
    ConflictValue before; ///< monostate: did not exist
    ConflictValue after;  ///< monostate: was removed
    /// The languages whose documents show the change, assuming that they show another language's text where theirs is
    /// missing.
    QList<Language> pages;

    bool operator==(const FactChange&) const = default;
};

/// All changes between two states of an entry: every field of its details, points, links, and data that no document
/// shows. Ids and times of texts are ignored.
QList<FactChange> changesOf(const Entry& before, const Entry& after);
/// The same for the person's own data and the texts of the CVs, without sections and without what a CV shows.
QList<FactChange> changesOf(const Person& before, const Person& after);

} // namespace duovita
