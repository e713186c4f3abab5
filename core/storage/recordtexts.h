#pragma once

#include "core/domain/person.h"

#include <array>

namespace duovita {

/// Calls visit(localized) for every LocalizedText and LocalizedRichText in a value.
template <typename Visit>
struct LocalizedTextVisit {
    Visit& visit;

    void operator()(Field, const LocalizedText& text) const { visit(text); }
    void operator()(Field, const QList<Contact>& contacts) const
    {
        for (const Contact& contact : contacts) {
            visit(contact.value);
            visit(contact.label);
        }
    }
    void operator()(Field, const QList<HeldPosition>& positions) const
    {
        for (const HeldPosition& position : positions)
            forEachField(position, *this);
    }
    template <typename Other>
    void operator()(Field, const Other&) const
    {
    }
};

template <typename Visit>
void forEachLocalized(const Entry& entry, Visit&& visit)
{
    forEachField(entry.details, LocalizedTextVisit<std::remove_reference_t<Visit>>{visit});
    for (const Link& link : entry.links)
        visit(link.label);
    for (const Highlight& highlight : entry.highlights)
        visit(highlight.text);
}

/// The person's own texts, without the sections and CVs.
template <typename Visit>
void forEachLocalized(const Person& person, Visit&& visit)
{
    visit(person.name);
    visit(person.headline);
    LocalizedTextVisit<std::remove_reference_t<Visit>>{visit}(Field::Contacts, person.contacts);
    for (const PersonalFact& fact : person.personalFacts) {
        visit(fact.value);
        visit(fact.label);
    }
    if (person.photo)
        visit(person.photo->alternative);
}

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
