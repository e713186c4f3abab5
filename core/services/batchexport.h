#pragma once

#include "core/services/exportqueue.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSet>

#include <future>

namespace duovita {

/// The outcome of exporting many people.
struct BatchOutcome {
    bool complete = false; ///< everything was written as requested
    bool stopped = false;
    qsizetype unchanged = 0; ///< files left as they were
};

/// Exports everybody, one shard, or given people. Uses the folder's manifest to skip what has not changed since the
/// last export. Makes documents in parallel; one person's failure does not stop the others.
class BatchExport {
    Q_DECLARE_TR_FUNCTIONS(duovita::BatchExport)

public:
    /// `fonts` is needed only for formats with pages. The request's output is a folder. `observer` must outlive the
    /// export.
    BatchExport(ExportRequest request, Database& database, OpeningFonts fonts, ExportObserver& observer);

    BatchOutcome run(const std::optional<QList<PersonId>>& people = {});

private:
    /// A person whose files are being made.
    struct Work {
        OutputRecord record;
        int waiting = 0; ///< jobs that are not done yet
    };

    bool readPeople(const std::optional<QList<PersonId>>& people);
    bool prepare(); ///< false, after reporting it, if nothing can be written
    bool exportEach();
    bool exportOne(const PersonSummary& person);
    bool isMadeAnyway() const;
    bool isUpToDate(const PersonSummary& person);
    void start(const PersonSummary& summary, const Person& person, const ExportPlan& plan);
    void queue(const QList<ExportJob>& jobs, const OutputRecord& record);
    OutputRecipe recipeFor(const PersonSummary& person, const QStringList& templates);
    QString marksOf(const PersonSummary& person) const;
    bool saveManifest();
    void saveNowAndThen();
    void reportAbandoned();
    BatchOutcome conclude(bool done);

    const ExportRequest m_request;
    Database& m_database;
    ExportObserver& m_observer;
    SharedNames m_names;
    QSet<PersonId> m_everybody;
    QList<PersonSummary> m_people;
    ExportPlanner m_planner;
    std::future<QString> m_fingerprint; ///< of the fonts; computed in the background until it is first needed
    OutputRecipe m_recipe;              ///< the part that is the same for everybody
    QMutex m_mutex;                     ///< guards the manifest
    OutputManifest m_manifest;
    QElapsedTimer m_sinceSave;
    qsizetype m_dealtWith = 0;
    qsizetype m_unchanged = 0; ///< number of files
    ExportQueue m_queue;       ///< last member, because its threads use the others
};

} // namespace duovita
