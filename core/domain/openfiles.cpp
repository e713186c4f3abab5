#include "core/domain/openfiles.h"

#include <QFile>
#include <QHash>
#include <QMutex>

#include <algorithm>

#include <sys/stat.h>

namespace duovita {

namespace {

struct OpenFiles {
    QMutex mutex;
    QHash<std::pair<quint64, quint64>, int> counts;
};

OpenFiles& openFiles()
{
    static OpenFiles all;
    return all;
}

} // namespace

FileIdentity identityOf(const QString& path)
{
    struct stat facts {};
    if (::stat(QFile::encodeName(path).constData(), &facts) != 0)
        return std::nullopt;
    return std::pair(static_cast<quint64>(facts.st_dev), static_cast<quint64>(facts.st_ino));
}

void noteOpenDatabase(const FileIdentity& file)
{
    const QMutexLocker lock(&openFiles().mutex);
    if (file)
        ++openFiles().counts[*file];
}

void forgetOpenDatabase(const FileIdentity& file)
{
    const QMutexLocker lock(&openFiles().mutex);
    if (file && --openFiles().counts[*file] == 0)
        openFiles().counts.remove(*file);
}

bool isOpenDatabase(const FileIdentity& file)
{
    const QMutexLocker lock(&openFiles().mutex);
    return file && openFiles().counts.contains(*file);
}

Result<void> mayBeRead(const QString& path)
{
    QStringList databases{path};
    for (const char* companion : {"-wal", "-shm", "-journal"}) {
        if (const QLatin1StringView ending(companion); path.endsWith(ending))
            databases += path.chopped(ending.size());
    }
    if (std::any_of(databases.begin(), databases.end(),
                    [](const QString& one) { return isOpenDatabase(identityOf(one)); }))
        return Error{ErrorCode::FileBinary, {path}, {path}};
    return {};
}

} // namespace duovita
