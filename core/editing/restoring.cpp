#include "core/editing/restoring.h"

namespace duovita {

namespace {

void takeOut(Person& person, const EntryId& id)
{
    if (const auto place = person.findEntry(id))
        person.sections[place->section].take(place->entry);
}

/// Inserts the entry at its former place, as far as that still exists.
void putIn(Person& person, const Person& then, const Entry& entry)
{
    const Person::EntryPlace place = *then.findEntry(entry.id);
    const Section& home = then.sections[place.section];
    qsizetype at = person.indexOf(home.id());
    if (at < 0) {
        at = std::min(place.section, person.sections.size());
        person.sections.insert(at, headOf(home));
    }
    Section& section = person.sections[at];
    static_cast<void>(section.insert(std::min(place.entry, section.entries().size()), entry));
}

} // namespace

Section headOf(Section section)
{
    while (!section.entries().isEmpty())
        section.take(section.entries().size() - 1);
    return section;
}

Person withFactsOf(const Person& now, const Person& then)
{
    Person restored = then;
    restored.sections = now.sections;
    return restored;
}

Person withSectionOf(const Person& now, const Person& then, const SectionId& id)
{
    Person restored = now;
    const qsizetype here = now.indexOf(id);
    const qsizetype there = then.indexOf(id);
    if (there >= 0) {
        for (const Entry& entry : then.sections[there].entries())
            takeOut(restored, entry.id);
    }
    const QList<Entry> left = here < 0 ? QList<Entry>() : restored.sections[here].entries();
    if (here >= 0)
        restored.sections.removeAt(here);
    if (there >= 0)
        restored.sections.insert(here >= 0 ? here : std::min(there, restored.sections.size()), then.sections[there]);
    for (const Entry& entry : left) {
        const auto place = then.findEntry(entry.id);
        const qsizetype home = place ? restored.indexOf(then.sections[place->section].id()) : -1;
        if (home >= 0)
            static_cast<void>(restored.sections[home].append(entry));
    }
    return restored;
}

Person withEntryOf(const Person& now, const Person& then, const EntryId& id)
{
    Person restored = now;
    const Entry* entry = then.entry(id);
    if (!entry) {
        takeOut(restored, id);
        return restored;
    }
    if (const auto place = restored.findEntry(id))
        static_cast<void>(restored.sections[place->section].replace(place->entry, *entry));
    else
        putIn(restored, then, *entry);
    return restored;
}

} // namespace duovita
