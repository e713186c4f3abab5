#include "ui/backup/backupcontroller.h"

#include "core/messages/errorwords.h"
#include "core/messages/recordwords.h"
#include "core/storage/encryptedbackup.h"
#include "core/storage/migrations.h"
#include "core/storage/storeaddress.h"
#include "core/storage/storecopy.h"
#include "core/storage/storefile.h"
#include "core/storage/storenotices.h"
#include "ui/background.h"
#include "ui/backup/backupdialog.h"
#include "ui/services/filechooser.h"
#include "ui/shell/messagebar.h"
#include "ui/widgets/retranslation.h"

#include <QFileInfo>
#include <QTimer>

#include <chrono>

namespace duovita {

BackupController::BackupController(QString databasePath, FileChooser& files, MessageBar& messages, QWidget* window)
    : QObject(window), m_database(std::move(databasePath)), m_files(files), m_messages(messages), m_window(window)
{
    new LanguageWatch(m_window, this, [this] { retranslate(); });
    if (isServerAddress(m_database)) // servers have their own backups
        return;
    // A window may stay open for days, and a first session starts without people: check often whether today's backup is
    // due.
    auto* clock = new QTimer(this);
    connect(clock, &QTimer::timeout, this, &BackupController::backUpDaily);
    clock->start(std::chrono::minutes(10));
    // Later, because the window is still loading its list of people.
    QTimer::singleShot(std::chrono::seconds(20), this, &BackupController::check);
    QTimer::singleShot(0, this, &BackupController::showNotices); // notices from the check that preceded the window
}

/// Shows the notices about a store that could be opened in spite of damage.
void BackupController::showNotices()
{
    QStringList words;
    for (const Error& notice : takeStoreNotices())
        words += describe(notice);
    if (!words.isEmpty())
        m_messages.showFailure(words.join(u' ')); // about lost data
}

/// Reads the whole store once, so that corruption is noticed while older backups exist. A damaged store is not backed
/// up.
void BackupController::check()
{
    struct Finding {
        Result<void> state;
        std::optional<Backup> backup;
    };
    runInBackground(
        this,
        [database = m_database]() -> Finding {
            sweepLeftovers(database);
            const Result<void> state = inspectStore(database, newestSchemaVersion(), Thoroughness::EveryPage);
            const bool damaged = !state && isDamage(state.error(), database);
            return {state, damaged ? newestGoodBackup(database) : std::nullopt};
        },
        [this](const Finding& found) {
            showNotices();
            if (found.state || !isDamage(found.state.error(), m_database))
                return backUpDaily();
            const QString text = describe(found.state.error());
            if (!found.backup)
                return m_messages.showFailure(text);
            const QString time = timeText(found.backup->madeAt);
            m_messages.showFailure(text, tr("Restore the backup of %1").arg(time),
                                   [this, path = found.backup->path] { restore(path); });
        });
}

void BackupController::backUpDaily()
{
    runInBackground(
        this, [database = m_database] { return duovita::backUpDaily(database, QDateTime::currentDateTime()); },
        [this](const Result<bool>& made) {
            if (!made)
                m_messages.showFailure(tr("The daily backup failed. %1").arg(describe(made.error())));
        });
}

/// Empty if the user cancelled, or the open record cannot be saved.
QString BackupController::targetOf(const QString& extension)
{
    if (const Result<void> saved = flush(); !saved) {
        m_messages.showFailure(describe(saved.error()));
        return {};
    }
    return m_files.fileToSave(m_window, QStringLiteral("%1 %2.%3")
                                            .arg(QFileInfo(m_database).completeBaseName(),
                                                 QDate::currentDate().toString(Qt::ISODate), extension));
}

void BackupController::backUp()
{
    const QString path = targetOf(QStringLiteral("db"));
    if (!path.isEmpty())
        copyTo(path, {});
}

void BackupController::backUpEncrypted()
{
    const QString path = targetOf(QStringLiteral("sealed"));
    const QString passphrase = path.isEmpty() ? QString() : m_files.newPassphrase(m_window, path);
    if (!passphrase.isEmpty())
        copyTo(path, passphrase);
}

void BackupController::copyTo(const QString& path, const QString& passphrase)
{
    runInBackground(
        this,
        [database = m_database, path, passphrase] {
            return passphrase.isEmpty() ? copyToFile(database, path, IfExists::Replace)
                                        : copyEncrypted(database, path, passphraseFrom(passphrase), IfExists::Replace);
        },
        [this, path, encrypted = !passphrase.isEmpty()](const Result<void>& copied) {
            if (!copied)
                m_messages.showFailure(describe(copied.error()));
            else
                m_messages.show((encrypted ? tr("An encrypted copy of the database has been saved to %1.")
                                           : tr("The database has been copied to %1."))
                                    .arg(path));
        });
}

void BackupController::chooseBackup()
{
    if (isServerAddress(m_database))
        return m_messages.show(
            tr("A server keeps backups of its own. To put the people of a file on it, use “duovita copy”."));
    auto* dialog = new BackupDialog(backupsOf(m_database), backupFolder(m_database), m_window);
    connect(dialog, &BackupDialog::restoreWanted, this, &BackupController::restore);
    connect(dialog, &BackupDialog::otherFileWanted, this, [this] {
        const QString file = m_files.databaseToOpen(m_window);
        if (!file.isEmpty())
            restore(file);
    });
    if (m_dialog)
        dialog->setGeometry(m_dialog->geometry());
    delete m_dialog;
    m_dialog = dialog;
    dialog->show();
}

void BackupController::retranslate()
{
    if (m_dialog)
        chooseBackup();
}

void BackupController::restore(const QString& backup)
{
    if (m_restoring)
        return;
    if (const Result<void> saved = flush(); !saved)
        return m_messages.showFailure(describe(saved.error()));
    QByteArray passphrase;
    if (isEncrypted(backup)) {
        passphrase = passphraseFrom(m_files.passphrase(m_window, backup));
        if (passphrase.isEmpty())
            return;
    }
    m_restoring = true;
    Q_EMIT restoring();
    runInBackground(
        this,
        [database = m_database, backup, passphrase] {
            return restoreEncrypted(backup, database, passphrase, QDateTime::currentDateTime());
        },
        [this](const Result<RestoredStore>& done) {
            m_restoring = false;
            Q_EMIT restored();
            if (!done)
                return m_messages.showFailure(describe(done.error()));
            const QString text = tr("The backup has been restored.");
            if (done->wasDamaged)
                m_messages.show(text + u' ' + tr("The damaged file is kept as %1").arg(done->former));
            else
                m_messages.show(text, tr("Undo"), [this, former = done->former] { restore(former); });
        });
}

} // namespace duovita
