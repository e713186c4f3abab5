#pragma once

#include "core/domain/localized.h"
#include "core/import/structure/documentdivision.h"

namespace duovita {

/// The name in a sentence in the first person: "I am San Zhang, a student", "My name is San", "我叫张三，".
std::optional<LocalizedText> nameInIntroduction(const QString& text);

/// The name with which a paragraph in the third person begins: "San Zhang is a lecturer at …", "张三，博士，…",
/// "张三（San Zhang）现任…".
std::optional<LocalizedText> nameOfThirdPerson(const QString& text);

/// Finds the name of a document without one in its header. A text in two columns may begin with the narrow one: then
/// the name is inside some section, next to the person's address. It and the text after it move to the header. Empty if
/// there is none.
LocalizedText takeLateName(DividedDocument& document, const QList<TextBlock>& blocks);

/// Finds a name that is a heading of the same rank as the sections: "## San Zhang" below "# Curriculum Vitae". The text
/// below it, down to the next heading, moves to the header. Empty if the first section contains none.
LocalizedText takeNameAboveSections(DividedDocument& document, const Vocabulary& vocabulary);

/// The name in a section of prose ("About me"): "I am San Zhang, a student of …". The sentence stays.
LocalizedText nameIntroducedIn(const QList<FoundSection>& sections, const Vocabulary& vocabulary);

} // namespace duovita
