#include "core/editing/copying.h"

#include "core/editing/newids.h"
#include "core/editing/persondocument.h"
#include "core/json/personjson.h"

#include <algorithm>

namespace duovita {

namespace {

/// The section with only these entries.
Section fragmentOf(const Section& section, const QList<EntryId>& entries)
{
    Section fragment(section.kind());
    fragment.title = section.title;
    for (const Entry& entry : section.entries()) {
        if (entries.contains(entry.id))
            static_cast<void>(fragment.append(entry)); // cannot fail: same kind
    }
    return fragment;
}

Person holding(const QList<Section>& sections)
{
    Person person;
    person.sections = sections;
    return person;
}

/// The first section of the fragment's kind, preferably with the same title.
const Section* findHome(const Person& person, const Section& fragment)
{
    const Section* home = nullptr;
    for (const Section& section : person.sections) {
        if (section.kind() != fragment.kind())
            continue;
        if (section.title == fragment.title)
            return &section;
        if (!home)
            home = &section;
    }
    return home;
}

/// Inserts after each id in a CV's list the id that replaces it.
template <typename Id>
void nameToo(QList<Id>& named, const QHash<Id, Id>& ids)
{
    QList<Id> result;
    for (const Id& id : named) {
        result += id;
        if (const auto it = ids.constFind(id); it != ids.constEnd())
            result += *it;
    }
    named = result;
}

void nameToo(Cv& cv, const NewIds& ids)
{
    for (QList<SectionId>* named : {&cv.sectionOrder, &cv.hiddenSections, &cv.pageStartSections, &cv.keptSections})
        nameToo(*named, ids.sections);
    for (QList<EntryId>* named : {&cv.hiddenEntries, &cv.pageStartEntries, &cv.keptEntries})
        nameToo(*named, ids.entries);
    nameToo(cv.hiddenHighlights, ids.highlights);
}

/// Inserts parts one after the other.
class Pasting {
public:
    Pasting(PersonDocument& document, const PastePlace& place) : m_document(document), m_place(place) {}

    void putSection(const Section& section)
    {
        const Section copy = withNewIds(section, m_ids);
        insert(copy);
        m_pasted.sections += copy.id();
    }

    void putFragment(const Section& fragment)
    {
        const Section* here = m_place.section ? m_document.findSection(*m_place.section) : nullptr;
        const bool fitsHere = here && !fragment.entries().isEmpty() && here->accepts(fragment.entries().front());
        const Section* home = fitsHere ? here : findHome(m_document.person(), fragment);
        if (!home) {
            Section made(fragment.kind());
            made.title = fragment.title;
            insert(made);
            home = m_document.findSection(made.id());
        }
        const SectionId into = home->id();
        qsizetype at = home->entries().size();
        if (fitsHere && m_place.entry && home->indexOf(*m_place.entry) >= 0)
            at = home->indexOf(*m_place.entry) + 1;
        for (const Entry& entry : fragment.entries()) {
            const Entry copy = withNewIds(entry, m_ids);
            m_document.insertEntry(into, at++, copy);
            m_pasted.entries += copy.id;
            if (fitsHere)
                m_place.entry = copy.id;
        }
    }

    /// Copies the CVs' settings for originals that no longer exist to their copies.
    void followCvs()
    {
        NewIds ids = m_ids;
        const Person& person = m_document.person();
        ids.sections.removeIf([&](auto it) { return person.indexOf(it.key()) >= 0; });
        for (const Section& section : person.sections) {
            for (const Entry& entry : section.entries()) {
                ids.entries.remove(entry.id);
                for (const Highlight& highlight : entry.highlights)
                    ids.highlights.remove(highlight.id);
            }
        }
        Person after = person;
        for (Cv& cv : after.cvs)
            nameToo(cv, ids);
        m_document.replaceProfile(after);
    }

    const PastedParts& pasted() const { return m_pasted; }

private:
    void insert(const Section& section)
    {
        const qsizetype count = m_document.person().sections.size();
        const qsizetype before = m_behind          ? m_document.person().indexOf(*m_behind)
                                 : m_place.section ? m_document.person().indexOf(*m_place.section)
                                                   : -1;
        m_document.insertSection(before < 0 ? count : before + 1, section);
        m_behind = section.id();
    }

    PersonDocument& m_document;
    PastePlace m_place;
    std::optional<SectionId> m_behind; ///< the section inserted last
    NewIds m_ids;
    PastedParts m_pasted;
};

} // namespace

CopiedParts copyParts(const Person& person, const QList<EntryId>& entries, const QList<SectionId>& sections)
{
    CopiedParts parts;
    for (const Section& section : person.sections) {
        if (sections.contains(section.id())) {
            parts.sections += section;
            continue;
        }
        const Section fragment = fragmentOf(section, entries);
        if (!fragment.entries().isEmpty())
            parts.fragments += fragment;
    }
    return parts;
}

// In the record's JSON format, without a person: the first record has the sections, the second the fragments.

QByteArray writeParts(const CopiedParts& parts)
{
    return writePeople({holding(parts.sections), holding(parts.fragments)});
}

Result<CopiedParts> readParts(const QByteArray& json)
{
    const Result<QList<Person>> holders = readPeople(json);
    if (!holders)
        return holders.error();
    if (holders->size() != 2)
        return Error{ErrorCode::JsonShape, {QStringLiteral("people"), QStringLiteral("sections and fragments")}};
    return CopiedParts{holders->front().sections, holders->back().sections};
}

PastedParts pasteParts(PersonDocument& document, const CopiedParts& parts, const PastePlace& place)
{
    Pasting pasting(document, place);
    document.closeMerge();
    const PersonDocument::Step step(document);
    for (const Section& section : parts.sections)
        pasting.putSection(section);
    for (const Section& fragment : parts.fragments)
        pasting.putFragment(fragment);
    pasting.followCvs();
    return pasting.pasted();
}

} // namespace duovita
