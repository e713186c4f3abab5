#include "core/editing/persondocument.h"
#include "core/editing/restoring.h"

namespace duovita {

bool PersonDocument::replaceRecord(const Person& after, ChangeCause cause)
{
    if (!(after.id == person().id))
        return false;
    if (after == person())
        return true;
    const Step step(*this, cause);
    putRecord(after);
    return true;
}

void PersonDocument::putRecord(const Person& after)
{
    replaceFacts(after);
    for (const Section& section : after.sections) {
        if (!findSection(section.id()))
            insertSection(person().sections.size(), headOf(section));
        setSectionHead(section);
    }
    const Person before = person();
    for (const Section& section : before.sections) {
        for (const Entry& entry : section.entries()) {
            if (!after.findEntry(entry.id))
                removeEntry(entry.id);
        }
    }
    for (const Section& section : after.sections)
        placeEntries(section);
    placeSections(after);
}

/// Each of its entries is in no section, or in one of the same kind.
void PersonDocument::placeEntries(const Section& after)
{
    for (qsizetype index = 0; index < after.entries().size(); ++index) {
        const Entry& entry = after.entries()[index];
        if (!findEntry(entry.id))
            insertEntry(after.id(), index, entry);
        else
            moveEntry(entry.id, after.id(), index);
        replaceEntry(entry);
    }
}

/// Their entries are in their places: what is left in others goes with them.
void PersonDocument::placeSections(const Person& after)
{
    const Person before = person();
    for (const Section& section : before.sections) {
        if (after.indexOf(section.id()) < 0)
            removeSection(section.id());
    }
    for (qsizetype index = 0; index < after.sections.size(); ++index)
        moveSection(after.sections[index].id(), index);
}

} // namespace duovita
