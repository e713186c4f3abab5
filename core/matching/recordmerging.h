#pragma once

#include "core/matching/entrypairing.h"

#include <QHash>
#include <QSet>

#include <optional>

namespace duovita {

/// A difference between two documents about one person. The record's value stays and the other is kept in `unparsed`,
/// unless a person has decided.
struct MergeFinding {
    enum class Kind {
        DatesDiffer,  ///< the field, the record's dates, the other's
        TextsDiffer,  ///< the field, the record's text, the other's
        TextExtended, ///< the field, the record's text, the other's longer text that replaced it
        CountsDiffer, ///< the field, the record's number, the other's
    } kind;
    QStringList parameters;
    EntryId entry;
    bool takesOther = false;               ///< whether the other's value stays
    bool isDecided = false;                ///< by a person who has seen both: the dropped value is not kept aside
    bool isWritten = false;                ///< the other's text was written by a person, who need not be asked
    std::optional<SectionId> section = {}; ///< the other's section, if the difference is in its heading

    bool operator==(const MergeFinding&) const = default;
};

struct MergedRecord {
    Person person;
    int joined = 0; ///< number of entries in both
    int added = 0;  ///< number of entries only in the other
    QList<MergeFinding> findings;
    /// For each section of the other, the record's section that received its heading and its unpaired entries.
    QHash<SectionId, SectionId> homes;
};

/// Merges two records about one person. Entries and points in both are joined, with the text of each language in its
/// place; everything else is added. Nothing is lost except what a person has decided against. Merging the same record
/// again changes nothing.
MergedRecord linkRecords(const Person& record, const Person& other);
/// The same with pairs that a person has checked. Texts of the other that are in `written`, because a person wrote them
/// while checking, replace the record's.
MergedRecord linkRecords(const Person& record, const Person& other, const QList<EntryPair>& pairs,
                         const QSet<QString>& written = {});

} // namespace duovita
