#pragma once

#include "core/export/outputmanifest.h"
#include "core/services/exportplan.h"

#include <QSemaphore>
#include <QThreadPool>

#include <atomic>

namespace duovita {

/// Makes documents in as many threads as there are processors, while others wait for the disk, which has to have each
/// file before it is called written. Few documents wait at a time, so that memory does not grow with the people.
class ExportQueue {
public:
    /// Called in some thread with what was written; with nothing if it failed or is not as asked, which is told, or was
    /// stopped.
    using Done = std::function<void(const std::optional<QList<WrittenFile>>& files)>;

    ExportQueue(int jobs, ExportObserver& observer); ///< 0 jobs: as many as there are processors

    void add(const ExportJob& job, const Done& done = {});
    /// Waits for all of them. False if one failed.
    bool finish();

private:
    std::optional<QList<WrittenFile>> write(const QString& language, const QList<ExportOutput>& outputs);

    ExportObserver& m_observer;
    QThreadPool m_threads;
    QThreadPool m_writers;
    QSemaphore m_waiting;
    std::atomic<bool> m_failed = false;
};

} // namespace duovita
