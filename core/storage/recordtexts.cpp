#include "core/storage/recordtexts.h"

#include "core/domain/neededtexts.h"

namespace duovita {

namespace {

/// Counts what forEachField() comes by.
struct TextCounting {
    TextCounts& counts;

    void operator()(Field, const LocalizedText& text) const { counts.add(text); }
    void operator()(Field, const QList<Contact>& contacts) const
    {
        for (const Contact& contact : contacts) {
            counts.add(contact.value, languagesOfValue(contact));
            counts.add(contact.label, languagesOfLabel(contact));
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

} // namespace

TextCounts countTexts(const Entry& entry)
{
    TextCounts counts;
    if (!entry.visible)
        return counts;
    forEachField(entry.details, TextCounting{counts});
    for (const Link& link : entry.links)
        counts.add(link.label);
    for (const Highlight& highlight : entry.highlights) {
        if (highlight.visible)
            counts.add(highlight.text);
    }
    return counts;
}

TextCounts countTexts(const Person& person)
{
    TextCounts counts;
    counts.add(person.name);
    counts.add(person.headline);
    TextCounting{counts}(Field::Contacts, person.contacts);
    for (const Cv& cv : person.cvs) {
        counts.add(cv.headline, cv.languages);
        counts.add(cv.summary, cv.languages);
    }
    for (const Section& section : person.sections) {
        if (!section.visible)
            continue;
        counts.add(section.title, languagesOfTitle(section));
        for (const Entry& entry : section.entries())
            counts.add(countTexts(entry));
    }
    return counts;
}

} // namespace duovita
