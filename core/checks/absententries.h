#pragma once

#include "core/content/cvcontent.h"

namespace duovita {

/// An entry missing from a CV's documents in a language, because it lacks a translation of `text` and the CV leaves out
/// such entries.
struct AbsentEntry {
    EntryId entry;
    Language language;
    ContentSource text;

    bool operator==(const AbsentEntry&) const = default;
};

/// All absent entries in the languages of the CV; none if the CV shows the other language's texts instead. Each entry
/// occurs once per language, in the record's order.
QList<AbsentEntry> absentEntries(const Person& person, const Cv& cv);

} // namespace duovita
