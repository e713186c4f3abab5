#include "core/pdf/pageexcerpts.h"

#include "core/pdf/images.h"
#include "core/pdf/pdfobjects.h"
#include "core/pdf/structuretree.h"

#include <algorithm>
#include <vector>

namespace duovita {

namespace {

/// A page's elements that may have ink in a band.
LayoutPage partOf(const LayoutPage& page, double top, double bottom)
{
    const auto touches = [&](const QRectF& box, double around) {
        return box.top() - around <= bottom && box.bottom() + around >= top;
    };
    LayoutPage part;
    std::ranges::copy_if(page.rules, std::back_inserter(part.rules),
                         [&](const LayoutRule& rule) { return touches(rule.box, 0); });
    std::ranges::copy_if(page.shapes, std::back_inserter(part.shapes),
                         [&](const LayoutShape& shape) { return touches(shape.path.controlPointRect(), shape.width); });
    std::ranges::copy_if(page.images, std::back_inserter(part.images),
                         [&](const LayoutImage& image) { return touches(image.box, 0); });
    // The ink of letters exceeds their line's box by less than their size.
    std::ranges::copy_if(page.lines, std::back_inserter(part.lines), [&](const LayoutLine& line) {
        return std::ranges::any_of(line.runs, [&](const GlyphRun& run) { return touches(line.box, run.size); });
    });
    return part;
}

} // namespace

struct PageExcerpts::Private {
    std::shared_ptr<FontSubsetter> subsetter;
    PagedLayout layout;
    /// Of the whole document: the font programs of a part would differ with each key, and making them takes longer than
    /// reading a few more glyphs.
    QHash<const FontFace*, QList<quint32>> glyphs;
    StreamCache streams;
    ImageCache images;

    Result<QByteArray> xObjects(ObjectFile& objects, const LayoutPage& page, QList<QByteArray>& names);
};

PageExcerpts::PageExcerpts(std::shared_ptr<FontSubsetter> subsetter) : d(std::make_unique<Private>())
{
    d->subsetter = std::move(subsetter);
}

PageExcerpts::~PageExcerpts() = default;

Result<void> PageExcerpts::use(const PagedLayout& layout)
{
    d->layout = layout;
    d->glyphs.clear();
    QHash<const FontFace*, std::vector<bool>> seen; // by glyph
    for (const LayoutPage& page : layout.pages) {
        for (const LayoutLine& line : page.lines) {
            for (const GlyphRun& run : line.runs) {
                if (!isFaithful(run))
                    return Error{ErrorCode::TextNotFaithful, {run.text}};
                QList<quint32>& glyphs = d->glyphs[run.face.get()];
                std::vector<bool>& known = seen[run.face.get()];
                known.resize(65536); // the most that a face can have
                for (const PlacedGlyph& glyph : run.glyphs) {
                    if (!known[glyph.glyph])
                        glyphs += glyph.glyph;
                    known[glyph.glyph] = true;
                }
            }
        }
    }
    for (QList<quint32>& glyphs : d->glyphs)
        std::ranges::sort(glyphs);
    return {};
}

/// Adds the page's pictures and returns their resources. Enters their resource names in `names`.
Result<QByteArray> PageExcerpts::Private::xObjects(ObjectFile& objects, const LayoutPage& page,
                                                   QList<QByteArray>& names)
{
    QByteArray resources;
    for (const LayoutImage& image : page.images) {
        const Result<EmbeddedImage> prepared = images.prepare(image.data, false);
        if (!prepared)
            return prepared.error();
        names += "I" + QByteArray::number(names.size() + 1);
        resources += '/' + names.last() + ' ' + pdfReference(addImage(objects, *prepared)) + ' ';
    }
    return QByteArray("<<" + resources + ">>");
}

Result<QByteArray> PageExcerpts::write(int page, double top, double bottom)
{
    PagedLayout part;
    part.language = d->layout.language;
    part.paper = d->layout.paper;
    part.blocks = d->layout.blocks;
    part.pages = {partOf(d->layout.pages[page], top, bottom)};
    DocumentFonts fonts;
    for (const LayoutLine& line : part.pages.front().lines) {
        for (const GlyphRun& run : line.runs) {
            if (const Result<void> entered = enterGlyphs(run, fonts); !entered)
                return entered.error();
        }
    }
    const auto glyphsOf = [this](const DocumentFont& font) { return d->glyphs.value(font.face.get()); };
    if (const Result<void> added = addPrograms(fonts, *d->subsetter, glyphsOf); !added)
        return added.error();
    ObjectFile objects(ObjectFile::Form::Plain);
    const int tree = objects.reserve();
    QList<QByteArray> names;
    const Result<QByteArray> pictures = d->xObjects(objects, part.pages.front(), names);
    if (!pictures)
        return pictures.error();
    const QByteArray fontNames = fontResources(objects, fonts, d->streams, false);
    StructureTree elements(part); // parts the text as in the exported file, where rounding starts anew with each part
    const int content = objects.addStream({}, drawPage(part, 0, fonts, names, &elements).content);
    const int kid = objects.add("<</Type /Page /Parent " + pdfReference(tree) + " /MediaBox " +
                                pdfRectangle(QRectF(QPointF(0, 0), part.paper), part.paper) + " /Resources <</Font " +
                                fontNames + " /XObject " + *pictures + ">> /Contents " + pdfReference(content) + ">>");
    objects.set(tree, "<</Type /Pages /Count 1 /Kids [" + pdfReference(kid) + "]>>");
    const int catalog = objects.add("<</Type /Catalog /Pages " + pdfReference(tree) + ">>");
    return objects.finish(catalog, objects.add("<<>>"));
}

} // namespace duovita
