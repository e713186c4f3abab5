#include "ui/export/manyexport.h"

#include "core/messages/errorwords.h"
#include "core/messages/exportwords.h"
#include "core/services/batchexport.h"
#include "ui/background.h"

#include <QCoreApplication>
#include <QPointer>
#include <QSet>

#include <algorithm>

namespace duovita {

namespace {

bool hasFate(const QList<MissingText>& gaps, bool shown)
{
    return std::any_of(gaps.begin(), gaps.end(),
                       [shown](const MissingText& gap) { return (gap.fate == MissingTexts::Shown) == shown; });
}

/// Counts what the export reports, for one summary.
class Counting : public ExportObserver {
public:
    Counting(std::shared_ptr<std::atomic<bool>> stopping, QPointer<ManyExport> watcher, qsizetype formats)
        : m_stopping(std::move(stopping)), m_watcher(std::move(watcher)), m_formats(formats)
    {
    }

    bool isStopped() const override { return *m_stopping; }

    void wrote(const QString& path) override
    {
        const QMutexLocker lock(&m_mutex);
        m_counts.written += path;
    }

    void progress(qsizetype person, qsizetype total) override
    {
        // Only the interface's thread may check whether the watcher still exists.
        const auto publish = [watcher = m_watcher, done = m_formatsDone * total + person, all = m_formats * total] {
            if (watcher)
                Q_EMIT watcher->progressed(done, all);
        };
        QMetaObject::invokeMethod(qApp, publish, Qt::QueuedConnection);
    }

    void report(const ExportNote& note) override
    {
        const QMutexLocker lock(&m_mutex);
        if (const auto* missing = std::get_if<TextsMissing>(&note)) {
            m_counts.withGaps += hasFate(missing->gaps, true) ? 1 : 0;
            m_counts.shortened += hasFate(missing->gaps, false) ? 1 : 0;
        } else if (const auto* fault = std::get_if<PageFault>(&note)) {
            if (fault->finding.kind == LayoutFinding::Kind::NoGlyph)
                m_leavingOut += fault->person.id.toString() + codeOf(fault->language);
        } else if (std::holds_alternative<PhotoLeftOut>(note)) {
            ++m_withoutPhoto;
        } else if (std::holds_alternative<ExportFailed>(note)) {
            m_counts.problems += linesOf(note);
        }
    }

    void take(const BatchOutcome& outcome)
    {
        ++m_formatsDone;
        m_counts.withoutPhoto = std::max(m_counts.withoutPhoto, std::exchange(m_withoutPhoto, 0));
        m_counts.unchanged += outcome.unchanged;
        m_counts.stopped = m_counts.stopped || outcome.stopped;
    }

    ManyExported counts()
    {
        m_counts.leavingOut = static_cast<int>(m_leavingOut.size());
        std::sort(m_counts.written.begin(), m_counts.written.end()); // jobs finish in any order
        return m_counts;
    }

private:
    std::shared_ptr<std::atomic<bool>> m_stopping;
    QPointer<ManyExport> m_watcher;
    QMutex m_mutex;
    ManyExported m_counts;
    QSet<QString> m_leavingOut; ///< ids of documents
    int m_withoutPhoto = 0;     ///< people, in the current format
    const qsizetype m_formats;
    qsizetype m_formatsDone = 0;
};

} // namespace

ManyExport::ManyExport(QString databasePath, ExportFonts fonts, QObject* parent)
    : QObject(parent), m_database(std::move(databasePath)), m_fonts(std::move(fonts))
{
}

ManyExport::~ManyExport()
{
    stop();
}

void ManyExport::start(const QList<PersonId>& people, const QList<ExportRequest>& requests)
{
    m_running = true;
    *m_stopping = false;
    const auto work = [path = m_database, fonts = m_fonts, people, requests, stopping = m_stopping,
                       self = QPointer(this)] {
        Counting counting(stopping, self, requests.size());
        const auto database = Database::openExisting(path);
        if (!database) {
            counting.report(ExportFailed{{}, database.error()});
            return counting.counts();
        }
        for (const ExportRequest& request : requests) {
            if (!counting.isStopped())
                counting.take(BatchExport(request, **database, openedFonts(fonts), counting).run(people));
        }
        return counting.counts();
    };
    runInBackground(this, work, [this](const ManyExported& outcome) {
        m_running = false;
        Q_EMIT finished(outcome);
    });
}

} // namespace duovita
