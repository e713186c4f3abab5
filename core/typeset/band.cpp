#include "core/typeset/band.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr double stripHeight = 1.1 * pointsPerMillimetre;
constexpr double gapBelow = 5.5 * pointsPerMillimetre;
constexpr double laterHeight = 4 * pointsPerMillimetre;
constexpr double badge = 0.74; // of the band's height: the ring's width
constexpr double ringWidth = 1.2;
constexpr double ringGap = 3;       // between its two circles
constexpr double badgeGap = 13;     // to the school's name
constexpr double schoolSize = 0.22; // of the band's height
constexpr double titleSize = 0.2;
constexpr double letterSize = 0.36;
constexpr double leading = 1.25;
constexpr double middle = 0.36; // of a size, from the baseline to the middle of capitals and Han

QString schoolOf(const CvContent& content)
{
    for (const ContentSection& section : content.sections) {
        if (section.kind != SectionKind::Education)
            continue;
        for (const ContentEntry& entry : section.entries) {
            QString name;
            for (const ContentRun& run : entry.head.value(0).left)
                name += run.source.field == Field::Institution ? run.text : QString();
            if (!name.isEmpty())
                return name;
        }
    }
    return {};
}

/// Sets texts on the band and places them.
class BandBuilder {
public:
    BandBuilder(const DocumentSource& source, ParagraphSetter& setter)
        : m_source(source), m_design(onBand(source.design())), m_frame{source.paper, source.design().margins},
          m_builder(setter, m_design, m_frame.width(), source.contents.front().language)
    {
    }

    double height() const { return m_design.band.height; }

    Result<void> add(LayoutPage& page, int block)
    {
        const CvContent& content = m_source.contents.front();
        const QString school = schoolOf(content);
        double left = 0;
        if (!school.isEmpty()) {
            const double width = badge * height();
            page.shapes += ring(width / 2 - ringGap, 0.6);
            page.shapes += ring(width / 2, ringWidth);
            if (const auto set = place(page, block, school.left(1), letterSize, 0, Alignment::Left, width); !set)
                return set;
            left = width + badgeGap;
        }
        if (const auto set = place(page, block, school, schoolSize, left, Alignment::Left); !set)
            return set;
        return place(page, block, m_design.words.label(Label::CurriculumVitae, content.language), titleSize, 0,
                     Alignment::Right);
    }

private:
    static Template onBand(Template design)
    {
        design.mutedColor = design.band.text;
        return design;
    }

    LayoutShape ring(double radius, double width) const
    {
        LayoutShape shape;
        shape.stroke = m_design.band.text;
        shape.width = width;
        shape.path.addEllipse(QPointF(m_frame.margins.left() + badge * height() / 2, height() / 2), radius, radius);
        return shape;
    }

    /// At `left` of the margin, or in the middle of `width` from there; its middle at the band's.
    Result<void> place(LayoutPage& page, int block, const QString& text, double share, double left, Alignment alignment,
                       double width = 0)
    {
        Template::Type type;
        type.size = share * height();
        type.leading = leading * type.size;
        type.weight = alignment == Alignment::Right ? 400 : 700;
        const Result<SetLine> set = m_builder.setLine(text, type, alignment);
        if (!set)
            return set.error();
        FlowLine line;
        line.runs = set->runs;
        line.block = block;
        line.size = type.size;
        line.leading = type.leading;
        if (width > 0)
            left += (width - rightEdge(line.runs)) / 2;
        for (GlyphRun& run : line.runs)
            run.origin.rx() += left;
        placeLine(line, m_frame, height() / 2 + middle * type.size - line.baseline(), page);
        return {};
    }

    const DocumentSource& m_source;
    Template m_design;
    PageFrame m_frame;
    FlowBuilder m_builder;
};

} // namespace

double roomOfBand(const Template& design)
{
    if (!design.band.ground.isValid())
        return 0;
    const double strip = design.band.strip.isValid() ? stripHeight : 0;
    return std::max(0.0, design.band.height + strip + gapBelow - design.margins.top());
}

Result<void> addBand(PagedLayout& layout, const DocumentSource& source, ParagraphSetter& setter)
{
    const Template::Band& band = source.design().band;
    if (!band.ground.isValid() || layout.pages.isEmpty())
        return {};
    for (qsizetype i = 0; i < layout.pages.size(); ++i) {
        const double height = i == 0 ? band.height : std::min(laterHeight, source.design().margins.top());
        if (i == 0 && band.strip.isValid())
            layout.pages[i].rules.prepend({QRectF(0, height, source.paper.width(), stripHeight), band.strip});
        layout.pages[i].rules.prepend({QRectF(0, 0, source.paper.width(), height), band.ground});
    }
    layout.blocks += LayoutBlock{BlockRole::Artifact, {}, {}, 0, {}, layout.language};
    return BandBuilder(source, setter).add(layout.pages.front(), static_cast<int>(layout.blocks.size()) - 1);
}

} // namespace duovita
