#include "ui/preview/pagesview.h"

#include <QScrollBar>

// Maps texts to positions in the view, and back.

namespace duovita {

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
    constexpr int above = 2; // small, because lines may be close together
    return inContent(spot.page, column)
        .toAlignedRect()
        .adjusted(-beside, -above, beside, above)
        .translated(-scrolledBy());
}

std::optional<QRect> PagesView::paperBehind(const ContentSource& source) const
{
    const QList<PagedLayout::Spot> spots =
        m_document ? m_document->document.layout.find(source) : QList<PagedLayout::Spot>();
    return spots.isEmpty() ? std::nullopt
                           : std::optional(geometryOfPages().page(spots.front().page).translated(-scrolledBy()));
}

QList<QRectF> PagesView::marksOf(const ContentSource& source) const
{
    QList<QRectF> marks;
    if (!m_document || source == ContentSource{}) // an empty source matches everything
        return marks;
    for (const PagedLayout::Spot& spot : m_document->document.layout.find(source))
        marks += inContent(spot.page, spot.box).adjusted(-6, -2, 6, 2);
    return marks;
}

/// If marks are nested, the innermost.
std::optional<ContentSource> PagesView::problemAt(const QPointF& point) const
{
    std::optional<ContentSource> found;
    double least = 0;
    for (const ContentSource& problem : m_problems) {
        for (const QRectF& mark : marksOf(problem)) {
            const double area = mark.width() * mark.height();
            if (mark.contains(point + scrolledBy()) && (!found || area < least)) {
                found = problem;
                least = area;
            }
        }
    }
    return found;
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
    constexpr int around = 60; // pixels of context above and below
    QScrollBar& bar = *verticalScrollBar();
    const bool isText = source.highlight || source.field != Field::None;
    const int atTop = spot->top() - around;
    const int atBottom = spot->bottom() + around - viewport()->height();
    bar.setValue(isText && spot->top() > bar.value() ? qMin(atTop, atBottom) : atTop);
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
