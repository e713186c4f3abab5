#include "app/exportcommand.h"

#include "app/commands.h"
#include "app/cvchoice.h"
#include "app/personlookup.h"
#include "core/export/filewriting.h"
#include "core/export/formats.h"
#include "core/export/pdfexporter.h"
#include "core/export/publicrecord.h"
#include "core/json/personjson.h"
#include "core/typeset/fontlibrary.h"
#include "ui/presentation/errorwords.h"
#include "ui/presentation/findingwords.h"
#include "ui/presentation/kindwords.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QMutex>
#include <QSemaphore>
#include <QThreadPool>

#include <atomic>

namespace duovita {

namespace {

/// Where files go: the path asked for if it names one file; else names made from people in a folder.
class OutputPaths {
public:
    explicit OutputPaths(const CommandLine& line) : m_line(line) {}

    /// "Name CV (en).pdf", numbered if people share a name.
    QString next(const Person& person, const QString& language, const QString& extension)
    {
        const bool folder = m_line.output.isEmpty() || m_line.output.endsWith(u'/') ||
                            QFileInfo(m_line.output).isDir() || m_line.all ||
                            (m_line.bothLanguages && !language.isEmpty() &&
                             QFileInfo(m_line.output).suffix().isEmpty()); // "cv.pdf" is a file's name
        QString path = folder ? inFolder(person, language, extension) : besides(language);
        m_taken += path;
        return path;
    }

private:
    /// The file asked for; the further languages of a CV stand beside it: "cv.pdf", "cv (zh).pdf".
    QString besides(const QString& language) const
    {
        if (!m_taken.contains(m_line.output))
            return m_line.output;
        const QFileInfo asked(m_line.output);
        return asked.dir().filePath(
            QStringLiteral("%1 (%2).%3").arg(asked.completeBaseName(), language, asked.suffix()));
    }

    QString inFolder(const Person& person, const QString& language, const QString& extension) const
    {
        const Language naming = findLanguage(language).value_or(Language::English);
        const QString suffix = language.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(language);
        const QString base = safeFileName(person.name.textOrFallback(naming) + QStringLiteral(" CV") + suffix);
        const QDir target(m_line.output.isEmpty() ? QDir::currentPath() : m_line.output);
        QString path = target.filePath(base + u'.' + extension);
        for (int n = 2; m_taken.contains(path); ++n)
            path = target.filePath(QStringLiteral("%1 %2.%3").arg(base).arg(n).arg(extension));
        return path;
    }

    const CommandLine& m_line;
    QSet<QString> m_taken;
};

/// Exporters that wait for work. Each is one thread's at a time; they share their fonts.
class ExporterPool {
public:
    std::unique_ptr<PdfExporter> take()
    {
        const QMutexLocker lock(&m_mutex);
        if (m_idle.empty())
            return std::make_unique<PdfExporter>(m_fonts);
        std::unique_ptr<PdfExporter> exporter = std::move(m_idle.back());
        m_idle.pop_back();
        return exporter;
    }

    void giveBack(std::unique_ptr<PdfExporter> exporter)
    {
        const QMutexLocker lock(&m_mutex);
        m_idle.push_back(std::move(exporter));
    }

private:
    QMutex m_mutex;
    ExportFonts m_fonts;
    std::vector<std::unique_ptr<PdfExporter>> m_idle;
};

/// They wait for the disk, which has to have each file before it is called written, while others work.
constexpr int diskWriters = 4;

class ExportRun {
    Q_DECLARE_TR_FUNCTIONS(duovita::ExportRun)

public:
    explicit ExportRun(const CommandLine& line) : m_line(line), m_paths(line)
    {
        if (line.jobs > 0)
            m_threads.setMaxThreadCount(line.jobs);
        m_writers.setMaxThreadCount(line.jobs == 1 ? 1 : diskWriters); // then in the order of the people
        m_waiting.release(2 * m_threads.maxThreadCount() + diskWriters);
    }

    /// Starts what is to be written for a person; few wait at a time, so that memory does not grow with the people.
    void start(const Person& person)
    {
        if (m_line.format == QStringLiteral("json")) {
            const QString path = m_paths.next(person, QString(), QStringLiteral("json"));
            inBackground([person, path] { return QList<Output>{{path, writePeople({person})}}; });
            return;
        }
        const std::optional<Cv> cv = chooseCv(m_line, person);
        if (!cv) {
            m_failed = true;
            return;
        }
        const QList<Language> languages = chooseLanguages(m_line, *cv);
        if (const auto format = findExportFormat(m_line.format))
            startFormat(person, *cv, languages, *format);
        else
            startPdfs(person, *cv, languages);
    }

    bool finish()
    {
        m_threads.waitForDone();
        m_writers.waitForDone();
        return !m_failed;
    }

private:
    struct Output {
        QString path;
        QByteArray bytes;
    };

