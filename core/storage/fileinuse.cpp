#include "core/storage/fileinuse.h"

#include <QFile>
#include <QHash>
#include <QMutex>

#include <sys/stat.h>

namespace duovita {

namespace {

struct Uses {
    QMutex mutex;
    QHash<std::pair<quint64, quint64>, int> counts; // of what is open now
};

/// Of the process, as its locks are.
Uses& uses()
{
    static Uses all;
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

FileInUse::FileInUse(const QString& path) : m_identity(identityOf(path))
{
    const QMutexLocker lock(&uses().mutex);
    if (m_identity)
        ++uses().counts[*m_identity];
}

FileInUse::~FileInUse()
{
    const QMutexLocker lock(&uses().mutex);
    if (m_identity && --uses().counts[*m_identity] == 0)
        uses().counts.remove(*m_identity);
}

bool FileInUse::any(const QString& path)
{
    const FileIdentity identity = identityOf(path);
    const QMutexLocker lock(&uses().mutex);
    return identity && uses().counts.contains(*identity);
}

QRecursiveMutex& FileInUse::looking()
{
    static QRecursiveMutex mutex;
    return mutex;
}

} // namespace duovita
