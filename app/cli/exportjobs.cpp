#include "app/cli/exportjobs.h"

#include "app/cli/cvchoice.h"
#include "app/cli/personlookup.h"
#include "core/content/missingtexts.h"
#include "core/export/gaps.h"
#include "core/export/pageimages.h"
#include "core/export/photoroom.h"
#include "core/export/publicrecord.h"
#include "core/json/personjson.h"
#include "core/messages/countwords.h"
#include "core/messages/errorwords.h"
#include "core/messages/findingwords.h"

#include <algorithm>

namespace duovita {

bool hasPages(const CommandLine& line)
{
    return line.format == QStringLiteral("pdf") || line.format == QStringLiteral("png");
}

OpeningFonts openFonts()
{
    return std::async(std::launch::async | std::launch::deferred, [] { return ExportFonts(); }).share();
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

std::optional<ExportPlan> ExportJobs::planFor(const Person& person)
{
    ExportPlan plan;
    if (m_line.format == QStringLiteral("json")) {
        const QString path = m_paths.next(person, person.cvs.front(), std::nullopt, m_line.format);
        plan.jobs += ExportJob{{}, [person, path] { return QList<ExportOutput>{{path, writePeople({person})}}; }};
        return plan;
    }
    const std::optional<Cv> cv = chooseCv(m_line, person);
    if (!cv)
        return std::nullopt;
    const QList<Language> languages = chooseLanguages(m_line, *cv);
    const auto format = findExportFormat(m_line.format);
    if (format && infoOf(*format).holdsLanguages && languages.size() > 1) {
        plan.jobs += formatJob(person, *cv, languages, *format);
        return plan;
    }
    if (hasPages() && leavesPhotoOut(person, *cv))
        plan.notices += tr("%1: the photo is not shown: the template “%2” has no room for one.")
                            .arg(displayName(person.name), cv->design.templateName);
    const PdfOptions options = hasPages() ? optionsFor(person, *cv, plan.notices) : PdfOptions();
    plan.templateName = hasPages() ? cv->design.templateName : QString();
    for (const Language language : languages)
        plan.jobs += format ? formatJob(person, *cv, {language}, *format) : pageJob(person, *cv, language, options);
    return plan;
}

ExportJob ExportJobs::formatJob(const Person& person, const Cv& cv, const QList<Language>& languages,
                                ExportFormat format)
{
    const auto language = languages.size() == 1 ? std::optional(languages.front()) : std::nullopt;
    const QString path = m_paths.next(person, cv, language, QString::fromLatin1(infoOf(format).extension));
    return {language ? codeOf(*language) : QString(),
            [=, this] { return makeFormat(person, cv, languages, format, path); }};
}

ExportJob ExportJobs::pageJob(const Person& person, const Cv& cv, Language language, const PdfOptions& options)
{
    const QString path = m_paths.next(person, cv, language, m_line.format);
    return {codeOf(language), [=, this] { return makePages(person, cv, language, options, path); }};
}

ExportJobs::Outputs ExportJobs::makeFormat(const Person& person, const Cv& cv, const QList<Language>& languages,
                                           ExportFormat format, const QString& path)
{
    const auto files = exportFiles(person, cv, languages, format);
    if (!files) {
        m_log.say(displayName(person.name) + QStringLiteral(": ") + describe(files.error()));
        return std::nullopt;
    }
    QList<ExportOutput> outputs;
    for (const ExportFile& file : *files) {
        if (file.bytes.isEmpty())
            m_log.say(tr("%1: there is nothing to write in this format.").arg(displayName(person.name)));
        else
            outputs += ExportOutput{path, file.bytes};
    }
    reportGaps(person, gapsOf(person, cv, languages, format), outputs);
    return outputs;
}

PdfOptions ExportJobs::optionsFor(const Person& person, const Cv& cv, QStringList& notices) const
{
    PdfOptions options;
    options.password = m_line.password;
    if (m_line.archive)
        options.profile = PdfProfile::Archive;
    if (m_line.withData) {
        const PublicRecord record = publicRecord(person, cv);
        options.profile = PdfProfile::WithData;
        options.attachment = attachmentOf(record);
        notices += tr("%1: the record goes in with %2; left out: %3, %4, %5, %6, %7.")
                       .arg(displayName(person.name), countOf(record.person.sections.size(), Counted::Sections),
                            countOf(record.privateContacts, Counted::PrivateContacts),
                            countOf(record.privateFacts, Counted::PrivateFacts), countOf(record.notes, Counted::Notes),
                            countOf(record.hidden, Counted::HiddenParts), countOf(record.unparsed, Counted::Unplaced));
    }
    return options;
}

ExportJobs::Outputs ExportJobs::makePages(const Person& person, const Cv& cv, Language language,
                                          const PdfOptions& options, const QString& path)
{
    std::unique_ptr<PdfExporter> exporter = m_exporters.take();
    const auto document = exporter->make(person, cv, language, options);
    m_exporters.giveBack(std::move(exporter));
    if (!document) {
        m_log.say(displayName(person.name) + QStringLiteral(": ") + describe(document.error()));
        return std::nullopt;
    }
    Outputs outputs = m_line.format == QStringLiteral("png") ? drawPages(document->bytes, path)
                                                             : QList<ExportOutput>{{path, document->bytes}};
    if (!outputs)
        return outputs;
    reportGaps(person, document->missing(), *outputs);
    reportPages(person, *document);
    for (ExportOutput& output : *outputs)
        output.isAsAsked = isAsAsked(*document);
    return outputs;
}

/// All that is to be set has to be, be it in another font. A CV's own number of pages is a wish, told where it is not
/// met; one on the command line is a condition.
bool ExportJobs::isAsAsked(const PdfDocument& document) const
{
    const QList<LayoutFinding>& findings = document.layout.findings;
    return std::all_of(findings.begin(), findings.end(), [this](const LayoutFinding& finding) {
        return finding.kind == LayoutFinding::Kind::FontMissing ||
               (finding.kind == LayoutFinding::Kind::TooManyPages && !m_line.pages);
    });
}

ExportJobs::Outputs ExportJobs::drawPages(const QByteArray& pdf, const QString& path)
{
    const auto pages = pageImages(pdf, m_line.dpi.value_or(standardDpi), path);
    if (!pages) {
        m_log.say(describe(pages.error()));
        return std::nullopt;
    }
    QList<ExportOutput> outputs;
    for (qsizetype page = 0; page < pages->size(); ++page)
        outputs += ExportOutput{pagePath(path, page + 1), (*pages)[page]};
    return outputs;
}

/// What is missing is shown in the other language, or left out as the CV says: a note, no failure.
void ExportJobs::reportGaps(const Person& person, const QList<MissingText>& gaps, QList<ExportOutput>& outputs)
{
    for (ExportOutput& output : outputs) {
        output.missingTexts = static_cast<int>(gaps.size());
        output.entriesLeftOut = static_cast<int>(entriesLeftOut(gaps).size());
    }
    for (const QString& line : summaryOf(gaps, person))
        m_log.say(displayName(person.name) + QStringLiteral(": ") + line);
}

void ExportJobs::reportPages(const Person& person, const PdfDocument& document)
{
    const QString who = displayName(person.name);
    const QString whose = QStringLiteral("%1 (%2): ").arg(who, codeOf(document.layout.language));
    for (const LayoutFinding& finding : document.layout.findings)
        m_log.say(whose + describe(finding, person));
    if (m_line.password.isEmpty() && m_line.format == QStringLiteral("pdf")) {
        for (const QString& reason : document.unmet)
            m_log.say(tr("%1: the PDF does not claim to be accessible and archivable: %2").arg(who, reason));
    }
}

} // namespace duovita
