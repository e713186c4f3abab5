#pragma once

#include "core/domain/person.h"

#include <functional>

namespace duovita::test {

/// A text in the three languages; an empty side is missing.
template <typename Text = QString>
Localized<Text> inThree(const Text& english, const Text& chinese, const Text& german)
{
    Localized<Text> text = Localized<Text>::of(english, chinese);
    text.setText(Language::German, german);
    return text;
}
inline LocalizedText inThree(const char* english, const char* chinese, const char* german)
{
    return inThree(QString::fromUtf8(english), QString::fromUtf8(chinese), QString::fromUtf8(german));
}

/// An invented person with a degree, a job, an award and a publication in all three languages.
Person thirdPerson();

/// Changes the entry of that section of thirdPerson().
void changeEntry(Person& person, SectionKind kind, const std::function<void(Entry&)>& change);

} // namespace duovita::test
