#include "ui/design/thumbnailbuilder.h"

#include "ui/background.h"
#include "ui/preview/pagepictures.h"

namespace duovita {

/// Lives in the builder's thread; keeps the exporter with its caches.
class ThumbnailBuilder::Worker : public QObject {
public:
    explicit Worker(const ExportFonts& fonts) : m_exporter(fonts) {}

    QImage draw(Request request, const QString& templateName)
    {
        request.cv.design.templateName = templateName;
        const Result<PdfDocument> made = m_exporter.make(request.person, request.cv, request.language);
        if (!made || made->layout.pages.isEmpty())
            return {};
        PagesLook look;
        look.scale = request.width / made->layout.paper.width();
        return PagePictures().draw(*made, look).value(0);
    }

private:
    PdfExporter m_exporter;
};

ThumbnailBuilder::ThumbnailBuilder(const ExportFonts& fonts, QObject* parent)
    : QObject(parent), m_worker(new Worker(fonts))
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(&m_thread, &QThread::started, m_worker, [] { giveWay(Priority::Close); });
    m_thread.start();
}

ThumbnailBuilder::~ThumbnailBuilder()
{
    m_thread.quit();
    m_thread.wait();
}

void ThumbnailBuilder::request(const Request& request, const QStringList& templates)
{
    m_request = request;
    m_waiting.assign(templates.begin(), templates.end());
    startNext();
}

void ThumbnailBuilder::cancel()
{
    m_waiting.clear();
}

void ThumbnailBuilder::startNext()
{
    if (m_busy || m_waiting.empty())
        return;
    m_busy = true;
    const QString name = m_waiting.front();
    m_waiting.pop_front();
    QMetaObject::invokeMethod(m_worker, [this, worker = m_worker, request = m_request, name] {
        const QImage page = worker->draw(request, name);
        QMetaObject::invokeMethod(this, [this, name, page] {
            m_busy = false;
            Q_EMIT drawn(name, page);
            startNext();
        });
    });
}

} // namespace duovita
