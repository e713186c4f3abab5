#pragma once

#include "core/domain/person.h"

namespace duovita {

/// The place of a change in a record. Neither section nor entry: the person's own data.
struct EditPlace {
    std::optional<SectionId> section = {};
    std::optional<EntryId> entry = {};
    std::optional<HighlightId> highlight = {};
    Field field = Field::None;

    bool operator==(const EditPlace&) const = default;
};

/// A short summary of one undo step, for naming it in a menu and showing its place.
struct EditSummary {
    enum class What : unsigned char {
        Field,     ///< personal data, a title or a field of an entry; see `place.field`
        Point,     ///< a point of an entry
        Entry,     ///< a whole entry
        Section,   ///< a whole section
        Cvs,       ///< the list of CVs
        Contents,  ///< what a CV shows and its order; Added or Removed if parts were included or left out
        Design,    ///< a CV's design, paper and pages
        Dismissal, ///< problems dismissed or taken up again
        Several,   ///< changes of different kinds
    };
    enum class Change : unsigned char {
        Edited,
        Added,
        Removed,
        Moved,
        ShownOrHidden,
        Joined,    ///< two entries were joined; `place` is the remaining one
        Confirmed, ///< a translation was marked as checked; no text was changed
    };

    What what = What::Several;
    Change change = Change::Edited;
    int count = 0;                         ///< 0: no difference
    EditPlace place = {};                  ///< of the first change
    std::optional<Language> language = {}; ///< if only one language was changed
    QString cv = {};                       ///< name of the CV in which parts were included or left out
    /// For Design: the key that was changed, or "template", "paper", "pages", "margins", "references"; empty if several
    /// were changed.
    QString design = {};

    bool operator==(const EditSummary&) const = default;
};

/// Summarizes the difference between two states of one record.
EditSummary summarizeEdit(const Person& before, const Person& after);

} // namespace duovita
