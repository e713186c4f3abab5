#include "core/import/fields/personalfacts.h"

#include "core/import/annotate/datetext.h"

#include <QRegularExpression>

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

/// "05/06/1998": nothing tells whether the day or the month comes first.
bool isAmbiguousDate(const QString& text)
{
    static const QRegularExpression form(QStringLiteral("^(\\d{1,2})[./-](\\d{1,2})[./-]\\d{4}$"));
    constexpr int months = 12;
    const auto match = form.match(text.trimmed());
    const int first = match.captured(1).toInt();
    const int second = match.captured(2).toInt();
    return match.hasMatch() && first <= months && second <= months && first != second;
}

PersonalFact factOf(PersonalFactKind kind, const LocalizedText& value)
{
    PersonalFact fact{kind, value, {}, true};
    const QString text = value.textOrFallback(allLanguages.front());
    const Result<PartialDate> date = parseDate(text);
    if (kind == PersonalFactKind::Birth && date && !isAmbiguousDate(text))
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
        if (!person.personalFacts.contains(fact)) // a header may contain it twice
            person.personalFacts += fact;
    }
    person.contacts.removeIf([&](const Contact& contact) { return kindOf(contact, vocabulary).has_value(); });
}

} // namespace duovita
