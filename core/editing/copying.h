#pragma once

#include "core/domain/person.h"

#include <optional>

namespace duovita {

class PersonDocument;

/// Parts of a record on their way to another place, or into another record.
struct CopiedParts {
    QList<Section> sections;  ///< whole, with all they have
    QList<Section> fragments; ///< entries alone, in sections as those that they stood in: of their kind and title

    bool isEmpty() const { return sections.isEmpty() && fragments.isEmpty(); }
    bool operator==(const CopiedParts&) const = default;
};

/// In the order of the record, whatever order they are named in. Entries of a section that is copied go with it.
CopiedParts copyParts(const Person& person, const QList<EntryId>& entries, const QList<SectionId>& sections);

/// As the record's own JSON has them: reading back what was written gives the same.
QByteArray writeParts(const CopiedParts& parts);
Result<CopiedParts> readParts(const QByteArray& json);

/// Where somebody is who pastes: at an entry, at a section, or at neither.
struct PastePlace {
    std::optional<SectionId> section = {};
    std::optional<EntryId> entry = {};
};
struct PastedParts {
    QList<EntryId> entries; ///< of fragments
    QList<SectionId> sections;
};
/// Puts copies of the parts in, with ids of their own, as one step of undo. Entries go behind the entry, or to the end
/// of the section, where that takes their kind; else into the first section of their kind, of the same title if there
/// is one; else into a new section. Sections go behind the section, or to the end. What CVs say of a part that is in
/// the record no longer (it was cut out) they say of what is put in for it.
PastedParts pasteParts(PersonDocument& document, const CopiedParts& parts, const PastePlace& place);

} // namespace duovita
