#pragma once

#include "core/domain/localizedtexts.h"

#include <array>

namespace duovita {

/// The number of texts that documents may show, and how many of them lack a language (core/terms/neededtexts.h).
struct TextCounts {
    int texts = 0;
    std::array<int, languageCount> missing{};

    /// `languages`: those in which the text is needed.
    template <typename Text>
    void add(const Localized<Text>& text, const QList<Language>& languages)
    {
        texts += text.isEmpty() ? 0 : 1;
        for (Language language : languages)
            missing[indexOf(language)] += text.state(language) == TextState::Missing ? 1 : 0;
    }
    void add(const TextCounts& other)
    {
        texts += other.texts;
        for (std::size_t i = 0; i < languageCount; ++i)
            missing[i] += other.missing[i];
    }

    bool operator==(const TextCounts&) const = default;
};

TextCounts countTexts(const Entry& entry, SectionKind kind); ///< as an entry of a visible section of that kind
/// The whole record, including its sections and entries.
TextCounts countTexts(const Person& person);

} // namespace duovita
