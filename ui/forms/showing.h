#pragma once

#include "core/content/selection.h"
#include "core/editing/persondocument.h"

namespace duovita {

// What the eye does: it shows a part of the record in one CV, or hides it there.

/// Parts of a record that are shown or hidden together.
struct RecordParts {
    QList<SectionId> sections{};
    QList<EntryId> entries{};
    QList<HighlightId> points{};

    bool isEmpty() const { return sections.isEmpty() && entries.isEmpty() && points.isEmpty(); }
};

/// Why the CV has none of them: by what they stand in, or by themselves. None if it shows one of them, or there are
/// none.
Omission omissionOf(const Person& person, const Cv& cv, const RecordParts& parts);
/// Whether there are any, and each is hidden in the record, and so in every CV.
bool areHiddenInAll(const Person& person, const RecordParts& parts);

/// In this CV alone, as one step. What is hidden in all CVs stays so in the others. False if nothing came of it: tags,
/// or a summary of the CV's own, decide.
bool setShownIn(PersonDocument& document, const CvId& cv, const RecordParts& parts, bool shown);
/// In all CVs, as one step: what is shown is left out of none by hand.
void setShownInAll(PersonDocument& document, const RecordParts& parts, bool shown);

/// What the eye does to a part that the CV shows, or does not: Hide in “Software Engineer”.
QString eyeWords(Omission omission, const Cv& cv);
/// Why a part is not in the CV; empty if it is.
QString omissionWords(Omission omission, const Cv& cv);

} // namespace duovita
