#pragma once

#include "core/content/selection.h"
#include "core/editing/persondocument.h"

namespace duovita {

// The eye: shows parts of a record in one CV, or hides them there.

/// Parts of a record that are shown or hidden together.
struct RecordParts {
    QList<SectionId> sections{};
    QList<EntryId> entries{};
    QList<HighlightId> points{};

    bool isEmpty() const { return sections.isEmpty() && entries.isEmpty() && points.isEmpty(); }
};

/// Why the CV has none of the parts: because of what contains them, or of the parts themselves. None if it shows any,
/// or `parts` is empty.
Omission omissionOf(const Person& person, const Cv& cv, const RecordParts& parts);
/// Whether there are any parts and each is hidden in the record, and so in every CV.
bool areHiddenInAll(const Person& person, const RecordParts& parts);

/// Shows or hides the parts in this CV only, as one undo step. Parts that were hidden in the record stay hidden in the
/// other CVs. False if nothing changed, because tags or the CV's own summary decide.
bool setShownIn(PersonDocument& document, const CvId& cv, const RecordParts& parts, bool shown);
/// Shows or hides the parts in all CVs, as one undo step; showing also removes them from the lists of parts omitted by
/// hand.
void setShownInAll(PersonDocument& document, const RecordParts& parts, bool shown);
/// Shows the parts in this CV and hides them in the others, as one undo step. Parts that this CV omits all the same,
/// because tags or its own summary decide, stay in the others. False if nothing changed.
bool setShownOnlyIn(PersonDocument& document, const CvId& cv, const RecordParts& parts);

QString showOnlyWords(const Cv& cv);  ///< Show only in “Software Engineer”
QString shownOnlyWords(const Cv& cv); ///< Now shown only in “Software Engineer”
/// What a click on the eye would do: Hide in “Software Engineer”.
QString eyeWords(Omission omission, const Cv& cv);
/// Why a part is not in the CV; empty if it is.
QString omissionWords(Omission omission, const Cv& cv);
/// Which other CVs omit the point that this CV shows; empty if none does.
QString elsewhereWords(const Person& person, const Cv& cv, const Highlight& point);

} // namespace duovita
