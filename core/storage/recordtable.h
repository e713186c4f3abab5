#pragma once

#include "core/storage/storedrows.h"

namespace duovita {

/// What the tables of a record have in common: an id, a revision that every change increments, times, and the trash.
/// Failures are reported through the statements.
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
    /// The same, and locks the row until the transaction ends.
    std::optional<State> findForUpdate(const QString& id) const;

    /// Adds a row with revision 1.
    void insert(const QString& id, const ColumnValues& columns);
    /// RevisionStale if the row is missing, in the trash or has another revision. Returns the new revision.
    int update(const QString& id, int revision, const ColumnValues& columns);
    /// Restores a row from the trash with new values; returns the new revision.
    int revive(const QString& id, int revision, const ColumnValues& columns);
    /// The same for columns that are not contents: the time of the contents does not change.
    int move(const QString& id, int revision, const ColumnValues& columns);
    /// RevisionStale as for update(); the time of the contents does not change.
    void trash(const QString& id, int revision);
    /// The position among its siblings, which the parent's revision guards.
    void setPosition(const QString& id, int position);

    /// Fails with RevisionStale, the kind of row and the id.
    void failStale(const QString& id);

private:
    std::optional<State> look(const QString& id, const QString& lock) const;
    bool write(const QString& id, int revision, const ColumnValues& columns, const QString& condition);

    Statements& m_statements;
    RowsOf m_rows;
    QString m_name;
    QString m_person; ///< the column with the id of the record that a row belongs to
    qint64 m_now;
};

} // namespace duovita
