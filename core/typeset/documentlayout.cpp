#include "core/typeset/documentlayout.h"

#include "core/import/annotate/headingvocabulary.h"
#include "core/typeset/band.h"
#include "core/typeset/endinglayout.h"
#include "core/typeset/parallellayout.h"
#include "core/typeset/stackedhead.h"

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
    for (const ContentSection& section : content.sections) {
        if (!standsAtTheEnd(section.kind, source.design()))
            builder.addSection(section);
    }
    Result<Flow> flow = builder.take();
    if (!flow)
        return flow.error();
    QList<LayoutPage> pages = paginate(*flow, frame);
    if (const Result<void> ending = addEnding(source, setter, frame, *flow, pages); !ending)
        return ending.error();
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

/// Name and headline across both columns, with a rule below them. The columns start below this flow.
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

/// The frame of the main column: beside a background that bleeds off the page, or beside a column within the margins.
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

Result<Flow> mainFlow(const DocumentSource& source, ParagraphSetter& setter, double width)
{
    const CvContent& content = source.contents.front();
    const Template::Sidebar& sidebar = source.design().sidebar;
    FlowBuilder builder(setter, source.design(), width, content.language);
    if (!sidebar.headerAbove)
        builder.addName(content);
    for (const ContentSection& section : content.sections) {
        if (!sidebar.sections.contains(section.kind))
            builder.addSection(section);
    }
    return builder.take();
}

/// The position at which text set in narrow lines continues in wide ones.
struct Seam {
    qsizetype narrow; ///< line index in the narrow setting; `wide` is that in the wide setting
    qsizetype wide;
};

/// Finds the last seam at the start of a head or paragraph that is at or before narrow line `latest`.
std::optional<Seam> findSeam(const Flow& narrow, const Flow& wide, qsizetype latest)
{
    for (qsizetype at = latest; at > 0; --at) {
        const FlowLine& line = narrow.lines[at];
        const FlowLine& before = narrow.lines[at - 1];
        if (before.keepWithNext || before.row == line.row || line.overlays > 0)
            continue;
        const auto same = std::find_if(wide.lines.begin(), wide.lines.end(),
                                       [&](const FlowLine& other) { return other.row == line.row; });
        if (same != wide.lines.end())
            return Seam{at, same - wide.lines.begin()};
    }
    return std::nullopt;
}

struct MainColumn {
    Flow flow;
    QList<LayoutPage> pages;
    qsizetype narrow; ///< the first so many pages have the side column
};

/// The main column, starting `down` lower on its first page. After the first `besides` pages it is as wide as the
/// template asks.
Result<MainColumn> mainColumn(const DocumentSource& source, ParagraphSetter& setter, double down, qsizetype besides)
{
    PageFrame frame = mainFrame(source);
    frame.firstTop = down;
    Result<Flow> flow = mainFlow(source, setter, frame.width());
    if (!flow)
        return flow.error();
    MainColumn column{*std::move(flow), {}, 0};
    column.pages = paginate(column.flow, frame);
    column.narrow = std::max(column.pages.size(), besides);
    if (source.design().sidebar.pages == Template::SidePages::All || column.pages.size() <= besides)
        return column;
    const PageFrame whole{source.paper, source.design().margins, 0, frame.stretch};
    const Result<Flow> wide = mainFlow(source, setter, whole.width());
    if (!wide)
        return wide.error();
    const std::optional<Seam> seam = findSeam(column.flow, *wide, firstLineAfter(column.flow, frame, besides));
    if (!seam)
        return column;
    const QList<LayoutFinding> findings = column.flow.findings; // findings of all lines, narrow or wide
    frame.continues = true;
    column.flow = partOf(column.flow, 0, seam->narrow);
    column.pages = paginate(column.flow, frame);
    column.narrow = std::max(column.pages.size(), besides);
    column.pages.resize(column.narrow); // lines kept together may leave some of these pages empty
    Flow rest = partOf(*wide, seam->wide, wide->lines.size());
    addColumn(column.pages, column.narrow, paginate(rest, whole), column.flow.blocks.size());
    append(column.flow, std::move(rest));
    column.flow.findings = findings;
    return column;
}

