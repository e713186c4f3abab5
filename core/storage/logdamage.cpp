#include "core/storage/logdamage.h"

#include "core/storage/atomicfile.h"
#include "core/storage/backupfolder.h"
#include "core/storage/storefile.h"

#include <QFile>
#include <QFileInfo>
#include <QtEndian>

#include <algorithm>
#include <fcntl.h>
#include <optional>

namespace duovita {

namespace {

// SQLite's file format, 4: the log is a header and frames, each of which is a header and a page. The checksums are
// cumulative from frame to frame.
constexpr qint64 headerSize = 32;
constexpr qint64 frameHeaderSize = 24;
constexpr quint32 magic = 0x377F0682; ///< its last bit tells that checksums use big-endian words
constexpr qsizetype pageSizeAt = 8;
constexpr qsizetype saltsAt = 16;
constexpr qsizetype checksumAt = 24;
constexpr qsizetype saltSize = 4;

quint32 numberAt(const QByteArray& bytes, qsizetype at)
{
    return qFromBigEndian<quint32>(bytes.constData() + at);
}

class Checksum {
public:
    explicit Checksum(bool bigEndian) : m_bigEndian(bigEndian) {}

    void add(const char* bytes, qsizetype size)
    {
        for (qsizetype at = 0; at < size; at += 8) {
            m_first += wordAt(bytes + at) + m_second;
            m_second += wordAt(bytes + at + 4) + m_first;
        }
    }
    bool is(const QByteArray& bytes, qsizetype at) const
    {
        return numberAt(bytes, at) == m_first && numberAt(bytes, at + 4) == m_second;
    }

private:
    quint32 wordAt(const char* bytes) const
    {
        return m_bigEndian ? qFromBigEndian<quint32>(bytes) : qFromLittleEndian<quint32>(bytes);
    }

    bool m_bigEndian;
    quint32 m_first = 0;
    quint32 m_second = 0;
};

/// The outcome of reading a log's frames.
struct Frames {
    qint64 readable = 0;   ///< the number of intact frames that end with a commit
    qint64 lost = 0;       ///< commits after that
    QByteArray salts = {}; ///< of this log; earlier logs have others
};

/// Whether a frame belongs to this log: in a frame of an earlier log, both salts differ.
bool isOfLog(const QByteArray& frame, const QByteArray& salts)
{
    return frame.mid(8, saltSize) == salts.first(saltSize) || frame.mid(8 + saltSize, saltSize) == salts.last(saltSize);
}

std::optional<Frames> framesOf(QFile& log)
{
    const QByteArray header = log.read(headerSize);
    if (header.size() < headerSize || header == QByteArray(headerSize, '\0'))
        return std::nullopt;
    Checksum sum((numberAt(header, 0) & 1) != 0);
    sum.add(header.constData(), checksumAt);
    const quint32 pageSize = numberAt(header, pageSizeAt);
    const bool isPageSize = pageSize >= 512 && pageSize <= 65536 && (pageSize & (pageSize - 1)) == 0;
    constexpr quint32 usualPageSize = 4096;
    const qint64 frameSize = frameHeaderSize + (isPageSize ? pageSize : usualPageSize);
    bool sound = isPageSize && (numberAt(header, 0) & ~1U) == magic && sum.is(header, checksumAt);
    Frames frames;
    frames.salts = header.mid(saltsAt, 2 * saltSize);
    for (qint64 number = 1;; ++number) {
        const QByteArray frame = log.read(frameSize);
        if (frame.size() < frameSize)
            return frames;
        if (number == 1 && !sound) // the damage is in the header
            frames.salts = frame.mid(8, 2 * saltSize);
        if (sound) {
            sum.add(frame.constData(), 8);
            sum.add(frame.constData() + frameHeaderSize, frameSize - frameHeaderSize);
        }
        sound = sound && frame.mid(8, 2 * saltSize) == frames.salts && sum.is(frame, 16);
        const bool endsSaving = numberAt(frame, 4) != 0;
        if (endsSaving && sound)
            frames.readable = number;
        if (endsSaving && !sound && isOfLog(frame, frames.salts))
            ++frames.lost;
    }
}

/// The number of frames in use, from the shared memory; nothing if that belongs to another log or was just being
/// written. It survives the end of a program, not of the machine.
std::optional<qint64> framesNoted(const QString& path, const QByteArray& salts)
{
    constexpr qsizetype noteSize = 48;
    QFile memory(path + QStringLiteral("-shm"));
    const QByteArray notes = memory.open(QIODevice::ReadOnly) ? memory.read(2 * noteSize) : QByteArray();
    if (notes.size() < 2 * noteSize || notes.first(noteSize) != notes.last(noteSize) || notes.mid(32, 8) != salts)
        return std::nullopt;
    quint32 number = 0;
    std::copy_n(notes.constData() + 16, sizeof number, reinterpret_cast<char*>(&number)); // in this machine's byte
                                                                                          // order
    return number;
}

/// Whether another program has the store open: it holds a lock on the shared memory meanwhile.
bool isInUseElsewhere(const QString& path)
{
    QFile memory(path + QStringLiteral("-shm"));
    if (!memory.open(QIODevice::ReadOnly))
        return false;
    constexpr off_t openLock = 128;
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = openLock;
    lock.l_len = 1;
    return ::fcntl(memory.handle(), F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
}

Error notKept(const QFile& copy)
{
    return copy.error() == QFileDevice::ResourceError
               ? Error{ErrorCode::DiskFull, {copy.fileName()}}
               : Error{ErrorCode::FileNotWritable, {copy.fileName(), copy.errorString()}};
}

} // namespace

int lostTransactions(const QString& path)
{
    QFile log(logOf(path));
    if (isInUseElsewhere(path) || !log.open(QIODevice::ReadOnly))
        return 0;
    const std::optional<Frames> frames = framesOf(log);
    if (!frames)
        return 0;
    const std::optional<qint64> noted = framesNoted(path, frames->salts);
    if (noted == frames->readable) // anything after this was never committed
        return 0;
    // Without the shared memory, the count may include a transaction that was cut off before it was committed.
    const bool lost = frames->lost > 0 || (noted && *noted > frames->readable);
    return lost ? static_cast<int>(std::max<qint64>(1, frames->lost)) : 0;
}

Result<QString> keepLog(const QString& path)
{
    const QFileInfo store(path);
    QFile log(logOf(path));
    const QString kept = QStringLiteral("%1/%2 damaged log %3.wal")
                             .arg(store.absolutePath(), store.completeBaseName(),
                                  QFileInfo(log).lastModified().toString(backupTimeFormat()));
    if (QFileInfo(kept).size() == log.size() && QFile::exists(kept))
        return kept;
    if (!log.open(QIODevice::ReadOnly))
        return Error{ErrorCode::FileNotReadable, {log.fileName(), log.errorString()}};
    QFile::remove(kept); // left by an interrupted attempt
    if (const Result<void> made = createPrivateFile(kept); !made)
        return made.error();
    QFile copy(kept);
    bool done = copy.open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    constexpr qint64 piece = 1 << 20;
    while (done && !log.atEnd()) {
        const QByteArray bytes = log.read(piece);
        done = !bytes.isEmpty() && copy.write(bytes) == bytes.size();
    }
    if (done && flushToDisk(kept))
        return kept;
    const Error error = notKept(copy);
    copy.remove();
    return error;
}

} // namespace duovita
