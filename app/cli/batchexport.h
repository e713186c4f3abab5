#pragma once

#include "app/cli/exportqueue.h"
#include "core/storage/personrepository.h"

#include <QElapsedTimer>
#include <QSet>

#include <future>

namespace duovita {

/// The export of everybody, or of a shard of them: what has not changed since the last one is left as it is, by the
/// folder's manifest.
class BatchExport {
    Q_DECLARE_TR_FUNCTIONS(duovita::BatchExport)

public:
    /// `fonts` only where the format has pages.
    BatchExport(const CommandLine& line, Database& database, OpeningFonts fonts);

    int run(); ///< the exit code

private:
    /// A person whose files are being made.
    struct Work {
        OutputRecord record;
        int waiting = 0; ///< jobs that are not done yet
    };

    bool prepare(); ///< false, with a message, if nothing can be written
    bool exportEach();
    bool exportOne(const PersonSummary& person);
    bool isMadeAnyway() const;
    bool isUpToDate(const PersonSummary& person);
    void start(const PersonSummary& summary, const Person& person, const ExportPlan& plan);
    void queue(const QList<ExportJob>& jobs, const OutputRecord& record);
    OutputRecipe recipeFor(const PersonSummary& person, const QString& templateName);
    QString marksOf(const PersonSummary& person) const;
    void tellMark(const PersonSummary& person, const QString& marks);
    bool saveManifest();
    void saveNowAndThen();
    void tellAbandoned();
    int conclude(bool done);

    const CommandLine& m_line;
    Database& m_database;
    ExportLog m_log;
    SharedNames m_names;
    QSet<PersonId> m_everybody;
    QList<PersonSummary> m_people;
    ExportJobs m_jobs;
    std::future<QString> m_fingerprint; ///< of the fonts, until it is asked for first
    OutputRecipe m_recipe;              ///< what is the same for everybody
    QMutex m_mutex;                     ///< of the manifest
    OutputManifest m_manifest;
    QElapsedTimer m_sinceSave;
    qsizetype m_dealtWith = 0;
    qsizetype m_unchanged = 0; ///< files
    ExportQueue m_queue;       ///< the last: its threads use the others
};

} // namespace duovita
