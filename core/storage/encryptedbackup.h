#pragma once

#include "core/storage/backup.h"
#include "core/storage/encryptedfile.h"

namespace duovita {

// Copies of a store that only a passphrase opens. Call these functions from a background thread.

/// The bytes of a typed passphrase, normalized: equal characters give equal bytes, however the keyboard composes them.
QByteArray passphraseFrom(const QString& typed);

/// Like copyToFile(), but encrypted (see encryptedfile). The unencrypted copy lies meanwhile in a private folder beside
/// the store, never beside `to`; for a server's store, in the folder for temporary files.
Result<void> copyEncrypted(const QString& from, const QString& to, const QByteArray& passphrase,
                           IfExists ifExists = IfExists::Refuse, const EncryptionCost& cost = {});

/// Like restoreStore(), but `backup` may be encrypted: PassphraseMissing if it is and `passphrase` is empty. The store
/// is not touched until the whole backup has been authenticated.
Result<RestoredStore> restoreEncrypted(const QString& backup, const QString& database, const QByteArray& passphrase,
                                       const QDateTime& now);

} // namespace duovita
