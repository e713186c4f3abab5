#pragma once

#include "core/domain/ids.h"
#include "core/storage/changecause.h"
#include "core/storage/statements.h"

namespace duovita {

/// Saves the contents of rows before they are overwritten, with the time and cause of each write. pastrecord.h rebuilds
/// whole records from these versions; therefore a person's version lists its sections, and a section's version its
/// entries.
class HistoryWriter {
public:
    HistoryWriter(Statements& statements, qint64 now) : m_statements(statements), m_now(now) {}

    // These copy the present contents of a row to its history.
    void archivePerson(const QString& id);
    void archiveSection(const QString& id);
    void archiveEntry(const QString& id); ///< with its highlights
    /// Records that the record was written, at the time given to the constructor.
    void noteMoment(const PersonId& person, ChangeCause cause);

private:
    QString archivePhoto(const QString& person, const QByteArray& photo);

    Statements& m_statements;
    qint64 m_now;
};

/// The time for the next write of a person's record: now, but always later than the previous write, even if the clocks
/// of the writers disagree. Milliseconds since 1970.
qint64 nextMoment(Statements& statements, const PersonId& person);

} // namespace duovita