Result<PagedLayout> arrangeWithSidebar(const DocumentSource& source, ParagraphSetter& setter)
{
    const bool headerAbove = source.design().sidebar.headerAbove;
    SideColumn side = makeSideColumn(source);
    Result<Flow> header = headerAbove ? headerFlow(source, setter) : Flow();
    Result<Flow> beside = sideFlow(source, side, setter);
    if (!header || !beside)
        return !header ? header.error() : beside.error();

    // The header comes first in reading order; below it both columns start at the same height.
    constexpr double headerGap = 10;
    const double down = headerAbove ? heightOf(*header) + headerGap : 0;
    side.frame.firstTop = down;
    const QList<LayoutPage> besidePages = paginate(*beside, side.frame);
    Result<MainColumn> main = mainColumn(source, setter, down, besidePages.size());
    if (!main)
        return main.error();

    QList<LayoutPage> pages;
    if (!header->lines.isEmpty())
        addColumn(pages, 0, paginate(*header, PageFrame{source.paper, source.design().margins}).first(1), 0);
    addColumn(pages, 0, main->pages, header->blocks.size());
    // Column by column, so that no reader reads across both.
    addColumn(pages, 0, besidePages, header->blocks.size() + main->flow.blocks.size());
    for (qsizetype i = 0; i < main->narrow; ++i) {
        pages[i].hasSide = true;
        if (side.ground.color.isValid())
            pages[i].rules.prepend(side.ground);
    }
    Flow flow{header->blocks + main->flow.blocks + beside->blocks,
              {},
              header->findings + main->flow.findings + beside->findings};
    return withPages(source, std::move(flow), std::move(pages));
}

/// The designs, the first of them with its column of dates widened for the dates of the main column, `width` wide.
QList<Template> withRoomForDates(const DocumentSource& source, double width, ParagraphSetter& setter)
{
    QList<Template> designs = source.designs;
    const Template& design = source.design();
    if (design.dates != Template::Dates::Left || !design.dateColumnGrows)
        return designs;
    const CvContent& content = source.contents.front();
    QList<ContentSection> sections = content.sections;
    if (design.layout == Template::Layout::Sidebar)
        sections.removeIf([&](const ContentSection& each) { return design.sidebar.sections.contains(each.kind); });
    FlowBuilder builder(setter, design, width, content.language);
    designs.front().dateColumn = builder.neededDateColumn(sections);
    return designs;
}

/// Whether a place that programs do not know would follow a school's name. In Chinese, they would take it for the
/// subject studied there.
bool hasUnknownPlacesOfSchools(const CvContent& content, const Template& design)
{
    const bool aside = design.layout == Template::Layout::Sidebar &&
                       design.sidebar.sections.contains(SectionKind::Education); // there, places never follow
    const auto isUnknown = [](const ContentHeadLine& line) {
        const QString place = isPlace(line.right) ? plainText(line.right) : QString();
        const Vocabulary& known = Vocabulary::standard();
        return !place.isEmpty() && !known.isCity(place) && !known.isCountry(place);
    };
    return !aside && std::any_of(content.sections.begin(), content.sections.end(), [&](const ContentSection& section) {
        return section.kind == SectionKind::Education &&
               std::any_of(section.entries.begin(), section.entries.end(), [&](const ContentEntry& entry) {
                   return std::any_of(entry.head.begin(), entry.head.end(), isUnknown);
               });
    });
}

/// The designs, with all places at the right where those of schools have to be: a page has one rule for places.
QList<Template> withPlacesAlike(const DocumentSource& source)
{
    QList<Template> designs = source.designs;
    for (qsizetype i = 0; i < designs.size(); ++i) {
        const CvContent& content = source.contents[i];
        if (designs[i].placeFollows && writesHan(content.language) && hasUnknownPlacesOfSchools(content, designs[i]))
            designs[i].placeFollows = false;
    }
    return designs;
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

Result<PagedLayout> arrange(const DocumentSource& given, ParagraphSetter& setter)
{
    const QList<Template> alike = withPlacesAlike(given);
    const DocumentSource source{given.contents, alike, given.paper, given.photo};
    if (source.design().layout == Template::Layout::Parallel && source.contents.size() > 1)
        return arrangeParallel(source, setter);
    const bool hasSide = source.design().layout == Template::Layout::Sidebar;
    const double width = (hasSide ? mainFrame(source) : PageFrame{source.paper, source.design().margins}).width();
    const QList<Template> designs = withRoomForDates(source, width, setter);
    const DocumentSource roomy{source.contents, designs, source.paper, source.photo};
    return hasSide ? arrangeWithSidebar(roomy, setter) : arrangeSingle(roomy, setter);
}

} // namespace duovita
