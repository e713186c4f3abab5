#include "app/cli/batchexport.h"

#include "app/cli/commands.h"
#include "app/cli/commandtable.h"
#include "app/cli/interruption.h"
#include "app/cli/personlookup.h"
#include "app/cli/programbuild.h"
#include "core/design/template.h"
#include "core/export/contenthash.h"
#include "core/json/personjson.h"
#include "core/messages/errorwords.h"
#include "core/typeset/fontlibrary.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

namespace duovita {

namespace {

/// The options that change what is written, as they would be typed. The password is none of them: nothing is known of
/// what was written under one.
QString askedFor(const CommandLine& line)
{
    QStringList words{QStringLiteral("--format"), line.format};
    const auto add = [&words](const char* option, const QString& value) {
        if (!value.isEmpty())
            words << QString::fromLatin1(option) << value;
    };
    add("--cv", line.cv);
    add("--language", line.bothLanguages ? QStringLiteral("both") : line.language ? codeOf(*line.language) : QString());
    add("--template", line.templateName);
    if (QFile design(line.designFile); !line.designFile.isEmpty() && design.open(QIODevice::ReadOnly))
        add("--design", QString::fromUtf8(design.readAll().simplified()));
    for (const QString& setting : line.settings)
        add("--set", setting);
    add("--paper",
        line.paper ? optionNamed(QStringLiteral("paper")).choices[static_cast<int>(*line.paper)] : QString());
    add("--pages", line.pages ? QString::number(*line.pages) : QString());
    add("--margins", line.margins ? QString::number(*line.margins) : QString());
    add("--references", line.references
                            ? optionNamed(QStringLiteral("references")).choices[static_cast<int>(*line.references)]
                            : QString());
    add("--missing",
        line.missing ? optionNamed(QStringLiteral("missing")).choices[static_cast<int>(*line.missing)] : QString());
    add("--dpi", line.dpi ? QString::number(*line.dpi) : QString());
    if (line.withData)
        words += QStringLiteral("--with-data");
    if (line.archive)
        words += QStringLiteral("--archive");
    return words.join(u' ');
}

/// The version alone would not tell two builds of it apart. A build that changes nothing gives the same program, byte
/// by byte, so that what an earlier one has written need not be written again. The linker has hashed it: reading the
/// whole of it anew took longer than writing a CV.
QString programBuild()
{
    constexpr qsizetype telling = 16; // digits
    const QByteArray id = programBuildId();
    if (id.isEmpty())
        return QStringLiteral(DUOVITA_VERSION " (%1)").arg(QDateTime::currentMSecsSinceEpoch());
    return QStringLiteral(DUOVITA_VERSION " (%1)").arg(QString::fromLatin1(id.toHex().left(telling)));
}

qint64 milliseconds(Timestamp time)
{
    return time.time_since_epoch().count();
}

} // namespace

BatchExport::BatchExport(const CommandLine& line, Database& database, OpeningFonts fonts)
    : m_line(line), m_database(database), m_jobs(line, m_names, std::move(fonts), m_log),
      m_manifest(outputFolder(line), line.shard.value_or(Shard())), m_queue(line.jobs, m_log)
{
    m_recipe.asked = askedFor(line);
    m_recipe.program = programBuild();
    if (m_jobs.hasPages())
        m_fingerprint = std::async(std::launch::async | std::launch::deferred,
                                   [this] { return m_jobs.fonts().library->fingerprint(); });
}

int BatchExport::run()
{
    const Interruption interruption;
    const auto everybody = PersonRepository(m_database).list();
    if (!everybody)
        return fail(everybody.error());
    for (const PersonSummary& person : *everybody) {
        m_names.add(person.id, person.name);
        m_everybody += person.id;
        if (!m_line.shard || m_line.shard->holds(person.id))
            m_people += person;
    }
    return prepare() ? conclude(exportEach()) : 1;
}

bool BatchExport::prepare()
{
    const QString folder = m_manifest.folder();
    if (!QDir().mkpath(folder) || !QFileInfo(folder).isWritable()) {
        m_log.say(describe(Error{ErrorCode::FileNotWritable, {folder, tr("no file can be made in it")}}));
        return false;
    }
    for (const QString& path : m_manifest.load())
        m_log.say(tr("%1 cannot be understood, so all that it speaks of is made again.").arg(path));
    m_manifest.keepOnly(m_everybody, storeMark(m_database.path()));
    m_sinceSave.start();
    return saveManifest();
}

bool BatchExport::exportEach()
{
    bool done = true;
    for (const PersonSummary& person : std::as_const(m_people)) {
        if (Interruption::isAsked())
            break;
        m_log.progress(tr("%1 of %2 people").arg(m_dealtWith + 1).arg(m_people.size()));
        done = exportOne(person) && done;
        ++m_dealtWith;
        saveNowAndThen();
    }
    done = m_queue.finish() && done;
    m_log.progress({});
    return done;
}

bool BatchExport::exportOne(const PersonSummary& person)
{
    if (isUpToDate(person))
        return true;
    const auto stored = PersonRepository(m_database).load(person.id);
    if (!stored) {
        m_log.say(describe(stored.error()));
        return false;
    }
    const std::optional<ExportPlan> plan = m_jobs.planFor(stored->person);
    if (plan)
        start(person, stored->person, *plan);
    return plan.has_value();
}

/// What stands in the folder says nothing of what is asked for: under a password all is made.
bool BatchExport::isMadeAnyway() const
{
    return m_line.again || !m_line.password.isEmpty();
}

/// By what the list and the disk say: a record is read only if it has changed.
bool BatchExport::isUpToDate(const PersonSummary& person)
{
    const QMutexLocker lock(&m_mutex);
    const OutputRecord* known = m_manifest.find(person.id, m_recipe.asked);
    if (isMadeAnyway() || !known || !known->whole || known->updated != milliseconds(person.updated) ||
        known->recipe != recipeFor(person, known->recipe.templateName))
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
    OutputRecord record{person.id, milliseconds(summary.updated), content, recipeFor(summary, plan.templateName), true,
                        {},        storeMark(m_database.path())};
    OutputRecord known;
    {
        const QMutexLocker lock(&m_mutex);
        if (const OutputRecord* found = m_manifest.find(person.id, m_recipe.asked))
            known = *found;
    }
    const bool same = !isMadeAnyway() && known.content == content && known.recipe == record.recipe;
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
        tellMark(summary, record.recipe.marks);
        for (const QString& notice : plan.notices)
            m_log.say(notice);
    }
    queue(jobs, record);
}

