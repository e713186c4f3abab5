#include "ui/preview/pagesview.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <utility>

namespace duovita {

namespace {

constexpr int gap = 12;
constexpr QSizeF a4(595.276, 841.89);

} // namespace

PagesView::PagesView(Language language, QWidget* parent) : QAbstractScrollArea(parent), m_language(language)
{
    setObjectName(QStringLiteral("preview.") + codeOf(language));
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
    setBackgroundRole(QPalette::Mid);
    viewport()->setMouseTracking(true);
    viewport()->setBackgroundRole(QPalette::Mid);
    viewport()->setAutoFillBackground(true);
}

void PagesView::showDocument(const PreviewDocument& document)
{
    m_document = document;
    fitScrollBars();
    viewport()->update();
    askForPictures();
}

void PagesView::showPictures(const QList<QImage>& pages)
{
    if (!m_document || m_document->pages.size() != pages.size())
        return;
    const PagesLook seen = look();
    for (qsizetype page = seen.first; page < pages.size() && page <= seen.last; ++page) {
        if (m_document->pages[page].cacheKey() != pages[page].cacheKey())
            viewport()->update();
    }
    m_document->pages = pages;
}

void PagesView::askForPictures()
{
    if (!m_document)
        return;
    const PagesLook seen = look();
    const QSize size = seen.sizeOf(paper());
    const QList<QImage> pages = m_document->pages.mid(seen.first, seen.last - seen.first + 1);
    if (std::any_of(pages.begin(), pages.end(), [&](const QImage& picture) { return picture.size() != size; }))
        Q_EMIT picturesWanted();
}

void PagesView::clear()
{
    m_document.reset();
    fitScrollBars();
    viewport()->update();
}

void PagesView::mark(const ContentSource& source)
{
    m_marked = source;
    viewport()->update();
}

void PagesView::setZoom(double zoom)
{
    m_zoom = zoom;
    fitScrollBars();
    viewport()->update();
    askForPictures();
}

QSizeF PagesView::paper() const
{
    return m_document ? m_document->document.layout.paper : a4;
}

double PagesView::pixelsPerPoint() const
{
    return qMax(0.2, (viewport()->width() - 2 * gap) / paper().width() * m_zoom);
}

PagesLook PagesView::look() const
{
    const double pitch = paper().height() * pixelsPerPoint() + gap;
    const int top = verticalScrollBar()->value() - gap;
    return {pixelsPerPoint() * devicePixelRatioF(), qMax(0, static_cast<int>(top / pitch)),
            qMax(0, static_cast<int>((top + viewport()->height()) / pitch))};
}

QRectF PagesView::pageRect(qsizetype page) const
{
    const QSizeF size = paper() * pixelsPerPoint();
    const double left = qMax<double>(gap, (viewport()->width() - size.width()) / 2);
    return {left - horizontalScrollBar()->value(), gap + page * (size.height() + gap) - verticalScrollBar()->value(),
            size.width(), size.height()};
}

void PagesView::fitScrollBars()
{
    if (!m_document) {
        verticalScrollBar()->setRange(0, 0);
        horizontalScrollBar()->setRange(0, 0);
        return;
    }
    const QSizeF size = paper() * pixelsPerPoint();
    const double height = gap + m_document->pages.size() * (size.height() + gap);
    verticalScrollBar()->setRange(0, qMax(0, qRound(height) - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(40);
    horizontalScrollBar()->setRange(0, qMax(0, qRound(size.width()) + 2 * gap - viewport()->width()));
    horizontalScrollBar()->setPageStep(viewport()->width());
}

void PagesView::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (!m_document)
        return;
    const double scale = pixelsPerPoint();
    for (qsizetype page = 0; page < m_document->pages.size(); ++page) {
        const QRectF rect = pageRect(page);
        if (rect.bottom() < 0 || rect.top() > viewport()->height())
            continue;
        if (const QImage& picture = m_document->pages[page]; !picture.isNull())
            painter.drawImage(rect, picture);
        else
            painter.fillRect(rect, Qt::white);
    }
    if (!m_marked.entry)
        return;
    QColor tint = palette().color(QPalette::Highlight);
    tint.setAlpha(28);
    for (const PagedLayout::Spot& spot : m_document->document.layout.find(m_marked)) {
        const QRectF page = pageRect(spot.page);
        const QRectF box(page.topLeft() + spot.box.topLeft() * scale, spot.box.size() * scale);
        painter.fillRect(box.adjusted(-6, -2, 6, 2), tint);
    }
}

void PagesView::showEvent(QShowEvent* event)
{
    QAbstractScrollArea::showEvent(event);
    Q_EMIT picturesWanted(); // while nobody looked, none were made
}

void PagesView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    fitScrollBars();
    askForPictures();
}

std::optional<PagedLayout::Hit> PagesView::hitAt(const QPointF& point) const
{
    if (!m_document)
        return std::nullopt;
    for (qsizetype page = 0; page < m_document->pages.size(); ++page) {
        const QRectF rect = pageRect(page);
        if (rect.contains(point))
            return m_document->document.layout.at(static_cast<int>(page), (point - rect.topLeft()) / pixelsPerPoint());
    }
    return std::nullopt;
}

void PagesView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto hit = hitAt(event->position()))
        Q_EMIT clicked(hit->source);
}

void PagesView::mouseMoveEvent(QMouseEvent* event)
{
    viewport()->setCursor(hitAt(event->position()) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void PagesView::wheelEvent(QWheelEvent* event)
{
    if (!event->modifiers().testFlag(Qt::ControlModifier)) {
        QAbstractScrollArea::wheelEvent(event);
        return;
    }
    constexpr double step = 1.1;
    Q_EMIT zoomRequested(event->angleDelta().y() > 0 ? step : 1 / step);
    event->accept();
}

void PagesView::scrollContentsBy(int dx, int dy)
{
    QAbstractScrollArea::scrollContentsBy(dx, dy);
    viewport()->update();
    askForPictures();
    Q_EMIT scrolled();
}

QList<std::pair<EntryId, double>> PagesView::entryTops() const
{
    QList<std::pair<EntryId, double>> tops;
    const PagedLayout& layout = m_document->document.layout;
    const double pageHeight = layout.paper.height() + gap / pixelsPerPoint();
    for (qsizetype page = 0; page < layout.pages.size(); ++page) {
        for (const LayoutLine& line : layout.pages[page].lines) {
            const std::optional<EntryId>& entry = layout.blocks[line.block].entry;
            if (entry && (tops.isEmpty() || !(tops.last().first == *entry)))
                tops += std::pair(*entry, page * pageHeight + line.box.top());
        }
    }
    return tops;
}

std::optional<PagesView::Anchor> PagesView::anchor() const
{
    if (!m_document || verticalScrollBar()->value() <= gap)
        return std::nullopt;
    const double top = (verticalScrollBar()->value() - gap) / pixelsPerPoint();
    std::optional<Anchor> found;
    for (const auto& [entry, at] : entryTops()) {
        if (found && at > top)
            break;
        found = Anchor{entry, top - at};
    }
    return found;
}

void PagesView::scrollTo(const Anchor& anchor)
{
    if (!m_document)
        return;
    for (const auto& [entry, at] : entryTops()) {
        if (entry == anchor.entry) {
            verticalScrollBar()->setValue(qRound((at + anchor.offset) * pixelsPerPoint()) + gap);
            return;
        }
    }
}

} // namespace duovita
