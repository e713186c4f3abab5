#include "ui/backup/backupdialog.h"

#include "core/messages/recordwords.h"
#include "ui/widgets/dialogbuttons.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace duovita {

BackupDialog::BackupDialog(const QList<Backup>& backups, const QString& folder, QWidget* parent)
    : QDialog(parent), m_list(new QTreeWidget(this)), m_restore(nullptr)
{
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("backupDialog"));
    setWindowTitle(tr("Restore a backup"));
    m_list->setObjectName(QStringLiteral("backup.list"));
    m_list->setAccessibleName(tr("Backups"));
    m_list->setHeaderLabels({tr("Created"), tr("Size")});
    m_list->setRootIsDecorated(false);
    for (const Backup& backup : backups) {
        auto* item = new QTreeWidgetItem(m_list, {timeText(backup.madeAt), QLocale().formattedDataSize(backup.bytes)});
        item->setData(0, Qt::UserRole, backup.path);
        item->setToolTip(0, backup.path);
    }
    auto* explanation = new QLabel(
        backups.isEmpty()
            ? tr("There are no backups yet. One is made in %1 on every day with changes.").arg(folder)
            : tr("The whole database, with all its people, is restored to its state at that time. Its present contents "
                 "are backed up first."),
        this);
    explanation->setWordWrap(true);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    m_restore = buttons->addButton(tr("Restore this one"), QDialogButtonBox::ActionRole);
    m_restore->setObjectName(QStringLiteral("backup.restore"));
    m_restore->setEnabled(false);
    QPushButton* other = buttons->addButton(tr("Another file…"), QDialogButtonBox::ActionRole);
    other->setObjectName(QStringLiteral("backup.other"));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(explanation);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    resize(560, 380);
    m_list->setColumnWidth(0, 320);
    leaveReturnToList(*buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_restore, &QPushButton::clicked, this, &BackupDialog::restore);
    connect(m_list, &QTreeWidget::itemActivated, this, &BackupDialog::restore);
    connect(m_list, &QTreeWidget::currentItemChanged, this,
            [this](QTreeWidgetItem* item) { m_restore->setEnabled(item != nullptr); });
    connect(other, &QPushButton::clicked, this, [this] {
        Q_EMIT otherFileWanted();
        close();
    });
}

void BackupDialog::restore()
{
    if (const QTreeWidgetItem* item = m_list->currentItem()) {
        Q_EMIT restoreWanted(item->data(0, Qt::UserRole).toString());
        close();
    }
}

} // namespace duovita
