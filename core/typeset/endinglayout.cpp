#include "core/typeset/endinglayout.h"

#include <algorithm>
#include <array>

namespace duovita {

namespace {

struct EndColumn {
    PageFrame frame;
    Flow flow;

    bool isEmpty() const { return flow.lines.isEmpty(); }
    double above() const { return isEmpty() ? 0 : flow.lines.front().spaceBefore; }
    bool startsPage() const { return !isEmpty() && flow.lines.front().startsPage; }
};

bool isIn(const ContentSection& section, std::size_t column, const Template& design)
{
    const bool left = design.ending.left.contains(section.kind);
    return column == 0 ? left : !left && design.ending.right.contains(section.kind);
}

/// The frames of both columns; a column without the other has the whole width.
std::array<PageFrame, 2> framesOf(const CvContent& content, const PageFrame& frame, const Template& design)
{
    std::array<PageFrame, 2> frames{frame, frame};
    const auto has = [&](std::size_t column) {
        return std::any_of(content.sections.begin(), content.sections.end(),
                           [&](const ContentSection& section) { return isIn(section, column, design); });
    };
    constexpr double leastRight = 50 * pointsPerMillimetre; // also on narrow paper
    if (has(0) && has(1)) {
        const double both = frame.width() - design.ending.gap;
        const double left = std::min(design.ending.width, std::max(both - leastRight, both / 2));
        frames[0].margins.setRight(frame.paper.width() - frame.margins.left() - left);
        frames[1].margins.setLeft(frame.margins.left() + left + design.ending.gap);
    }
    for (PageFrame& column : frames)
        column.firstTop = column.stretch = 0;
    return frames;
}

Result<Flow> columnFlow(const DocumentSource& source, ParagraphSetter& setter, std::size_t column, double width)
{
    const CvContent& content = source.contents.front();
    FlowBuilder builder(setter, source.design(), width, content.language);
    for (const ContentSection& section : content.sections) {
        if (isIn(section, column, source.design()))
            builder.addSection(section);
    }
    return builder.take();
}

double endOf(const LayoutPage& page)
{
    double end = 0;
    for (const LayoutLine& line : page.lines)
        end = std::max(end, line.box.bottom());
    for (const LayoutImage& image : page.images)
        end = std::max(end, areaOf(image).bottom());
    return end;
}

} // namespace

bool standsAtTheEnd(SectionKind kind, const Template& design)
{
    return design.ending.left.contains(kind) || design.ending.right.contains(kind);
}

Result<void> addEnding(const DocumentSource& source, ParagraphSetter& setter, PageFrame frame, Flow& flow,
                       QList<LayoutPage>& pages)
{
    const std::array<PageFrame, 2> frames = framesOf(source.contents.front(), frame, source.design());
    std::array<EndColumn, 2> columns;
    double height = 0;
    double above = 0;
    bool startsPage = false;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        Result<Flow> set = columnFlow(source, setter, i, frames[i].width());
        if (!set)
            return set.error();
        columns[i] = {frames[i], *std::move(set)};
        height = std::max(height, heightOf(columns[i].flow) - columns[i].above());
        above = std::max(above, columns[i].above());
        startsPage = startsPage || columns[i].startsPage();
    }
    if (columns[0].isEmpty() && columns[1].isEmpty())
        return {};
    qsizetype first = pages.size() - 1;
    const double begin = endOf(pages.last()) + above;
    constexpr double tolerance = 0.01;
    if (startsPage || begin + height > frame.bottom() + tolerance) {
        frame.continues = true;
        pages = paginate(flow, frame);
        first = pages.size();
    } else {
        for (EndColumn& column : columns)
            column.frame.firstTop = begin - frame.margins.top();
    }
    for (EndColumn& column : columns) {
        if (column.isEmpty())
            continue;
        addColumn(pages, first, paginate(column.flow, column.frame), flow.blocks.size());
        flow.blocks += column.flow.blocks;
        flow.findings += column.flow.findings;
    }
    return {};
}

} // namespace duovita
