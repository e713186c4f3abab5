#include "core/export/formats.h"

#include "core/content/missingtexts.h"
#include "core/content/owntexts.h"
#include "core/export/bibtex.h"
#include "core/export/csljson.h"
#include "core/export/docx.h"
#include "core/export/html.h"
#include "core/export/jsonresume.h"
#include "core/export/markdown.h"
#include "core/export/pdfexporter.h"
#include "core/export/rendercv.h"
#include "core/export/sitepage.h"
#include "core/export/textexport.h"
#include "core/export/vcard.h"

#include <QCoreApplication>
#include <QJsonDocument>

#include <algorithm>

namespace duovita {

namespace {

/// The share of the last page's height that has text, 0 to 1.
double filled(const PagedLayout& layout)
{
    double lowest = 0;
    for (const LayoutLine& line : layout.pages.isEmpty() ? QList<LayoutLine>() : layout.pages.last().lines) {
        if (layout.blocks[line.block].role != BlockRole::Artifact)
            lowest = std::max(lowest, line.box.bottom());
    }
    return lowest / layout.paper.height();
}

/// Word breaks lines by its own rules and with its own fonts, and needs more of them. If the pages of the target number
/// are nearly full, the Word file is made smaller to compensate.
double stepForWord(const Cv& cv, const PagedLayout& layout)
{
    constexpr double reserve = 0.2;
    constexpr double nearlyFull = 0.7;
    const bool isFull = cv.targetPages && filled(layout) > nearlyFull;
    return std::min(1.0, layout.tightening + (isFull || layout.tightening > 0 ? reserve : 0));
}

Result<QByteArray> docxOf(const Person& person, const Cv& cv, const QList<Language>& languages)
{
    const Language language = languages.front();
    const Result<Template> design = Template::load(cv.design, language);
    if (!design)
        return design.error();
    // Shrunk as far as the PDF had to be; unchanged if the PDF cannot be made because a font is missing.
    static const ExportFonts fonts;
    const Result<PdfDocument> pages = PdfExporter(fonts).layOut(person, cv, language);
    const Template fitted = pages ? design->tightened(stepForWord(cv, pages->layout)) : *design;
    const int count = pages ? static_cast<int>(pages->layout.pages.size()) : 0;
    return toDocx(makeContent(person, cv, language, design->words), fitted, {cv.paper, cv.margins, count});
}

Result<QByteArray> htmlOf(const Person& person, const Cv& cv, const QList<Language>& languages)
{
    QList<CvContent> documents;
    for (const Language language : languages)
        documents += makeContent(person, cv, language);
    return toHtml(documents);
}

Result<QByteArray> markdownOf(const Person& person, const Cv& cv, const QList<Language>& languages)
{
    return toMarkdown(makeContent(person, cv, languages.front())).toUtf8();
}

Result<QByteArray> sitePageOf(const Person& person, const Cv& cv, const QList<Language>& languages)
{
    return toSitePage(makeContent(person, cv, languages.front())).toUtf8();
}

Result<QByteArray> plainTextOf(const Person& person, const Cv& cv, const QList<Language>& languages)
{
    return toText(makeContent(person, cv, languages.front())).toUtf8();
}

Result<QByteArray> bibtexOf(const Person& person, const Cv& cv, const QList<Language>& languages)
{
    return toBibtex(person, cv, languages.front());
}

Result<QByteArray> jsonResumeOf(const Person& person, const Cv& cv, const QList<Language>& languages)
{
    const DocumentRecord record = recordIn(person, cv, languages.front());
    return QJsonDocument(toJsonResume(record.person, record.cv, languages.front())).toJson();
}

Result<QByteArray> renderCvOf(const Person& person, const Cv& cv, const QList<Language>& languages)
{
    const DocumentRecord record = recordIn(person, cv, languages.front());
    return toRenderCv(record.person, record.cv, languages.front());
}

Result<QByteArray> cslJsonOf(const Person& person, const Cv& cv, const QList<Language>& languages)
{
    const QJsonArray items = toCslJson(person, cv, languages.front());
    return items.isEmpty() ? QByteArray() : QJsonDocument(items).toJson();
}

Result<QByteArray> vcardOf(const Person& person, const Cv& cv, const QList<Language>& languages)
{
    return toVCard(withOwnTexts(person, cv), languages.front());
}

} // namespace

constinit const std::array<ExportFormatInfo, exportFormatCount> exportFormatTable{{
    {ExportFormat::Docx, "docx", "docx", QT_TRANSLATE_NOOP("duovita", "Word documents"), false, docxOf},
    {ExportFormat::Html, "html", "html", QT_TRANSLATE_NOOP("duovita", "Web page"), true, htmlOf},
    {ExportFormat::Markdown, "md", "md", QT_TRANSLATE_NOOP("duovita", "Markdown"), false, markdownOf},
    {ExportFormat::SitePage, "page", "page.md", QT_TRANSLATE_NOOP("duovita", "Page for Hexo or Jekyll"), false,
     sitePageOf},
    {ExportFormat::Text, "txt", "txt", QT_TRANSLATE_NOOP("duovita", "Plain text"), false, plainTextOf},
    {ExportFormat::Bibtex, "bib", "bib", QT_TRANSLATE_NOOP("duovita", "Publications as BibTeX"), false, bibtexOf},
    {ExportFormat::JsonResume, "jsonresume", "resume.json", QT_TRANSLATE_NOOP("duovita", "JSON Resume"), false,
     jsonResumeOf},
    {ExportFormat::RenderCv, "rendercv", "yaml", QT_TRANSLATE_NOOP("duovita", "RenderCV"), false, renderCvOf},
    {ExportFormat::CslJson, "csljson", "csl.json", QT_TRANSLATE_NOOP("duovita", "Publications as CSL JSON"), false,
     cslJsonOf},
    {ExportFormat::VCard, "vcf", "vcf", QT_TRANSLATE_NOOP("duovita", "Contact card"), false, vcardOf},
}};

const ExportFormatInfo& infoOf(ExportFormat format)
{
    return exportFormatTable[static_cast<std::size_t>(format)];
}

std::optional<ExportFormat> findExportFormat(const QString& name)
{
    for (const ExportFormatInfo& info : exportFormatTable) {
        if (name == QLatin1StringView(info.name))
            return info.format;
    }
    return std::nullopt;
}

Result<QList<ExportFile>> exportFiles(const Person& person, const Cv& cv, const QList<Language>& languages,
                                      ExportFormat format)
{
    const ExportFormatInfo& info = infoOf(format);
    QList<QList<Language>> each;
    if (info.holdsLanguages && !languages.isEmpty())
        each += languages;
    for (const Language language : each.isEmpty() ? languages : QList<Language>())
        each += QList{language};
    QList<ExportFile> files;
    for (const QList<Language>& held : std::as_const(each)) {
        const Result<QByteArray> bytes = info.make(person, cv, held);
        if (!bytes)
            return bytes.error();
        files += ExportFile{held, *bytes};
    }
    return files;
}

} // namespace duovita
