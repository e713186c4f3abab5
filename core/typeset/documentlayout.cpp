#include "core/typeset/documentlayout.h"

#include "core/typeset/band.h"
#include "core/typeset/parallellayout.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr double headerRule = 0.5;

Result<PagedLayout> arrangeSingle(const DocumentSource& source, ParagraphSetter& setter)
{
    PageFrame frame{source.paper, source.design().margins, roomOfBand(source.design()),
                    source.design().section.stretch};
    const CvContent& content = source.contents.front();
    FlowBuilder builder(setter, source.design(), frame.width(), content.language);
    builder.addHeader(content, source.photo);
    for (const ContentSection& section : content.sections)
        builder.addSection(section);
    Result<Flow> flow = builder.take();
    if (!flow)
        return flow.error();
    QList<LayoutPage> pages = paginate(*flow, frame);
    PagedLayout layout = withPages(source, *std::move(flow), std::move(pages));
    if (const Result<void> band = addBand(layout, source, setter); !band)
        return band.error();
    return layout;
}

/// The side column: photo, contacts and the sections that the template puts there.
struct SideColumn {
    PageFrame frame;
    Template design;
    LayoutRule ground;
};

SideColumn makeSideColumn(const DocumentSource& source)
{
    const Template::Sidebar& sidebar = source.design().sidebar;
    const double width = sidebar.width;
    const bool bleeds = sidebar.ground.isValid();
    const double edge = bleeds ? 0 : sidebar.right ? source.design().margins.right() : source.design().margins.left();
    const double left = sidebar.right ? source.paper.width() - edge - width : edge;
    SideColumn side{{source.paper, source.design().margins},
                    source.design(),
                    {QRectF(left, 0, width, source.paper.height()), sidebar.ground}};
    side.frame.margins.setLeft(left + sidebar.padding);
    side.frame.margins.setRight(source.paper.width() - left - width + sidebar.padding);
    for (QColor* color : {&side.design.textColor, &side.design.linkColor, &side.design.headingColor,
                          &side.design.mutedColor, &side.design.nameColor, &side.design.dateColor,
                          &side.design.placeColor, &side.design.secondLineColor, &side.design.bulletColor})
        *color = sidebar.text;
    if (side.design.contactColor.isValid())
        side.design.contactColor = sidebar.text;
    if (sidebar.muted.isValid()) {
        for (QColor* color :
             {&side.design.mutedColor, &side.design.dateColor, &side.design.placeColor, &side.design.secondLineColor})
            *color = sidebar.muted;
    }
    if (sidebar.heading.isValid())
        side.design.headingColor = sidebar.heading;
    if (sidebar.titles > 0)
        side.design.section.style = static_cast<Template::Heading>(sidebar.titles - 1);
    for (Template::Type* type : {&side.design.body, static_cast<Template::Type*>(&side.design.section)}) {
        type->size *= sidebar.scale;
        type->leading *= sidebar.scale;
    }
    side.design.dates = Template::Dates::Right;
    side.design.axis = false;
    if (sidebar.titles == 0)
        side.design.ruleColor = side.design.section.style == Template::Heading::Band ? sidebar.ground : sidebar.text;
    side.design.justified = {};
    return side;
}

Result<Flow> sideFlow(const DocumentSource& source, const SideColumn& side, ParagraphSetter& setter)
{
    const CvContent& content = source.contents.front();
    FlowBuilder builder(setter, side.design, side.frame.width(), content.language);
    builder.setIsSide();
    if (source.photo)
        builder.addPhoto(*source.photo);
    if (source.design().sidebar.contactsTitled && !content.contacts.isEmpty())
        builder.addContactsTitle();
    builder.addContacts(content, true);
    for (const ContentSection& section : content.sections) {
        if (source.design().sidebar.sections.contains(section.kind))
            builder.addSection(section);
    }
    return builder.take();
}

/// Name and headline over both columns, a rule below them; where the columns then begin.
Result<Flow> headerFlow(const DocumentSource& source, ParagraphSetter& setter)
{
    FlowBuilder builder(setter, source.design(), PageFrame{source.paper, source.design().margins}.width(),
                        source.contents.front().language);
    builder.addName(source.contents.front());
    Result<Flow> header = builder.take();
    if (header && !header->lines.isEmpty()) {
        constexpr double ruleGap = 8;
        FlowLine& last = header->lines.last();
        const double bottom = last.leading - last.baseline() + ruleGap;
        last.rules +=
            LayoutRule{QRectF(0, bottom, PageFrame{source.paper, source.design().margins}.width(), headerRule),
                       source.design().ruleColor};
        last.spaceAfter += ruleGap;
    }
    return header;
}

