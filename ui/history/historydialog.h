#pragma once

#include "core/editing/persondocument.h"
#include "core/storage/historyrepository.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QPushButton;
class QTreeWidget;

namespace duovita {

/// Compares earlier versions of an entry with the current one, with differences marked. Restoring one is an ordinary
/// edit.
class HistoryDialog : public QDialog {
    Q_OBJECT

public:
    /// The document must outlive the dialog.
    HistoryDialog(PersonDocument& document, const EntryId& entry, const QList<EntryVersion>& versions,
                  QWidget* parent = nullptr);

private:
    void nameVersions();
    void showVersion();
    void restore();

    PersonDocument& m_document;
    EntryId m_entry;
    QList<EntryVersion> m_versions; ///< those shown: the last before each pause
    QListWidget* m_list;
    QTreeWidget* m_compared;
    QPushButton* m_restore;
};

} // namespace duovita
