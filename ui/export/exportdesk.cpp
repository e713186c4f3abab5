#include "ui/export/exportdesk.h"

#include "core/export/filewriting.h"
#include "core/export/gaps.h"
#include "core/export/publicrecord.h"
#include "ui/background.h"
#include "ui/export/manyexport.h"
#include "ui/export/printing.h"
#include "ui/messagebar.h"
#include "ui/presentation/countwords.h"
#include "ui/presentation/errorwords.h"
#include "ui/presentation/findingwords.h"
#include "ui/presentation/punctuation.h"
#include "ui/services/filechooser.h"
#include "ui/store.h"

#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QPrinter>
#include <QUrl>

namespace duovita {

namespace {

QString pdf()
{
    return QStringLiteral("pdf");
}

/// Writes the files and says what they go without, a line for each that does.
Result<QStringList> writeAll(const Person& person, const Cv& cv, const QList<Language>& languages,
                             const QStringList& paths, const PdfOptions& options, const ExportFonts& fonts)
{
    PdfExporter exporter(fonts);
    QStringList remarks;
    for (qsizetype i = 0; i < languages.size(); ++i) {
        const auto document = exporter.make(person, cv, languages[i], options);
        if (!document)
            return document.error();
        if (const Result<void> written = writeFile(paths[i], document->bytes); !written)
            return written.error();
        remarks += leftOutOf(document->layout);
    }
    remarks.removeAll(QString());
    return remarks;
}

/// What a file is called, whoever else has the person's name.
QString fileName(const Person& person, const Cv& cv, std::optional<Language> language, const QString& extension,
                 const SharedNames& names)
{
    const QString mark = names.markOf(person.id, person.name, namingLanguage(cv, language));
    return exportName(person, cv, language, extension, mark);
}

} // namespace

ExportDesk::ExportDesk(const QString& databasePath, ExportFonts fonts, FileChooser& files, MessageBar& messages,
                       QWidget* window)
    : QObject(window), m_database(databasePath), m_fonts(std::move(fonts)), m_files(files), m_messages(messages),
      m_window(window), m_many(new ManyExport(databasePath, m_fonts, this))
{
    connect(m_many, &ManyExport::progressed, this, [this](qsizetype done, qsizetype total) {
        if (m_many->isRunning())
            m_messages.show(tr("Exported %1 of %2 people…").arg(done).arg(total), tr("Stop"),
                            [this] { m_many->stop(); });
    });
    connect(m_many, &ManyExport::finished, this, &ExportDesk::showExported);
}

void ExportDesk::exportPeople(const QList<PersonId>& people)
{
    if (people.isEmpty() || m_many->isRunning())
        return;
    m_manyFolder = m_files.folder(m_window);
    if (!m_manyFolder.isEmpty())
        m_many->start(people, m_manyFolder);
}

void ExportDesk::showExported(const ManyExported& outcome)
{
    constexpr qsizetype mostLines = 4;
    QStringList lines{tr("%n file(s) written to %1.", nullptr, static_cast<int>(outcome.written.size()))
                          .arg(QDir::toNativeSeparators(m_manyFolder))};
    if (outcome.withGaps > 0)
        lines += tr("%n document(s) show texts of the other language, since their own are missing.", nullptr,
                    outcome.withGaps);
    if (outcome.leavingOut > 0)
        lines += tr("%n document(s) go without characters that no installed font has.", nullptr, outcome.leavingOut);
    if (outcome.stopped)
        lines += tr("Stopped before the end.");
    lines += outcome.problems.mid(0, mostLines);
    if (outcome.problems.size() > mostLines)
        lines += tr("… and %n more problem(s)", nullptr, static_cast<int>(outcome.problems.size() - mostLines));
    m_messages.show(lines.join(u'\n'), tr("Open the folder"),
                    [folder = m_manyFolder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
    Q_EMIT exported(outcome.written);
}

void ExportDesk::prepare(const Person& person, FileChooser::Outlet outlet,
                         const std::function<QList<MissingText>()>& findGaps,
                         const std::function<void(const SharedNames&)>& then)
{
    runInBackground(
        this, [database = m_database, findGaps] { return std::pair(namesIn(database), findGaps()); },
        [this, person, outlet, then](const std::pair<SharedNames, QList<MissingText>>& found) {
            if (mayGoOut(person, outlet, found.second))
                then(found.first);
        });
}

bool ExportDesk::mayGoOut(const Person& person, FileChooser::Outlet outlet, const QList<MissingText>& gaps)
{
    const QStringList lines = summaryOf(gaps, person);
    QStringList told{person.id.toString()};
    for (const MissingText& gap : gaps) {
        const ContentSource& source = gap.source;
        const QString place = source.highlight ? source.highlight->toString()
                              : source.entry   ? source.entry->toString()
                              : source.section ? source.section->toString()
                                               : QString();
        told += QStringLiteral("%1 %2 %3").arg(place).arg(int(source.field)).arg(codeOf(gap.wanted));
    }
    if (gaps.isEmpty() || m_knownGaps.contains(told))
        return true;
    const FileChooser::GapsAnswer answer = m_files.exportWithGaps(m_window, lines, outlet);
    if (answer == FileChooser::GapsAnswer::Export)
        m_knownGaps += told;
    else if (answer == FileChooser::GapsAnswer::ShowGaps)
        Q_EMIT gapsAsked(gaps.front().source, gaps.front().wanted);
    return answer == FileChooser::GapsAnswer::Export;
}

QStringList ExportDesk::choosePaths(const QStringList& names) const
{
    if (names.size() == 1) {
        const QString path = m_files.fileToSave(m_window, names.front());
        return path.isEmpty() ? QStringList() : QStringList{path};
    }
    const QString folder = names.isEmpty() ? QString() : m_files.folder(m_window);
    QStringList paths;
    for (const QString& name : folder.isEmpty() ? QStringList() : names)
        paths += QDir(folder).filePath(name);
    QStringList present = paths;
    present.removeIf([](const QString& path) { return !QFile::exists(path); });
    return present.isEmpty() || m_files.mayReplace(m_window, present) ? paths : QStringList();
}

void ExportDesk::exportPdf(const Person& person, const Cv& cv, const QList<Language>& languages, Record record)
{
    prepare(
        person, FileChooser::Outlet::File, [=] { return gapsOfPages(person, cv, languages); },
        [=, this](const SharedNames& names) { writePdf(person, cv, languages, record, names); });
}

void ExportDesk::writePdf(const Person& person, const Cv& cv, const QList<Language>& languages, Record record,
                          const SharedNames& names)
{
    QStringList suggestions;
    for (const Language language : languages)
        suggestions += fileName(person, cv, language, pdf(), names);
    const QStringList paths = choosePaths(suggestions);
    if (paths.isEmpty())
        return;
    PdfOptions options;
    QString contents;
    if (record == Record::Attached) {
        const PublicRecord attached = publicRecord(person, cv);
        options.profile = PdfProfile::WithData;
        options.attachment = attachmentOf(attached);
        contents =
            u' ' + tr("The record is inside, without %1, %2 and %3.")
                       .arg(countOf(attached.privateContacts, Counted::PrivateContacts),
                            countOf(attached.notes, Counted::Notes), countOf(attached.hidden, Counted::HiddenParts));
    }
    run(
        paths, [=, fonts = m_fonts] { return writeAll(person, cv, languages, paths, options, fonts); }, contents);
}

void ExportDesk::exportAs(const Person& person, const Cv& cv, ExportFormat format)
{
    prepare(
        person, FileChooser::Outlet::File, [=] { return gapsOf(person, cv, cv.languages, format); },
        [=, this](const SharedNames& names) { writeFormat(person, cv, format, names); });
}

void ExportDesk::writeFormat(const Person& person, const Cv& cv, ExportFormat format, const SharedNames& names)
{
    const QString extension = QString::fromLatin1(factsOf(format).extension);
    const QList<Language>& languages = cv.languages;
    if (languages.isEmpty())
        return;
    QStringList suggestions;
    if (languages.size() == 1 || factsOf(format).holdsLanguages)
        suggestions += fileName(person, cv, std::nullopt, extension, names);
    for (const Language language : suggestions.isEmpty() ? languages : QList<Language>())
        suggestions += fileName(person, cv, language, extension, names);
    const QStringList paths = choosePaths(suggestions);
    if (paths.isEmpty())
        return;
    run(paths, [=]() -> Result<QStringList> {
        const auto files = exportFiles(person, cv, languages, format);
        if (!files)
            return files.error();
        for (qsizetype i = 0; i < files->size(); ++i) {
            if (const Result<void> written = writeFile(paths[i], (*files)[i].bytes); !written)
                return written.error();
        }
        return QStringList();
    });
}

void ExportDesk::print(const Person& person, const Cv& cv, Language language)
{
    prepare(
        person, FileChooser::Outlet::Printer, [=] { return gapsOfPages(person, cv, {language}); },
        [=, this](const SharedNames&) { sendToPrinter(person, cv, language); });
}

void ExportDesk::sendToPrinter(const Person& person, const Cv& cv, Language language)
{
    auto printer = std::make_shared<std::unique_ptr<QPrinter>>(std::make_unique<QPrinter>(QPrinter::HighResolution));
    (*printer)->setDocName(exportName(person, cv, language, pdf()));
    if (!m_files.choosePrinter(m_window, **printer))
        return;
    runInBackground(
        this, [=, fonts = m_fonts] { return PdfExporter(fonts).make(person, cv, language); },
        [this, printer](const Result<PdfDocument>& document) {
            if (!document)
                return m_messages.show(describe(document.error()));
            auto* job = new PrintJob(std::move(*printer), document->bytes,
                                     static_cast<int>(document->layout.pages.size()), document->layout.paper, this);
            const QString leftOut = leftOutOf(document->layout);
            connect(job, &PrintJob::finished, this, [this, leftOut](const Result<int>& pages) {
                if (!pages)
                    return m_messages.show(describe(pages.error()));
                QStringList lines{tr("%n page(s) sent to the printer.", nullptr, *pages), leftOut};
                lines.removeAll(QString());
                m_messages.show(lines.join(u'\n'));
            });
            job->start();
        });
}

/// Writes away from the interface's thread and says where and what is missing there, or why not.
void ExportDesk::run(const QStringList& paths, const std::function<Result<QStringList>()>& write,
                     const QString& contents)
{
    runInBackground(this, write, [this, paths, contents](const Result<QStringList>& done) {
        if (!done)
            return m_messages.show(describe(done.error()));
        const auto open = [paths] {
            for (const QString& path : paths)
                QDesktopServices::openUrl(QUrl::fromLocalFile(path));
        };
        const QStringList lines = QStringList(tr("Exported to %1").arg(listed(paths)) + contents) + *done;
        m_messages.show(lines.join(u'\n'), tr("Open"), open,
                        done->isEmpty() ? MessageBar::Stay::Passing : MessageBar::Stay::Lasting);
        Q_EMIT exported(paths);
    });
}

} // namespace duovita