double heightOf(const Flow& flow)
{
    double height = 0;
    for (const FlowLine& line : flow.lines)
        height += line.spaceBefore + line.leading + line.spaceAfter;
    return height;
}

/// Where the main column stands: beside a ground that bleeds off the page, or beside a column within the margins.
PageFrame mainFrame(const DocumentSource& source)
{
    const Template::Sidebar& sidebar = source.design().sidebar;
    PageFrame frame{source.paper, source.design().margins, 0, source.design().section.stretch};
    const bool bleeds = sidebar.ground.isValid();
    if (sidebar.right)
        frame.margins.setRight((bleeds ? 0 : frame.margins.right()) + sidebar.width + sidebar.gap);
    else
        frame.margins.setLeft((bleeds ? 0 : frame.margins.left()) + sidebar.width + sidebar.gap);
    return frame;
}

void addBeside(QList<LayoutPage>& pages, const QList<LayoutPage>& side, const SideColumn& column)
{
    while (pages.size() < side.size())
        pages += LayoutPage();
    for (qsizetype i = 0; i < pages.size(); ++i) {
        if (column.ground.color.isValid())
            pages[i].rules.prepend(column.ground);
        if (i >= side.size())
            continue;
        pages[i].rules += side[i].rules;
        pages[i].shapes += side[i].shapes;
        pages[i].images += side[i].images;
        // Column by column: no reader shall read across.
        pages[i].lines += side[i].lines;
    }
}

Result<PagedLayout> arrangeWithSidebar(const DocumentSource& source, ParagraphSetter& setter)
{
    const CvContent& content = source.contents.front();
    const Template::Sidebar& sidebar = source.design().sidebar;
    SideColumn side = makeSideColumn(source);
    PageFrame frame = mainFrame(source);
    FlowBuilder builder(setter, source.design(), frame.width(), content.language);
    Result<Flow> header = Flow();
    if (sidebar.headerAbove)
        header = headerFlow(source, setter);
    else
        builder.addName(content);
    for (const ContentSection& section : content.sections) {
        if (!sidebar.sections.contains(section.kind))
            builder.addSection(section);
    }
    Result<Flow> main = builder.take();
    Result<Flow> beside = sideFlow(source, side, setter);
    if (!main || !beside || !header)
        return !header ? header.error() : main ? beside.error() : main.error();

    // The header is read first; below it both columns begin at one height.
    const PageFrame whole{source.paper, source.design().margins};
    constexpr double headerGap = 10;
    const double down = sidebar.headerAbove ? heightOf(*header) + headerGap : 0;
    frame.firstTop = side.frame.firstTop = down;
    const int headerBlocks = static_cast<int>(header->blocks.size());
    for (FlowLine& line : main->lines)
        line.block += headerBlocks;
    const int offset = headerBlocks + static_cast<int>(main->blocks.size());
    for (FlowLine& line : beside->lines)
        line.block += offset;
    QList<LayoutPage> pages = paginate(*main, frame);
    if (!header->lines.isEmpty()) {
        LayoutPage top = paginate(*header, whole).first();
        top.rules += pages.first().rules;
        top.shapes += pages.first().shapes;
        top.images += pages.first().images;
        top.lines += pages.first().lines;
        pages.first() = top;
    }
    addBeside(pages, paginate(*beside, side.frame), side);
    Flow flow{header->blocks + main->blocks + beside->blocks, {}, header->findings + main->findings + beside->findings};
    return withPages(source, std::move(flow), std::move(pages));
}

} // namespace

PagedLayout withPages(const DocumentSource& source, Flow flow, QList<LayoutPage> pages)
{
    const CvContent& first = source.contents.front();
    PagedLayout layout;
    layout.language = first.language;
    layout.title = first.title;
    layout.author = first.author;
    layout.paper = source.paper;
    layout.pages = std::move(pages);
    layout.blocks = std::move(flow.blocks);
    layout.findings = std::move(flow.findings);
    return layout;
}

Result<PagedLayout> arrange(const DocumentSource& source, ParagraphSetter& setter)
{
    switch (source.design().layout) {
    case Template::Layout::Sidebar:
        return arrangeWithSidebar(source, setter);
    case Template::Layout::Parallel:
        if (source.contents.size() > 1)
            return arrangeParallel(source, setter);
        break;
    case Template::Layout::Single:
        break;
    }
    return arrangeSingle(source, setter);
}

} // namespace duovita
