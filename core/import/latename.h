#pragma once

#include "core/domain/localized.h"
#include "core/import/documentdivision.h"

namespace duovita {

/// The name of a document whose head says none. The text of two columns may begin with the narrow one: the name then
/// stands in some section's text, by the person's address, and what follows it there becomes the head's. Empty if there
/// is none.
LocalizedText takeLateName(DividedDocument& document, const QList<TextBlock>& blocks);

/// By whom a section of prose ("About me") is said to be: "I am San Zhang, a student of …". The sentence stays.
LocalizedText nameIntroducedIn(const QList<FoundSection>& sections, const Vocabulary& vocabulary);

} // namespace duovita
