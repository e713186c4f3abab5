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

PersonalFact factOf(PersonalFactKind kind, const LocalizedText& value)
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

} // namespace

void takePersonalFacts(Person& person, const Vocabulary& vocabulary)
{
    for (const Contact& contact : std::as_const(person.contacts)) {
        const auto kind = kindOf(contact, vocabulary);
        if (!kind)
            continue;
        const PersonalFact fact = factOf(*kind, contact.value);
        if (!person.personalFacts.contains(fact)) // a head may say it twice
            person.personalFacts += fact;
    }
    person.contacts.removeIf([&](const Contact& contact) { return kindOf(contact, vocabulary).has_value(); });
}

} // namespace duovita
