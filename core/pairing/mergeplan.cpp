#include "core/pairing/mergeplan.h"

#include <algorithm>

namespace duovita {

namespace {

const Entry* entryOf(const Person& person, const EntryId& id)
{
    const auto place = person.findEntry(id);
    return place ? &person.sections[place->section].entries()[place->entry] : nullptr;
}

} // namespace

MergePlan::MergePlan(Person record, Person document)
    : m_document(std::move(document)), m_record(std::move(record)), m_pairs(pairEntries(*m_record, m_document))
{
}

void MergePlan::setDocument(const Person& document)
{
    m_document = document;
    erase_if(m_pairs, [&](const EntryPair& pair) {
        const Entry* entry = entryOf(m_document, pair.other);
        return !entry || !mayJoin(*entryOf(*m_record, pair.record), *entry);
    });
}

std::optional<EntryId> MergePlan::partnerOf(const EntryId& entry) const
{
    const auto pair =
        std::find_if(m_pairs.begin(), m_pairs.end(), [&](const EntryPair& held) { return held.other == entry; });
    return pair == m_pairs.end() ? std::nullopt : std::optional(pair->record);
}

MergePlan::State MergePlan::stateOf(const EntryId& entry) const
{
    if (m_leftOut.contains(entry))
        return State::LeftOut;
    const auto pair =
        std::find_if(m_pairs.begin(), m_pairs.end(), [&](const EntryPair& held) { return held.other == entry; });
    if (pair == m_pairs.end())
        return State::New;
    return pair->isSure ? State::Joined : State::Uncertain;
}

bool MergePlan::join(const EntryId& record, const EntryId& entry)
{
    const Entry* own = m_record ? entryOf(*m_record, record) : nullptr;
    const Entry* given = entryOf(m_document, entry);
    if (!own || !given || !mayJoin(*own, *given))
        return false;
    erase_if(m_pairs, [&](const EntryPair& pair) { return pair.record == record || pair.other == entry; });
    m_pairs += EntryPair{record, entry};
    return true;
}

void MergePlan::cut(const EntryId& entry)
{
    erase_if(m_pairs, [&](const EntryPair& pair) { return pair.other == entry; });
}

void MergePlan::setLeftOut(const EntryId& entry, bool leftOut)
{
    if (leftOut)
        m_leftOut += entry;
    else
        m_leftOut.remove(entry);
}

/// The document without what is left out; a section that loses all it had goes with it.
Person MergePlan::taken() const
{
    Person taken = m_document;
    for (qsizetype s = taken.sections.size(); s-- > 0;) {
        Section& section = taken.sections[s];
        const bool had = !section.entries().isEmpty();
        for (qsizetype i = section.entries().size(); i-- > 0;) {
            if (m_leftOut.contains(section.entries()[i].id))
                section.take(i);
        }
        if (had && section.entries().isEmpty() && section.unparsed.isEmpty())
            taken.sections.removeAt(s);
    }
    return taken;
}

MergedRecord MergePlan::result() const
{
    const Person taken = this->taken();
    if (m_record)
        return mergeRecords(*m_record, taken, m_pairs);
    MergedRecord alone;
    alone.person = taken;
    for (const Section& section : taken.sections)
        alone.added += static_cast<int>(section.entries().size());
    return alone;
}

} // namespace duovita