    /// Files are made by as many threads as there are processors; others wait for the disk.
    template <typename Make>
    void inBackground(Make make)
    {
        m_waiting.acquire();
        m_threads.start([this, make] {
            const QList<Output> outputs = make();
            m_writers.start([this, outputs] {
                for (const Output& output : outputs)
                    save(output.path, output.bytes);
                m_waiting.release();
            });
        });
    }

    /// Names are given here, in the order of the people, whichever file is made first.
    void startFormat(const Person& person, const Cv& cv, const QList<Language>& languages, ExportFormat format)
    {
        const ExportFormatFacts& facts = factsOf(format);
        const QString extension = QString::fromLatin1(facts.extension);
        QStringList paths;
        if (facts.holdsLanguages && languages.size() > 1) {
            paths += m_paths.next(person, QString(), extension);
        } else {
            for (const Language language : languages)
                paths += m_paths.next(person, codeOf(language), extension);
        }
        inBackground([this, person, cv, languages, format, paths] {
            QList<Output> outputs;
            const auto files = exportFiles(person, cv, languages, format);
            if (!files) {
                m_failed = true;
                say(displayName(person.name) + QStringLiteral(": ") + describe(files.error()));
                return outputs;
            }
            for (qsizetype i = 0; i < files->size(); ++i) {
                if ((*files)[i].bytes.isEmpty())
                    say(tr("%1: there is nothing to write in this format.").arg(displayName(person.name)));
                else
                    outputs += Output{paths[i], (*files)[i].bytes};
            }
            return outputs;
        });
    }

    void startPdfs(const Person& person, const Cv& cv, const QList<Language>& languages)
    {
        const PdfOptions options = optionsFor(person, cv);
        for (const Language language : languages) {
            const QString path = m_paths.next(person, codeOf(language), QStringLiteral("pdf"));
            inBackground([this, person, cv, language, path, options] {
                const QByteArray bytes = makePdf(person, cv, language, options);
                return bytes.isEmpty() ? QList<Output>() : QList<Output>{{path, bytes}};
            });
        }
    }

    PdfOptions optionsFor(const Person& person, const Cv& cv)
    {
        PdfOptions options;
        options.password = m_line.password;
        if (m_line.archive)
            options.profile = PdfProfile::Archive;
        if (m_line.withData) {
            const PublicRecord record = publicRecord(person, cv);
            options.profile = PdfProfile::WithData;
            options.attachment = attachmentOf(record);
            say(tr("%1: the record goes in with %2 sections; left out: %3 private contacts, %4 notes, %5 parts that "
                   "this CV does not show, %6 pieces not placed.")
                    .arg(displayName(person.name))
                    .arg(record.person.sections.size())
                    .arg(record.privateContacts)
                    .arg(record.notes)
                    .arg(record.hidden)
                    .arg(record.unparsed));
        }
        return options;
    }

    /// Empty if it could not be made, which is said.
    QByteArray makePdf(const Person& person, const Cv& cv, Language language, const PdfOptions& options)
    {
        std::unique_ptr<PdfExporter> exporter = m_exporters.take();
        const auto document = exporter->make(person, cv, language, options);
        m_exporters.giveBack(std::move(exporter));
        if (!document) {
            m_failed = true;
            say(displayName(person.name) + QStringLiteral(": ") + describe(document.error()));
            return {};
        }
        reportGaps(person, *document, language);
        return document->bytes;
    }

    void reportGaps(const Person& person, const PdfDocument& document, Language language)
    {
        const QString who = displayName(person.name);
        if (const qsizetype missing = document.missing().size(); missing > 0) {
            say(tr("%1: %2 texts are missing in %3 and shown in the other language.")
                    .arg(who)
                    .arg(missing)
                    .arg(wordFor(language)));
        }
        for (const LayoutFinding& finding : document.layout.findings)
            say(who + QStringLiteral(": ") + describe(finding, person));
        if (m_line.password.isEmpty()) {
            for (const QString& reason : document.unmet)
                say(tr("%1: the PDF does not claim to be accessible and archivable: %2").arg(who, reason));
        }
    }

    void save(const QString& path, const QByteArray& bytes)
    {
        const Result<void> written = writeFile(path, bytes);
        if (!written)
            m_failed = true;
        const QMutexLocker lock(&m_output);
        if (written)
            printOut(path);
        else
            printError(describe(written.error()));
    }

    void say(const QString& text)
    {
        const QMutexLocker lock(&m_output);
        printError(text);
    }

    const CommandLine& m_line;
    OutputPaths m_paths;
    ExporterPool m_exporters;
    QThreadPool m_threads;
    QThreadPool m_writers;
    QSemaphore m_waiting;
    QMutex m_output;
    std::atomic<bool> m_failed = false;
};

} // namespace

int runExport(const CommandLine& line, Database& database)
{
    ExportRun run(line);
    const bool found = forEachPerson(line, database, [&run](const Person& person) { run.start(person); });
    return run.finish() && found ? 0 : 1;
}

} // namespace duovita
