#pragma once

#include "core/matching/twinstructure.h"
#include "ui/widgets/retranslation.h"

#include <QList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace duovita {

/// What of a document, or of the record that it goes into, was cut as the other is (core/matching/twinstructure), and
/// the way back. Hidden where nothing was.
class StructureNotice : public Retranslated<QWidget> {
    Q_OBJECT

public:
    explicit StructureNotice(QWidget* parent = nullptr);

    void setChanges(const QList<StructureChange>& changes);
    /// Nothing to take back once something was changed after it.
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
