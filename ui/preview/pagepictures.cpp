#include "ui/preview/pagepictures.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfDocument>

namespace duovita {

namespace {

constexpr int close = 3; // so many pages from those looked at, pictures are kept

size_t signatureOf(const QPainterPath& path)
{
    size_t signature = 0;
    for (int i = 0; i < path.elementCount(); ++i) {
        const QPainterPath::Element element = path.elementAt(i);
        signature = qHashMulti(signature, static_cast<int>(element.type), element.x, element.y);
    }
    return signature;
}

size_t signatureOf(const GlyphRun& run)
{
    size_t signature = qHashMulti(size_t(0), quintptr(run.face.get()), run.size, run.color.rgba(), run.origin.x(),
                                  run.origin.y(), run.isHidden);
    for (const PlacedGlyph& glyph : run.glyphs)
        signature = qHashMulti(signature, glyph.glyph, glyph.x, glyph.y);
    return signature;
}

size_t signatureOf(const QRectF& box)
{
    return qHashMulti(size_t(0), box.x(), box.y(), box.width(), box.height());
}

/// Two pages with the same signature look the same.
size_t signatureOf(const LayoutPage& page)
{
    size_t signature = 0;
    for (const LayoutLine& line : page.lines) {
        for (const GlyphRun& run : line.runs)
            signature = qHashMulti(signature, signatureOf(run));
    }
    for (const LayoutRule& rule : page.rules)
        signature = qHashMulti(signature, signatureOf(rule.box), rule.color.rgba());
    for (const LayoutShape& shape : page.shapes)
        signature = qHashMulti(signature, signatureOf(shape.path), shape.fill.isValid(), shape.fill.rgba(),
                               shape.stroke.isValid(), shape.stroke.rgba(), shape.width);
    for (const LayoutImage& image : page.images)
        signature = qHashMulti(signature, signatureOf(image.box), image.data, signatureOf(image.clip));
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
