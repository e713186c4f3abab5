#include "core/export/pdfexporter.h"

#include "core/export/gaps.h"
#include "core/pdf/fontembedding.h"
#include "core/typeset/fontlibrary.h"
#include "core/typeset/template.h"

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

Result<Template> PdfExporter::templateOf(const QString& name)
{
    const QString fingerprint = Template::fingerprint(name);
    if (m_template && m_template->fingerprint == fingerprint)
        return m_template->design;
    Result<Template> design = Template::load(name);
    if (design)
        m_template = KnownTemplate{fingerprint, *design};
    return design;
}

Result<PdfDocument> PdfExporter::make(const Person& person, const Cv& cv, Language language, const PdfOptions& options)
{
    const Result<Template> design = templateOf(cv.templateName);
    if (!design)
        return design.error();
    PdfDocument document;
    const Cv shown = asShownBy(*design, cv);
    document.contents += makeContent(person, shown, language, design->words);
    if (design->layout == Template::Layout::Parallel) {
        for (const Language other : allLanguages) {
            if (other != language)
                document.contents += makeContent(person, shown, other, design->words);
        }
    }
    Result<PagedLayout> layout =
        m_typesetter.typeset(document.contents, *design, {cv.paper, cv.targetPages, cv.margins});
    if (!layout)
        return layout.error();
    document.layout = *std::move(layout);
    Result<PdfFile> file = m_writer.write(document.layout, options);
    if (!file)
        return file.error();
    document.bytes = std::move(file->bytes);
    document.unmet = std::move(file->unmet);
    return document;
}

} // namespace duovita
