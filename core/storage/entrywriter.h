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

/// Writes single entries with their highlights; archives their former contents in the history. Failures are reported
/// through the statements: a revision returned after one is meaningless.
class EntryWriter {
public:
    /// `now` is the time of the writes, in milliseconds since 1970.
    EntryWriter(Statements& statements, qint64 now);

    /// Writes an entry that is new, or that returns from the trash of the same person. Returns its revision. Fails with
    /// ValueInvalid ("id") if another person has an entry with this id.
    int put(const Entry& entry, const EntrySpot& spot, const PersonId& person);
    /// Writes new contents of an existing entry and returns its new revision. Like moveTo() and trash(), fails with
    /// RevisionStale if the entry is missing, in the trash or has another revision than the one given.
    int replace(const Entry& entry, int revision, const PersonId& person);
    /// Moves an entry to another section and returns its new revision.
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
