#pragma once

#include "core/storage/backup.h"

#include <QDialog>

class QPushButton;
class QTreeWidget;

namespace duovita {

/// Lists the backups that the program keeps and asks which to restore. Not modal; deletes itself when closed.
class BackupDialog : public QDialog {
    Q_OBJECT

public:
    BackupDialog(const QList<Backup>& backups, const QString& folder, QWidget* parent);

Q_SIGNALS:
    void restoreWanted(const QString& backup);
    void otherFileWanted();

private:
    void restore();

    QTreeWidget* m_list;
    QPushButton* m_restore;
};

} // namespace duovita
