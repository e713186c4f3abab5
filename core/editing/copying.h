#pragma once

#include "core/domain/person.h"

#include <optional>

namespace duovita {

class PersonDocument;

/// Parts of a record copied to another place or another record.
struct CopiedParts {
    QList<Section> sections;  ///< complete sections
    QList<Section> fragments; ///< individual entries, in sections with the kind and title of the original ones

    bool isEmpty() const { return sections.isEmpty() && fragments.isEmpty(); }
    bool operator==(const CopiedParts&) const = default;
};

/// Copies in the order of the record. Entries of a copied section are part of it and not copied again.
CopiedParts copyParts(const Person& person, const QList<EntryId>& entries, const QList<SectionId>& sections);

/// Uses the record's JSON format; readParts() restores what writeParts() wrote.
QByteArray writeParts(const CopiedParts& parts);
Result<CopiedParts> readParts(const QByteArray& json);

/// Where to paste: at an entry, at a section, or at neither.
struct PastePlace {
    std::optional<SectionId> section = {};
    std::optional<EntryId> entry = {};
};
struct PastedParts {
    QList<EntryId> entries; ///< the entries pasted from fragments
    QList<SectionId> sections;
};
/// Pastes copies of the parts with new ids, as one undo step. Entries are inserted after the entry or at the end of the
/// section of `place` if that has their kind; otherwise into the first section of their kind, preferably with the same
/// title; otherwise into a new section. Sections are inserted after the section, or at the end. If a part is no longer
/// in the record (it was cut), the CVs' settings for it apply to its copy.
PastedParts pasteParts(PersonDocument& document, const CopiedParts& parts, const PastePlace& place);

} // namespace duovita
