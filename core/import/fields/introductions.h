#pragma once

#include "core/domain/localized.h"
#include "core/import/structure/documentdivision.h"

namespace duovita {

/// Who says so in a sentence: "I am San Zhang, a student", "My name is San", "我叫张三，".
std::optional<LocalizedText> nameInIntroduction(const QString& text);

/// Of whom a paragraph tells from its first word on: "San Zhang is a lecturer at …", "张三，博士，…", "张三（San
/// Zhang）现任…".
std::optional<LocalizedText> nameOfThirdPerson(const QString& text);

/// The name of a document whose head says none. The text of two columns may begin with the narrow one: the name then
/// stands in some section's text, by the person's address, and what follows it there becomes the head's. Empty if there
/// is none.
LocalizedText takeLateName(DividedDocument& document, const QList<TextBlock>& blocks);

/// The name that is a heading of its own rank with the sections': "## San Zhang" below "# Curriculum Vitae". What
/// stands below it, down to the next heading, becomes the head's. Empty if the first section has none.
LocalizedText takeNameAboveSections(DividedDocument& document, const Vocabulary& vocabulary);

/// By whom a section of prose ("About me") is said to be: "I am San Zhang, a student of …". The sentence stays.
LocalizedText nameIntroducedIn(const QList<FoundSection>& sections, const Vocabulary& vocabulary);

} // namespace duovita
