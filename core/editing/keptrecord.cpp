#include "core/editing/keptrecord.h"

#include <QHash>
#include <QSet>

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
        const QList<Entry> entries = section.takeEntries();
        for (const Entry& entry : entries) {
            const std::shared_ptr<const Entry> same = known.value(entry.id);
            kept += same && *same == entry ? same : std::make_shared<const Entry>(entry);
        }
        m_entries += kept;
    }
}

qsizetype KeptRecord::countShared(const KeptRecord& other) const
{
    QSet<const Entry*> own;
    for (const Entries& entries : m_entries) {
        for (const std::shared_ptr<const Entry>& entry : entries)
            own.insert(entry.get());
    }
    qsizetype shared = 0;
    for (const Entries& entries : other.m_entries) {
        for (const std::shared_ptr<const Entry>& entry : entries)
            shared += own.contains(entry.get()) ? 1 : 0;
    }
    return shared;
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
