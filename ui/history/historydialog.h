#pragma once

#include "core/editing/persondocument.h"
#include "core/storage/historyrepository.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;
class QTreeWidget;

namespace duovita {

/// Earlier versions of one entry beside today's, differences marked; one of them can be put back, which is an edit
/// like any other.
class HistoryDialog : public QDialog {
    Q_OBJECT

public:
    /// The document outlives the dialog.
    HistoryDialog(PersonDocument& document, const EntryId& entry, const QList<EntryVersion>& versions,
                  QWidget* parent = nullptr);

private:
    void nameVersions();
    void showVersion();
    void restore();

    PersonDocument& m_document;
    EntryId m_entry;
    QList<EntryVersion> m_versions; ///< those worth showing: the last of each minute
    QListWidget* m_list;
    QTreeWidget* m_compared;
    QPushButton* m_restore;
};

} // namespace duovita
