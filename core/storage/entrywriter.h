#pragma once

#include "core/domain/person.h"
#include "core/storage/historywriter.h"
#include "core/storage/recordtable.h"

namespace duovita {

/// The position of an entry in a record.
struct EntrySpot {
    SectionId section;
    int position;
};

/// Writes single entries with their highlights; archives their former contents in the history.
class EntryWriter {
public:
    EntryWriter(Statements& statements, qint64 now);

    /// Writes an entry that is new, or that returns from the trash of the same person. Returns its revision.
    /// ValueInvalid ("id") if another person has an entry with this id.
    int put(const Entry& entry, const EntrySpot& spot, const PersonId& person);
    /// Writes new contents of an existing entry. RevisionStale; returns the new revision.
    int replace(const Entry& entry, int revision, const PersonId& person);
    /// Moves an entry to another section. RevisionStale; returns the new revision.
    int moveTo(const SectionId& section, const EntryId& id, int revision);
    void setPosition(const EntryId& id, int position) { m_table.setPosition(id.toString(), position); }
    void trash(const EntryId& id, int revision) { m_table.trash(id.toString(), revision); }

private:
    void writeHighlights(const QString& id, const QJsonArray& highlights, const PersonId& person);

    Statements& m_statements;
    RecordTable m_table;
    HistoryWriter m_history;
};

} // namespace duovita
