#include "core/import/personalfacts.h"

#include "core/import/datetext.h"

#include <algorithm>

namespace duovita {

namespace {

std::optional<PersonalFactKind> kindOf(const Contact& contact, const Vocabulary& vocabulary)
{
    if (contact.kind != ContactKind::Other)
        return std::nullopt;
    for (const Language language : allLanguages) {
        if (const auto kind = vocabulary.personalFact(contact.label.text(language)))
            return kind;
    }
    return std::nullopt;
}

bool hasLetters(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
}

} // namespace

PersonalFact personalFactOf(PersonalFactKind kind, const LocalizedText& value)
{
    PersonalFact fact{kind, value, {}, true};
    const QString text = value.textOrFallback(allLanguages.front());
    const Result<PartialDate> date = parseDate(text);
    if (kind == PersonalFactKind::Birth && date)
        fact.value = LocalizedText::shared(date->toText());
    else if (!hasLetters(text))
        fact.value = LocalizedText::shared(text);
    return fact;
}

void takePersonalFacts(Person& person, const Vocabulary& vocabulary)
{
    for (const Contact& contact : std::as_const(person.contacts)) {
        if (const auto kind = kindOf(contact, vocabulary))
            person.personalFacts += personalFactOf(*kind, contact.value);
    }
    person.contacts.removeIf([&](const Contact& contact) { return kindOf(contact, vocabulary).has_value(); });
}

} // namespace duovita
