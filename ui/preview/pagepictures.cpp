#include "ui/preview/pagepictures.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfDocument>

namespace duovita {

namespace {

constexpr int close = 3; // so many pages from those looked at, pictures are kept

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

/// The exported bytes, read only if a page is to be drawn.
class Drawing {
public:
    explicit Drawing(const QByteArray& bytes) { m_bytes.setData(bytes); }

    QImage draw(int page, const QSize& size)
    {
        if (!m_bytes.isOpen()) {
            m_bytes.open(QIODevice::ReadOnly);
            m_pdf.load(&m_bytes);
        }
        const QImage picture = m_pdf.render(page, size);
        QImage paper(size, QImage::Format_RGB32);
        paper.fill(Qt::white);
        QPainter(&paper).drawImage(0, 0, picture);
        return paper;
    }

private:
    QBuffer m_bytes;
    QPdfDocument m_pdf;
};

} // namespace

QList<QImage> PagePictures::draw(const PdfDocument& document, const PagesLook& look)
{
    const PagedLayout& layout = document.layout;
    const auto end = static_cast<int>(layout.pages.size());
    const QSize size = look.sizeOf(layout.paper);
    QList<QImage> pictures(end);
    QHash<size_t, QImage> kept;
    Drawing drawing(document.bytes);
    for (int page = qMax(0, look.first - close); page < qMin(end, look.last + close + 1); ++page) {
        const size_t signature = signatureOf(layout.pages[page]);
        QImage picture = m_kept.value(signature);
        if (picture.size() != size)
            picture = page < look.first || page > look.last ? QImage() : drawing.draw(page, size);
        if (!picture.isNull())
            kept.insert(signature, picture);
        pictures[page] = picture;
    }
    m_kept = kept;
    return pictures;
}

} // namespace duovita
