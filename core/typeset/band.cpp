#include "core/typeset/band.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr double stripHeight = 1.1 * pointsPerMillimetre;
constexpr double gapBelow = 5.5 * pointsPerMillimetre;
constexpr double laterHeight = 4 * pointsPerMillimetre;
constexpr double badge = 0.74;    // width of the ring, as a share of the band's height
constexpr double outerRing = 1.2; // thickness
constexpr double innerRing = 0.6;
constexpr double ringGap = 3;       // between the two circles of the ring
constexpr double badgeGap = 13;     // between the badge and the school's name
constexpr double schoolSize = 0.22; // share of the band's height
constexpr double titleSize = 0.2;
constexpr double letterSize = 0.36;
constexpr double leading = 1.25;
constexpr double unbounded = 1e6; // no line breaks: text that is too wide is made smaller
constexpr double middle = 0.36;   // share of the size, from the baseline to the middle of capitals and Han

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

/// The first character of a name, for the badge.
QString initialOf(const QString& name)
{
    return name.left(name.front().isHighSurrogate() ? 2 : 1);
}

/// Sets texts on the band and places them.
class BandBuilder {
public:
    BandBuilder(const DocumentSource& source, ParagraphSetter& setter)
        : m_content(source.contents.front()),
          m_design(onBand(source.design())), m_frame{source.paper, source.design().margins},
          m_builder(setter, m_design, unbounded, m_content.language)
    {
    }

    Result<void> add(LayoutPage& page, int block)
    {
        const QString title = m_design.words.label(DocumentWord::CurriculumVitae, m_content.language);
        const Result<FlowLine> document = set(title, titleSize, 400, m_frame.width() / 2, block);
        if (!document)
            return document.error();
        const double right = m_frame.width() - rightEdge(document->runs);
        if (const QString school = schoolOf(m_content); !school.isEmpty()) {
            const double width = badge * m_design.band.height;
            const Result<FlowLine> letter = set(initialOf(school), letterSize, 700, width, block);
            const double left = width + badgeGap;
            const Result<FlowLine> name = set(school, schoolSize, 700, right - left - badgeGap, block);
            if (!letter || !name)
                return letter ? name.error() : letter.error();
            page.shapes += ring(width / 2 - ringGap, innerRing);
            page.shapes += ring(width / 2, outerRing);
            place(*letter, (width - rightEdge(letter->runs)) / 2, page);
            place(*name, left, page);
        }
        place(*document, right, page);
        return {};
    }

private:
    static Template onBand(Template design)
    {
        design.mutedColor = design.band.text;
        return design;
    }

    LayoutShape ring(double radius, double width) const
    {
        const double height = m_design.band.height;
        LayoutShape shape;
        shape.stroke = m_design.band.text;
        shape.width = width;
        shape.path.addEllipse(QPointF(m_frame.margins.left() + badge * height / 2, height / 2), radius, radius);
        return shape;
    }

    /// Sets one line that is at most `room` wide: longer text is set smaller.
    Result<FlowLine> set(const QString& text, double share, int weight, double room, int block)
    {
        Template::Type type;
        type.size = share * m_design.band.height;
        type.weight = weight;
        Result<SetLine> line = m_builder.setLine(text, type, Alignment::Left);
        if (line && rightEdge(line->runs) > room) {
            type.size *= room / rightEdge(line->runs);
            line = m_builder.setLine(text, type, Alignment::Left);
        }
        if (!line)
            return line.error();
        FlowLine placed;
        placed.runs = line->runs;
        placed.block = block;
        placed.size = type.size;
        placed.leading = leading * type.size;
        return placed;
    }

    /// Places the line at `left` of the margin, vertically centred in the band.
    void place(FlowLine line, double left, LayoutPage& page) const
    {
        for (GlyphRun& run : line.runs)
            run.origin.rx() += left;
        placeLine(line, m_frame, m_design.band.height / 2 + middle * line.size - line.baseline(), page);
    }

    const CvContent& m_content;
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
