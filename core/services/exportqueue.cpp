#include "core/services/exportqueue.h"

#include "core/export/filewriting.h"

namespace duovita {

namespace {

constexpr int diskWriters = 4;

} // namespace

ExportQueue::ExportQueue(int jobs, ExportObserver& observer) : m_observer(observer)
{
    if (jobs > 0)
        m_threads.setMaxThreadCount(jobs);
    m_writers.setMaxThreadCount(jobs == 1 ? 1 : diskWriters); // one writer keeps the order of the people
    m_waiting.release(2 * m_threads.maxThreadCount() + diskWriters);
}

void ExportQueue::add(const ExportJob& job, const Done& done)
{
    m_waiting.acquire();
    m_threads.start([this, job, done] {
        const bool stopped = m_observer.isStopped();
        const auto outputs = stopped ? std::nullopt : job.make();
        if (!outputs && !stopped)
            m_failed = true;
        m_writers.start([this, outputs, done, language = job.language] {
            const auto files = outputs ? write(language, *outputs) : std::nullopt;
            if (done)
                done(files);
            m_waiting.release();
        });
    });
}

std::optional<QList<WrittenFile>> ExportQueue::write(const QString& language, const QList<ExportOutput>& outputs)
{
    QList<WrittenFile> files;
    bool asAsked = true;
    for (const ExportOutput& output : outputs) {
        asAsked = asAsked && output.isAsAsked;
        if (const Result<void> written = writeFile(output.path, output.bytes); !written) {
            m_failed = true;
            m_observer.report(ExportFailed{{}, written.error()});
            return std::nullopt;
        }
        m_observer.wrote(output.path);
        WrittenFile file = WrittenFile::of(output.path, language, output.bytes);
        file.missingTexts = output.missingTexts;
        file.entriesLeftOut = output.entriesLeftOut;
        files += file;
    }
    if (!asAsked) {
        m_failed = true;
        return std::nullopt; // not recorded as done, so that the next export reports it again
    }
    return files;
}

bool ExportQueue::finish()
{
    m_threads.waitForDone();
    m_writers.waitForDone();
    return !m_failed;
}

} // namespace duovita
