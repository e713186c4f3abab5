#pragma once

#include "core/domain/person.h"
#include "core/merging/conflict.h"

namespace duovita {

/// A fact that a record has otherwise than before: a side of a text, a value, an item of a list, a point.
struct FactChange {
    ConflictPlace place;
    ConflictValue before; ///< monostate: there was nothing
    ConflictValue after;  ///< monostate: there is nothing any more
    /// The languages whose documents show it, where they show what they lack in another language's words.
    QList<Language> pages;

    bool operator==(const FactChange&) const = default;
};

/// What makes one state of an entry of another, all of it: every field of its details, points, links, and what no
/// document shows. Ids and times of texts are no facts.
QList<FactChange> changesOf(const Entry& before, const Entry& after);
/// Likewise of the person's own facts and the texts of the CVs; neither the sections nor what a CV shows.
QList<FactChange> changesOf(const Person& before, const Person& after);

} // namespace duovita
