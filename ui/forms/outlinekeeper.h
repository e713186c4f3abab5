#pragma once

#include "core/editing/persondocument.h"

#include <QSet>

namespace duovita {

class OutlineView;

/// Keeps an outline's current row, its selection and what is folded where they are while the document takes rows out
/// and puts them in again: a move is both, and so are undo and redo. Made before the outline's model, so that it hears
/// first of what is about to go.
class OutlineKeeper : public QObject {
    Q_OBJECT

public:
    /// The document and the outline outlive it.
    OutlineKeeper(PersonDocument& document, OutlineView& outline, QObject* parent);

    /// Rows have gone, and the record is not whole yet: what is current now means nothing.
    bool isWaiting() const { return m_kept.has_value(); }

Q_SIGNALS:
    void settled(); ///< the rows are back where they are found again; the current one may be another

private:
    struct Row {
        std::optional<SectionId> section; ///< neither of both: the person
        std::optional<EntryId> entry;
    };
    struct Kept {
        Row current;
        QList<Row> selected;
        QSet<SectionId> folded;
    };
    void note();
    void putBack();
    Row rowAt(const QModelIndex& index) const;
    QModelIndex indexOf(const Row& row) const;

    PersonDocument& m_document;
    OutlineView& m_outline;
    std::optional<Kept> m_kept;
};

} // namespace duovita