void BatchExport::queue(const QList<ExportJob>& jobs, const OutputRecord& record)
{
    const auto keep = [this](OutputRecord& made) {
        std::sort(made.files.begin(), made.files.end(),
                  [](const WrittenFile& a, const WrittenFile& b) { return a.name < b.name; });
        if (m_line.password.isEmpty())
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

OutputRecipe BatchExport::recipeFor(const PersonSummary& person, const QString& templateName)
{
    if (m_fingerprint.valid())
        m_recipe.fonts = m_fingerprint.get();
    OutputRecipe recipe = m_recipe;
    recipe.templateName = templateName;
    recipe.design = templateName.isEmpty() ? QString() : Template::fingerprint({templateName});
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

void BatchExport::tellMark(const PersonSummary& person, const QString& marks)
{
    if (!marks.isEmpty())
        m_log.say(tr("%1: others have this name; %2 in the names of the files keeps them apart.")
                      .arg(displayName(person.name), marks));
}

bool BatchExport::saveManifest()
{
    const QMutexLocker lock(&m_mutex);
    const Result<void> saved = m_manifest.save();
    if (!saved)
        m_log.say(describe(saved.error()));
    return saved.hasValue();
}

/// So that even a loss of power costs little.
void BatchExport::saveNowAndThen()
{
    constexpr qint64 interval = 10000; // milliseconds
    if (m_sinceSave.elapsed() < interval)
        return;
    saveManifest();
    m_sinceSave.start();
}

/// What is in a folder is its owner's: nothing is taken away there, not even what a former export wrote.
void BatchExport::tellAbandoned()
{
    for (const QString& path : m_manifest.abandoned())
        m_log.say(tr("%1 is from an earlier export and belongs to nothing any more.").arg(path));
}

int BatchExport::conclude(bool done)
{
    const bool stopped = Interruption::isAsked();
    if (!stopped)
        tellAbandoned();
    done = saveManifest() && done;
    if (m_unchanged > 0)
        m_log.say(tr("%n file(s) left as they are: nothing has changed.", nullptr, static_cast<int>(m_unchanged)));
    if (!stopped)
        return done ? 0 : 1;
    m_log.say(tr("Stopped. The same command goes on from here."));
    return Interruption::exitCode();
}

} // namespace duovita
