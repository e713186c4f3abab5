#pragma once

#include "core/domain/person.h"
#include "core/terms/termindex.h"

namespace duovita {

// Two documents of one person say the same thing in the same shape far more often than not. Where a record and a
// document in its other language were cut differently, one of them is cut as the other is, so that what they both say
// comes together. What is done is told by points that say the same (pointmatches) but stand in entries that are not
// one.

/// One change of a structure. No text is lost by it: a title that loses its entry becomes a point.
struct StructureChange {
    enum class Kind {
        Parted,    ///< points became an entry of their own, or of two
        Joined,    ///< an entry became points of the one beside it
        Moved,     ///< a point went to the entry beside its own
        OtherKind, ///< a section is of the kind that the other one is
    };
    Kind kind;
    bool inRecord; ///< else in the document
    QString what;  ///< the title of the entry or section, or the point

    bool operator==(const StructureChange&) const = default;
};

struct FittedRecords {
    Person record;
    Person document;
    QList<StructureChange> changes;
};

/// Both as they fit best. Nothing is changed where they are told in one language, where the lexicon is not there, or
/// where what they say would not come together better than before. The record is changed only if it is told in one
/// language alone: what a person has put together stays so.
FittedRecords fitStructures(const Person& record, const Person& document, const QList<Term>& glossary = {});

} // namespace duovita
