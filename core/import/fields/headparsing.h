#pragma once

#include "core/import/fields/publicationparsing.h"

namespace duovita {

// Parses the lines above an entry's points: titles, organizations, places, positions and dates in any arrangement.
// Lines without any of these go to the entry's `unparsed`.

Entry parseEducationHead(const QList<TextLine>& lines, const ParsingContext& context);
Entry parseExperienceHead(const QList<TextLine>& lines, SectionKind kind, const ParsingContext& context);

} // namespace duovita
