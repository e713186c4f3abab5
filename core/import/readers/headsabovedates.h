#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/rawlines.h"

namespace duovita {

/// In a narrow column, entries have neither blank lines nor marks: "Example Ltd" / "Engineer" / "Sampleton, TX" / "2019
/// – 2021" / wrapped description, and so on. If the heads of a section's entries end in dates, this starts a paragraph
/// at each head and rejoins the wrapped lines.
void partHeadsAboveDates(QList<RawLine>& lines, const Vocabulary& vocabulary);

} // namespace duovita
