#include "core/typeset/typesetter.h"

#include "core/content/documentlabels.h"
#include "core/typeset/pagination.h"

namespace duovita {

struct Typesetter::Private {
    explicit Private(std::shared_ptr<FontLibrary> fonts) : setter(std::move(fonts)) {}

    Result<void> addFooters(PagedLayout& layout, const Template& design, const PageFrame& frame);

    ParagraphSetter setter;
};

Typesetter::Typesetter(std::shared_ptr<FontLibrary> fonts) : d(std::make_unique<Private>(std::move(fonts))) {}
Typesetter::~Typesetter() = default;

namespace {

QSizeF sizeOf(Paper paper)
{
    switch (paper) {
    case Paper::A4:
        return {595.276, 841.89};
    case Paper::Letter:
        return {612, 792};
    case Paper::A5:
        return {419.528, 595.276};
    }
    return {595.276, 841.89};
}

QString footerText(const PagedLayout& layout, qsizetype page)
{
    const QString number = label(Label::PageOf, layout.language).arg(page + 1).arg(layout.pages.size());
    return layout.author.isEmpty() ? number : layout.author + QStringLiteral(" · ") + number;
}

void placeFindings(PagedLayout& layout)
{
    for (LayoutFinding& finding : layout.findings) {
        const QList<PagedLayout::Spot> spots = layout.find(finding.source);
        if (!spots.isEmpty())
            finding.page = spots.front().page;
    }
}

} // namespace

/// "name · page n of m" below each page of a document that has several.
Result<void> Typesetter::Private::addFooters(PagedLayout& layout, const Template& design, const PageFrame& frame)
{
    if (layout.pages.size() < 2)
        return {};
    layout.blocks += LayoutBlock{BlockRole::Artifact, {}, {}, 0, {}, layout.language};
    FlowBuilder builder(setter, design, frame.width(), layout.language);
    for (qsizetype page = 0; page < layout.pages.size(); ++page) {
        const Result<SetLine> line = builder.setLine(footerText(layout, page), design.footer, Alignment::Center);
        if (!line)
            return line.error();
        FlowLine footer;
        footer.runs = line->runs;
        footer.block = static_cast<int>(layout.blocks.size()) - 1;
        footer.size = design.footer.size;
        footer.leading = design.footer.leading;
        const double top = frame.paper.height() - frame.margins.bottom() * 0.6;
        layout.pages[page].lines += placeLine(footer, frame, top);
    }
    return {};
}

Result<PagedLayout> Typesetter::typeset(const CvContent& content, const Template& design, Paper paper)
{
    d->setter.startDocument();
    const PageFrame frame{sizeOf(paper), design.margins};
    FlowBuilder builder(d->setter, design, frame.width(), content.language);
    Result<Flow> flow = builder.build(content);
    if (!flow)
        return flow.error();
    PagedLayout layout;
    layout.language = content.language;
    layout.title = content.title;
    layout.author = content.author;
    layout.paper = frame.paper;
    layout.pages = paginate(*flow, frame, design);
    layout.blocks = flow->blocks;
    layout.findings = flow->findings;
    placeFindings(layout);
    if (const Result<void> footers = d->addFooters(layout, design, frame); !footers)
        return footers.error();
    return layout;
}

} // namespace duovita
