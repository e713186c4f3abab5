#include "core/typeset/pagination.h"

#include <algorithm>

namespace duovita {

namespace {

class Paginator {
public:
    Paginator(const Flow& flow, const PageFrame& frame) : m_flow(flow), m_frame(frame) { newPage(); }

    QList<LayoutPage> run()
    {
        const QList<FlowLine>& lines = m_flow.lines;
        for (qsizetype i = 0; i < lines.size();) {
            qsizetype end = i + 1;
            while (end < lines.size() && (lines[end - 1].keepWithNext || lines[end].overlays > 0) &&
                   !lines[end].startsPage)
                ++end;
            if (!m_atTop && (lines[i].startsPage || !fits(i, end)))
                newPage();
            // Lines kept together that are taller than a page are broken where necessary.
            for (; i < end; ++i)
                add(i);
        }
        return m_pages;
    }

    qsizetype firstLineAfter(qsizetype pages) const
    {
        const auto first =
            std::find_if(m_spots.begin(), m_spots.end(), [pages](const Spot& spot) { return spot.page >= pages; });
        return first - m_spots.begin();
    }

    /// Distributes the space left on each full page above the sections that start below its top, at most `most` above
    /// each. The last page is not full.
    void stretch(QList<FlowLine>& lines, double most) const
    {
        const qsizetype full = m_pages.size() - (m_frame.continues ? 0 : 1);
        for (qsizetype page = 0; page < full; ++page) {
            const QList<qsizetype>& titles = m_titles[page];
            if (titles.isEmpty())
                continue;
            const double share = (m_frame.bottom() - m_ends[page]) / static_cast<double>(titles.size());
            for (const qsizetype title : titles)
                raise(lines[title], std::clamp(share - tolerance, 0.0, most));
        }
    }

private:
    static constexpr double tolerance = 0.01;

    static void raise(FlowLine& line, double by)
    {
        const double top = -line.baseline();
        line.spaceBefore += by;
        for (LayoutRule& rule : line.rules) { // a vertical rule continues from the line before
            if (rule.box.height() > rule.box.width() && rule.box.top() < top)
                rule.box.setTop(rule.box.top() - by);
        }
    }

    bool beginsSection(qsizetype index) const
    {
        const int block = m_flow.lines[index].block;
        return m_flow.blocks[block].role == BlockRole::SectionTitle &&
               (index == 0 || m_flow.lines[index - 1].block != block);
    }

    static double heightOf(const FlowLine& line, bool atTop)
    {
        return line.overlays > 0 ? 0 : line.leading + (atTop ? 0 : line.spaceBefore);
    }

    /// The space after the last line may extend beyond the end of the page.
    bool fits(qsizetype first, qsizetype end) const
    {
        double height = 0;
        double after = 0;
        for (qsizetype i = first; i < end; ++i) {
            const FlowLine& line = m_flow.lines[i];
            if (line.overlays > 0)
                continue;
            height += after + heightOf(line, m_atTop && i == first);
            after = line.spaceAfter;
        }
        return m_y + height <= m_frame.bottom() + tolerance;
    }

    void newPage()
    {
        m_pages += LayoutPage();
        m_titles += QList<qsizetype>();
        m_ends += 0;
        m_y = m_frame.margins.top() + (m_pages.size() == 1 ? m_frame.firstTop : 0);
        m_atTop = true;
    }

    void add(qsizetype index)
    {
        const FlowLine& line = m_flow.lines[index];
        bool isTop = false;
        if (line.overlays > 0) {
            m_spots += m_spots[index - line.overlays];
            m_spots.last().top += line.drop;
        } else {
            if (!m_atTop && m_y + heightOf(line, false) > m_frame.bottom() + tolerance)
                newPage();
            isTop = m_atTop;
            if (!m_atTop)
                m_y += line.spaceBefore;
            if (!m_atTop && beginsSection(index))
                m_titles.last() += index;
            m_ends.last() = m_y + line.leading;
            m_spots += Spot{m_pages.size() - 1, m_y};
            m_y += line.leading + line.spaceAfter;
            m_atTop = false;
        }
        placeLine(isTop ? cutAtTop(line) : line, m_frame, m_spots.last().top, m_pages[m_spots.last().page]);
    }

    /// Vertical rules cover the space above the line, which does not exist at the top of a page.
    static FlowLine cutAtTop(FlowLine line)
    {
        line.shapes += line.topShapes;
        const double top = -line.baseline();
        for (LayoutRule& rule : line.rules) {
            if (rule.box.height() > rule.box.width() && rule.box.top() < top)
                rule.box.setTop(top);
        }
        return line;
    }

    struct Spot {
        qsizetype page;
        double top;
    };
    const Flow& m_flow;
    const PageFrame& m_frame;
    QList<LayoutPage> m_pages;
    QList<QList<qsizetype>> m_titles; ///< of each page
    QList<double> m_ends;             ///< of each page
    double m_y = 0;
    QList<Spot> m_spots; // of the lines placed so far
    bool m_atTop = true;
};

} // namespace

void placeLine(const FlowLine& line, const PageFrame& frame, double top, LayoutPage& page)
{
    const QPointF origin(frame.margins.left(), top + line.baseline());
    for (LayoutRule rule : line.rules) {
        rule.box.translate(origin);
        page.rules += rule;
    }
    for (LayoutShape shape : line.shapes) {
        shape.translate(origin);
        page.shapes += shape;
    }
    if (line.image) {
        LayoutImage image = *line.image;
        moveImage(image, QPointF(frame.margins.left(), top));
        page.images += image;
    }
    if (line.runs.isEmpty())
        return;
    LayoutLine placed;
    placed.block = line.block;
    placed.runs = line.runs;
    placed.labelRuns = line.labelRuns;
    placed.box = QRectF(frame.margins.left(), top, frame.width(), line.leading);
    for (GlyphRun& run : placed.runs)
        run.origin += origin;
    page.lines += placed;
}

qsizetype firstLineAfter(const Flow& flow, const PageFrame& frame, qsizetype pages)
{
    Paginator paginator(flow, frame);
    paginator.run();
    return paginator.firstLineAfter(pages);
}

void addColumn(QList<LayoutPage>& pages, qsizetype from, const QList<LayoutPage>& column, qsizetype blocks)
{
    for (qsizetype i = 0; i < column.size(); ++i) {
        if (from + i == pages.size())
            pages += LayoutPage();
        LayoutPage& page = pages[from + i];
        page.rules += column[i].rules;
        page.shapes += column[i].shapes;
        page.images += column[i].images;
        for (LayoutLine line : column[i].lines) {
            line.block += static_cast<int>(blocks);
            page.lines += line;
        }
    }
}

QList<LayoutPage> paginate(const Flow& flow, const PageFrame& frame)
{
    Paginator paginator(flow, frame);
    QList<LayoutPage> pages = paginator.run();
    if (frame.stretch <= 0 || (pages.size() < 2 && !frame.continues))
        return pages;
    Flow stretched = flow;
    paginator.stretch(stretched.lines, frame.stretch);
    return Paginator(stretched, frame).run();
}

} // namespace duovita
