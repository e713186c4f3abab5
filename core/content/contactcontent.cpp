#include "core/content/contactcontent.h"

#include "core/content/addresses.h"
#include "core/terms/neededtexts.h"

#include <algorithm>

namespace duovita {

namespace {

LocalizedText shownValue(const LocalizedText& value)
{
    LocalizedText shown = value;
    for (const Language language : allLanguages)
        shown.setText(language, shownAddress(value.text(language)), value.changed(language));
    return shown;
}

/// Two of a kind are told apart by whatever their labels say.
bool isOnlyOfItsKind(const Contact& contact, const Person& person)
{
    return std::count_if(person.contacts.begin(), person.contacts.end(), [&](const Contact& other) {
               return other.kind == contact.kind && other.isPublic && !other.value.isEmpty();
           }) == 1;
}

} // namespace

void addContact(LineBuilder& line, const Contact& contact, const ContentContext& context)
{
    if (!contact.isPublic || contact.value.isEmpty())
        return;
    const QString value = contact.value.textOrFallback(context.language);
    // A kind has its name in every language; what says more must borrow the other side's label.
    const QString& label = contact.label.text(context.language);
    const bool named = !label.isEmpty() || hasOwnLabel(contact);
    if (!contact.label.isEmpty() && !named)
        line.own(contactLabel(contact.kind, context.language)).separator(DocumentWord::Colon);
    else if (saysOnlyItsKind(label, contact.kind) && isOnlyOfItsKind(contact, context.person))
        line.fact(label, Field::None).separator(DocumentWord::Colon); // an icon stands in its place
    else if (!contact.label.isEmpty())
        line.text(contact.label, Field::Contacts).separator(DocumentWord::Colon);
    else if (context.style.contactLabels || needsKindName(contact.kind, value))
        line.own(contactLabel(contact.kind, context.language)).separator(DocumentWord::Colon);
    const QString url = contactAddress(contact.kind, value);
    line.text(url.isEmpty() ? contact.value : shownValue(contact.value), Field::Contacts, InlineStyle::Plain, url);
}

} // namespace duovita
