#pragma once

#include "core/export/formats.h"
#include "core/export/pdfexporter.h"
#include "core/services/exportnotes.h"
#include "core/services/exportpaths.h"

#include <QMutex>

#include <functional>
#include <future>
#include <memory>
#include <vector>

namespace duovita {

struct ExportOutput {
    QString path;
    QByteArray bytes;
    bool isAsAsked = true;  ///< false if something could not be set, or it has more pages than the request allows
    int missingTexts = 0;   ///< that its language lacks
    int entriesLeftOut = 0; ///< for want of one of them
};

/// What one document needs to be made, in any thread.
struct ExportJob {
    QString language; ///< its code; empty for what holds several
    /// The files; none if there is nothing to write in this format, nothing at all if it failed. Both are told.
    std::function<std::optional<QList<ExportOutput>>()> make;
};

/// A person's documents.
struct ExportPlan {
    QString templateName; ///< empty for formats without pages
    QList<ExportJob> jobs;
    std::vector<ExportNote> notes; ///< to be told if anything is made
};

/// Fonts that are being opened in another thread: fontconfig reads its rules for as long as a store takes to open.
using OpeningFonts = std::shared_future<ExportFonts>;
OpeningFonts openFonts();
/// Fonts that are open.
OpeningFonts openedFonts(const ExportFonts& fonts);

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

/// Knows what a request wants made of each person.
class ExportPlanner {
public:
    /// `fonts` only where the format has pages. All else has to outlive the planner and its plans.
    ExportPlanner(const ExportRequest& request, const SharedNames& names, OpeningFonts fonts, ExportObserver& observer)
        : m_request(request), m_observer(observer), m_paths(request, names), m_exporters(std::move(fonts))
    {
    }

    /// Names are given here, in the order of the people, whichever file is made first. The errors are requestedCv()'s.
    Result<ExportPlan> planFor(const Person& person);
    const ExportFonts& fonts() const { return m_exporters.fonts(); }

private:
    using Outputs = std::optional<QList<ExportOutput>>;

    ExportJob formatJob(const Person& person, const Cv& cv, const QList<Language>& languages, ExportFormat format);
    ExportJob pageJob(const Person& person, const Cv& cv, Language language, const PdfOptions& options);
    PdfOptions optionsFor(const Person& person, const Cv& cv, ExportPlan& plan) const;
    Outputs makeFormat(const Person& person, const Cv& cv, const QList<Language>& languages, ExportFormat format,
                       const QString& path);
    Outputs makePages(const Person& person, const Cv& cv, Language language, const PdfOptions& options,
                      const QString& path);
    Outputs drawPages(const QByteArray& pdf, const QString& path);
    bool isAsAsked(const PdfDocument& document) const;
    void tellGaps(const Person& person, const QList<MissingText>& gaps, QList<ExportOutput>& outputs);
    void tellPages(const Person& person, const PdfDocument& document);

    const ExportRequest& m_request;
    ExportObserver& m_observer;
    ExportPaths m_paths;
    ExporterPool m_exporters;
};

} // namespace duovita
