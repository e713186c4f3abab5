#include "core/typeset/typesetter.h"

#include "core/typeset/documentlayout.h"
#include "core/typeset/fitting.h"
#include "core/typeset/installedfonts.h"
#include "core/typeset/lastpage.h"
#include "core/typeset/parallellayout.h"

#include <QBuffer>
#include <QImageReader>

#include <algorithm>

namespace duovita {

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

/// The pixel size of a picture as displayed, if the whole file can be read.
std::optional<QSize> readableSize(const QByteArray& data)
{
    QBuffer buffer;
    buffer.setData(data);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    const QImage image = reader.read();
    return image.isNull() ? std::nullopt : std::optional(image.size());
}

/// Crops the picture to the template's shape.
LayoutImage shaped(LayoutImage image, const Template::Photo& photo)
{
    if (photo.shape == Template::PhotoShape::Rectangle)
        return image;
    const QRectF room(0, 0, photo.width, photo.height);
    if (photo.shape == Template::PhotoShape::Round) {
        image.clip.addEllipse(room);
    } else {
        const double radius = std::min(room.width(), room.height()) / 10;
        image.clip.addRoundedRect(room, radius, radius);
    }
    // Faces are usually nearer to the top of a picture than to the bottom.
    image.box.moveTo((room.width() - image.box.width()) / 2, (room.height() - image.box.height()) / 3);
    return image;
}

/// Merges all findings about characters that no font has into a single one.
QList<LayoutFinding> withOneForAllGlyphs(const QList<LayoutFinding>& findings)
{
    QList<LayoutFinding> gathered;
    qsizetype glyphs = -1;
    for (const LayoutFinding& finding : findings) {
        if (finding.kind != LayoutFinding::Kind::NoGlyph) {
            gathered += finding;
            continue;
        }
        if (glyphs < 0) {
            glyphs = gathered.size();
            gathered += finding;
        }
        LayoutFinding& all = gathered[glyphs];
        const auto isKnown = [&](const LayoutFinding::Place& place) { return place.text == finding.text; };
        if (!all.places.isEmpty() && std::none_of(all.places.begin(), all.places.end(), isKnown))
            all.text += u' ' + finding.text;
        if (const LayoutFinding::Place place{finding.text, finding.source, {}}; !all.places.contains(place))
            all.places += place;
    }
    return gathered;
}

void placeFindings(PagedLayout& layout)
{
    const auto pageOf = [&layout](const ContentSource& source) {
        const QList<PagedLayout::Spot> spots = layout.find(source);
        return spots.isEmpty() ? std::nullopt : std::optional(spots.front().page);
    };
    for (LayoutFinding& finding : layout.findings) {
        finding.page = pageOf(finding.source).value_or(finding.page);
        for (LayoutFinding::Place& place : finding.places)
            place.page = pageOf(place.source);
    }
}

} // namespace

struct Typesetter::Private {
    explicit Private(const std::shared_ptr<FontLibrary>& opened) : fonts(opened), setter(opened) {}

    Result<PagedLayout> typesetOnce(const QList<CvContent>& contents, const QList<Template>& designs, Paper paper);
    Result<void> addFooters(PagedLayout& layout, const QList<CvContent>& contents, const QList<Template>& designs);
    std::optional<LayoutImage> photoFor(const CvContent& content, const Template& design,
                                        QList<LayoutFinding>& findings);

    struct KnownPhoto {
        QByteArray data;
        std::optional<QSize> size;
    };

    std::shared_ptr<FontLibrary> fonts;
    ParagraphSetter setter;
    KnownPhoto photo; // cached, because reading a picture to its end takes longer than everything else
};

Typesetter::Typesetter(std::shared_ptr<FontLibrary> fonts) : d(std::make_unique<Private>(fonts)) {}
Typesetter::~Typesetter() = default;

std::optional<LayoutImage> Typesetter::Private::photoFor(const CvContent& content, const Template& design,
                                                         QList<LayoutFinding>& findings)
{
    if (!content.photo || !design.photo.hasRoom())
        return std::nullopt;
    if (photo.data != content.photo->data)
        photo = {content.photo->data, readableSize(content.photo->data)};
    if (!photo.size) {
        findings += LayoutFinding{
            LayoutFinding::Kind::PhotoUnreadable, {}, {std::nullopt, std::nullopt, std::nullopt, Field::Photo}, 0};
        return std::nullopt;
    }
    const bool fills = design.photo.shape != Template::PhotoShape::Rectangle;
    const QSizeF size = QSizeF(*photo.size)
                            .scaled(design.photo.width, design.photo.height,
                                    fills ? Qt::KeepAspectRatioByExpanding : Qt::KeepAspectRatio);
    return shaped(
        {QRectF(QPointF(0, 0), size), content.photo->data, content.photo->alternative, content.photo->language},
        design.photo);
}

