#include "core/export/formats.h"

#include "core/content/missingtexts.h"
#include "core/content/owntexts.h"
#include "core/export/bibtex.h"
#include "core/export/csljson.h"
#include "core/export/docx.h"
#include "core/export/html.h"
#include "core/export/jsonresume.h"
#include "core/export/markdown.h"
#include "core/export/rendercv.h"
#include "core/export/sitepage.h"
#include "core/export/textexport.h"
#include "core/export/vcard.h"

#include <QJsonDocument>

namespace duovita {

namespace {

Result<QByteArray> docxOf(const Person& person, const Cv& cv, Language language)
{
    const Result<Template> design = Template::load(cv.design, language);
    if (!design)
        return design.error();
    return toDocx(makeContent(person, cv, language, design->words), *design, cv.paper, cv.margins);
}

Result<QByteArray> fileIn(const Person& person, const Cv& cv, Language language, ExportFormat format)
{
    switch (format) {
    case ExportFormat::Docx:
        return docxOf(person, cv, language);
    case ExportFormat::Markdown:
        return toMarkdown(makeContent(person, cv, language)).toUtf8();
    case ExportFormat::SitePage:
        return toSitePage(makeContent(person, cv, language)).toUtf8();
    case ExportFormat::Text:
        return toText(makeContent(person, cv, language)).toUtf8();
    case ExportFormat::Bibtex:
        return toBibtex(person, cv, language);
    case ExportFormat::JsonResume: {
        const DocumentRecord record = recordIn(person, cv, language);
        return QJsonDocument(toJsonResume(record.person, record.cv, language)).toJson();
    }
    case ExportFormat::RenderCv: {
        const DocumentRecord record = recordIn(person, cv, language);
        return toRenderCv(record.person, record.cv, language);
    }
    case ExportFormat::CslJson: {
        const QJsonArray items = toCslJson(person, cv, language);
        return items.isEmpty() ? QByteArray() : QJsonDocument(items).toJson();
    }
    case ExportFormat::VCard:
        return toVCard(withOwnTexts(person, cv), language);
    case ExportFormat::Html:
        break;
    }
    return toHtml({makeContent(person, cv, language)});
}

} // namespace

const ExportFormatFacts& factsOf(ExportFormat format)
{
    return exportFormatTable[static_cast<std::size_t>(format)];
}

std::optional<ExportFormat> findExportFormat(const QString& name)
{
    for (const ExportFormatFacts& facts : exportFormatTable) {
        if (name == QLatin1StringView(facts.name))
            return facts.format;
    }
    return std::nullopt;
}

Result<QList<ExportFile>> exportFiles(const Person& person, const Cv& cv, const QList<Language>& languages,
                                      ExportFormat format)
{
    if (languages.isEmpty())
        return QList<ExportFile>();
    if (factsOf(format).holdsLanguages) {
        QList<CvContent> documents;
        for (const Language language : languages)
            documents += makeContent(person, cv, language);
        return QList<ExportFile>{{languages, toHtml(documents)}};
    }
    QList<ExportFile> files;
    for (const Language language : languages) {
        const Result<QByteArray> bytes = fileIn(person, cv, language, format);
        if (!bytes)
            return bytes.error();
        files += ExportFile{{language}, *bytes};
    }
    return files;
}

} // namespace duovita
