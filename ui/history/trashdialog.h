#pragma once

#include "core/services/store.h"

#include <QDialog>

class QPushButton;
class QTreeWidget;

namespace duovita {

/// People, and entries of the open record, that were deleted: each can be put back, and all can be removed for good.
class TrashDialog : public QDialog {
    Q_OBJECT

public:
    explicit TrashDialog(const TrashContents& contents, QWidget* parent = nullptr);

Q_SIGNALS:
    void personWanted(const duovita::PersonId& id);
    void entryWanted(const duovita::TrashedEntry& entry);
    void emptyingWanted(); ///< has been confirmed

private:
    void fill();
    void restore();

    TrashContents m_contents;
    QTreeWidget* m_list;
    QPushButton* m_restore;
    QPushButton* m_empty;
};

} // namespace duovita
