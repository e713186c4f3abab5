#pragma once

#include "core/domain/person.h"

namespace duovita {

// Effects of check marks on a CV.

/// Adds the id to the list of hidden ones, or removes it.
template <typename Id>
void setListed(QList<Id>& hidden, const Id& id, bool isHidden)
{
    hidden.removeAll(id);
    if (isHidden)
        hidden += id;
}

/// Whether all entries of the section are omitted by hand.
bool hasNothing(const Section& section, const Cv& cv);

/// Shows a section, one of its entries, or a point of that; `entry` and `point` may be null. If the containing section
/// or entry was omitted, it is shown with this item only: its other items are unchecked.
void includeIn(const Section& section, const Entry* entry, const Highlight* point, Cv& cv);

} // namespace duovita
