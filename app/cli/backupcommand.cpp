#include "app/cli/backupcommand.h"

#include "app/cli/commands.h"
#include "app/cli/passphrases.h"
#include "app/cli/storeopening.h"
#include "core/messages/errorwords.h"
#include "core/storage/encryptedbackup.h"
#include "core/storage/storeaddress.h"
#include "core/storage/storecopy.h"

#include <QCoreApplication>
#include <QFile>
#include <QLocale>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::BackupCommand)
};

int listBackups(const QString& database)
{
    const QList<Backup> backups = isServerAddress(database) ? QList<Backup>() : backupsOf(database);
    if (backups.isEmpty())
        printOut(Words::tr("There are no backups yet. Give a file name to make one."));
    for (const Backup& backup : backups)
        printOut(
            QStringLiteral("%1  %2  %3")
                .arg(backup.madeAt.toString(Qt::ISODate), QLocale::c().formattedDataSize(backup.bytes), backup.path));
    return 0;
}

} // namespace

int runBackup(const CommandLine& line)
{
    if (line.arguments.isEmpty())
        return listBackups(line.database);
    const QString& file = line.arguments.front();
    QString shown = line.database;
    if (isServerAddress(line.database)) { // asks for the password, and gives the address without it
        const auto opened = openStore(line.database, IfMissing::Refuse);
        if (!opened)
            return fail(opened.error());
        shown = (*opened)->path();
    }
    if (line.encrypt && QFile::exists(file)) // before asking for a passphrase
        return fail({ErrorCode::FileExists, {file}});
    const Result<QByteArray> passphrase = line.encrypt ? newPassphrase(line, file) : QByteArray();
    if (!passphrase)
        return fail(passphrase.error());
    const Result<void> copied =
        line.encrypt ? copyEncrypted(line.database, file, *passphrase) : copyToFile(line.database, file);
    if (!copied)
        return fail(copied.error());
    printOut(
        (line.encrypt ? Words::tr("%1: an encrypted copy of %2") : Words::tr("%1: a copy of %2")).arg(file, shown));
    return 0;
}

int runRestore(const CommandLine& line)
{
    const QString& file = line.arguments.front();
    if (isServerAddress(line.database)) {
        printError(
            Words::tr("A server keeps backups of its own. To put the people of a file on it, use “duovita copy”."));
        return 1;
    }
    const Result<QByteArray> passphrase = isEncrypted(file) ? passphraseOf(line, file) : QByteArray();
    if (!passphrase)
        return fail(passphrase.error());
    const auto restored = restoreEncrypted(file, line.database, *passphrase, QDateTime::currentDateTime());
    if (!restored)
        return fail(restored.error());
    printOut(Words::tr("%1 now has the contents of %2.").arg(line.database, file));
    if (!restored->former.isEmpty())
        printOut((restored->wasDamaged ? Words::tr("The damaged file is kept as %1")
                                       : Words::tr("Its previous contents are kept as a backup: %1"))
                     .arg(restored->former));
    return 0;
}

QString adviceAfterDamage(const QString& database)
{
    const auto backup = newestGoodBackup(database);
    return backup
               ? Words::tr(
                     "The newest intact backup is from %1. To restore it:\n  duovita --database \"%2\" restore \"%3\"")
                     .arg(backup->madeAt.toString(Qt::ISODate), database, backup->path)
               : Words::tr("No backup of it was found in %1.").arg(backupFolder(database));
}

void backUpBeforeWriting(const QString& database)
{
    if (isServerAddress(database)) // a server has backups of its own
        return;
    if (const auto made = backUpDaily(database, QDateTime::currentDateTime()); !made)
        printError(Words::tr("The daily backup failed. %1").arg(describe(made.error())));
}

} // namespace duovita
