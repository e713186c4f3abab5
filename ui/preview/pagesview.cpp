#include "ui/preview/pagesview.h"

#include "ui/style/tokens.h"

#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>

#include <utility>

namespace duovita {

namespace {

constexpr QSizeF a4(595.276, 841.89);

} // namespace

PagesView::PagesView(Language language, QWidget* parent) : QAbstractScrollArea(parent), m_language(language)
{
    setObjectName(QStringLiteral("preview.") + codeOf(language));
    setFrameShape(QFrame::NoFrame);
    viewport()->setMouseTracking(true);
    viewport()->setAutoFillBackground(false);
    viewport()->setAttribute(Qt::WA_OpaquePaintEvent);
}

void PagesView::showDocument(const PreviewDocument& document)
{
    m_document = document;
    arrange();
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
    const QSize size = seen.sizeOf(m_document->document.layout.paper);
    const QList<QImage> pages = m_document->pages.mid(seen.first, seen.last - seen.first + 1);
    if (std::any_of(pages.begin(), pages.end(), [&](const QImage& picture) { return picture.size() != size; }))
        Q_EMIT picturesWanted();
}

void PagesView::clear()
{
    m_document.reset();
    m_problems.clear();
    arrange();
}

void PagesView::mark(const ContentSource& source)
{
    m_marked = source;
    viewport()->update();
}

void PagesView::markProblems(const QList<ContentSource>& sources)
{
    m_problems = sources;
    viewport()->update();
}

void PagesView::setRing(const std::optional<ContentSource>& source)
{
    m_ring = source;
    viewport()->update();
}

void PagesView::setSideMargins(int left, int right)
{
    m_left = left;
    m_right = right;
    arrange();
}

void PagesView::setWholePage(bool whole)
{
    m_wholePage = whole;
    arrange();
}

void PagesView::setZoom(double zoom)
{
    m_zoom = zoom;
    arrange();
}

/// As wide with a scroll bar as without: it stands in the margin.
PagesGeometry PagesView::geometryOfPages() const
{
    return {m_document ? m_document->document.layout.paper : a4,
            m_document ? static_cast<int>(m_document->pages.size()) : 0,
            QSize(width(), viewport()->height()),
            m_left,
            m_right,
            m_wholePage,
            m_zoom};
}

QPoint PagesView::scrolledBy() const
{
    return {horizontalScrollBar()->value(), verticalScrollBar()->value()};
}

PagesLook PagesView::look() const
{
    const PagesGeometry pages = geometryOfPages();
    const int top = verticalScrollBar()->value();
    return {pages.pixelsPerPoint() * devicePixelRatioF(), pages.pageAt(top),
            pages.pageAt(top + viewport()->height() - 1)};
}

void PagesView::arrange()
{
    const PagesGeometry pages = geometryOfPages();
    const QSize size = m_document ? pages.contentSize() : QSize();
    verticalScrollBar()->setRange(0, qMax(0, size.height() - viewport()->height()));
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(40);
    horizontalScrollBar()->setRange(0, qMax(0, size.width() - width()));
    horizontalScrollBar()->setPageStep(width());
    viewport()->update();
    askForPictures();
    Q_EMIT arranged();
}

QRectF PagesView::inContent(int page, const QRectF& points) const
{
    const PagesGeometry pages = geometryOfPages();
    const double scale = pages.pixelsPerPoint();
    return {QPointF(pages.page(page).topLeft()) + points.topLeft() * scale, points.size() * scale};
}

void PagesView::paintEvent(QPaintEvent* event)
{
    QPainter painter(viewport());
    painter.fillRect(event->rect(), tone(Tone::Ground, palette()));
    if (!m_document)
        return;
    const PagesGeometry pages = geometryOfPages();
    const QRect seen = event->rect().translated(scrolledBy());
    painter.translate(-scrolledBy());
    for (int page = pages.pageAt(seen.top()); page < pages.count && pages.page(page).top() <= seen.bottom(); ++page)
        paintPage(painter, page, pages.page(page));
    if (m_marked.entry)
        paintMarks(painter, m_marked, tone(Tone::Mark, palette()));
    for (const ContentSource& problem : m_problems)
        paintMarks(painter, problem, tone(Tone::ProblemMark, palette()));
    for (int page = pages.pageAt(seen.top()); page < pages.count && pages.page(page).top() <= seen.bottom(); ++page)
        painter.fillRect(pages.page(page), tone(Tone::PaperVeil, palette()));
    painter.translate(scrolledBy());
    const auto ringed = m_ring ? boxOf(*m_ring) : std::nullopt;
    if (!ringed)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tone(Tone::AccentText, palette()), 2));
    painter.drawRoundedRect(QRectF(*ringed).adjusted(1, 1, -1, -1), fieldRadius, fieldRadius);
}

