#include "core/services/batchexport.h"

#include "core/design/template.h"
#include "core/export/contenthash.h"
#include "core/json/personjson.h"
#include "core/services/programbuild.h"
#include "core/typeset/fontlibrary.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace duovita {

namespace {

constexpr QChar templateSeparator = u','; ///< in the recipe of a person whose CVs have several templates

/// The version alone does not distinguish builds. Equal builds give the same program, byte by byte, so that files
/// written by an equal build need not be written again. The linker has already computed the hash; reading the whole
/// program again would take longer than writing a CV.
QString programBuild()
{
    constexpr qsizetype digits = 16;
    const QByteArray id = programBuildId();
    if (id.isEmpty())
        return QStringLiteral(DUOVITA_VERSION " (%1)").arg(QDateTime::currentMSecsSinceEpoch());
    return QStringLiteral(DUOVITA_VERSION " (%1)").arg(QString::fromLatin1(id.toHex().left(digits)));
}

qint64 milliseconds(Timestamp time)
{
    return time.time_since_epoch().count();
}

} // namespace

BatchExport::BatchExport(ExportRequest request, Database& database, OpeningFonts fonts, ExportObserver& observer)
    : m_request(std::move(request)), m_database(database), m_observer(observer),
      m_planner(m_request, m_names, std::move(fonts), observer),
      m_manifest(requestedFolder(m_request), m_request.part.value_or(Shard())), m_queue(m_request.jobs, observer)
{
    m_recipe.asked = contentOf(m_request);
    m_recipe.program = programBuild();
    if (hasPages(m_request))
        m_fingerprint = std::async(std::launch::async | std::launch::deferred,
                                   [this] { return m_planner.fonts().library->fingerprint(); });
}

BatchOutcome BatchExport::run(const std::optional<QList<PersonId>>& people)
{
    return readPeople(people) && prepare() ? conclude(exportEach()) : BatchOutcome();
}

bool BatchExport::readPeople(const std::optional<QList<PersonId>>& people)
{
    const auto everybody = PersonRepository(m_database).list();
    if (!everybody) {
        m_observer.report(ExportFailed{{}, everybody.error()});
        return false;
    }
    for (const PersonSummary& person : *everybody) {
        m_names.add(person.id, person.name);
        m_everybody += person.id;
        if ((!people || people->contains(person.id)) && (!m_request.part || m_request.part->holds(person.id)))
            m_people += person;
    }
    return true;
}

bool BatchExport::prepare()
{
    const QString folder = m_manifest.folder();
    if (!QDir().mkpath(folder) || !QFileInfo(folder).isWritable()) {
        m_observer.report(
            ExportFailed{{}, Error{ErrorCode::FileNotWritable, {folder, tr("files cannot be created in it")}}});
        return false;
    }
    for (const QString& path : m_request.keepsList ? m_manifest.load() : QStringList())
        m_observer.report(ManifestUnreadable{path});
    m_manifest.keepOnly(m_everybody, storeMark(m_database.path()));
    m_sinceSave.start();
    return saveManifest();
}

bool BatchExport::exportEach()
{
    bool done = true;
    for (const PersonSummary& person : std::as_const(m_people)) {
        if (m_observer.isStopped())
            break;
        m_observer.progress(m_dealtWith + 1, m_people.size());
        done = exportOne(person) && done;
        ++m_dealtWith;
        saveNowAndThen();
    }
    done = m_queue.finish() && done;
    return done;
}

bool BatchExport::exportOne(const PersonSummary& person)
{
    if (isUpToDate(person))
        return true;
    const auto stored = PersonRepository(m_database).load(person.id);
    if (!stored) {
        m_observer.report(ExportFailed{{}, stored.error()});
        return false;
    }
    const Result<ExportPlan> plan = m_planner.planFor(stored->person);
    if (plan)
        start(person, stored->person, *plan);
    else
        m_observer.report(ExportFailed{{}, plan.error()});
    return plan.hasValue();
}

/// Files under a password cannot be compared with the request, so they are always made.
bool BatchExport::isMadeAnyway() const
{
    return m_request.again || !m_request.password.isEmpty();
}

/// Decides by the manifest and the files on the disk, so that a record is read only if it has changed.
bool BatchExport::isUpToDate(const PersonSummary& person)
{
    const QMutexLocker lock(&m_mutex);
    const OutputRecord* known = m_manifest.find(person.id, m_recipe.asked);
    if (isMadeAnyway() || !known || !known->whole || known->updated != milliseconds(person.updated) ||
        known->recipe != recipeFor(person, known->recipe.templateName.split(templateSeparator, Qt::SkipEmptyParts)))
        return false;
    OutputRecord checked = *known;
    checked.store = storeMark(m_database.path());
    for (WrittenFile& file : checked.files) {
        if (!file.isIntact(m_manifest.folder()))
            return false;
    }
    m_unchanged += checked.files.size();
    m_manifest.put(checked);
    return true;
}

