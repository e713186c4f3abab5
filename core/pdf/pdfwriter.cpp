#include "core/pdf/pdfwriter.h"

#include "core/pdf/conformance.h"
#include "core/pdf/images.h"
#include "core/pdf/metadata.h"
#include "core/pdf/pdfobjects.h"
#include "core/pdf/structuretree.h"

#include <qpdf/Pl_Flate.hh>
#include <qpdf/QPDFWriter.hh>

namespace duovita {

struct PdfWriter::Private {
    struct KeptImage {
        QByteArray data;
        bool flat;
        EmbeddedImage image;
    };

    std::shared_ptr<FontSubsetter> subsetter;
    std::optional<KeptImage> keptImage; // the photo seldom changes
    StreamCache streams;

    Result<void> embed(const PagedLayout& layout, DocumentFonts& fonts);
    Result<EmbeddedImage> prepare(const QByteArray& data, bool flat);
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
    for (const std::unique_ptr<DocumentFont>& font : fonts.all()) {
        auto program = subsetter->subset(font->face, font->texts.glyphs());
        if (!program)
            return program.error();
        font->program = *program;
    }
    return {};
}

Result<EmbeddedImage> PdfWriter::Private::prepare(const QByteArray& data, bool flat)
{
    if (keptImage && keptImage->flat == flat && keptImage->data == data)
        return keptImage->image;
    Result<EmbeddedImage> image = prepareImage(data, flat);
    if (image)
        keptImage = KeptImage{data, flat, *image};
    return image;
}

namespace {

bool isTagged(const PdfOptions& options)
{
    return options.profile != PdfProfile::Archive;
}

QByteArray serialize(QPDF& pdf, const PdfOptions& options)
{
    // Of the whole process; what is left to libqpdf are the short streams of objects.
    static const bool quick = (Pl_Flate::setCompressionLevel(3), true);
    Q_UNUSED(quick);
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    const bool archive = options.profile == PdfProfile::Archive;
    // PDF/A-1 is PDF 1.4: no object streams (ISO 19005-1 6.1.4).
    writer.setMinimumPDFVersion(archive ? "1.4" : "1.7");
    writer.setObjectStreamMode(archive ? qpdf_o_disable : qpdf_o_generate);
    writer.setNewlineBeforeEndstream(true);
    if (options.password.isEmpty()) {
        writer.setDeterministicID(true);
    } else {
        const std::string password = options.password.toStdString();
        // Whoever may open it may do everything with it: other limits are not enforced by readers anyway.
        writer.setR6EncryptionParameters(password.c_str(), password.c_str(), true, true, true, true, true, true,
                                         qpdf_r3p_full, true);
    }
    writer.write();
    const std::shared_ptr<Buffer> buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), static_cast<qsizetype>(buffer->getSize())};
}

/// One document on its way: its objects are made in the order of the pages.
class DocumentBuilder {
public:
    DocumentBuilder(const PagedLayout& layout, const PdfOptions& options, DocumentFonts& fonts, StreamCache& streams)
        : m_layout(layout), m_options(options), m_fonts(fonts), m_streams(streams)
    {
        m_pdf.emptyPDF();
        if (isTagged(options))
            m_tree.emplace(layout);
    }

    template <typename Prepare>
    Result<void> addPages(Prepare prepare)
    {
        m_resources.replaceKey("/Font",
                               fontResources(m_pdf, m_fonts, m_streams, m_options.profile == PdfProfile::Archive));
        QPDFObjectHandle shared = m_pdf.makeIndirectObject(m_resources);
        for (int page = 0; page < m_layout.pages.size(); ++page) {
            QList<QByteArray> names;
            for (const LayoutImage& image : m_layout.pages[page].images) {
                const Result<EmbeddedImage> prepared = prepare(image.data, !isTagged(m_options));
                if (!prepared)
                    return prepared.error();
                names += addImage(*prepared);
            }
            addPage(page, names, shared);
        }
        return {};
    }

    PdfFile finish()
    {
        QPDFObjectHandle root = m_pdf.getRoot();
        root.replaceKey("/Lang", QPDFObjectHandle::newString(tagOf(m_layout.language).toStdString()));
        root.replaceKey("/ViewerPreferences", QPDFObjectHandle::parse("<</DisplayDocTitle true>>"));
        addOutline(m_pdf, m_layout, m_pages);
        if (m_tree)
            m_tree->write(m_pdf, m_pages);
        addOutputIntent(m_pdf);
        if (m_options.attachment && m_options.profile == PdfProfile::WithData)
            attach(m_pdf, *m_options.attachment);
        const Conformance conformance = checkConformance(m_layout, m_options, m_fonts);
        addMetadata(m_pdf, m_layout, m_options,
                    {conformance.archive.isEmpty(), isTagged(m_options) && conformance.accessible.isEmpty()});
        return {serialize(m_pdf, m_options), conformance.archive + conformance.accessible};
    }

private:
    QByteArray addImage(const EmbeddedImage& image)
    {
        QPDFObjectHandle images = m_resources.getKey("/XObject");
        if (!images.isDictionary()) {
            images = QPDFObjectHandle::newDictionary();
            m_resources.replaceKey("/XObject", images);
        }
        const QByteArray name = "I" + QByteArray::number(++m_imageCount);
        images.replaceKey("/" + name.toStdString(), imageObject(m_pdf, image));
        return name;
    }

    void addPage(int index, const QList<QByteArray>& images, const QPDFObjectHandle& resources)
    {
        const DrawnPage drawn = drawPage(m_layout, index, m_fonts, images, m_tree ? &*m_tree : nullptr);
        QPDFObjectHandle page = QPDFObjectHandle::newDictionary();
        page.replaceKey("/Type", QPDFObjectHandle::newName("/Page"));
        page.replaceKey("/MediaBox", rectangle(QRectF(QPointF(0, 0), m_layout.paper), m_layout.paper));
        page.replaceKey("/Resources", resources);
        page.replaceKey("/Contents", streamOfDeflated(m_pdf, m_streams.deflated(drawn.content)));
        page = m_pdf.makeIndirectObject(page);
        QPDFObjectHandle annotations = QPDFObjectHandle::newArray();
        for (const PageLink& link : drawn.links) {
            QPDFObjectHandle annotation = m_pdf.makeIndirectObject(linkAnnotation(link, m_layout.paper));
            if (m_tree) {
                const int key = m_tree->addAnnotation(index, link.element, annotation);
                annotation.replaceKey("/StructParent", QPDFObjectHandle::newInteger(key));
            }
            annotations.appendItem(annotation);
        }
        if (!drawn.links.isEmpty()) {
            page.replaceKey("/Annots", annotations);
            page.replaceKey("/Tabs", QPDFObjectHandle::newName("/S"));
        }
        m_pdf.addPage(page, false);
        m_pages.push_back(page);
    }

    const PagedLayout& m_layout;
    const PdfOptions& m_options;
    DocumentFonts& m_fonts;
    StreamCache& m_streams;
    QPDF m_pdf;
    std::optional<StructureTree> m_tree;
    QPDFObjectHandle m_resources = QPDFObjectHandle::newDictionary();
    std::vector<QPDFObjectHandle> m_pages;
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
        const auto prepare = [this](const QByteArray& data, bool flat) { return d->prepare(data, flat); };
        if (const Result<void> added = builder.addPages(prepare); !added)
            return added.error();
        return builder.finish();
    } catch (const std::exception& problem) { // libqpdf reports by exceptions
        return Error{ErrorCode::PdfFailed, {QString::fromUtf8(problem.what())}};
    }
}

} // namespace duovita
