#pragma once

#include "core/services/store.h"

#include <QDialog>

class QPushButton;
class QTreeWidget;

namespace duovita {

/// Deleted people, and deleted entries of the open record. Each can be restored; all can be deleted permanently.
class TrashDialog : public QDialog {
    Q_OBJECT

public:
    explicit TrashDialog(const TrashContents& contents, QWidget* parent = nullptr);

Q_SIGNALS:
    void personWanted(const duovita::PersonId& id);
    void entryWanted(const duovita::TrashedEntry& entry);
    void emptyingWanted(); ///< after confirmation

private:
    void fill();
    void restore();

    TrashContents m_contents;
    QTreeWidget* m_list;
    QPushButton* m_restore;
    QPushButton* m_empty;
};

} // namespace duovita
