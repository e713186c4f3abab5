#pragma once

#include "core/domain/result.h"

#include <QByteArray>

namespace duovita {

// A file encrypted with a passphrase: without it, nobody can read the content or change it undetected. It uses
// libsodium: Argon2id derives the key, XChaCha20-Poly1305 encrypts a stream of pieces (secretstream).
//
// Format version 1, integers in little-endian order:
//   8   bytes  "DVSEALED"
//   4          the version, 1
//   4          Argon2id's number of passes
//   8          Argon2id's memory in bytes
//   16         salt, random
//   24         the stream's header, random
//   then       pieces of 65,536 bytes, each with 17 more; only the last may be shorter, and it is tagged as the last.
//   The
//              first also authenticates the 64 bytes above.

/// The cost of deriving the key: of opening the file, and of each guess at the passphrase.
struct EncryptionCost {
    quint32 passes = 3;
    quint64 memory = 256ULL * 1024 * 1024; ///< bytes
};

/// Whether a file begins like an encrypted file.
bool isEncrypted(const QString& path);

/// Writes an encrypted copy that only its owner may read, whole or not at all; replaces an existing file.
/// FileNotReadable, FileNotWritable.
Result<void> encryptFile(const QString& from, const QString& to, const QByteArray& passphrase,
                         const EncryptionCost& cost = {});

/// Decrypts a file to a new file that only its owner may read; on an error no file is left. FileNotReadable,
/// FileExists, FileNotWritable, EncryptedFileTooNew, PassphraseWrong, EncryptedFileDamaged.
Result<void> decryptFile(const QString& from, const QString& to, const QByteArray& passphrase);

} // namespace duovita
