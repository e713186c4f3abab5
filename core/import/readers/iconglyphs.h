#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/rawlines.h"

namespace duovita {

// The glyphs of an icon font stand in the area for private use of Unicode, and mean nothing without the font.

/// Below the first heading, icons part the fields of a line, and mark no point that way: "(calendar) 2020 – 2022
/// (pin) Boston". One that begins a line, by itself and above words, stays: it may be the mark of a list or a heading.
void partFieldsAtIcons(QList<RawLine>& lines, const Vocabulary& vocabulary);

/// In front of each icon a gap, so that the contacts of a line are parted.
QString withGapsBeforeIcons(const QString& text);

} // namespace duovita
