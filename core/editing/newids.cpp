#include "core/editing/newids.h"

namespace duovita {

Entry withNewIds(Entry entry, NewIds& ids)
{
    const EntryId id;
    ids.entries.insert(entry.id, id);
    entry.id = id;
    for (Highlight& highlight : entry.highlights) {
        const HighlightId point;
        ids.highlights.insert(highlight.id, point);
        highlight.id = point;
    }
    return entry;
}

Section withNewIds(const Section& section, NewIds& ids)
{
    Section copy(section.kind());
    ids.sections.insert(section.id(), copy.id());
    copy.title = section.title;
    copy.visible = section.visible;
    copy.unparsed = section.unparsed;
    copy.extra = section.extra;
    for (const Entry& entry : section.entries())
        static_cast<void>(copy.append(withNewIds(entry, ids))); // cannot fail: same kind
    return copy;
}

namespace {

template <typename Id>
void follow(QList<Id>& named, const QHash<Id, Id>& ids)
{
    for (Id& id : named)
        id = ids.value(id, id);
}

void renew(Cv& cv, const NewIds& ids)
{
    cv.id = CvId();
    for (QList<SectionId>* named : {&cv.sectionOrder, &cv.hiddenSections, &cv.pageStartSections, &cv.keptSections})
        follow(*named, ids.sections);
    for (QList<EntryId>* named : {&cv.hiddenEntries, &cv.pageStartEntries, &cv.keptEntries})
        follow(*named, ids.entries);
    follow(cv.hiddenHighlights, ids.highlights);
}

} // namespace

Person withNewIds(const Person& person)
{
    Person copy = person;
    NewIds ids;
    copy.sections.clear();
    for (const Section& section : person.sections)
        copy.sections += withNewIds(section, ids);
    for (Cv& cv : copy.cvs)
        renew(cv, ids);
    return copy;
}

} // namespace duovita
