#include "app/exportcommand.h"

#include "app/commands.h"
#include "app/personlookup.h"
#include "core/export/filewriting.h"
#include "core/export/pdfexporter.h"
#include "core/json/personjson.h"
#include "core/typeset/fontlibrary.h"
#include "ui/presentation/errorwords.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace duovita {

namespace {

class ExportRun {
    Q_DECLARE_TR_FUNCTIONS(duovita::ExportRun)

public:
    explicit ExportRun(const CommandLine& line)
        : m_line(line), m_exporter(std::make_shared<FontLibrary>())
    {
    }

    bool write(const Person& person)
    {
        if (m_line.format == QStringLiteral("json"))
            return save(person, QString(), QStringLiteral("json"), writePeople({person}));
        const Cv* cv = findCv(person);
        if (!cv) {
            printError(tr("%1 has no CV called “%2”.").arg(displayName(person.name), m_line.cv));
            return false;
        }
        bool done = true;
        for (Language language : languages(*cv))
            done = writePdf(person, *cv, language) && done;
        return done;
    }

private:
    const Cv* findCv(const Person& person) const
    {
        for (const Cv& cv : person.cvs) {
            if (m_line.cv.isEmpty() || cv.name.compare(m_line.cv, Qt::CaseInsensitive) == 0)
                return &cv;
        }
        return nullptr;
    }

    QList<Language> languages(const Cv& cv) const
    {
        return m_line.language ? QList<Language>{*m_line.language} : cv.languages;
    }

    bool writePdf(const Person& person, const Cv& cv, Language language)
    {
        const auto document = m_exporter.make(person, cv, language);
        if (!document) {
            printError(displayName(person.name) + QStringLiteral(": ") + describe(document.error()));
            return false;
        }
        reportGaps(person, *document, language);
        return save(person, codeOf(language), QStringLiteral("pdf"), document->bytes);
    }

    static void reportGaps(const Person& person, const PdfDocument& document, Language language)
    {
        const QString who = displayName(person.name);
        if (!document.content.missing.isEmpty()) {
            printError(tr("%1: %2 texts are missing in %3 and shown in the other language.")
                           .arg(who)
                           .arg(document.content.missing.size())
                           .arg(endonymOf(language)));
        }
        for (const LayoutFinding& finding : document.layout.findings) {
            printError(tr("%1: no font has the character “%2” (%3, page %4).")
                           .arg(who, finding.text, nameOf(finding.source.field))
                           .arg(finding.page + 1));
        }
    }

    bool save(const Person& person, const QString& language, const QString& extension, const QByteArray& bytes)
    {
        const QString path = pathFor(person, language, extension);
        if (const Result<void> written = writeFile(path, bytes); !written) {
            printError(describe(written.error()));
            return false;
        }
        m_written += path;
        printOut(path);
        return true;
    }

    /// The path asked for if it names one file; else "Name CV (en).pdf" in the folder, numbered if people share a name.
    QString pathFor(const Person& person, const QString& language, const QString& extension) const
    {
        const bool folder = m_line.output.isEmpty() || m_line.output.endsWith(u'/') ||
                            QFileInfo(m_line.output).isDir() || m_line.all || !m_written.isEmpty() ||
                            (m_line.bothLanguages && extension == QStringLiteral("pdf"));
        if (!folder)
            return m_line.output;
        const Language naming = findLanguage(language).value_or(Language::English);
        const QString suffix = language.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(language);
        const QString base = safeFileName(person.name.textOrFallback(naming) + QStringLiteral(" CV") + suffix);
        const QDir target(m_line.output.isEmpty() ? QDir::currentPath() : m_line.output);
        QString path = target.filePath(base + u'.' + extension);
        for (int n = 2; m_written.contains(path); ++n)
            path = target.filePath(QStringLiteral("%1 %2.%3").arg(base).arg(n).arg(extension));
        return path;
    }

    const CommandLine& m_line;
    PdfExporter m_exporter;
    QStringList m_written;
};

} // namespace

int runExport(const CommandLine& line, Database& database)
{
    ExportRun run(line);
    if (!line.all) {
        const auto stored = findPerson(database, line.arguments.front());
        if (!stored) {
            printError(describe(stored.error()));
            return 1;
        }
        return run.write(stored->person) ? 0 : 1;
    }
    PersonRepository repository(database);
    const auto everybody = repository.list();
    if (!everybody) {
        printError(describe(everybody.error()));
        return 1;
    }
    bool done = true;
    for (const PersonSummary& summary : *everybody) {
        const auto stored = repository.load(summary.id);
        if (!stored)
            printError(describe(stored.error()));
        done = stored && run.write(stored->person) && done;
    }
    return done ? 0 : 1;
}

} // namespace duovita
