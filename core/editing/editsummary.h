#pragma once

#include "core/domain/person.h"

namespace duovita {

/// Where in a record something was changed; neither section nor entry: the person's own facts.
struct EditPlace {
    std::optional<SectionId> section = {};
    std::optional<EntryId> entry = {};
    std::optional<HighlightId> highlight = {};
    Field field = Field::None;

    bool operator==(const EditPlace&) const = default;
};

/// What one step changed, in short: enough for a menu to name it, and to go there.
struct EditSummary {
    enum class What : unsigned char {
        Field,    ///< a fact, a title or a field of an entry: `place.field` says which
        Point,    ///< of an entry
        Entry,    ///< as a whole
        Section,  ///< as a whole
        Cvs,      ///< which there are
        Contents, ///< of a CV: what it shows, and in what order; added or removed, parts came into one or were left out
        Design,   ///< of a CV, its paper and pages
        Dismissal, ///< what the owner judged all right
        Several,   ///< unlike changes
    };
    enum class Change : unsigned char {
        Edited,
        Added,
        Removed,
        Moved,
        ShownOrHidden,
        Joined, ///< of two entries; `place` is of the one that stayed
    };

    What what = What::Several;
    Change change = Change::Edited;
    int count = 0;                         ///< 0: nothing differs
    EditPlace place = {};                  ///< of the first
    std::optional<Language> language = {}; ///< if one side alone changed
    QString cv = {};                       ///< the name of the one that parts came into or were left out of
    /// Of a Design: the key of what was changed, or "template", "paper", "pages", "margins", "references"; empty where
    /// these are several.
    QString design = {};

    bool operator==(const EditSummary&) const = default;
};

/// What makes `after` of `before`, two states of one record.
EditSummary summarizeEdit(const Person& before, const Person& after);

} // namespace duovita
