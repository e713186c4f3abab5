#include "core/storage/fileinuse.h"

namespace duovita {

FileInUse::FileInUse(const QString& path) : m_identity(identityOf(path))
{
    noteOpenDatabase(m_identity);
}

FileInUse::~FileInUse()
{
    forgetOpenDatabase(m_identity);
}

bool FileInUse::any(const QString& path)
{
    return isOpenDatabase(identityOf(path));
}

QRecursiveMutex& FileInUse::looking()
{
    static QRecursiveMutex mutex;
    return mutex;
}

} // namespace duovita
