#include "app/backupcommand.h"

#include "app/commands.h"
#include "core/storage/backup.h"
#include "ui/presentation/errorwords.h"

#include <QCoreApplication>
#include <QLocale>

namespace duovita {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(duovita::BackupCommand)
};

int listBackups(const QString& database)
{
    const QList<Backup> backups = backupsOf(database);
    if (backups.isEmpty())
        printOut(Words::tr("There are no backups yet. Name a file to make one."));
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
    if (const Result<void> copied = copyStore(line.database, file); !copied)
        return fail(copied.error());
    printOut(Words::tr("%1: a copy of %2").arg(file, line.database));
    return 0;
}

int runRestore(const CommandLine& line)
{
    const QString& file = line.arguments.front();
    const auto restored = restoreStore(file, line.database, QDateTime::currentDateTime());
    if (!restored)
        return fail(restored.error());
    printOut(Words::tr("%1 now holds what %2 holds.").arg(line.database, file));
    if (!restored->former.isEmpty())
        printOut((restored->wasDamaged ? Words::tr("The damaged file is kept: %1")
                                       : Words::tr("What it held before is kept as a backup: %1"))
                     .arg(restored->former));
    return 0;
}

QString adviceAfterDamage(const QString& database)
{
    const auto backup = newestGoodBackup(database);
    return backup
               ? Words::tr("The newest backup that is whole is of %1. To go back to it:\n  duovita --database \"%2\" "
                           "restore \"%3\"")
                     .arg(backup->madeAt.toString(Qt::ISODate), database, backup->path)
               : Words::tr("No backup of it was found in %1.").arg(backupFolder(database));
}

void backUpBeforeWriting(const QString& database)
{
    if (const auto made = backUpDaily(database, QDateTime::currentDateTime()); !made)
        printError(Words::tr("The daily backup was not made. %1").arg(describe(made.error())));
}

} // namespace duovita
