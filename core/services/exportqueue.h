#pragma once

#include "core/export/outputmanifest.h"
#include "core/services/exportplan.h"

#include <QSemaphore>
#include <QThreadPool>

#include <atomic>

namespace duovita {

/// Makes documents on as many threads as there are processors, while other threads wait for the disk: a file counts as
/// written only when it is on the disk. The queue is short, so memory does not grow with the number of people.
class ExportQueue {
public:
    /// Called on some thread with the files that were written; with nothing if the job failed, was stopped or did not
    /// meet the request, which is reported.
    using Done = std::function<void(const std::optional<QList<WrittenFile>>& files)>;

    ExportQueue(int jobs, ExportObserver& observer); ///< 0: as many as there are processors

    void add(const ExportJob& job, const Done& done = {});
    /// Waits for all jobs. Returns false if one failed.
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
