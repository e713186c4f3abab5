#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/rawlines.h"

namespace duovita {

/// Takes out what a letter says around a CV: "Dear all,", "please find my CV below.", "Best regards" and the name under
/// it, a signature below "--".
QList<RawLine> takeLetterFrame(QList<RawLine>& lines, const Vocabulary& vocabulary);

} // namespace duovita
