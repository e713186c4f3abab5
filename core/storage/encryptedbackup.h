#pragma once

#include "core/storage/backup.h"
#include "core/storage/encryptedfile.h"

namespace duovita {

// Copies of a store that only a passphrase opens. Called away from the interface's thread.

/// As a person types it: the same characters make the same passphrase, however a keyboard composes them.
QByteArray passphraseFrom(const QString& typed);

/// As copyToFile(), encrypted (see encryptedfile). What is not encrypted yet lies in a folder of its owner beside the
/// store meanwhile, never beside `to`; that of a server in the folder for temporary files.
Result<void> copyEncrypted(const QString& from, const QString& to, const QByteArray& passphrase,
                           IfThere ifThere = IfThere::Refuse, const EncryptionCost& cost = {});

/// As restoreStore(), where `backup` may be encrypted: PassphraseMissing if it is and there is none. Until its last
/// byte has been found to be as it was written nothing is touched.
Result<RestoredStore> restoreEncrypted(const QString& backup, const QString& database, const QByteArray& passphrase,
                                       const QDateTime& now);

} // namespace duovita