void PagesView::paintPage(QPainter& painter, int page, const QRect& rect) const
{
    const QImage& picture = m_document->pages[page];
    if (picture.isNull()) {
        painter.fillRect(rect, tone(Tone::Paper, palette()));
    } else {
        // A picture of the size wanted is copied as it is; one of another size stands in until that is there.
        const bool fits = picture.size() == look().sizeOf(m_document->document.layout.paper);
        painter.setRenderHint(QPainter::SmoothPixmapTransform, !fits);
        const QSizeF size = fits ? QSizeF(picture.size()) / devicePixelRatioF() : QSizeF(rect.size());
        painter.drawImage(QRectF(rect.topLeft(), size), picture);
    }
    painter.setPen(tone(Tone::PaperLine, palette()));
    painter.drawRect(rect.adjusted(0, 0, -1, -1));
}

void PagesView::paintMarks(QPainter& painter, const ContentSource& source, const QColor& color) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    constexpr double radius = 2;
    for (const PagedLayout::Spot& spot : m_document->document.layout.find(source))
        painter.drawRoundedRect(inContent(spot.page, spot.box).adjusted(-6, -2, 6, 2), radius, radius);
    painter.restore();
}

std::optional<QRect> PagesView::spotOf(const ContentSource& source) const
{
    const QList<PagedLayout::Spot> spots =
        m_document ? m_document->document.layout.find(source) : QList<PagedLayout::Spot>();
    if (spots.isEmpty())
        return std::nullopt;
    return inContent(spots.front().page, spots.front().box).toAlignedRect();
}

std::optional<QRect> PagesView::boxOf(const ContentSource& source) const
{
    const QList<PagedLayout::Spot> spots =
        m_document ? m_document->document.layout.find(source) : QList<PagedLayout::Spot>();
    if (spots.isEmpty())
        return std::nullopt;
    const PagedLayout::Spot& spot = spots.front();
    QRectF column = spot.box;
    for (const LayoutLine& line : m_document->document.layout.pages[spot.page].lines) {
        if (line.box.top() < spot.box.bottom() && line.box.bottom() > spot.box.top() &&
            line.box.left() <= spot.box.left() && line.box.right() >= spot.box.right())
            column |= QRectF(line.box.left(), spot.box.top(), line.box.width(), spot.box.height());
    }
    constexpr int beside = 8;
    constexpr int above = 2; // lines may be close to each other
    return inContent(spot.page, column)
        .toAlignedRect()
        .adjusted(-beside, -above, beside, above)
        .translated(-scrolledBy());
}

bool PagesView::isSeen(const ContentSource& source) const
{
    const auto spot = spotOf(source);
    if (!spot)
        return false;
    const QRect seen(QPoint(0, verticalScrollBar()->value()), QSize(width(), viewport()->height()));
    const bool isText = source.highlight || source.field != Field::None;
    return isText ? spot->top() >= seen.top() && spot->bottom() <= seen.bottom()
                  : spot->top() <= seen.bottom() && spot->bottom() >= seen.top();
}

void PagesView::reveal(const ContentSource& source)
{
    const auto spot = spotOf(source);
    if (!spot || isSeen(source))
        return;
    constexpr int around = 60; // pixels, so that what stands before and behind is seen too
    QScrollBar& bar = *verticalScrollBar();
    const bool isText = source.highlight || source.field != Field::None;
    const int atTop = spot->top() - around;
    const int atBottom = spot->bottom() + around - viewport()->height();
    bar.setValue(isText && spot->top() > bar.value() ? qMin(atTop, atBottom) : atTop);
}

void PagesView::showEvent(QShowEvent* event)
{
    QAbstractScrollArea::showEvent(event);
    Q_EMIT picturesWanted(); // while nobody looked, none were made
}

void PagesView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    arrange();
}

std::optional<PagedLayout::Hit> PagesView::hitAt(const QPointF& point) const
{
    if (!m_document)
        return std::nullopt;
    const PagesGeometry pages = geometryOfPages();
    const QPointF inContents = point + scrolledBy();
    const int page = pages.pageAt(static_cast<int>(inContents.y()));
    if (page >= pages.count)
        return std::nullopt;
    return m_document->document.layout.at(page, (inContents - pages.page(page).topLeft()) / pages.pixelsPerPoint());
}

void PagesView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || std::exchange(m_doubled, false))
        return;
    if (const auto hit = hitAt(event->position()))
        Q_EMIT clicked(hit->source);
}

void PagesView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_doubled = true;
    if (const auto hit = hitAt(event->position()))
        Q_EMIT doubleClicked(hit->source);
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
    Q_UNUSED(dx)
    Q_UNUSED(dy)
    viewport()->update();
    askForPictures();
    Q_EMIT scrolled();
    Q_EMIT arranged();
}

QList<std::pair<EntryId, double>> PagesView::entryTops() const
{
    QList<std::pair<EntryId, double>> tops;
    const PagedLayout& layout = m_document->document.layout;
    const double pageHeight = layout.paper.height() + PagesGeometry::gap / geometryOfPages().pixelsPerPoint();
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
    if (!m_document || verticalScrollBar()->value() <= 0)
        return std::nullopt;
    const double top = verticalScrollBar()->value() / geometryOfPages().pixelsPerPoint();
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
            verticalScrollBar()->setValue(qRound((at + anchor.offset) * geometryOfPages().pixelsPerPoint()));
            return;
        }
    }
}

} // namespace duovita
