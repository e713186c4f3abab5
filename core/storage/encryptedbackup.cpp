#include "core/storage/encryptedbackup.h"

#include "core/storage/storeaddress.h"
#include "core/storage/storecopy.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

namespace duovita {

namespace {

/// Where QTemporaryDir makes a folder of its owner alone.
QString patternBeside(const QString& store)
{
    const QString folder = isServerAddress(store) ? QDir::tempPath() : QFileInfo(store).absolutePath();
    return folder + QStringLiteral("/duovita-");
}

Error noFolder(const QTemporaryDir& folder)
{
    return {ErrorCode::FileNotWritable, {folder.path(), folder.errorString()}};
}

} // namespace

QByteArray passphraseFrom(const QString& typed)
{
    return typed.normalized(QString::NormalizationForm_C).toUtf8();
}

Result<void> copyEncrypted(const QString& from, const QString& to, const QByteArray& passphrase, IfThere ifThere,
                           const EncryptionCost& cost)
{
    const QFileInfo target(to);
    if (target.exists() && (ifThere == IfThere::Refuse || target.isDir() || QFileInfo(from) == target))
        return Error{ErrorCode::FileExists, {to}};
    const QTemporaryDir folder(patternBeside(from));
    if (!folder.isValid())
        return noFolder(folder);
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
    const QTemporaryDir folder(QFileInfo(database).dir().exists() ? patternBeside(database)
                                                                  : QDir::tempPath() + QStringLiteral("/duovita-"));
    if (!folder.isValid())
        return noFolder(folder);
    const QString plain = folder.filePath(QStringLiteral("plain.db"));
    if (const Result<void> opened = decryptFile(backup, plain, passphrase); !opened)
        return opened.error();
    return restoreStore(plain, database, now);
}

} // namespace duovita
