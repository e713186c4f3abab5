#pragma once

#include "core/domain/person.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// The document's own words for what its record stores as data: "Now" for an open range, "预期" for a future date,
/// "Supervisor" before a name, "Volume" before a number. Documents made from the record print them again. `language` is
/// the document's; words in a citation belong to the citation's language. The most frequent word wins, on a tie the
/// first; citation words count only if most numbers of their kind have one. A bilingual document gives words in both
/// languages. Returns nothing for documents longer than any CV.
OwnWords writtenWords(const QList<TextBlock>& blocks, const Person& person, Language language, bool isBilingual);

} // namespace duovita
