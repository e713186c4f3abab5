#pragma once

#include "core/editing/persondocument.h"

#include <QList>

namespace duovita {

/// Keeps the undo histories of records opened before, so that undo still works after returning to a person.
class UndoMemory {
public:
    /// Takes the history from a document that is being closed.
    void keep(PersonDocument& document);
    /// Returns the history to a document of the same record in the state in which it was closed. A history of another
    /// state stays, because undoing an import may bring that state back.
    void giveBack(PersonDocument& document);
    /// Drops the steps that could be redone, because something else was done to these people.
    void dropRedo(const QList<PersonId>& people);
    void forgetAll() { m_kept.clear(); }

private:
    struct Kept {
        Person left; ///< the record when it was closed
        UndoHistory history;
    };
    QList<Kept> m_kept; ///< most recently closed first
};

} // namespace duovita
