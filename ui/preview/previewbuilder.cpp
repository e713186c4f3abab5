#include "ui/preview/previewbuilder.h"

#include "ui/background.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfDocument>
#include <QSemaphore>

namespace duovita {

namespace {

/// Two pages with the same signature look the same.
size_t signatureOf(const LayoutPage& page)
{
    size_t signature = 0;
    for (const LayoutLine& line : page.lines) {
        for (const GlyphRun& run : line.runs) {
            signature = qHashMulti(signature, run.text, run.origin.x(), run.origin.y(), run.size, run.color.rgba(),
                                   quintptr(run.face.get()), run.width(), run.url);
        }
    }
    for (const LayoutRule& rule : page.rules)
        signature =
            qHashMulti(signature, rule.box.x(), rule.box.y(), rule.box.width(), rule.box.height(), rule.color.rgba());
    for (const LayoutImage& image : page.images)
        signature =
            qHashMulti(signature, image.data, image.box.x(), image.box.y(), image.box.width(), image.box.height());
    return signature;
}

/// Previews are made on all processors but one, which is the window's: on two processors one after the other. Both at
/// once let the window wait three milliseconds a key for its turn, whatever their priority.
QSemaphore& processors()
{
    static QSemaphore free(qMax(1, QThread::idealThreadCount() - 1));
    return free;
}

} // namespace

/// Lives in the builder's thread; keeps the exporter with its caches and the pictures of pages that may not change.
class PreviewBuilder::Worker : public QObject {
public:
    Worker(Language language, const ExportFonts& fonts) : m_language(language), m_exporter(fonts) {}

    Result<PreviewDocument> make(const Request& request)
    {
        Result<PdfDocument> made = m_exporter.make(request.person, request.cv, m_language);
        if (!made)
            return made.error();
        PreviewDocument preview;
        preview.document = *std::move(made);
        preview.scale = request.scale;
        preview.length = lengthOf(plainText(makeContent(request.person, request.cv, m_language)));
        render(preview);
        return preview;
    }

private:
    void render(PreviewDocument& preview)
    {
        QBuffer bytes(&preview.document.bytes);
        bytes.open(QIODevice::ReadOnly);
        QPdfDocument pdf; // loaded only if a page changed
        QList<std::pair<size_t, QImage>> rendered;
        const PagedLayout& layout = preview.document.layout;
        const QSize size = (layout.paper * preview.scale).toSize();
        for (qsizetype page = 0; page < layout.pages.size(); ++page) {
            const size_t signature = signatureOf(layout.pages[page]);
            const bool same = page < m_rendered.size() && m_rendered[page].first == signature &&
                              m_rendered[page].second.size() == size;
            if (!same && pdf.status() != QPdfDocument::Status::Ready)
                pdf.load(&bytes);
            const QImage image = same ? m_rendered[page].second : onWhite(pdf.render(static_cast<int>(page), size));
            rendered += std::pair(signature, image);
            preview.pages += image;
        }
        m_rendered = rendered;
    }

    static QImage onWhite(const QImage& page)
    {
        QImage paper(page.size(), QImage::Format_RGB32);
        paper.fill(Qt::white);
        QPainter(&paper).drawImage(0, 0, page);
        return paper;
    }

    Language m_language;
    PdfExporter m_exporter;
    QList<std::pair<size_t, QImage>> m_rendered;
};

PreviewBuilder::PreviewBuilder(Language language, const ExportFonts& fonts, QObject* parent)
    : QObject(parent), m_language(language), m_worker(new Worker(language, fonts))
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    connect(&m_thread, &QThread::started, m_worker, [] { giveWay(); });
    m_thread.start();
}

PreviewBuilder::~PreviewBuilder()
{
    m_thread.quit();
    m_thread.wait();
}

void PreviewBuilder::request(const Person& person, const Cv& cv, double scale)
{
    const Request request{person, cv, scale};
    if (m_busy)
        m_waiting = request;
    else
        start(request);
}

void PreviewBuilder::start(const Request& request)
{
    m_busy = true;
    QMetaObject::invokeMethod(m_worker, [this, worker = m_worker, request] {
        processors().acquire();
        const QSemaphoreReleaser place(processors());
        const Result<PreviewDocument> outcome = worker->make(request);
        QMetaObject::invokeMethod(this, [this, outcome] { finished(outcome); });
    });
}

void PreviewBuilder::finished(const Result<PreviewDocument>& outcome)
{
    m_busy = false;
    if (m_waiting)
        start(*std::exchange(m_waiting, std::nullopt));
    if (outcome)
        Q_EMIT ready(*outcome);
    else
        Q_EMIT failed(outcome.error());
}

} // namespace duovita
