#include "core/services/exportplan.h"

#include "core/export/gaps.h"
#include "core/export/pageimages.h"
#include "core/export/photoroom.h"
#include "core/json/personjson.h"

#include <algorithm>

namespace duovita {

OpeningFonts openFonts()
{
    return std::async(std::launch::async | std::launch::deferred, [] { return ExportFonts(); }).share();
}

OpeningFonts openedFonts(const ExportFonts& fonts)
{
    std::promise<ExportFonts> opened;
    opened.set_value(fonts);
    return opened.get_future().share();
}

std::unique_ptr<PdfExporter> ExporterPool::take()
{
    const QMutexLocker lock(&m_mutex);
    if (m_idle.empty())
        return std::make_unique<PdfExporter>(fonts());
    std::unique_ptr<PdfExporter> exporter = std::move(m_idle.back());
    m_idle.pop_back();
    return exporter;
}

void ExporterPool::giveBack(std::unique_ptr<PdfExporter> exporter)
{
    const QMutexLocker lock(&m_mutex);
    m_idle.push_back(std::move(exporter));
}

Result<ExportPlan> ExportPlanner::planFor(const Person& person)
{
    ExportPlan plan;
    if (m_request.format == QStringLiteral("json")) {
        const QString path = m_paths.next(person, person.cvs.front(), std::nullopt, m_request.format);
        plan.jobs += ExportJob{{}, [person, path] { return QList<ExportOutput>{{path, writePeople({person})}}; }};
        return plan;
    }
    const Result<QList<Cv>> cvs = requestedCvs(m_request, person);
    if (!cvs)
        return cvs.error();
    for (const Cv& cv : *cvs)
        addDocuments(person, cv, plan);
    return plan;
}

void ExportPlanner::addDocuments(const Person& person, const Cv& cv, ExportPlan& plan)
{
    const auto format = findExportFormat(m_request.format);
    if (hasPages(m_request) && leavesPhotoOut(person, cv))
        plan.notes.emplace_back(PhotoLeftOut{person.name, cv.design.templateName});
    const PdfOptions options = hasPages(m_request) ? optionsFor(person, cv, plan) : PdfOptions();
    if (hasPages(m_request) && !plan.templates.contains(cv.design.templateName))
        plan.templates += cv.design.templateName;
    for (const QList<Language>& held : requestedDocuments(m_request, cv))
        plan.jobs += format ? formatJob(person, cv, held, *format) : pageJob(person, cv, held.front(), options);
}

ExportJob ExportPlanner::formatJob(const Person& person, const Cv& cv, const QList<Language>& languages,
                                   ExportFormat format)
{
    const auto language = languages.size() == 1 ? std::optional(languages.front()) : std::nullopt;
    const QString path = m_paths.next(person, cv, language, QString::fromLatin1(infoOf(format).extension));
    return {language ? codeOf(*language) : QString(),
            [=, this] { return makeFormat(person, cv, languages, format, path); }};
}

ExportJob ExportPlanner::pageJob(const Person& person, const Cv& cv, Language language, const PdfOptions& options)
{
    const QString path = m_paths.next(person, cv, language, m_request.format);
    return {codeOf(language), [=, this] { return makePages(person, cv, language, options, path); }};
}

ExportPlanner::Outputs ExportPlanner::makeFormat(const Person& person, const Cv& cv, const QList<Language>& languages,
                                                 ExportFormat format, const QString& path)
{
    const auto files = exportFiles(person, cv, languages, format);
    if (!files) {
        m_observer.report(ExportFailed{person.name, files.error()});
        return std::nullopt;
    }
    QList<ExportOutput> outputs;
    for (const ExportFile& file : *files) {
        if (file.bytes.isEmpty())
            m_observer.report(NothingToExport{person.name});
        else
            outputs += ExportOutput{path, file.bytes};
    }
    reportGaps(person, gapsOf(person, cv, languages, format), outputs);
    return outputs;
}

PdfOptions ExportPlanner::optionsFor(const Person& person, const Cv& cv, ExportPlan& plan) const
{
    PdfOptions options;
    options.password = m_request.password;
    if (m_request.archive)
        options.profile = PdfProfile::Archive;
    if (m_request.withData) {
        const PublicRecord record = publicRecord(person, cv);
        options.profile = PdfProfile::WithData;
        options.attachment = attachmentOf(record);
        plan.notes.emplace_back(RecordAttached{record});
    }
    return options;
}

ExportPlanner::Outputs ExportPlanner::makePages(const Person& person, const Cv& cv, Language language,
                                                const PdfOptions& options, const QString& path)
{
    std::unique_ptr<PdfExporter> exporter = m_exporters.take();
    const auto document = exporter->make(person, cv, language, options);
    m_exporters.giveBack(std::move(exporter));
    if (!document) {
        m_observer.report(ExportFailed{person.name, document.error()});
        return std::nullopt;
    }
    Outputs outputs = m_request.format == QStringLiteral("png") ? drawPages(document->bytes, path)
                                                                : QList<ExportOutput>{{path, document->bytes}};
    if (!outputs)
        return outputs;
    reportGaps(person, gapsOfContents(person, cv, document->contents), *outputs);
    reportPages(person, *document);
    for (ExportOutput& output : *outputs)
        output.isAsAsked = isAsAsked(*document);
    return outputs;
}

/// Everything must have been typeset, even if in another font. The CV's own number of pages is a wish, and exceeding it
/// is only reported; a requested number is a condition.
bool ExportPlanner::isAsAsked(const PdfDocument& document) const
{
    const QList<LayoutFinding>& findings = document.layout.findings;
    return std::all_of(findings.begin(), findings.end(), [this](const LayoutFinding& finding) {
        return finding.kind == LayoutFinding::Kind::FontMissing ||
               finding.kind == LayoutFinding::Kind::ShortLastPage ||
               (finding.kind == LayoutFinding::Kind::TooManyPages && !m_request.pages);
    });
}

ExportPlanner::Outputs ExportPlanner::drawPages(const QByteArray& pdf, const QString& path)
{
    const auto pages = pageImages(pdf, m_request.dpi.value_or(standardDpi), path);
    if (!pages) {
        m_observer.report(ExportFailed{{}, pages.error()});
        return std::nullopt;
    }
    QList<ExportOutput> outputs;
    for (qsizetype page = 0; page < pages->size(); ++page)
        outputs += ExportOutput{pagePath(path, page + 1), (*pages)[page]};
    return outputs;
}

/// Missing texts are shown in the other language or left out, as the CV says: a note, not a failure.
void ExportPlanner::reportGaps(const Person& person, const QList<MissingText>& gaps, QList<ExportOutput>& outputs)
{
    for (ExportOutput& output : outputs) {
        output.missingTexts = static_cast<int>(gaps.size());
        output.entriesLeftOut = static_cast<int>(entriesLeftOut(gaps).size());
    }
    if (!gaps.isEmpty())
        m_observer.report(TextsMissing{person, gaps});
}

void ExportPlanner::reportPages(const Person& person, const PdfDocument& document)
{
    for (const LayoutFinding& finding : document.layout.findings)
        m_observer.report(PageFault{person, document.layout.language, finding});
    if (m_request.password.isEmpty() && m_request.format == QStringLiteral("pdf")) {
        for (const QString& reason : document.unmet)
            m_observer.report(ProfileUnmet{person.name, reason});
    }
}

} // namespace duovita
