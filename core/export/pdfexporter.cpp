#include "core/export/pdfexporter.h"

#include "core/content/cvediting.h"
#include "core/design/template.h"
#include "core/export/gaps.h"
#include "core/pdf/fontembedding.h"
#include "core/typeset/fontlibrary.h"

namespace duovita {

ExportFonts::ExportFonts() : ExportFonts(std::make_shared<FontLibrary>()) {}

ExportFonts::ExportFonts(std::shared_ptr<FontLibrary> opened)
    : library(std::move(opened)), subsetter(std::make_shared<FontSubsetter>())
{
}

QList<MissingText> PdfDocument::missing() const
{
    QList<MissingText> missing;
    for (const CvContent& content : contents)
        missing += content.missing;
    return missing;
}

Result<Template> PdfExporter::templateOf(const Design& design, Language language)
{
    std::optional<KnownTemplate>& known = m_templates[indexOf(language)];
    const QString fingerprint = Template::fingerprint(design);
    if (known && known->fingerprint == fingerprint)
        return known->look;
    Result<Template> look = Template::load(design, language);
    if (look)
        known = KnownTemplate{fingerprint, *look};
    return look;
}

Result<PdfDocument> PdfExporter::layOut(const Person& person, const Cv& cv, Language language)
{
    const Result<Template> own = templateOf(cv.design, language);
    if (!own)
        return own.error();
    PdfDocument document;
    const Cv shown = asShownBy(*own, cv);
    QList<Template> looks{*own};
    document.contents += makeContent(person, shown, language, own->words);
    if (own->layout == Template::Layout::Parallel) {
        const Language other = languageBeside(cv, language);
        const Result<Template> beside = templateOf(cv.design, other);
        if (!beside)
            return beside.error();
        looks += *beside;
        document.contents += makeContent(person, shown, other, beside->words);
    }
    Result<PagedLayout> layout = m_typesetter.typeset(document.contents, looks, {cv.paper, cv.targetPages, cv.margins});
    if (!layout)
        return layout.error();
    document.layout = *std::move(layout);
    return document;
}

Result<PdfDocument> PdfExporter::make(const Person& person, const Cv& cv, Language language, const PdfOptions& options)
{
    Result<PdfDocument> document = layOut(person, cv, language);
    if (!document)
        return document;
    Result<PdfFile> file = m_writer.write(document->layout, options);
    if (!file)
        return file.error();
    document->bytes = std::move(file->bytes);
    document->unmet = std::move(file->unmet);
    return document;
}

} // namespace duovita
