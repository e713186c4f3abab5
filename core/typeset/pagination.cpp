#include "core/typeset/pagination.h"

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
            // What is kept together but taller than a page is broken where it must be.
            for (; i < end; ++i)
                add(i);
        }
        return std::move(m_pages);
    }

private:
    static constexpr double tolerance = 0.01;

    static double heightOf(const FlowLine& line, bool atTop)
    {
        return line.overlays > 0 ? 0 : line.leading + (atTop ? 0 : line.spaceBefore);
    }

    /// The distance after the last line may hang over the page's end.
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
            m_spots += Spot{m_pages.size() - 1, m_y};
            m_y += line.leading + line.spaceAfter;
            m_atTop = false;
        }
        placeLine(isTop ? cutAtTop(line) : line, m_frame, m_spots.last().top, m_pages[m_spots.last().page]);
    }

    /// Upright rules span the distance to the line before, which is not there at a page's top.
    static FlowLine cutAtTop(FlowLine line)
    {
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

QList<LayoutPage> paginate(const Flow& flow, const PageFrame& frame)
{
    return Paginator(flow, frame).run();
}

} // namespace duovita
