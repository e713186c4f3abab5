#include "ui/design/thumbnailbuilder.h"

#include "ui/background.h"
#include "ui/preview/pagepictures.h"

namespace duovita {

/// Lays out pages; keeps the exporter and its caches.
class ThumbnailBuilder::Maker : public QObject {
public:
    explicit Maker(const ExportFonts& fonts) : m_exporter(fonts) {}

    PagedLayout make(Request request, const QString& templateName)
    {
        request.cv.design.templateName = templateName;
        const Result<PdfDocument> made = m_exporter.layOut(request.person, request.cv, request.language);
        return made ? made->layout : PagedLayout();
    }

private:
    PdfExporter m_exporter;
};

class ThumbnailBuilder::Drawer : public QObject {
public:
    explicit Drawer(const ExportFonts& fonts) : m_subsetter(fonts.subsetter) {}

    QImage draw(const PagedLayout& layout, int width)
    {
        if (layout.pages.isEmpty())
            return {};
        // PDFium aligns glyphs to whole pixels, so that letters would overlap at this size: draw larger, then scale
        // down.
        constexpr int finer = 3;
        PagesLook look;
        look.scale = finer * width / layout.paper.width();
        const Result<QList<QImage>> pages = PagePictures(m_subsetter).draw(layout, look);
        return pages ? pages->value(0).scaledToWidth(width, Qt::SmoothTransformation) : QImage();
    }

private:
    std::shared_ptr<FontSubsetter> m_subsetter;
};

ThumbnailBuilder::ThumbnailBuilder(const ExportFonts& fonts, QObject* parent)
    : QObject(parent), m_maker(new Maker(fonts)), m_drawer(new Drawer(fonts))
{
    const std::pair<QThread*, QObject*> parts[]{{&m_making, m_maker}, {&m_drawing, m_drawer}};
    for (const auto& [thread, worker] : parts) {
        worker->moveToThread(thread);
        connect(thread, &QThread::finished, worker, &QObject::deleteLater);
        connect(thread, &QThread::started, worker, [] { giveWay(Priority::Close); });
        thread->start();
    }
}

ThumbnailBuilder::~ThumbnailBuilder()
{
    for (QThread* thread : {&m_making, &m_drawing}) {
        thread->quit();
        thread->wait();
    }
}

void ThumbnailBuilder::request(const Request& request, const QStringList& templates)
{
    m_request = request;
    ++m_current;
    m_waiting.assign(templates.begin(), templates.end());
    startNext();
}

void ThumbnailBuilder::cancel()
{
    m_waiting.clear();
    ++m_current;
}

void ThumbnailBuilder::startNext()
{
    constexpr int ahead = 2; // pages laid out in advance; more would be wasted if another request arrives
    if (m_busy || m_waiting.empty() || m_toDraw == ahead)
        return;
    m_busy = true;
    const QString name = m_waiting.front();
    m_waiting.pop_front();
    QMetaObject::invokeMethod(m_maker, [this, maker = m_maker, request = m_request, number = m_current, name] {
        const PagedLayout layout = maker->make(request, name);
        QMetaObject::invokeMethod(this, [this, name, layout, width = request.width, number] {
            m_busy = false;
            draw(name, layout, width, number);
            startNext();
        });
    });
}

void ThumbnailBuilder::draw(const QString& templateName, const PagedLayout& layout, int width, int request)
{
    ++m_toDraw;
    QMetaObject::invokeMethod(m_drawer, [this, drawer = m_drawer, layout, templateName, width, request] {
        const QImage page = drawer->draw(layout, width);
        QMetaObject::invokeMethod(this, [this, templateName, page, request] {
            --m_toDraw;
            if (request == m_current)
                Q_EMIT drawn(templateName, page);
            startNext();
        });
    });
}

} // namespace duovita
