#include "core/storage/atomicfile.h"

#include <QDir>
#include <QFileInfo>

#include <cerrno>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>

namespace duovita {

QString freeName(const QString& path)
{
    const QFileInfo info(path);
    QString free = path;
    for (int number = 2; QFile::exists(free); ++number)
        free = QStringLiteral("%1/%2 (%3).%4")
                   .arg(info.path(), info.completeBaseName(), QString::number(number), info.suffix());
    return free;
}

bool flushToDisk(const QString& path)
{
    const int descriptor = ::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return false;
    const bool done = ::fsync(descriptor) == 0;
    ::close(descriptor);
    return done;
}

Result<void> makeFolder(const QString& folder)
{
    if (QDir(folder).exists())
        return {};
    if (!QDir().mkpath(folder))
        return Error{ErrorCode::FileNotWritable, {folder, QStringLiteral("mkdir")}};
    QFile::setPermissions(folder, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ExeOwner);
    return {};
}

QStringList companionsOf(const QString& path)
{
    return {path + QStringLiteral("-journal"), path + QStringLiteral("-wal"), path + QStringLiteral("-shm")};
}

QString logOf(const QString& path)
{
    return path + QStringLiteral("-wal");
}

void removeCompanions(const QString& path)
{
    for (const QString& companion : companionsOf(path))
        QFile::remove(companion);
}

void removeStore(const QString& path)
{
    QFile::remove(path);
    removeCompanions(path);
}

Error notWritable(const QString& path)
{
    return {ErrorCode::FileNotWritable, {path, qt_error_string(errno)}};
}

Result<void> renameFile(const QString& from, const QString& to)
{
    if (std::rename(QFile::encodeName(from).constData(), QFile::encodeName(to).constData()) != 0)
        return notWritable(to);
    flushToDisk(QFileInfo(to).absolutePath());
    return {};
}

} // namespace duovita
