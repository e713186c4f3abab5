#pragma once

#include "core/domain/person.h"
#include "core/import/headingvocabulary.h"

namespace duovita {

/// What a document says of its person behind a label, as a fact of that kind: a birth as a date if it is one, else the
/// value as it stands. A label that says no more than its kind is given up.
PersonalFact personalFactOf(PersonalFactKind kind, const LocalizedText& value);

/// Contacts that are none, for their label names a personal fact ("性别：男", "Gender: Male"), become one.
void takePersonalFacts(Person& person, const Vocabulary& vocabulary);

} // namespace duovita
