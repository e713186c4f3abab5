#include "core/storage/encryptedbackup.h"

#include "core/storage/scratchfolder.h"
#include "core/storage/storeaddress.h"
#include "core/storage/storecopy.h"

#include <QDir>
#include <QFileInfo>

namespace duovita {

namespace {

/// The store's own folder: its disk has room for such a copy, and it is as private as the store.
QString folderOf(const QString& store)
{
    const QString folder = isServerAddress(store) ? QString() : QFileInfo(store).absolutePath();
    return QDir(folder).exists() && !folder.isEmpty() ? folder : QDir::tempPath();
}

} // namespace

QByteArray passphraseFrom(const QString& typed)
{
    return typed.normalized(QString::NormalizationForm_C).toUtf8();
}

Result<void> copyEncrypted(const QString& from, const QString& to, const QByteArray& passphrase, IfExists ifExists,
                           const EncryptionCost& cost)
{
    const QFileInfo target(to);
    if (target.exists() && (ifExists == IfExists::Refuse || target.isDir() || QFileInfo(from) == target))
        return Error{ErrorCode::FileExists, {to}};
    const ScratchFolder folder(folderOf(from));
    if (!folder.made())
        return folder.made();
    const QString plain = folder.filePath(QStringLiteral("plain.db"));
    if (const Result<void> copied = copyToFile(from, plain); !copied)
        return copied;
    return encryptFile(plain, to, passphrase, cost);
}

Result<RestoredStore> restoreEncrypted(const QString& backup, const QString& database, const QByteArray& passphrase,
                                       const QDateTime& now)
{
    if (!isEncrypted(backup))
        return restoreStore(backup, database, now);
    if (passphrase.isEmpty())
        return Error{ErrorCode::PassphraseMissing, {backup}};
    const ScratchFolder folder(folderOf(database));
    if (!folder.made())
        return folder.made().error();
    const QString plain = folder.filePath(QStringLiteral("plain.db"));
    if (const Result<void> opened = decryptFile(backup, plain, passphrase); !opened)
        return opened.error();
    return restoreStore(plain, database, now);
}

} // namespace duovita
