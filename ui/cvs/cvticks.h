#pragma once

#include "core/domain/person.h"

namespace duovita {

// What a person's ticks do to a CV.

/// Leaves out, or shows, what has that id.
template <typename Id>
void setListed(QList<Id>& hidden, const Id& id, bool isHidden)
{
    hidden.removeAll(id);
    if (isHidden)
        hidden += id;
}

/// Whether each of its entries is left out by hand.
bool hasNothing(const Section& section, const Cv& cv);

/// Shows a section, an entry of it, or a point of that; null for those that it is not. Where what it is in was left
/// out, that comes with this alone: the rest stands there without a tick, and stays so.
void includeIn(const Section& section, const Entry* entry, const Highlight* point, Cv& cv);

} // namespace duovita
