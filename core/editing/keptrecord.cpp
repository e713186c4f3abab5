#include "core/editing/keptrecord.h"

#include <QHash>

namespace duovita {

KeptRecord::KeptRecord(const Person& person, const KeptRecord* like) : m_person(person)
{
    QHash<EntryId, std::shared_ptr<const Entry>> known;
    if (like) {
        for (const Entries& entries : like->m_entries) {
            for (const std::shared_ptr<const Entry>& entry : entries)
                known.insert(entry->id, entry);
        }
    }
    for (Section& section : m_person.sections) {
        Entries kept;
        for (const Entry& entry : section.takeEntries()) {
            const std::shared_ptr<const Entry> same = known.value(entry.id);
            kept += same && *same == entry ? same : std::make_shared<const Entry>(entry);
        }
        m_entries += kept;
    }
}

Person KeptRecord::person() const
{
    Person person = m_person;
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        QList<Entry> entries;
        entries.reserve(m_entries[i].size());
        for (const std::shared_ptr<const Entry>& entry : m_entries[i])
            entries += *entry;
        person.sections[i].giveEntries(std::move(entries));
    }
    return person;
}

} // namespace duovita
