#include "ui/widgets/flowlayout.h"

#include <QWidget>

namespace duovita {

namespace {

constexpr int gap = 4;

} // namespace

FlowLayout::~FlowLayout()
{
    qDeleteAll(m_items);
}

void FlowLayout::insertWidget(int index, QWidget* widget)
{
    addChildWidget(widget);
    m_items.insert(index, new QWidgetItem(widget));
    invalidate();
}

QLayoutItem* FlowLayout::takeAt(int index)
{
    return index >= 0 && index < m_items.size() ? m_items.takeAt(index) : nullptr;
}

void FlowLayout::setGeometry(const QRect& rectangle)
{
    QLayout::setGeometry(rectangle);
    arrange(rectangle, Move::Yes);
}

QSize FlowLayout::minimumSize() const
{
    QSize size;
    for (const QLayoutItem* item : m_items)
        size = size.expandedTo(item->minimumSize());
    return size;
}

int FlowLayout::linesOf(const QList<int>& widths, int width)
{
    int lines = 0;
    int x = 0;
    for (const int wide : widths) {
        const bool first = lines == 0 || x + wide > width;
        lines += first ? 1 : 0;
        x = (first ? 0 : x) + wide + gap;
    }
    return lines;
}

int FlowLayout::heightOf(int lines, int lineHeight)
{
    return lines == 0 ? 0 : lines * lineHeight + (lines - 1) * gap;
}

int FlowLayout::arrange(const QRect& rectangle, Move move) const
{
    int x = rectangle.x();
    int y = rectangle.y();
    int lineHeight = 0;
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const QSize wanted = item->sizeHint();
        const bool last = item == m_items.last() && m_last == Last::FillsItsLine;
        const int needed = last ? item->minimumSize().width() : wanted.width();
        if (x > rectangle.x() && x + needed > rectangle.x() + rectangle.width()) {
            x = rectangle.x();
            y += lineHeight + gap;
            lineHeight = 0;
        }
        const int room = rectangle.x() + rectangle.width() - x;
        const int width = last ? room : qMin(wanted.width(), room);
        if (move == Move::Yes)
            item->setGeometry(QRect(x, y, width, wanted.height()));
        x += width + gap;
        lineHeight = qMax(lineHeight, wanted.height());
    }
    return y + lineHeight - rectangle.y();
}

} // namespace duovita