namespace {

struct PageNumber {
    qsizetype page;
    qsizetype of;
};

/// Sets each name below its column and the page number in the middle between them.
Result<QList<GlyphRun>> footerOnThreeAxes(FlowBuilder& builder, const ParallelColumns& columns,
                                          const QList<CvContent>& contents, const Template& design, PageNumber number)
{
    const bool named = design.footerText == Template::Footer::NameAndPage;
    const double middle = columns.left + columns.gap / 2;
    QList<GlyphRun> all;
    const auto add = [&](const QString& text, double left, bool centred) -> Result<void> {
        const Result<SetLine> line = builder.setLine(text, design.footer, Alignment::Left);
        if (!line)
            return line.error();
        for (GlyphRun run : line->runs) {
            run.origin.rx() += centred ? left - line->width / 2 : left;
            all += run;
        }
        return {};
    };
    if (named) {
        if (const Result<void> added = add(contents.front().author, 0, false); !added)
            return added.error();
    }
    const QString text = QStringLiteral("%1 / %2").arg(QString::number(number.page), QString::number(number.of));
    if (const Result<void> added = add(text, middle, true); !added)
        return added.error();
    if (named) {
        if (const Result<void> added = add(contents.last().author, columns.rightStart(), false); !added)
            return added.error();
    }
    return all;
}

/// Sets "name · page n of m" in each language of the document.
Result<QList<GlyphRun>> footerRuns(FlowBuilder& builder, const PageFrame& frame, const QList<CvContent>& contents,
                                   const Template& design, PageNumber number)
{
    if (hasSpine(design, contents.size()))
        return footerOnThreeAxes(builder, parallelColumns(design, frame.width(), contents.front().language), contents,
                                 design, number);
    QStringList parts;
    for (const CvContent& content : contents) {
        const bool named = design.footerText == Template::Footer::NameAndPage;
        if (named && !content.author.isEmpty() && !parts.contains(content.author))
            parts += content.author;
        parts += design.words.label(DocumentWord::PageOf, content.language)
                     .arg(QString::number(number.page), QString::number(number.of));
    }
    const double axis = axisOf(design);
    Result<SetLine> line = builder.setLine(parts.join(QStringLiteral(" · ")), design.footer,
                                           axis > 0 ? Alignment::Left : Alignment::Center);
    if (!line)
        return line.error();
    for (GlyphRun& run : line->runs)
        run.origin.rx() += axis;
    return line->runs;
}

} // namespace

/// Adds a footer to each page if the document has several.
Result<void> Typesetter::Private::addFooters(PagedLayout& layout, const QList<CvContent>& contents,
                                             const QList<Template>& designs)
{
    const Template& design = designs.front();
    if (layout.pages.size() < 2 || design.footerText == Template::Footer::None)
        return {};
    const PageFrame whole{layout.paper, design.margins};
    PageFrame besideColumn = whole;
    (design.sidebar.right ? besideColumn.margins.setRight(design.sidebar.width)
                          : besideColumn.margins.setLeft(design.sidebar.width));
    layout.blocks += LayoutBlock{BlockRole::Artifact, {}, {}, 0, {}, layout.language};
    for (qsizetype page = 0; page < layout.pages.size(); ++page) {
        const PageFrame& frame = layout.pages[page].hasSide ? besideColumn : whole;
        FlowBuilder builder(setter, design, frame.width(), layout.language);
        const Result<QList<GlyphRun>> runs =
            footerRuns(builder, frame, contents, design, {page + 1, layout.pages.size()});
        if (!runs)
            return runs.error();
        FlowLine footer;
        footer.runs = *runs;
        footer.block = static_cast<int>(layout.blocks.size()) - 1;
        footer.size = design.footer.size;
        footer.leading = design.footer.leading;
        placeLine(footer, frame, layout.paper.height() - frame.margins.bottom() * 0.6, layout.pages[page]);
    }
    return {};
}

Result<PagedLayout> Typesetter::Private::typesetOnce(const QList<CvContent>& contents, const QList<Template>& designs,
                                                     Paper paper)
{
    QList<LayoutFinding> findings;
    const std::optional<LayoutImage> shown = photoFor(contents.front(), designs.front(), findings);
    Result<PagedLayout> layout = arrange({contents, designs, sizeOf(paper), shown}, setter);
    if (!layout)
        return layout;
    layout->findings = withOneForAllGlyphs(layout->findings) + findings;
    placeFindings(*layout);
    if (const Result<void> footers = addFooters(*layout, contents, designs); !footers)
        return footers.error();
    return layout;
}

namespace {

Template withMargins(Template design, int millimetres)
{
    const double points = millimetres * pointsPerMillimetre;
    design.margins = QMarginsF(points, points, points, points);
    design.limits.margins = 1; // the user chose them, so fitting must not narrow them
    return design;
}

} // namespace

Result<PagedLayout> Typesetter::typeset(const QList<CvContent>& contents, const QList<Template>& designs,
                                        const PageSetup& setup)
{
    d->setter.startDocument();
    QList<LayoutFinding> findings;
    QList<Template> own;
    for (const Template& design : designs) {
        Result<Template> installed = withInstalledFonts(design, *d->fonts, findings);
        if (!installed)
            return installed.error();
        own += setup.margins ? withMargins(*installed, *setup.margins) : *std::move(installed);
    }
    const auto set = [&](const QList<Template>& tried) { return d->typesetOnce(contents, tried, setup.paper); };
    Result<PagedLayout> layout = setup.targetPages ? fitToPages(own, *setup.targetPages, set) : fitLastPage(own, set);
    if (layout && own.front().fillsLastPage)
        layout = fillLastPage(own, *std::move(layout), set);
    if (!layout)
        return layout;
    if (const auto few = shortLastPage(*layout, contents))
        layout->findings += *few;
    layout->findings += findings;
    return layout;
}

} // namespace duovita
