#pragma once

#include "core/domain/person.h"
#include "core/import/readers/textblocks.h"

namespace duovita {

/// The words that a document has for what its record holds as data: "Now" of a range that goes on, "预期" of a date to
/// come, "Supervisor" before a name, "Volume" before a number. Documents made of the record say them again.
/// `language` is the document's; a citation's words are of the language that they are in. Of several the commonest is
/// taken, of as common ones the first; words of citations only where most numbers of the kind have one. A bilingual
/// document has words of both languages. What is longer than any CV has none.
OwnWords writtenWords(const QList<TextBlock>& blocks, const Person& person, Language language, bool isBilingual);

} // namespace duovita
