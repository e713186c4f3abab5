#pragma once

#include "core/domain/result.h"

#include <QDialog>
#include <QPointer>

#include <functional>

namespace duovita {

class FileChooser;
class MessageBar;

/// Makes backups of the store, daily and on request, and restores them.
class BackupController : public QObject {
    Q_OBJECT

public:
    BackupController(QString databasePath, FileChooser& files, MessageBar& messages, QWidget* window);

    void backUp();
    void backUpEncrypted();
    void chooseBackup();
    void restore(const QString& backup);

    /// Called before a store is copied or replaced: saves pending changes, or returns why it cannot.
    std::function<Result<void>()> flush;

Q_SIGNALS:
    void restoring(); ///< the open record must be released
    void restored();  ///< emitted if restoring failed, too; the store is then unchanged

private:
    void retranslate(); ///< the open dialog
    void backUpDaily();
    void showNotices();
    void check();
    void copyTo(const QString& path, const QString& passphrase);
    QString targetOf(const QString& extension);

    bool m_restoring = false;

    QString m_database;
    FileChooser& m_files;
    MessageBar& m_messages;
    QWidget* m_window;
    QPointer<QDialog> m_dialog;
};

} // namespace duovita
