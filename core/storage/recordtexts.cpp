#include "core/storage/recordtexts.h"

#include "core/terms/neededtexts.h"

namespace duovita {

namespace {

/// Counts the texts that forEachField() visits.
struct TextCounting {
    TextCounts& counts;
    SectionKind kind = SectionKind::Custom; ///< of the entry's section, when counting an entry

    void operator()(Field field, const LocalizedText& text) const
    {
        counts.add(text, languagesOf(text, natureOf(field, kind)));
    }
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

TextCounts countTexts(const Entry& entry, SectionKind kind)
{
    TextCounts counts;
    if (!entry.visible)
        return counts;
    const TextCounting counting{counts, kind};
    forEachField(entry.details, counting);
    for (const Link& link : entry.links)
        counting(Field::Links, link.label);
    for (const Highlight& highlight : entry.highlights) {
        if (highlight.visible)
            counts.add(highlight.text, languagesOf(highlight.text, natureOf(Field::Highlights, kind)));
    }
    return counts;
}

TextCounts countTexts(const Person& person)
{
    TextCounts counts;
    counts.add(person.name, languagesOf(person.name, TextNature::Prose));
    counts.add(person.headline, languagesOf(person.headline, TextNature::Prose));
    TextCounting{counts}(Field::Contacts, person.contacts);
    for (const PersonalFact& fact : person.personalFacts) {
        counts.add(fact.value, languagesOfValue(fact));
        counts.add(fact.label, languagesOfLabel(fact));
    }
    for (const Cv& cv : person.cvs) {
        counts.add(cv.headline, cv.languages);
        counts.add(cv.summary, cv.languages);
    }
    for (const Section& section : person.sections) {
        if (!section.visible)
            continue;
        counts.add(section.title, languagesOfTitle(section));
        for (const Entry& entry : section.entries())
            counts.add(countTexts(entry, section.kind()));
    }
    return counts;
}

} // namespace duovita
