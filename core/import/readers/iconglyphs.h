#pragma once

#include "core/import/annotate/headingvocabulary.h"
#include "core/import/readers/rawlines.h"

namespace duovita {

// The glyphs of icon fonts are in Unicode's private use area and mean nothing without the font.

/// Below the first heading, icons separate the fields of a line and are not list marks: "(calendar) 2020 – 2022 (pin)
/// Boston". An icon that begins a line alone and above words stays, since it may mark a list item or a heading.
void partFieldsAtIcons(QList<RawLine>& lines, const Vocabulary& vocabulary);

/// Inserts a gap before each icon, so that the contacts of a line are separated.
QString withGapsBeforeIcons(const QString& text);

} // namespace duovita
