#include "ui/preview/previewbuilder.h"

#include "ui/background.h"

#include <QThread>

#include <utility>

namespace duovita {

namespace {

/// Includes the pages before and after the visible ones.
PagesLook widened(PagesLook look)
{
    --look.first;
    ++look.last;
    return look;
}

} // namespace

PreviewThreads::PreviewThreads() : m_own(qMax(1, QThread::idealThreadCount() - 1))
{
    m_pool.setExpiryTimeout(-1);
    takeBack();
}

/// Used in the background; keeps the exporter with its caches, and the last document.
class PreviewBuilder::Worker {
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

PreviewBuilder::PreviewBuilder(Language language, const ExportFonts& fonts, PreviewThreads& threads, QObject* parent)
    : QObject(parent), m_language(language), m_threads(threads), m_worker(std::make_shared<Worker>(language, fonts))
{
    m_next.setSingleShot(true);
    m_next.setInterval(0);
    connect(&m_next, &QTimer::timeout, this, &PreviewBuilder::startNext);
}

void PreviewBuilder::request(const Person& person, const Cv& cv, const PagesLook& look, bool isFirstSight)
{
    m_waiting = Request{person, cv, isFirstSight};
    m_look = look;
    want(Task::Document);
}

void PreviewBuilder::look(const PagesLook& look)
{
    m_look = look;
    want(Task::Pages);
}

void PreviewBuilder::want(Task task)
{
    m_wanted = std::max(m_wanted, task);
    m_next.start();
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
        if (m_waiting->isFirstSight)
            m_threads.lend();
        return start([request = *std::exchange(m_waiting, std::nullopt),
                      look = m_look](Worker& worker) { return worker.make(request, look); },
                     [this](const Result<PreviewDocument>& made) {
                         m_threads.takeBack();
                         if (made)
                             Q_EMIT ready(*made);
                         else
                             Q_EMIT failed(made.error());
                     });
    }
}

/// Calls `make` with the worker in the background, then `use` with the result in this thread.
template <typename Make, typename Use>
void PreviewBuilder::start(Make make, Use use)
{
    m_busy = true;
    const auto work = [worker = m_worker, make = std::move(make)] {
        giveWay(Priority::Close);
        return make(*worker);
    };
    runInBackground(m_threads.pool(), this, work, [this, use = std::move(use)](const auto& made) {
        m_busy = false;
        m_next.start(); // fires after what `use` lets the window paint
        use(made);
    });
}

} // namespace duovita
