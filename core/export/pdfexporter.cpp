#include "core/export/pdfexporter.h"

#include "core/typeset/template.h"

namespace duovita {

Result<PdfDocument> PdfExporter::make(const Person& person, const Cv& cv, Language language, const PdfOptions& options)
{
    const Result<Template> design = Template::load(cv.templateName);
    if (!design)
        return design.error();
    PdfDocument document;
    document.content = makeContent(person, cv, language);
    Result<PagedLayout> layout = m_typesetter.typeset(document.content, *design, cv.paper);
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
