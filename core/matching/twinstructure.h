#pragma once

#include "core/matching/entrypairing.h"

namespace duovita {

// Two documents of one person usually say the same thing in the same structure. If a record and a document in the other
// language are structured differently, one of them is adapted to the other, so that their common content can be paired.
// The adaptations are derived from points that say the same (pointmatches) but are in entries that are not paired.

/// One adaptation of a structure. No text is lost: the title of an entry that is dissolved becomes a point.
struct StructureChange {
    enum class Kind {
        Parted,    ///< points became an entry of their own
        Joined,    ///< an entry became points of the entry next to it
        Moved,     ///< a point was moved to the entry next to its own
        OtherKind, ///< a section was changed to the other's kind
    };
    Kind kind;
    bool inRecord; ///< otherwise in the document
    QString what;  ///< the title of the entry or section, or the point

    bool operator==(const StructureChange&) const = default;
};

struct FittedRecords {
    Person record;
    Person document;
    QList<StructureChange> changes;
    QList<EntryPair> pairs; ///< of the two as they are now
};

/// Adapts both to each other. Nothing is changed if both are in the same language, if there is no lexicon, or if the
/// common content would not be paired better than before. The record is changed only if it is in a single language:
/// what a person has combined stays as it is.
FittedRecords fitStructures(const Person& record, const Person& document, const QList<Term>& glossary = {});

} // namespace duovita
