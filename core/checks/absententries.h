#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

/// An entry that a CV's documents in a language go without, since that CV leaves out what has no translation: it is
/// for want of this text of it.
struct AbsentEntry {
    EntryId entry;
    Language language;
    ContentSource text;

    bool operator==(const AbsentEntry&) const = default;
};

/// All of them, in the languages that the CV is made in; none of a CV that shows the other language's texts. Each entry
/// once in a language, in the record's order.
QList<AbsentEntry> absentEntries(const Person& person, const Cv& cv);

} // namespace duovita
