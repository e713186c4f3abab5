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
    std::optional<CachedTemplate>& cached = m_templates[indexOf(language)];
    const QString fingerprint = Template::fingerprint(design);
    if (cached && cached->fingerprint == fingerprint)
        return cached->loaded;
    Result<Template> loaded = Template::load(design, language);
    if (loaded)
        cached = CachedTemplate{fingerprint, *loaded};
    return loaded;
}

Result<PdfDocument> PdfExporter::layOut(const Person& person, const Cv& cv, Language language)
{
    const Result<Template> ownTemplate = templateOf(cv.design, language);
    if (!ownTemplate)
        return ownTemplate.error();
    PdfDocument document;
    // Before the contents are made, because a template with parallel columns never omits missing texts.
    const Cv shown = asShownBy(*ownTemplate, cv);
    QList<Template> templates{*ownTemplate};
    document.contents += makeContent(person, shown, language, ownTemplate->words);
    if (ownTemplate->layout == Template::Layout::Parallel) {
        const Language other = languageBeside(cv, language);
        const Result<Template> besideTemplate = templateOf(cv.design, other);
        if (!besideTemplate)
            return besideTemplate.error();
        templates += *besideTemplate;
        document.contents += makeContent(person, shown, other, besideTemplate->words);
    }
    Result<PagedLayout> layout =
        m_typesetter.typeset(document.contents, templates, {cv.paper, cv.targetPages, cv.margins});
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
