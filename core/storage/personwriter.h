#pragma once

#include "core/storage/entrywriter.h"
#include "core/storage/personrepository.h"

namespace duovita {

/// Writes a record, or the difference between two states of it, in the open transaction. Failures are reported through
/// the statements; then the transaction must not be committed.
class PersonWriter {
public:
    /// `cause` is recorded in the history.
    PersonWriter(Statements& statements, const PersonId& person, ChangeCause cause, PersonRevisions revisions = {});

    /// The person's id must not be in the store yet.
    void insert(const Person& person);
    void update(const Person& before, const Person& after);
    /// The entry must exist.
    void updateEntry(const PersonId& person, const Entry& after);

    const PersonRevisions& revisions() const { return m_revisions; }

private:
    using Spots = QHash<EntryId, EntrySpot>;

    bool isAllThereIs(const PersonId& person);
    void writeParts(const Person& before, const Person& after);
    void writePersonRow(const Person& before, const Person& after);
    void writeSections(const Person& before, const Person& after);
    void writeSection(const Section* before, const Section& after, int position, const PersonId& person);
    void archiveRemovedSections(const Person& before, const Person& after);
    void writeEntries(const Person& before, const Person& after);
    void writeEntry(const Entry& before, const Entry& after, const EntrySpot& from, const EntrySpot& to,
                    const PersonId& person);
    void trashRemoved(const Person& before, const Person& after);
    void writeCvs(const Person& before, const Person& after);
    void touch(const PersonId& person);
    static Spots spotsOf(const Person& person);
    int put(RecordTable& table, const QString& id, const ColumnValues& columns, const PersonId& person);

    Statements& m_statements;
    PersonRevisions m_revisions;
    ChangeCause m_cause;
    qint64 m_now;
    HistoryWriter m_history;
    RecordTable m_people;
    RecordTable m_sections;
    RecordTable m_cvs;
    EntryWriter m_entries;
};

} // namespace duovita
