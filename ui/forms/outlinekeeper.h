#pragma once

#include "core/editing/persondocument.h"

#include <QSet>

namespace duovita {

class OutlineView;

/// Preserves an outline's current row, selection and folded sections while the document removes rows and inserts them
/// again, as moving, undo and redo do. Must be created before the outline's model, to receive the document's signals
/// first.
class OutlineKeeper : public QObject {
    Q_OBJECT

public:
    /// Document and outline must outlive it.
    OutlineKeeper(PersonDocument& document, OutlineView& outline, QObject* parent);

    /// Rows were removed and may come back: the current row is meaningless until then.
    bool isWaiting() const { return m_kept.has_value(); }

Q_SIGNALS:
    void settled(); ///< rows that still exist are selected again; the current row may have changed

private:
    struct Row {
        std::optional<SectionId> section; ///< both empty: the person
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
