#include "core/pdf/pdfwriter.h"

#include "core/pdf/pdfobjects.h"

#include <qpdf/QPDFWriter.hh>

namespace duovita {

struct PdfWriter::Private {
    FontSubsetter subsetter;

    Result<void> embed(const PagedLayout& layout, DocumentFonts& fonts)
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
            auto program = subsetter.subset(font->face, font->texts.glyphs());
            if (!program)
                return program.error();
            font->program = *program;
        }
        return {};
    }
};

PdfWriter::PdfWriter() : d(std::make_unique<Private>()) {}
PdfWriter::~PdfWriter() = default;

namespace {

QPDFObjectHandle makePage(QPDF& pdf, const LayoutPage& page, QSizeF paper, DocumentFonts& fonts,
                          const QPDFObjectHandle& resources)
{
    QPDFObjectHandle object = QPDFObjectHandle::newDictionary();
    object.replaceKey("/Type", QPDFObjectHandle::newName("/Page"));
    object.replaceKey("/MediaBox", rectangle(QRectF(QPointF(0, 0), paper), paper));
    object.replaceKey("/Resources", resources);
    object.replaceKey("/Contents", deflatedStream(pdf, drawPage(page, paper, fonts)));
    QPDFObjectHandle links = linkAnnotations(pdf, page, paper);
    if (links.getArrayNItems() > 0)
        object.replaceKey("/Annots", links);
    return pdf.makeIndirectObject(object);
}

QByteArray serialize(QPDF& pdf)
{
    QPDFWriter writer(pdf);
    writer.setOutputMemory();
    writer.setMinimumPDFVersion("1.7");
    writer.setObjectStreamMode(qpdf_o_generate);
    writer.setDeterministicID(true);
    writer.setNewlineBeforeEndstream(true);
    writer.write();
    const std::shared_ptr<Buffer> buffer = writer.getBufferSharedPointer();
    return {reinterpret_cast<const char*>(buffer->getBuffer()), static_cast<qsizetype>(buffer->getSize())};
}

QByteArray build(const PagedLayout& layout, const PdfOptions& options, DocumentFonts& fonts)
{
    QPDF pdf;
    pdf.emptyPDF();
    QPDFObjectHandle resources = QPDFObjectHandle::newDictionary();
    resources.replaceKey("/Font", fontResources(pdf, fonts));
    resources = pdf.makeIndirectObject(resources);
    std::vector<QPDFObjectHandle> pages;
    for (const LayoutPage& page : layout.pages) {
        pages.push_back(makePage(pdf, page, layout.paper, fonts, resources));
        pdf.addPage(pages.back(), false);
    }
    QPDFObjectHandle root = pdf.getRoot();
    root.replaceKey("/Lang", QPDFObjectHandle::newString(tagOf(layout.language).toStdString()));
    root.replaceKey("/ViewerPreferences", QPDFObjectHandle::parse("<</DisplayDocTitle true>>"));
    addOutline(pdf, layout, pages);
    addMetadata(pdf, layout, options);
    return serialize(pdf);
}

} // namespace

Result<QByteArray> PdfWriter::write(const PagedLayout& layout, const PdfOptions& options)
{
    try {
        DocumentFonts fonts;
        if (const Result<void> embedded = d->embed(layout, fonts); !embedded)
            return embedded.error();
        return build(layout, options, fonts);
    } catch (const std::exception& problem) { // libqpdf reports by exceptions
        return Error{ErrorCode::PdfFailed, {QString::fromUtf8(problem.what())}};
    }
}

} // namespace duovita
