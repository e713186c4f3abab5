#include "core/export/pdfexporter.h"

#include "core/typeset/template.h"

namespace duovita {

QList<MissingText> PdfDocument::missing() const
{
    QList<MissingText> missing;
    for (const CvContent& content : contents)
        missing += content.missing;
    return missing;
}

Result<PdfDocument> PdfExporter::make(const Person& person, const Cv& cv, Language language, const PdfOptions& options)
{
    const Result<Template> design = Template::load(cv.templateName);
    if (!design)
        return design.error();
    PdfDocument document;
    document.contents += makeContent(person, cv, language, design->words);
    if (design->layout == Template::Layout::Parallel) {
        for (const Language other : allLanguages) {
            if (other != language)
                document.contents += makeContent(person, cv, other, design->words);
        }
    }
    Result<PagedLayout> layout = m_typesetter.typeset(document.contents, *design, {cv.paper, cv.targetPages});
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
