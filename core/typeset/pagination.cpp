#include "core/typeset/pagination.h"

namespace duovita {

namespace {

constexpr double emBoxAscent = 0.88; // of the ideographic em box; one baseline for every mix of faces

class Paginator {
public:
    Paginator(const Flow& flow, const PageFrame& frame, const Template& design)
        : m_flow(flow), m_frame(frame), m_design(design)
    {
        newPage();
    }

    QList<LayoutPage> run()
    {
        const QList<FlowLine>& lines = m_flow.lines;
        for (qsizetype i = 0; i < lines.size();) {
            qsizetype end = i + 1;
            while (end < lines.size() && (lines[end - 1].keepWithNext || lines[end].overlays > 0))
                ++end;
            if (!fits(i, end) && !m_atTop)
                newPage();
            // What is kept together but taller than a page is broken where it must be.
            for (; i < end; ++i)
                add(i);
        }
        return std::move(m_pages);
    }

private:
    static double heightOf(const FlowLine& line, bool atTop)
    {
        return line.overlays > 0 ? 0 : line.leading + line.spaceAfter + (atTop ? 0 : line.spaceBefore);
    }

    bool fits(qsizetype first, qsizetype end) const
    {
        double height = 0;
        for (qsizetype i = first; i < end; ++i)
            height += heightOf(m_flow.lines[i], m_atTop && i == first);
        return m_y + height <= m_frame.bottom() + 0.01;
    }

    void newPage()
    {
        m_pages += LayoutPage();
        m_y = m_frame.margins.top();
        m_atTop = true;
    }

    void add(qsizetype index)
    {
        const FlowLine& line = m_flow.lines[index];
        if (line.overlays > 0) {
            m_spots += m_spots[index - line.overlays];
            place(line, m_spots.last());
            return;
        }
        if (!m_atTop && m_y + heightOf(line, false) > m_frame.bottom() + 0.01)
            newPage();
        if (!m_atTop)
            m_y += line.spaceBefore;
        m_spots += LineSpot{m_pages.size() - 1, m_y};
        place(line, m_spots.last());
        m_y += line.leading;
        if (line.ruleBelow > 0) {
            const double top = m_y + m_design.ruleGap - line.ruleBelow;
            m_pages.last().rules +=
                LayoutRule{QRectF(m_frame.margins.left(), top, m_frame.width(), line.ruleBelow), m_design.ruleColor};
        }
        m_y += line.spaceAfter;
        m_atTop = false;
    }

    struct LineSpot {
        qsizetype page;
        double top;
    };
    void place(const FlowLine& line, LineSpot spot)
    {
        LayoutPage& page = m_pages[spot.page];
        page.lines += placeLine(line, m_frame, spot.top);
        page.rules += placeRules(line, m_frame, spot.top);
    }

    const Flow& m_flow;
    const PageFrame& m_frame;
    const Template& m_design;
    QList<LayoutPage> m_pages;
    double m_y = 0;
    QList<LineSpot> m_spots; // of the lines placed so far
    bool m_atTop = true;
};

double baselineOf(const FlowLine& line, double top)
{
    return top + (line.leading - line.size) / 2 + emBoxAscent * line.size;
}

} // namespace

QList<LayoutRule> placeRules(const FlowLine& line, const PageFrame& frame, double top)
{
    QList<LayoutRule> placed = line.rules;
    for (LayoutRule& rule : placed)
        rule.box.translate(frame.margins.left(), baselineOf(line, top));
    return placed;
}

LayoutLine placeLine(const FlowLine& line, const PageFrame& frame, double top)
{
    LayoutLine placed;
    placed.block = line.block;
    placed.runs = line.runs;
    placed.labelRuns = line.labelRuns;
    placed.box = QRectF(frame.margins.left(), top, frame.width(), line.leading);
    for (GlyphRun& run : placed.runs)
        run.origin += QPointF(frame.margins.left(), baselineOf(line, top));
    return placed;
}

QList<LayoutPage> paginate(const Flow& flow, const PageFrame& frame, const Template& design)
{
    return Paginator(flow, frame, design).run();
}

} // namespace duovita
