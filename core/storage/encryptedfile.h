#pragma once

#include "core/domain/result.h"

#include <QByteArray>

namespace duovita {

// A file encrypted with a passphrase: what is in it cannot be read, nor changed without that being noticed, by who does
// not know that. The work is libsodium's: Argon2id makes a key of the passphrase, XChaCha20-Poly1305 as a stream of
// pieces (secretstream) encrypts.
//
// The format, version 1, numbers in little-endian order:
//   8   bytes  "DVSEALED"
//   4          the version, 1
//   4          Argon2id's passes over its memory
//   8          Argon2id's memory in bytes
//   16         salt, random
//   24         the stream's header, random
//   then       pieces of 65,536 bytes, each with 17 more; only the last may be shorter, and is marked as the last. The
//              64 bytes above are authenticated with the first.

/// What guessing one passphrase costs; so does opening the file.
struct EncryptionCost {
    quint32 passes = 3;
    quint64 memory = 256ULL * 1024 * 1024; ///< bytes
};

/// Whether a file begins like one of these.
bool isEncrypted(const QString& path);

/// Writes an encrypted copy, readable by its owner only; whole or not at all, in the place of what had its name.
/// FileNotReadable, FileNotWritable.
Result<void> encryptFile(const QString& from, const QString& to, const QByteArray& passphrase,
                         const EncryptionCost& cost = {});

/// Writes what is in it to a new file, readable by its owner only; on an error there is none. FileNotReadable,
/// FileExists, FileNotWritable, EncryptedFileTooNew, PassphraseWrong, EncryptedFileDamaged.
Result<void> decryptFile(const QString& from, const QString& to, const QByteArray& passphrase);

} // namespace duovita
