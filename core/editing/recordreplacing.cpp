#include "core/editing/persondocument.h"
#include "core/editing/restoring.h"

#include <algorithm>

namespace duovita {

namespace {

const EntryId& idOf(const Entry& entry)
{
    return entry.id;
}

SectionId idOf(const Section& section)
{
    return section.id();
}

/// The target index of the element at `index` if that is the element that was moved: the one after it belongs at
/// `index`. Otherwise 0. Without this, moving the first element to the end would appear as moving every other element
/// up.
template <typename Element>
qsizetype movedDown(const QList<Element>& now, const QList<Element>& after, qsizetype index)
{
    if (index + 1 >= now.size() || idOf(now[index]) == idOf(after[index]) ||
        !(idOf(now[index + 1]) == idOf(after[index])))
        return 0;
    const auto at = std::find_if(after.begin() + index, after.end(),
                                 [&](const Element& each) { return idOf(each) == idOf(now[index]); });
    return at == after.end() ? 0 : qMin<qsizetype>(at - after.begin(), now.size() - 1);
}

} // namespace

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
    replaceProfile(after);
    for (qsizetype index = 0; index < after.sections.size(); ++index) {
        const Section& section = after.sections[index];
        if (!findSection(section.id()))
            insertSection(qMin(index, person().sections.size()), headOf(section));
        setSectionHead(section);
    }
    const Person before = person();
    for (const Section& section : before.sections) {
        for (const Entry& entry : section.entries()) {
            const Entry* const kept = after.entry(entry.id);
            if (!kept || kindOf(kept->details) != kindOf(entry.details))
                removeEntry(entry.id);
        }
    }
    for (const Section& section : after.sections)
        placeEntries(section);
    placeSections(after);
}

/// Each entry must be in no section yet, or in one of the same kind.
void PersonDocument::placeEntries(const Section& after)
{
    for (qsizetype index = 0; index < after.entries().size(); ++index) {
        const Entry& entry = after.entries()[index];
        if (!findEntry(entry.id))
            insertEntry(after.id(), index, entry);
        else if (const qsizetype later = movedDown(findSection(after.id())->entries(), after.entries(), index))
            moveEntry(findSection(after.id())->entries()[index].id, after.id(), later);
        moveEntry(entry.id, after.id(), index);
        replaceEntry(entry);
    }
}

/// Their entries must be in place: removing a section removes what is left in it.
void PersonDocument::placeSections(const Person& after)
{
    const Person before = person();
    for (const Section& section : before.sections) {
        if (after.indexOf(section.id()) < 0)
            removeSection(section.id());
    }
    for (qsizetype index = 0; index < after.sections.size(); ++index) {
        if (const qsizetype later = movedDown(person().sections, after.sections, index))
            moveSection(person().sections[index].id(), later);
        moveSection(after.sections[index].id(), index);
    }
}

} // namespace duovita
