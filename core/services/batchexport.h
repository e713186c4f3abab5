#pragma once

#include "core/services/exportqueue.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSet>

#include <future>

namespace duovita {

/// What became of the export of many people.
struct BatchOutcome {
    bool complete = false; ///< all is there as it was asked for
    bool stopped = false;
    qsizetype unchanged = 0; ///< files left as they were
};

/// The export of everybody, of a part of them, or of those named: what has not changed since the last one is left as it
/// is, by the folder's manifest. Documents are made in parallel. One person's failure does not stop the others.
class BatchExport {
    Q_DECLARE_TR_FUNCTIONS(duovita::BatchExport)

public:
    /// `fonts` only where the format has pages. The request's output is a folder. `observer` outlives the export.
    BatchExport(ExportRequest request, Database& database, OpeningFonts fonts, ExportObserver& observer);

    BatchOutcome run(const std::optional<QList<PersonId>>& people = {});

private:
    /// A person whose files are being made.
    struct Work {
        OutputRecord record;
        int waiting = 0; ///< jobs that are not done yet
    };

    bool readPeople(const std::optional<QList<PersonId>>& people);
    bool prepare(); ///< false, which is told, if nothing can be written
    bool exportEach();
    bool exportOne(const PersonSummary& person);
    bool isMadeAnyway() const;
    bool isUpToDate(const PersonSummary& person);
    void start(const PersonSummary& summary, const Person& person, const ExportPlan& plan);
    void queue(const QList<ExportJob>& jobs, const OutputRecord& record);
    OutputRecipe recipeFor(const PersonSummary& person, const QString& templateName);
    QString marksOf(const PersonSummary& person) const;
    bool saveManifest();
    void saveNowAndThen();
    void tellAbandoned();
    BatchOutcome conclude(bool done);

    const ExportRequest m_request;
    Database& m_database;
    ExportObserver& m_observer;
    SharedNames m_names;
    QSet<PersonId> m_everybody;
    QList<PersonSummary> m_people;
    ExportPlanner m_planner;
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
