#include "core/storage/storenotices.h"

#include <QMutex>

#include <utility>

namespace duovita {

namespace {

struct Notices {
    QMutex guard;
    QList<Error> waiting;
};

Notices& notices()
{
    static Notices all;
    return all;
}

} // namespace

void noteAboutStore(const Error& notice)
{
    const QMutexLocker lock(&notices().guard);
    if (!notices().waiting.contains(notice))
        notices().waiting += notice;
}

QList<Error> takeStoreNotices()
{
    const QMutexLocker lock(&notices().guard);
    return std::exchange(notices().waiting, {});
}

} // namespace duovita
