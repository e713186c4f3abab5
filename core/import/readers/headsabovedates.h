#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/rawlines.h"

namespace duovita {

/// A narrow column has its entries without blank lines or marks: "Example Ltd" / "Engineer" / "Sampleton, TX" /
/// "2019 – 2021" / what is told of it, wrapped, and so on. Where the heads of a section's entries end in dates, each
/// begins a paragraph, and its lines and those of its text are whole again.
void partHeadsAboveDates(QList<RawLine>& lines, const Vocabulary& vocabulary);

} // namespace duovita
