#include "core/storage/encryptedfile.h"

#include "core/domain/openfiles.h"
#include "core/storage/storefile.h"

#include <QFile>
#include <QSaveFile>
#include <QtEndian>

#include <array>
#include <cerrno>
#include <sodium.h>
#include <unistd.h>

namespace duovita {

namespace {

constexpr qint64 pieceSize = 65536;
constexpr qint64 encryptedPieceSize = pieceSize + crypto_secretstream_xchacha20poly1305_ABYTES;
constexpr quint32 newestVersion = 1;
const QByteArray magic("DVSEALED", 8);
// Limits on what a file's header may request: a malicious file must not use up the machine's memory or hours of time.
constexpr quint32 mostPasses = 16;
constexpr quint64 mostMemory = 1024ULL * 1024 * 1024;

struct SealHeader {
    quint32 version = newestVersion;
    EncryptionCost cost;
    std::array<unsigned char, crypto_pwhash_SALTBYTES> salt{};
    std::array<unsigned char, crypto_secretstream_xchacha20poly1305_HEADERBYTES> stream{};
};
constexpr qsizetype costAt = 12;
constexpr qsizetype memoryAt = 16;
constexpr qsizetype saltAt = 24;
constexpr qsizetype streamAt = saltAt + crypto_pwhash_SALTBYTES;
constexpr qsizetype headerSize = streamAt + crypto_secretstream_xchacha20poly1305_HEADERBYTES;

QByteArray bytesOf(const SealHeader& header)
{
    QByteArray bytes = magic + QByteArray(headerSize - magic.size(), '\0');
    qToLittleEndian(header.version, bytes.data() + magic.size());
    qToLittleEndian(header.cost.passes, bytes.data() + costAt);
    qToLittleEndian(header.cost.memory, bytes.data() + memoryAt);
    std::copy(header.salt.begin(), header.salt.end(), bytes.begin() + saltAt);
    std::copy(header.stream.begin(), header.stream.end(), bytes.begin() + streamAt);
    return bytes;
}

Result<SealHeader> headerFrom(const QByteArray& bytes, const QString& path)
{
    const Error damaged{ErrorCode::EncryptedFileDamaged, {path}};
    if (bytes.size() < headerSize || !bytes.startsWith(magic))
        return damaged;
    SealHeader header;
    header.version = qFromLittleEndian<quint32>(bytes.constData() + magic.size());
    if (header.version > newestVersion)
        return Error{ErrorCode::EncryptedFileTooNew, {path, QString::number(header.version)}};
    header.cost.passes = qFromLittleEndian<quint32>(bytes.constData() + costAt);
    header.cost.memory = qFromLittleEndian<quint64>(bytes.constData() + memoryAt);
    const bool bearable = header.cost.passes >= crypto_pwhash_OPSLIMIT_MIN && header.cost.passes <= mostPasses &&
                          header.cost.memory >= crypto_pwhash_MEMLIMIT_MIN && header.cost.memory <= mostMemory;
    if (header.version == 0 || !bearable)
        return damaged;
    std::copy_n(bytes.begin() + saltAt, header.salt.size(), header.salt.begin());
    std::copy_n(bytes.begin() + streamAt, header.stream.size(), header.stream.begin());
    return header;
}

/// A key that is wiped from memory after use.
class SealKey {
public:
    SealKey() = default;
    ~SealKey() { sodium_memzero(m_bytes.data(), m_bytes.size()); }
    SealKey(const SealKey&) = delete;
    SealKey& operator=(const SealKey&) = delete;

