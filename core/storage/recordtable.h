#pragma once

#include "core/storage/storedrows.h"

namespace duovita {

/// What the tables of a record have in common: an id, a revision that every change counts up, times, the trash.
/// Failures go to the statements.
class RecordTable {
public:
    enum class Of { Person, Section, Entry, Cv };

    struct State {
        bool trashed;
        int revision;
        QString person; ///< the record it belongs to
    };

    RecordTable(Statements& statements, Of what, qint64 now);

    std::optional<State> find(const QString& id) const;
    /// The same; nobody else changes the row until the transaction is over.
    std::optional<State> findForUpdate(const QString& id) const;

    /// Adds a row with revision 1.
    void insert(const QString& id, const ColumnValues& columns);
    /// RevisionStale if the row is not there, is in the trash or has another revision. Returns the new revision.
    int update(const QString& id, int revision, const ColumnValues& columns);
    /// Takes a row out of the trash with new values; returns the new revision.
    int revive(const QString& id, int revision, const ColumnValues& columns);
    /// The same for what is not its contents: those stay as old as they are.
    int move(const QString& id, int revision, const ColumnValues& columns);
    /// RevisionStale as for update(); the contents stay as old as they are.
    void trash(const QString& id, int revision);
    /// The place among its siblings, which the parent's revision guards.
    void setPosition(const QString& id, int position);

    /// RevisionStale with the kind of row and the id.
    void failStale(const QString& id);

private:
    std::optional<State> look(const QString& id, const QString& lock) const;
    bool write(const QString& id, int revision, const ColumnValues& columns, const QString& condition);

    Statements& m_statements;
    RowsOf m_rows;
    QString m_name;
    QString m_person; ///< the column with the id of the record a row belongs to
    qint64 m_now;
};

} // namespace duovita
