#include "ui/preview/previewbuilder.h"

#include "ui/background.h"

#include <QMutex>
#include <QWaitCondition>

#include <utility>

namespace duovita {

namespace {

/// Limits how many previews are built at once to the number of processors minus one, which is left to the interface:
/// with two processors, building both languages in parallel delayed each key by three milliseconds, whatever the
/// threads' priority. While the interface is idle, it lends its processor.
class Processors {
public:
    void take()
    {
        const QMutexLocker lock(&m_mutex);
        while (m_free <= 0)
            m_freed.wait(&m_mutex);
        --m_free;
    }
    void giveBack()
    {
        const QMutexLocker lock(&m_mutex);
        if (std::exchange(m_lent, false))
            return; // the interface takes its processor back
        ++m_free;
        m_freed.wakeOne();
    }
    void lend()
    {
        const QMutexLocker lock(&m_mutex);
        if (std::exchange(m_lent, true))
            return;
        ++m_free;
        m_freed.wakeOne();
    }

private:
    QMutex m_mutex;
    QWaitCondition m_freed;
    int m_free = qMax(1, QThread::idealThreadCount() - 1);
    bool m_lent = false;
};

Processors& processors()
{
    static Processors processors;
    return processors;
}

/// Includes the pages before and after the visible ones.
PagesLook widened(PagesLook look)
{
    --look.first;
    ++look.last;
    return look;
}

} // namespace

/// Runs in the builder's thread; keeps the exporter with its caches, and the last document.
class PreviewBuilder::Worker : public QObject {
public:
    Worker(Language language, const ExportFonts& fonts)
        : m_language(language), m_exporter(fonts), m_pictures(fonts.subsetter)
    {
    }

    Result<PreviewDocument> make(const Request& request, const PagesLook& look)
    {
        Result<PdfDocument> made = m_exporter.layOut(request.person, request.cv, m_language);
        if (!made)
            return made.error();
        const Result<QList<QImage>> pages = m_pictures.draw(made->layout, look);
        if (!pages)
            return pages.error(); // the last document stays
        m_document = *std::move(made);
        return PreviewDocument{request.person.id, m_document, *pages, lengthOf(plainText(m_document.contents.front()))};
    }

    /// Draws pages of the last document.
    Result<QList<QImage>> draw(const PagesLook& look) { return m_pictures.draw(m_document.layout, look); }

private:
    Language m_language;
    PdfExporter m_exporter;
    PdfDocument m_document;
    PagePictures m_pictures;
};

PreviewBuilder::PreviewBuilder(Language language, const ExportFonts& fonts, QObject* parent)
    : QObject(parent), m_language(language), m_worker(new Worker(language, fonts))
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(&m_thread, &QThread::started, m_worker, [] { giveWay(Priority::Close); });
    m_thread.start();
}

PreviewBuilder::~PreviewBuilder()
{
    m_thread.quit();
    m_thread.wait();
}

void PreviewBuilder::request(const Person& person, const Cv& cv, const PagesLook& look)
{
    m_waiting = Request{person, cv};
    m_look = look;
    want(Task::Document);
}

void PreviewBuilder::look(const PagesLook& look)
{
    m_look = look;
    want(Task::Pages);
}

void PreviewBuilder::lendProcessor()
{
    processors().lend();
}

void PreviewBuilder::want(Task task)
{
    m_wanted = std::max(m_wanted, task);
    startNext();
}

void PreviewBuilder::startNext()
{
    if (m_busy)
        return;
    const auto showPages = [this](const Result<QList<QImage>>& pages) {
        if (pages)
            Q_EMIT drawn(*pages);
        else
            Q_EMIT failed(pages.error());
    };
    switch (std::exchange(m_wanted, m_wanted > Task::PagesAround ? Task::PagesAround : Task::Nothing)) {
    case Task::Nothing:
        return;
    case Task::PagesAround:
        return start([look = widened(m_look)](Worker& worker) { return worker.draw(look); }, showPages);
    case Task::Pages:
        return start([look = m_look](Worker& worker) { return worker.draw(look); }, showPages);
    case Task::Document:
        return start([request = *std::exchange(m_waiting, std::nullopt),
                      look = m_look](Worker& worker) { return worker.make(request, look); },
                     [this](const Result<PreviewDocument>& made) {
                         if (made)
                             Q_EMIT ready(*made);
                         else
                             Q_EMIT failed(made.error());
                     });
    }
}

/// Calls `make` with the worker in its thread, starts the next task, then calls `use` with the result in this thread.
template <typename Make, typename Use>
void PreviewBuilder::start(Make make, Use use)
{
    m_busy = true;
    QMetaObject::invokeMethod(m_worker, [this, worker = m_worker, make = std::move(make), use = std::move(use)] {
        processors().take();
        auto made = make(*worker);
        processors().giveBack();
        QMetaObject::invokeMethod(this, [this, made = std::move(made), use] {
            m_busy = false;
            startNext();
            use(made);
        });
    });
}

} // namespace duovita
