#pragma once

#include "core/domain/ids.h"
#include "core/storage/changecause.h"
#include "core/storage/statements.h"

namespace duovita {

/// Keeps what rows hold before they are written, and when and why a record was written. A state of a whole record is
/// put together from it again (see pastrecord.h): so a person's version names its sections, and a section's its
/// entries.
class HistoryWriter {
public:
    HistoryWriter(Statements& statements, qint64 now) : m_statements(statements), m_now(now) {}

    void keepPerson(const QString& id);
    void keepSection(const QString& id);
    /// With its points.
    void keepEntry(const QString& id);
    /// The record has been written, at the time this was made for.
    void noteMoment(const PersonId& person, ChangeCause cause);

private:
    QString keepPhoto(const QString& person, const QByteArray& photo);

    Statements& m_statements;
    qint64 m_now;
};

/// When the next writing of a person's record takes place: now, but after the one before, whatever the clocks of those
/// who write say. Milliseconds since 1970.
qint64 nextMoment(Statements& statements, const PersonId& person);

} // namespace duovita
