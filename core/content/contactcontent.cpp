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

/// Whether no other contact is of this kind: two of a kind need their labels to distinguish them, in any language.
bool isOnlyOfItsKind(const Contact& contact, const Person& person)
{
    return std::count_if(person.contacts.begin(), person.contacts.end(), [&](const Contact& other) {
               return other.kind == contact.kind && other.isPublic && !other.value.isEmpty();
           }) == 1;
}

/// Whether the labels say no more than the contact's kind: "邮箱", "手机".
bool areOfItsKind(const LocalizedText& labels, ContactKind kind)
{
    static const QStringList mobile = QStringLiteral("手机|手机号|手机号码|mobile|cell|mobile phone").split(u'|');
    return std::all_of(allLanguages.begin(), allLanguages.end(), [&](Language language) {
        const QString& label = labels.text(language);
        return label.isEmpty() || saysOnlyItsKind(label, kind) ||
               (kind == ContactKind::Phone && mobile.contains(label.simplified().toLower()));
    });
}

} // namespace

void addContact(LineBuilder& line, const Contact& contact, const ContentContext& context)
{
    if (!contact.isPublic || contact.value.isEmpty())
        return;
    const QString value = contact.value.textOrFallback(context.language);
    // The kind has a name in every language. A label with more information has to be taken from the other language if
    // missing; one that only names the kind is that language's own affair.
    const QString& label = contact.label.text(context.language);
    const bool named = !label.isEmpty() || hasOwnLabel(contact);
    const bool isOnly = isOnlyOfItsKind(contact, context.person);
    const bool isLabelled = named || !isOnly || !areOfItsKind(contact.label, contact.kind);
    if (!contact.label.isEmpty() && !named && isLabelled)
        line.own(contactLabel(contact.kind, context.language)).separator(DocumentWord::Colon);
    else if (saysOnlyItsKind(label, contact.kind) && isOnly)
        line.fact(label, Field::None).separator(DocumentWord::Colon); // not a field, so that an icon can replace it
    else if (!contact.label.isEmpty() && isLabelled)
        line.text(contact.label, Field::Contacts).separator(DocumentWord::Colon);
    else if (context.style.contactLabels || needsKindName(contact.kind, value))
        line.own(contactLabel(contact.kind, context.language)).separator(DocumentWord::Colon);
    const QString url = contactAddress(contact.kind, value);
    line.text(url.isEmpty() ? contact.value : shownValue(contact.value), Field::Contacts, InlineStyle::Plain, url);
}

} // namespace duovita
