#pragma once

#include "app/cli/commandline.h"
#include "app/cli/exportlog.h"
#include "app/cli/outputpaths.h"
#include "core/export/formats.h"
#include "core/export/pdfexporter.h"

#include <functional>
#include <future>
#include <memory>
#include <vector>

namespace duovita {

struct ExportOutput {
    QString path;
    QByteArray bytes;
    bool isAsAsked = true;  ///< false if something could not be set, or it has more pages than the command line allows
    int missingTexts = 0;   ///< that its language lacks
    int entriesLeftOut = 0; ///< for want of one of them
};

/// What one document needs to be made, in any thread.
struct ExportJob {
    QString language; ///< its code; empty for what holds several
    /// The files; none if there is nothing to write in this format, nothing at all if it failed. Both are said.
    std::function<std::optional<QList<ExportOutput>>()> make;
};

/// A person's documents.
struct ExportPlan {
    QString templateName; ///< empty for formats without pages
    QList<ExportJob> jobs;
    QStringList notices; ///< to be said if anything is made
};

/// Whether the format has pages, which depend on a template and on fonts.
bool hasPages(const CommandLine& line);

/// Fonts that are being opened in another thread: fontconfig reads its rules for as long as a store takes to open.
using OpeningFonts = std::shared_future<ExportFonts>;
OpeningFonts openFonts();

/// Exporters that wait for work. Each is one thread's at a time; they share their fonts.
class ExporterPool {
public:
    explicit ExporterPool(OpeningFonts fonts) : m_fonts(std::move(fonts)) {}

    std::unique_ptr<PdfExporter> take();
    void giveBack(std::unique_ptr<PdfExporter> exporter);
    const ExportFonts& fonts() const { return m_fonts.get(); }

private:
    QMutex m_mutex;
    OpeningFonts m_fonts;
    std::vector<std::unique_ptr<PdfExporter>> m_idle;
};

/// Knows what a command line wants made of each person.
class ExportJobs {
    Q_DECLARE_TR_FUNCTIONS(duovita::ExportJobs)

public:
    /// `fonts` only where the format has pages.
    ExportJobs(const CommandLine& line, const SharedNames& names, OpeningFonts fonts, ExportLog& log)
        : m_line(line), m_names(names), m_log(log), m_paths(line, names), m_exporters(std::move(fonts))
    {
    }

    /// Nothing, which is said, if the person has no CV of the name asked for. Names are given here, in the order of the
    /// people, whichever file is made first.
    std::optional<ExportPlan> planFor(const Person& person);
    bool hasPages() const { return duovita::hasPages(m_line); }
    const ExportFonts& fonts() const { return m_exporters.fonts(); }

private:
    using Outputs = std::optional<QList<ExportOutput>>;

    ExportJob formatJob(const Person& person, const Cv& cv, const QList<Language>& languages, ExportFormat format);
    ExportJob pageJob(const Person& person, const Cv& cv, Language language, const PdfOptions& options);
    PdfOptions optionsFor(const Person& person, const Cv& cv, QStringList& notices) const;
    Outputs makeFormat(const Person& person, const Cv& cv, const QList<Language>& languages, ExportFormat format,
                       const QString& path);
    Outputs makePages(const Person& person, const Cv& cv, Language language, const PdfOptions& options,
                      const QString& path);
    Outputs drawPages(const QByteArray& pdf, const QString& path);
    bool isAsAsked(const PdfDocument& document) const;
    void reportGaps(const Person& person, const QList<MissingText>& gaps, QList<ExportOutput>& outputs);
    void reportPages(const Person& person, const PdfDocument& document);

    const CommandLine& m_line;
    const SharedNames& m_names;
    ExportLog& m_log;
    OutputPaths m_paths;
    ExporterPool m_exporters;
};

} // namespace duovita
