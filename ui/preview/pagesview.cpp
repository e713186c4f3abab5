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
    askForPictures(); // the view may have been resized
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
    m_chosenProblem.reset();
    arrange();
}

void PagesView::mark(const ContentSource& source)
{
    m_marked = source;
    viewport()->update();
}

void PagesView::showMark(bool shown)
{
    m_markShown = shown;
    viewport()->update();
}

void PagesView::markProblems(const QList<ContentSource>& places, const std::optional<ContentSource>& chosen)
{
    m_problems = places;
    m_chosenProblem = chosen;
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

/// The scroll bar lies in the margin, so that the width does not depend on it.
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
    const QColor ground = tone(Tone::Ground, palette());
    if (!m_document)
        return painter.fillRect(event->rect(), ground);
    const PagesGeometry pages = geometryOfPages();
    const QRect seen = event->rect().translated(scrolledBy());
    QList<int> shown;
    for (int page = pages.pageAt(seen.top()); page < pages.count && pages.page(page).top() <= seen.bottom(); ++page)
        shown += page;
    painter.translate(-scrolledBy());
    QRegion around(seen); // pages cover most of the view
    for (const int page : std::as_const(shown))
        around -= paperOf(page).toRect().adjusted(1, 1, -1, -1);
    for (const QRect& part : around)
        painter.fillRect(part, ground);
    for (const int page : std::as_const(shown))
        paintPage(painter, page);
    paintMarks(painter);
    const QColor veil = tone(Tone::PaperVeil, palette());
    for (const int page : veil.alpha() > 0 ? shown : QList<int>())
        painter.fillRect(paperOf(page), veil);
    painter.translate(scrolledBy());
    const auto ringed = m_ring ? boxOf(*m_ring) : std::nullopt;
    if (!ringed)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tone(Tone::AccentText, palette()), 2));
    painter.drawRoundedRect(QRectF(*ringed).adjusted(1, 1, -1, -1), fieldRadius, fieldRadius);
}

/// A picture of the right size is shown unscaled; it may be one pixel larger than the page in the layout.
QRectF PagesView::paperOf(int page) const
{
    const QRect rect = geometryOfPages().page(page);
    const QSize size = look().sizeOf(m_document->document.layout.paper);
    return m_document->pages[page].size() == size ? QRectF(rect.topLeft(), QSizeF(size) / devicePixelRatioF())
                                                  : QRectF(rect);
}

void PagesView::paintPage(QPainter& painter, int page) const
{
    const QRectF paper = paperOf(page);
    const QImage& picture = m_document->pages[page];
    if (picture.isNull()) {
        painter.fillRect(paper, tone(Tone::Paper, palette()));
    } else {
        // Until a picture of the right size arrives, the old one is scaled.
        painter.setRenderHint(QPainter::SmoothPixmapTransform,
                              picture.size() != look().sizeOf(m_document->document.layout.paper));
        painter.drawImage(paper, picture);
    }
    painter.setPen(tone(Tone::PaperLine, palette()));
    painter.drawRect(paper.adjusted(0.5, 0.5, -0.5, -0.5));
}

/// Marks the edited entry, or instead the problems, one of which may be selected.
void PagesView::paintMarks(QPainter& painter) const
{
    for (const ContentSource& problem : m_problems) {
        if (problem != m_chosenProblem)
            paintMark(painter, problem, Tone::ProblemMark);
    }
    if (m_chosenProblem)
        paintMark(painter, *m_chosenProblem, Tone::Mark, Tone::Accent);
    else if (m_problems.isEmpty() && m_marked.entry && m_markShown)
        paintMark(painter, m_marked, Tone::Mark);
}

void PagesView::paintMark(QPainter& painter, const ContentSource& source, Tone fill, std::optional<Tone> line) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(line ? QPen(tone(*line, palette()), 1) : QPen(Qt::NoPen));
    painter.setBrush(tone(fill, palette()));
    constexpr double radius = 2;
    for (const QRectF& mark : marksOf(source))
        painter.drawRoundedRect(mark, radius, radius);
    painter.restore();
}

void PagesView::showEvent(QShowEvent* event)
{
    QAbstractScrollArea::showEvent(event);
    Q_EMIT picturesWanted(); // none are requested while the view is hidden
}

void PagesView::resizeEvent(QResizeEvent* event)
{
    QAbstractScrollArea::resizeEvent(event);
    arrange();
}

void PagesView::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || std::exchange(m_doubled, false))
        return;
    if (const auto problem = problemAt(event->position()))
        Q_EMIT problemClicked(*problem);
    else if (const auto hit = hitAt(event->position()))
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
    const bool leads = problemAt(event->position()) || hitAt(event->position());
    viewport()->setCursor(leads ? Qt::PointingHandCursor : Qt::ArrowCursor);
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

} // namespace duovita
