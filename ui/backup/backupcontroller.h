#pragma once

#include "core/domain/result.h"

#include <QDialog>
#include <QPointer>

#include <functional>

namespace duovita {

class FileChooser;
class MessageBar;

/// Backups of the store: the day's by itself, others when asked for, and going back to one.
class BackupController : public QObject {
    Q_OBJECT

public:
    BackupController(QString databasePath, FileChooser& files, MessageBar& messages, QWidget* window);

    void backUp();
    void backUpEncrypted();
    void chooseBackup();
    void restore(const QString& backup);

    /// Asked before anything is copied or replaced: what is not yet saved is saved, or the error says why not.
    std::function<Result<void>()> flush;

Q_SIGNALS:
    void restoring(); ///< what is open is let go of
    void restored();  ///< or not, if that failed: then the store is as it was

private:
    void retranslate(); ///< what is open
    void backUpDaily();
    void tellNotices();
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
