#pragma once

#include "core/import/fields/publicationparsing.h"

namespace duovita {

/// Moves fields from an entry's first points if its head left them empty: the degree or position, the employer, the
/// venue.
void takeFieldsOfFirstPoints(Entry& entry, SectionKind kind, const ParsingContext& context);

} // namespace duovita
