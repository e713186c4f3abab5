#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/rawlines.h"

namespace duovita {

/// Removes the parts of a letter around a CV: "Dear all,", "please find my CV below.", "Best regards" with the name
/// under it, a signature below "--".
QList<RawLine> takeLetterFrame(QList<RawLine>& lines, const Vocabulary& vocabulary);

} // namespace duovita
