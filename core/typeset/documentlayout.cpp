#include "core/typeset/documentlayout.h"

#include <algorithm>

namespace duovita {

namespace {

constexpr double columnsGap = 16; // between a side column and the main one

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

Result<PagedLayout> arrangeSingle(const DocumentSource& source, ParagraphSetter& setter)
{
    const PageFrame frame{source.paper, source.design.margins};
    const CvContent& content = source.contents.front();
    FlowBuilder builder(setter, source.design, frame.width(), content.language);
    builder.addHeader(content, source.photo);
    for (const ContentSection& section : content.sections)
        builder.addSection(section);
    Result<Flow> flow = builder.take();
    if (!flow)
        return flow.error();
    QList<LayoutPage> pages = paginate(*flow, frame);
    return withPages(source, *std::move(flow), std::move(pages));
}

/// The side column: photo, contacts and the sections that the template puts there.
struct SideColumn {
    PageFrame frame;
    Template design;
    LayoutRule ground;
};

SideColumn makeSideColumn(const DocumentSource& source)
{
    const Template::Sidebar& sidebar = *source.design.sidebar;
    const double width = sidebar.width;
    const double left = sidebar.right ? source.paper.width() - width : 0;
    SideColumn side{{source.paper, source.design.margins},
                    source.design,
                    {QRectF(left, 0, width, source.paper.height()), sidebar.ground}};
    side.frame.margins.setLeft(left + sidebar.padding);
    side.frame.margins.setRight(source.paper.width() - left - width + sidebar.padding);
    for (QColor* color : {&side.design.textColor, &side.design.linkColor, &side.design.headingColor,
                          &side.design.mutedColor, &side.design.nameColor})
        *color = sidebar.text;
    side.design.dates = Template::Dates::Right;
    side.design.ruleColor = side.design.heading == Template::Heading::Band ? sidebar.ground : sidebar.text;
    side.design.justified = {};
    return side;
}

Result<Flow> sideFlow(const DocumentSource& source, const SideColumn& side, ParagraphSetter& setter)
{
    const CvContent& content = source.contents.front();
    FlowBuilder builder(setter, side.design, side.frame.width(), content.language);
    if (source.photo)
        builder.addPhoto(*source.photo);
    builder.addContacts(content.contacts, true);
    for (const ContentSection& section : content.sections) {
        if (source.design.sidebar->sections.contains(section.kind))
            builder.addSection(section);
    }
    return builder.take();
}

Result<PagedLayout> arrangeWithSidebar(const DocumentSource& source, ParagraphSetter& setter)
{
    const CvContent& content = source.contents.front();
    const SideColumn side = makeSideColumn(source);
    PageFrame frame{source.paper, source.design.margins};
    if (source.design.sidebar->right)
        frame.margins.setRight(source.design.sidebar->width + columnsGap);
    else
        frame.margins.setLeft(source.design.sidebar->width + columnsGap);
    FlowBuilder builder(setter, source.design, frame.width(), content.language);
    builder.addName(content);
    for (const ContentSection& section : content.sections) {
        if (!source.design.sidebar->sections.contains(section.kind))
            builder.addSection(section);
    }
    Result<Flow> main = builder.take();
    Result<Flow> beside = sideFlow(source, side, setter);
    if (!main || !beside)
        return main ? beside.error() : main.error();

    QList<LayoutPage> pages = paginate(*main, frame);
    const int offset = static_cast<int>(main->blocks.size());
    for (FlowLine& line : beside->lines)
        line.block += offset;
    const QList<LayoutPage> sidePages = paginate(*beside, side.frame);
    while (pages.size() < sidePages.size())
        pages += LayoutPage();
    for (qsizetype i = 0; i < pages.size(); ++i) {
        pages[i].rules.prepend(side.ground);
        if (i >= sidePages.size())
            continue;
        pages[i].rules += sidePages[i].rules;
        pages[i].images += sidePages[i].images;
        // Column by column: no reader shall read across.
        pages[i].lines += sidePages[i].lines;
    }
    Flow flow{main->blocks + beside->blocks, {}, main->findings + beside->findings};
    return withPages(source, std::move(flow), std::move(pages));
}

Result<Flow> columnFlow(const CvContent& content, const DocumentSource& source, ParagraphSetter& setter, double width,
                        const std::optional<LayoutImage>& photo)
{
    FlowBuilder builder(setter, source.design, width, content.language);
    builder.addHeader(content, photo);
    for (const ContentSection& section : content.sections)
        builder.addSection(section);
    return builder.take();
}

Result<PagedLayout> arrangeParallel(const DocumentSource& source, ParagraphSetter& setter)
{
    const PageFrame frame{source.paper, source.design.margins};
    const double both = frame.width() - source.design.columnGap;
    const bool englishFirst = source.contents.front().language == Language::English;
    const double leftWidth = both * (englishFirst ? source.design.columnShare : 1 - source.design.columnShare);
    Result<Flow> left = columnFlow(source.contents.front(), source, setter, leftWidth, {});
    Result<Flow> right = columnFlow(source.contents.last(), source, setter, both - leftWidth, source.photo);
    if (!left || !right)
        return left ? right.error() : left.error();
    const Flow flow = inParallel(*std::move(left), *std::move(right), leftWidth + source.design.columnGap);
    PagedLayout layout = withPages(source, flow, paginate(flow, frame));
    const QString other = source.contents.last().author;
    if (!other.isEmpty() && other != layout.author)
        layout.title = source.contents.front().title + QStringLiteral(" / ") + source.contents.last().title;
    return layout;
}

} // namespace

Result<PagedLayout> arrange(const DocumentSource& source, ParagraphSetter& setter)
{
    switch (source.design.layout) {
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
