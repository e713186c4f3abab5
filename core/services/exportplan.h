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
    bool isAsAsked = true;  ///< false if something could not be typeset, or the document has more pages than the
                            ///< request allows
    int missingTexts = 0;   ///< texts missing in its language
    int entriesLeftOut = 0; ///< because such a text is missing
};

/// A task that makes one document, in any thread.
struct ExportJob {
    QString language; ///< its code; empty for documents in several languages
    /// Returns the files; an empty list if the format has nothing to write, nothing if it failed. Both are reported.
    std::function<std::optional<QList<ExportOutput>>()> make;
};

/// The documents to make for a person.
struct ExportPlan {
    QStringList templates; ///< of its CVs; empty for formats without pages
    QList<ExportJob> jobs;
    std::vector<ExportNote> notes; ///< to report if anything is made
};

/// Fonts that are being opened in another thread: fontconfig takes as long to read its configuration as a store to
/// open.
using OpeningFonts = std::shared_future<ExportFonts>;
OpeningFonts openFonts();
/// For fonts that are already open.
OpeningFonts openedFonts(const ExportFonts& fonts);

/// Idle exporters. Each is used by one thread at a time; all share their fonts.
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

/// Plans which documents to make for each person, according to a request.
class ExportPlanner {
public:
    /// `fonts` is needed only for formats with pages. The other arguments must outlive the planner and its plans.
    ExportPlanner(const ExportRequest& request, const SharedNames& names, OpeningFonts fonts, ExportObserver& observer)
        : m_request(request), m_observer(observer), m_paths(request, names), m_exporters(std::move(fonts))
    {
    }

    /// Assigns file names here, in the order of the people, whichever file is made first. Errors are those of
    /// requestedCv().
    Result<ExportPlan> planFor(const Person& person);
    const ExportFonts& fonts() const { return m_exporters.fonts(); }

private:
    using Outputs = std::optional<QList<ExportOutput>>;

    void addDocuments(const Person& person, const Cv& cv, ExportPlan& plan);
    ExportJob formatJob(const Person& person, const Cv& cv, const QList<Language>& languages, ExportFormat format);
    ExportJob pageJob(const Person& person, const Cv& cv, Language language, const PdfOptions& options);
    PdfOptions optionsFor(const Person& person, const Cv& cv, ExportPlan& plan) const;
    Outputs makeFormat(const Person& person, const Cv& cv, const QList<Language>& languages, ExportFormat format,
                       const QString& path);
    Outputs makePages(const Person& person, const Cv& cv, Language language, const PdfOptions& options,
                      const QString& path);
    Outputs drawPages(const QByteArray& pdf, const QString& path);
    bool isAsAsked(const PdfDocument& document) const;
    void reportGaps(const Person& person, const QList<MissingText>& gaps, QList<ExportOutput>& outputs);
    void reportPages(const Person& person, const PdfDocument& document);

    const ExportRequest& m_request;
    ExportObserver& m_observer;
    ExportPaths m_paths;
    ExporterPool m_exporters;
};

} // namespace duovita
