#pragma once

#include "core/matching/entrypairing.h"

#include <QHash>

#include <optional>

namespace duovita {

/// Where two documents of one person disagree. What the record said first stays, and the other is kept in `unparsed`,
/// unless a person has decided.
struct MergeFinding {
    enum class Kind {
        DatesDiffer,  ///< what it is, the record's dates, the other's
        TextsDiffer,  ///< what it is, the record's text, the other's
        TextExtended, ///< what it is, the record's text, the other's longer one, which took its place
        CountsDiffer, ///< what it is, the record's number, the other's
    } kind;
    QStringList parameters;
    EntryId entry;
    bool takesOther = false; ///< the other's stands
    bool isDecided = false;  ///< by a person, who has seen both: the one that does not stand is not kept aside
    std::optional<SectionId> section = {}; ///< of the other, whose heading it is; nothing of all else

    bool operator==(const MergeFinding&) const = default;
};

struct MergedRecord {
    Person person;
    int joined = 0; ///< entries that both have
    int added = 0;  ///< entries that only the other had
    QList<MergeFinding> findings;
    /// By the other's section: the record's that has its heading and what stands alone of it.
    QHash<SectionId, SectionId> homes;
};

/// One record of two about the same person. Entries and points that both have are joined, each language's text in its
/// place; what only one has stands alone. Nothing is lost but what a person has decided against. Merging the same again
/// changes nothing.
MergedRecord linkRecords(const Person& record, const Person& other);
/// The same with the pairs that a person has looked at.
MergedRecord linkRecords(const Person& record, const Person& other, const QList<EntryPair>& pairs);

} // namespace duovita