void BatchExport::start(const PersonSummary& summary, const Person& person, const ExportPlan& plan)
{
    const QByteArray content = contentHash(writePeople({person}));
    OutputRecord record{person.id, milliseconds(summary.updated), content, recipeFor(summary, plan.templates), true,
                        {},        storeMark(m_database.path())};
    OutputRecord known;
    {
        const QMutexLocker lock(&m_mutex);
        if (const OutputRecord* found = m_manifest.find(person.id, m_recipe.asked))
            known = *found;
    }
    // Files are told apart by their languages: those of several CVs are made again together.
    const bool same = !isMadeAnyway() && !m_request.withAllCvs.contains(person.id) && known.content == content &&
                      known.recipe == record.recipe;
    QList<ExportJob> jobs;
    for (const ExportJob& job : plan.jobs) {
        QList<WrittenFile> files;
        bool intact = same;
        for (WrittenFile file : known.files) {
            if (file.language != job.language)
                continue;
            intact = intact && file.isIntact(m_manifest.folder());
            files += file;
        }
        if (intact && !files.isEmpty())
            record.files += files;
        else
            jobs += job;
    }
    m_unchanged += record.files.size();
    if (!jobs.isEmpty()) {
        if (!record.recipe.marks.isEmpty())
            m_observer.report(NameShared{summary.name, record.recipe.marks});
        for (const ExportNote& note : plan.notes)
            m_observer.report(note);
    }
    queue(jobs, record);
}

void BatchExport::queue(const QList<ExportJob>& jobs, const OutputRecord& record)
{
    const auto keep = [this](OutputRecord& made) {
        std::sort(made.files.begin(), made.files.end(),
                  [](const WrittenFile& a, const WrittenFile& b) { return a.name < b.name; });
        if (m_request.password.isEmpty())
            m_manifest.put(made);
    };
    const auto work = std::make_shared<Work>(Work{record, static_cast<int>(jobs.size())});
    if (jobs.isEmpty()) {
        const QMutexLocker lock(&m_mutex);
        keep(work->record);
    }
    for (const ExportJob& job : jobs) {
        m_queue.add(job, [this, work, keep](const std::optional<QList<WrittenFile>>& files) {
            const QMutexLocker lock(&m_mutex);
            work->record.whole = work->record.whole && files;
            work->record.files += files.value_or(QList<WrittenFile>());
            if (--work->waiting == 0)
                keep(work->record);
        });
    }
}

OutputRecipe BatchExport::recipeFor(const PersonSummary& person, const QStringList& templates)
{
    if (m_fingerprint.valid())
        m_recipe.fonts = m_fingerprint.get();
    OutputRecipe recipe = m_recipe;
    recipe.templateName = templates.join(templateSeparator);
    for (const QString& name : templates)
        recipe.design += Template::fingerprint({name});
    recipe.marks = marksOf(person);
    return recipe;
}

QString BatchExport::marksOf(const PersonSummary& person) const
{
    QStringList marks;
    for (const Language language : allLanguages)
        marks += m_names.markOf(person.id, person.name, language);
    marks.removeDuplicates();
    return marks.join(u' ').trimmed();
}

bool BatchExport::saveManifest()
{
    if (!m_request.keepsList)
        return true;
    const QMutexLocker lock(&m_mutex);
    const Result<void> saved = m_manifest.save();
    if (!saved)
        m_observer.report(ExportFailed{{}, saved.error()});
    return saved.hasValue();
}

/// So that even a power failure loses little.
void BatchExport::saveNowAndThen()
{
    constexpr qint64 interval = 10000; // milliseconds
    if (m_sinceSave.elapsed() < interval)
        return;
    saveManifest();
    m_sinceSave.start();
}

/// A folder belongs to its user: the export deletes nothing there, not even files of an earlier export.
void BatchExport::reportAbandoned()
{
    for (const QString& path : m_manifest.abandoned())
        m_observer.report(FileAbandoned{path});
}

BatchOutcome BatchExport::conclude(bool done)
{
    const bool stopped = m_observer.isStopped();
    if (!stopped)
        reportAbandoned();
    const bool saved = saveManifest();
    return {saved && done && !stopped, stopped, m_unchanged};
}

} // namespace duovita
