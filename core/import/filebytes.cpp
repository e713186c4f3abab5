#include "core/domain/openfiles.h"
#include "core/import/importdraft.h"

#include <QFile>
#include <QFileInfo>

#include <cerrno>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace duovita {

namespace {

constexpr qint64 largestFile = 20; // MB: a CV has kilobytes; a larger file is something else
constexpr qint64 bytesPerMegabyte = 1 << 20;

Error tooLarge(const QString& path, qint64 size)
{
    return {ErrorCode::FileTooLarge,
            {path, QString::number(size / bytesPerMegabyte), QString::number(largestFile)},
            {path}};
}

Error notReadable(const QString& path)
{
    return {ErrorCode::FileNotReadable, {path, qt_error_string(errno)}, {path}};
}

/// A file whose reported size may be wrong: files under /proc report none, and reading some of them blocks.
class OpenedFile {
public:
    explicit OpenedFile(const QString& path)
        : m_file(::open(QFile::encodeName(path).constData(), O_RDONLY | O_NONBLOCK | O_CLOEXEC))
    {
    }
    ~OpenedFile()
    {
        if (isOpen())
            ::close(m_file);
    }
    Q_DISABLE_COPY_MOVE(OpenedFile)

    bool isOpen() const { return m_file >= 0; }

    Result<QByteArray> read(const QString& path) const
    {
        struct stat facts {};
        if (::fstat(m_file, &facts) != 0 || !S_ISREG(facts.st_mode)) // replaced by another file meanwhile
            return Error{ErrorCode::FileNotRegular, {path}, {path}};
        constexpr qsizetype chunkSize = 1 << 16;
        QByteArray bytes;
        bytes.reserve(static_cast<qsizetype>(facts.st_size));
        for (QByteArray chunk(chunkSize, Qt::Uninitialized);;) {
            const ssize_t count = ::read(m_file, chunk.data(), static_cast<size_t>(chunkSize));
            if (count == 0)
                return bytes;
            if (count < 0 && errno != EINTR)
                return notReadable(path);
            bytes.append(chunk.constData(), qMax<qsizetype>(0, count));
            if (bytes.size() > largestFile * bytesPerMegabyte)
                return tooLarge(path, bytes.size());
        }
    }

private:
    int m_file;
};

} // namespace

Result<QByteArray> bytesOfFile(const QString& path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return Error{ErrorCode::FileNotFound, {path}, {path}};
    if (info.isDir())
        return Error{ErrorCode::FileIsFolder, {path}, {path}};
    if (!info.isFile()) // /dev/zero never ends, a pipe may block forever, and opening a device may have effects
        return Error{ErrorCode::FileNotRegular, {path}, {path}};
    if (info.size() > largestFile * bytesPerMegabyte)
        return tooLarge(path, info.size());
    if (const Result<void> may = mayBeRead(path); !may)
        return may.error();
    const OpenedFile file(path);
    return file.isOpen() ? file.read(path) : notReadable(path);
}

} // namespace duovita
