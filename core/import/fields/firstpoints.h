#pragma once

#include "core/import/fields/publicationparsing.h"

namespace duovita {

/// Takes out of an entry's first points what they say of fields that its head left empty: the degree or the position,
/// the employer, where a work appeared.
void takeFieldsOfFirstPoints(Entry& entry, SectionKind kind, const ParsingContext& context);

} // namespace duovita
