#pragma once

#include "core/editing/persondocument.h"

#include <QList>

namespace duovita {

/// What can be undone in the records that were open before: who comes back to a person goes on where they were.
class UndoMemory {
public:
    /// Takes it from a document that is being closed.
    void keep(PersonDocument& document);
    /// To a document of the same record, if the record is still as it was left; otherwise it is forgotten.
    void giveBack(PersonDocument& document);
    void forgetAll() { m_kept.clear(); }

private:
    struct Kept {
        Person left; ///< as it was when it was closed
        UndoHistory history;
    };
    QList<Kept> m_kept; ///< the last left first
};

} // namespace duovita
