#pragma once

#include "core/matching/twinstructure.h"
#include "ui/widgets/retranslation.h"

#include <QList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace duovita {

/// Lists the parts of a document, or of the record it is added to, whose structure was adapted to the other
/// (core/matching/twinstructure), with a button that undoes this. Hidden if there are none.
class StructureNotice : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit StructureNotice(QWidget* parent = nullptr);

    void setChanges(const QList<StructureChange>& changes);
    /// Undo is impossible once something has been edited afterwards.
    void setUndoable(bool undoable);

Q_SIGNALS:
    void undoWanted();

private:
    void retranslate() final;

    QList<StructureChange> m_changes;
    QLabel* m_text;
    QPushButton* m_undo;
};

} // namespace duovita