    /// Returns false if there is not enough memory.
    bool derive(const QByteArray& passphrase, const SealHeader& header)
    {
        return crypto_pwhash(m_bytes.data(), m_bytes.size(), passphrase.constData(),
                             static_cast<unsigned long long>(passphrase.size()), header.salt.data(), header.cost.passes,
                             static_cast<size_t>(header.cost.memory), crypto_pwhash_ALG_ARGON2ID13) == 0;
    }
    const unsigned char* data() const { return m_bytes.data(); }

private:
    std::array<unsigned char, crypto_secretstream_xchacha20poly1305_KEYBYTES> m_bytes{};
};

const unsigned char* unsignedOf(const QByteArray& bytes)
{
    return reinterpret_cast<const unsigned char*>(bytes.constData());
}

Error notReadable(const QFile& file)
{
    return {file.exists() ? ErrorCode::FileNotReadable : ErrorCode::FileNotFound,
            {file.fileName(), file.errorString()}};
}

Error notWritable(const QString& path, const QString& reason)
{
    return {ErrorCode::FileNotWritable, {path, reason}};
}

Error noMemory(const QString& path)
{
    return {ErrorCode::FileNotReadable, {path, qt_error_string(ENOMEM)}};
}

bool sealPieces(QFile& from, QFileDevice& to, crypto_secretstream_xchacha20poly1305_state& stream,
                QByteArray authenticated)
{
    QByteArray sealed(encryptedPieceSize, Qt::Uninitialized);
    for (bool last = false; !last;) {
        const QByteArray piece = from.read(pieceSize);
        if (from.error() != QFileDevice::NoError)
            return false;
        last = from.atEnd();
        unsigned long long size = 0;
        crypto_secretstream_xchacha20poly1305_push(&stream, reinterpret_cast<unsigned char*>(sealed.data()), &size,
                                                   unsignedOf(piece), static_cast<unsigned long long>(piece.size()),
                                                   unsignedOf(authenticated),
                                                   static_cast<unsigned long long>(authenticated.size()),
                                                   last ? crypto_secretstream_xchacha20poly1305_TAG_FINAL : 0);
        authenticated.clear();
        if (to.write(sealed.constData(), static_cast<qint64>(size)) != static_cast<qint64>(size))
            return false;
    }
    return true;
}

Result<void> openPieces(QFile& from, QFileDevice& to, crypto_secretstream_xchacha20poly1305_state& stream,
                        QByteArray authenticated)
{
    QByteArray plain(pieceSize, Qt::Uninitialized);
    for (bool first = true;; first = false) {
        const QByteArray piece = from.read(encryptedPieceSize);
        unsigned long long size = 0;
        unsigned char tag = 0;
        const bool sound = crypto_secretstream_xchacha20poly1305_pull(
                               &stream, reinterpret_cast<unsigned char*>(plain.data()), &size, &tag, unsignedOf(piece),
                               static_cast<unsigned long long>(piece.size()), unsignedOf(authenticated),
                               static_cast<unsigned long long>(authenticated.size())) == 0;
        if (!sound)
            return Error{first ? ErrorCode::PassphraseWrong : ErrorCode::EncryptedFileDamaged, {from.fileName()}};
        authenticated.clear();
        if (to.write(plain.constData(), static_cast<qint64>(size)) != static_cast<qint64>(size))
            return notWritable(to.fileName(), to.errorString());
        const bool last = tag == crypto_secretstream_xchacha20poly1305_TAG_FINAL;
        if (last != from.atEnd()) // cut off or lengthened
            return Error{ErrorCode::EncryptedFileDamaged, {from.fileName()}};
        if (last)
            return {};
    }
}

} // namespace

bool isEncrypted(const QString& path)
{
    QFile file(path);
    return mayBeRead(path) && file.open(QIODevice::ReadOnly) && file.read(magic.size()) == magic;
}

Result<void> encryptFile(const QString& from, const QString& to, const QByteArray& passphrase,
                         const EncryptionCost& cost)
{
    QFile source(from);
    if (sodium_init() < 0 || !source.open(QIODevice::ReadOnly))
        return notReadable(source);
    SealHeader header;
    header.cost = cost;
    randombytes_buf(header.salt.data(), header.salt.size());
    SealKey key;
    if (!key.derive(passphrase, header))
        return noMemory(to);
    crypto_secretstream_xchacha20poly1305_state stream;
    crypto_secretstream_xchacha20poly1305_init_push(&stream, header.stream.data(), key.data());
    const QByteArray beginning = bytesOf(header);
    QSaveFile target(to);
    const bool written = target.open(QIODevice::WriteOnly) &&
                         target.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) &&
                         target.write(beginning) == beginning.size() && sealPieces(source, target, stream, beginning) &&
                         target.flush() && ::fsync(target.handle()) == 0 && target.commit();
    sodium_memzero(&stream, sizeof stream);
    if (source.error() != QFileDevice::NoError)
        return notReadable(source);
    return written ? Result<void>() : notWritable(to, target.errorString());
}

Result<void> decryptFile(const QString& from, const QString& to, const QByteArray& passphrase)
{
    QFile source(from);
    if (sodium_init() < 0 || !source.open(QIODevice::ReadOnly))
        return notReadable(source);
    const QByteArray beginning = source.read(headerSize);
    const Result<SealHeader> header = headerFrom(beginning, from);
    if (!header)
        return header.error();
    SealKey key;
    if (!key.derive(passphrase, *header))
        return noMemory(from);
    crypto_secretstream_xchacha20poly1305_state stream;
    crypto_secretstream_xchacha20poly1305_init_pull(&stream, header->stream.data(), key.data());
    if (QFile::exists(to))
        return Error{ErrorCode::FileExists, {to}};
    if (const Result<void> made = createPrivateFile(to); !made)
        return made;
    QFile target(to);
    Result<void> done = target.open(QIODevice::WriteOnly) ? openPieces(source, target, stream, beginning)
                                                          : notWritable(to, target.errorString());
    sodium_memzero(&stream, sizeof stream);
    if (done && !target.flush())
        done = notWritable(to, target.errorString());
    if (!done)
        target.remove();
    return done;
}

} // namespace duovita
