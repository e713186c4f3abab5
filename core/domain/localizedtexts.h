#pragma once

#include "core/domain/person.h"

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

} // namespace duovita
