#include "ui/preview/pagepictures.h"

#include "core/pdf/fontembedding.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfDocument>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <utility>

namespace duovita {

namespace {

constexpr int close = 3; // pictures are kept for this many pages around the visible ones

/// Whether rendering only the band gives the same pixels as the whole page. PDFium then computes positions from the
/// band's upper edge in single precision: glyphs and rules look the same, because it aligns them to whole pixels
/// (unless they lie between two), but edges of shapes and images may differ in shade.
bool isExactIn(const PageBand& band, const LayoutPage& page, double scale)
{
    const auto touches = [&](double top, double bottom) { return top <= band.bottom && bottom >= band.top; };
    const auto isBetweenPixels = [&](double y) {
        constexpr double near = 0.002; // the PDF has three decimals
        return std::abs(y * scale - std::floor(y * scale) - 0.5) < near;
    };
    for (const LayoutShape& shape : page.shapes) {
        const QRectF box = shape.path.controlPointRect();
        if (touches(box.top() - shape.width, box.bottom() + shape.width))
            return false;
    }
    for (const LayoutImage& image : page.images) {
        if (touches(image.box.top(), image.box.bottom()))
            return false;
    }
    for (const LayoutRule& rule : page.rules) {
        if (touches(rule.box.top(), rule.box.bottom()) &&
            (isBetweenPixels(rule.box.top()) || isBetweenPixels(rule.box.bottom())))
            return false;
    }
    for (const LayoutLine& line : page.lines) {
        for (const GlyphRun& run : line.runs) {
            if (touches(line.box.top() - run.size, line.box.bottom() + run.size) && isBetweenPixels(run.origin.y()))
                return false;
        }
    }
    return true;
}

} // namespace

PagePictures::PagePictures(std::shared_ptr<FontSubsetter> subsetter)
    : m_subsetter(std::move(subsetter)), m_excerpts(m_subsetter)
{
}

Result<QImage> PagePictures::whole(int page, const QSize& size)
{
    QImage picture(size, QImage::Format_RGB32);
    if (const Result<void> drawn = put(picture, page, QRect(QPoint(), size)); !drawn)
        return drawn.error();
    return picture;
}

/// Draws the part of the page, as wide as the page, onto the picture of the whole page; `part` is in its pixels.
Result<void> PagePictures::put(QImage& picture, int page, const QRect& part)
{
    const double scale = picture.height() / m_paper.height();
    Result<QByteArray> bytes = m_excerpts.write(page, part.top() / scale, (part.bottom() + 1) / scale);
    if (!bytes)
        return bytes.error();
    QBuffer buffer(&*bytes);
    buffer.open(QIODevice::ReadOnly);
    QPdfDocument pdf;
    pdf.load(&buffer);
    // Qt takes the last pixel instead of the edge for the scale: one more keeps the pixels aligned.
    QPdfDocumentRenderOptions options;
    options.setScaledSize(picture.size());
    options.setScaledClipRect(part.adjusted(0, 0, 1, 1));
    const QImage drawn = pdf.render(0, part.size(), options);
    QPainter painter(&picture);
    painter.fillRect(part, Qt::white);
    painter.drawImage(part.topLeft(), drawn);
    return {};
}

Result<QImage> PagePictures::picture(int page, const LayoutPage& layout, const PageSigns& signs, const QSize& size)
{
    const auto last = m_last.constFind(page);
    if (last == m_last.constEnd() || last->picture.size() != size)
        return whole(page, size);
    const PageBand band = changedBand(last->page, last->signs, layout, signs, m_subsetter->boxes());
    const double scale = size.height() / m_paper.height();
    constexpr int around = 2; // pixels for antialiased edges
    const int top = qMax(0, static_cast<int>(std::floor(band.top * scale)) - around);
    const int bottom = qMin(size.height(), static_cast<int>(std::ceil(band.bottom * scale)) + around);
    const PageBand mended{top / scale, bottom / scale};
    if (bottom - top > size.height() * 3 / 4 || !isExactIn(mended, layout, scale))
        return whole(page, size);
    if (bottom <= top)
        return last->picture;
    QImage picture = copyOf(last->picture);
    if (const Result<void> drawn = put(picture, page, QRect(0, top, size.width(), bottom - top)); !drawn)
        return drawn.error();
    return picture;
}

/// New memory for a page's picture, which the system must clear first, takes most of the time of a key.
QImage PagePictures::copyOf(const QImage& picture)
{
    for (QImage& earlier : m_earlier) {
        if (earlier.isDetached() && earlier.size() == picture.size() && earlier.format() == picture.format()) {
            QImage copy = std::exchange(earlier, QImage());
            std::memcpy(copy.bits(), picture.constBits(), static_cast<std::size_t>(picture.sizeInBytes()));
            return copy;
        }
    }
    return picture.copy();
}

Result<QList<QImage>> PagePictures::draw(const PagedLayout& layout, const PagesLook& look)
{
    const auto end = static_cast<int>(layout.pages.size());
    const QSize size = look.sizeOf(layout.paper);
    if (std::exchange(m_paper, layout.paper) != layout.paper) {
        m_kept.clear();
        m_last.clear();
    }
    if (const Result<void> used = m_excerpts.use(layout); !used)
        return used.error();
    QList<QImage> pictures(end);
    QHash<size_t, QImage> kept;
    QHash<int, Drawn> drawn;
    for (int page = qMax(0, look.first - close); page < qMin(end, look.last + close + 1); ++page) {
        const PageSigns signs = signsOf(layout.pages[page]);
        QImage picture = m_kept.value(signs.sum());
        if (picture.size() != size) {
            picture = QImage();
            if (page >= look.first && page <= look.last) {
                const Result<QImage> made = this->picture(page, layout.pages[page], signs, size);
                if (!made)
                    return made.error();
                picture = *made;
            }
        }
        if (!picture.isNull()) {
            kept.insert(signs.sum(), picture);
            drawn.insert(page, {layout.pages[page], signs, picture});
        }
        pictures[page] = picture;
    }
    for (auto before = m_last.constBegin(); before != m_last.constEnd(); ++before) {
        if (before->picture.cacheKey() != drawn.value(before.key()).picture.cacheKey())
            m_earlier += before->picture;
    }
    constexpr qsizetype mostEarlier = 2;
    m_earlier.remove(0, std::max<qsizetype>(0, m_earlier.size() - mostEarlier));
    m_kept = kept;
    m_last = drawn;
    return pictures;
}

} // namespace duovita
