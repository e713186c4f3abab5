#include "core/pdf/pdfwriter.h"

#include "core/pdf/conformance.h"
#include "core/pdf/encryption.h"
#include "core/pdf/images.h"
#include "core/pdf/metadata.h"
#include "core/pdf/pdfobjects.h"
#include "core/pdf/structuretree.h"

#include <utility>

namespace duovita {

struct PdfWriter::Private {
    std::shared_ptr<FontSubsetter> subsetter;
    ImageCache images;
    StreamCache streams;

    Result<void> embed(const PagedLayout& layout, DocumentFonts& fonts);
};

PdfWriter::PdfWriter(std::shared_ptr<FontSubsetter> subsetter) : d(std::make_unique<Private>())
{
    d->subsetter = std::move(subsetter);
}

PdfWriter::~PdfWriter() = default;

Result<void> PdfWriter::Private::embed(const PagedLayout& layout, DocumentFonts& fonts)
{
    for (const LayoutPage& page : layout.pages) {
        for (const LayoutLine& line : page.lines) {
            for (const GlyphRun& run : line.runs) {
                if (const Result<void> entered = enterGlyphs(run, fonts); !entered)
                    return entered;
            }
        }
    }
    return addPrograms(fonts, *subsetter, [](const DocumentFont& font) { return font.texts.glyphs(); });
}

namespace {

bool isTagged(const PdfOptions& options)
{
    return options.profile != PdfProfile::Archive;
}

/// Builds one document. Objects are created in the order of the pages.
class DocumentBuilder {
public:
    DocumentBuilder(const PagedLayout& layout, const PdfOptions& options, DocumentFonts& fonts, StreamCache& streams)
        : m_layout(layout), m_options(options), m_fonts(fonts), m_streams(streams),
          // PDF/A-1 is based on PDF 1.4 (ISO 19005-1 6.1.4).
          m_objects(isTagged(options) ? ObjectFile::Form::Compact : ObjectFile::Form::Plain),
          m_pageTree(m_objects.reserve())
    {
        if (isTagged(options))
            m_tree.emplace(layout);
    }

    template <typename Prepare>
    Result<void> addPages(Prepare prepare)
    {
        const QByteArray fonts = fontResources(m_objects, m_fonts, m_streams, !isTagged(m_options));
        const int resources = m_objects.reserve();
        QByteArray images;
        for (int page = 0; page < m_layout.pages.size(); ++page) {
            QList<QByteArray> names;
            for (const LayoutImage& image : m_layout.pages[page].images) {
                const Result<EmbeddedImage> prepared = prepare(image.data, !isTagged(m_options));
                if (!prepared)
                    return prepared.error();
                names += "I" + QByteArray::number(++m_imageCount);
                images += '/' + names.last() + ' ' + pdfReference(addImage(m_objects, *prepared)) + ' ';
            }
            addPage(page, names, resources);
        }
        m_objects.set(resources,
                      "<</Font " + fonts + (images.isEmpty() ? QByteArray() : " /XObject <<" + images + ">>") + ">>");
        return {};
    }

    PdfFile finish()
    {
        QByteArray catalog = "<</Type /Catalog /Pages " + pdfReference(m_pageTree) + " /Lang " +
                             pdfText(tagOf(m_layout.language)) + " /ViewerPreferences <</DisplayDocTitle true>> ";
        QByteArray kids;
        for (const int page : m_pages)
            kids += pdfReference(page) + ' ';
        m_objects.set(m_pageTree,
                      "<</Type /Pages /Count " + QByteArray::number(m_pages.size()) + " /Kids [" + kids + "]>>");
        if (const std::optional<int> outline = addOutline(m_objects, m_layout, m_pages))
            catalog += "/Outlines " + pdfReference(*outline) + ' ';
        if (m_tree)
            catalog +=
                "/MarkInfo <</Marked true>> /StructTreeRoot " + pdfReference(m_tree->addTo(m_objects, m_pages)) + ' ';
        catalog += "/OutputIntents [" + outputIntent(m_objects) + "] ";
        if (m_options.attachment && m_options.profile == PdfProfile::WithData)
            catalog += attach(m_objects, *m_options.attachment);
        const Conformance conformance = checkConformance(m_layout, m_options, m_fonts);
        const MetadataObjects metadata =
            addMetadata(m_objects, m_layout, m_options,
                        {conformance.archive.isEmpty(), isTagged(m_options) && conformance.accessible.isEmpty()});
        catalog += "/Metadata " + pdfReference(metadata.xmp) + ">>";
        QByteArray file = m_objects.finish(m_objects.add(catalog), metadata.info);
        if (!m_options.password.isEmpty())
            file = encryptedPdf(file, m_options.password);
        return {file, conformance.archive + conformance.accessible};
    }

private:
    void addPage(int index, const QList<QByteArray>& images, int resources)
    {
        const DrawnPage drawn = drawPage(m_layout, index, m_fonts, images, m_tree ? &*m_tree : nullptr);
        QByteArray page = "<</Type /Page /Parent " + pdfReference(m_pageTree) + " /MediaBox " +
                          pdfRectangle(QRectF(QPointF(0, 0), m_layout.paper), m_layout.paper) + " /Resources " +
                          pdfReference(resources) + " /Contents " +
                          pdfReference(m_objects.addDeflated({}, m_streams.deflated(drawn.content)));
        QByteArray annotations;
        for (const PageLink& link : drawn.links) {
            const int annotation = m_objects.reserve();
            std::optional<int> key;
            if (m_tree)
                key = m_tree->addAnnotation(index, link.element, annotation);
            m_objects.set(annotation, linkAnnotation(link, m_layout.paper, key));
            annotations += pdfReference(annotation) + ' ';
        }
        if (!annotations.isEmpty())
            page += " /Annots [" + annotations + "] /Tabs /S";
        if (m_tree)
            page += " /StructParents " + QByteArray::number(index);
        m_pages += m_objects.add(page + ">>");
    }

    const PagedLayout& m_layout;
    const PdfOptions& m_options;
    DocumentFonts& m_fonts;
    StreamCache& m_streams;
    ObjectFile m_objects;
    int m_pageTree;
    std::optional<StructureTree> m_tree;
    QList<int> m_pages; // object numbers
    int m_imageCount = 0;
};

} // namespace

Result<PdfFile> PdfWriter::write(const PagedLayout& layout, const PdfOptions& options)
{
    try {
        DocumentFonts fonts;
        if (const Result<void> embedded = d->embed(layout, fonts); !embedded)
            return embedded.error();
        DocumentBuilder builder(layout, options, fonts, d->streams);
        const auto prepare = [this](const QByteArray& data, bool flat) { return d->images.prepare(data, flat); };
        if (const Result<void> added = builder.addPages(prepare); !added)
            return added.error();
        return builder.finish();
    } catch (const std::exception& problem) { // libqpdf reports errors as exceptions
        return Error{ErrorCode::PdfFailed, {QString::fromUtf8(problem.what())}};
    }
}

} // namespace duovita
