#include "core/domain/section.h"

namespace duovita {

Entry Section::newEntry() const
{
    Entry entry;
    entry.details = makeDetails(infoOf(m_kind).details);
    return entry;
}

bool Section::insert(qsizetype index, Entry entry)
{
    if (!accepts(entry) || index < 0 || index > m_entries.size())
        return false;
    m_entries.insert(index, std::move(entry));
    return true;
}

bool Section::replace(qsizetype index, Entry entry)
{
    if (!accepts(entry) || index < 0 || index >= m_entries.size())
        return false;
    m_entries[index] = std::move(entry);
    return true;
}

qsizetype Section::indexOf(const EntryId& id) const
{
    for (qsizetype i = 0; i < m_entries.size(); ++i) {
        if (m_entries[i].id == id)
            return i;
    }
    return -1;
}

} // namespace duovita
