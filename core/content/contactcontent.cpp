#include "core/content/contactcontent.h"

#include "core/content/addresses.h"

namespace duovita {

void addContact(LineBuilder& line, const Contact& contact, const ContentContext& context)
{
    if (!contact.isPublic || contact.value.isEmpty())
        return;
    const QString value = contact.value.textOrFallback(context.language);
    if (!contact.label.isEmpty())
        line.text(contact.label, Field::Contacts).separator(Label::Colon);
    else if (needsKindName(contact.kind, value))
        line.own(contactLabel(contact.kind, context.language)).separator(Label::Colon);
    line.text(contact.value, Field::Contacts, InlineStyle::Plain, contactAddress(contact.kind, value));
}

} // namespace duovita
