#include "ui/export/exportcontroller.h"

#include "core/export/filewriting.h"
#include "core/export/gaps.h"
#include "core/export/photoroom.h"
#include "core/export/publicrecord.h"
#include "core/messages/countwords.h"
#include "core/messages/errorwords.h"
#include "core/messages/findingwords.h"
#include "core/messages/kindwords.h"
#include "core/messages/punctuation.h"
#include "core/services/store.h"
#include "ui/background.h"
#include "ui/export/exportdialog.h"
#include "ui/export/manyexport.h"
#include "ui/export/printing.h"
#include "ui/services/filechooser.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/messagebar.h"

#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPrinter>
#include <QUrl>

namespace duovita {

namespace {

QString pdf()
{
    return QStringLiteral("pdf");
}

QString withRemark(const QString& text, const QString& remark)
{
    return remark.isEmpty() ? text : QString(text + u'\n' + remark);
}

/// The name of an exported file; marked if others share the person's name.
QString fileName(const Person& person, const Cv& cv, std::optional<Language> language, const QString& extension,
                 const SharedNames& names)
{
    const QString mark = names.markOf(person.id, person.name, namingLanguage(cv, language));
    return exportName(person, cv, language, extension, mark);
}

} // namespace

ExportController::ExportController(const QString& databasePath, CurrentRecord& current, ExportFonts fonts,
                                   FileChooser& files, QSettings& settings, MessageBar& messages, QWidget* window)
    : QObject(window), m_database(databasePath), m_current(current), m_fonts(std::move(fonts)), m_files(files),
      m_settings(settings), m_messages(messages), m_window(window), m_many(new ManyExport(databasePath, m_fonts, this))
{
    connect(m_many, &ManyExport::progressed, this, [this](qsizetype person, qsizetype total) {
        if (m_many->isRunning())
            m_messages.show(tr("Exporting person %1 of %2…").arg(QString::number(person), QString::number(total)),
                            tr("Stop"), [this] { m_many->stop(); });
    });
    connect(m_many, &ManyExport::finished, this, &ExportController::showExported);
}

void ExportController::exportPeople(const QList<PersonId>& people)
{
    if (people.isEmpty() || m_many->isRunning())
        return;
    auto* dialog = new ExportDialog(people, m_database, m_settings, m_files, m_window);
    connect(dialog, &ExportDialog::wanted, this,
            [this](const QList<PersonId>& chosen, const QList<ExportRequest>& requests) {
                if (!m_current.saveFirst() || m_many->isRunning())
                    return;
                m_manyFolder = requests.front().output;
                m_many->start(chosen, requests);
            });
    dialog->open();
}

namespace {

/// A short form for places with little room: "…/CVs".
QString shortFolder(const QString& folder)
{
    constexpr qsizetype longest = 24;
    const QString whole = QDir::toNativeSeparators(QDir::cleanPath(folder));
    if (whole.size() <= longest)
        return whole;
    const QString name = QDir(folder).dirName();
    const QString end =
        name.size() <= longest ? name : QString(name.left(longest / 2) + u'…' + name.right(longest / 2));
    return u'…' + QDir::toNativeSeparators(QStringLiteral("/")) + end;
}

} // namespace

void ExportController::showExported(const ManyExported& outcome)
{
    constexpr qsizetype mostLines = 4;
    const QString brief = shortFolder(m_manyFolder);
    const QString whole = QDir::toNativeSeparators(QDir::cleanPath(m_manyFolder));
    QStringList lines{tr("%n file(s) written to %1.", nullptr, static_cast<int>(outcome.written.size())).arg(brief)};
    if (brief != whole)
        lines += whole;
    if (outcome.unchanged > 0)
        lines += tr("%n file(s) left as they are: nothing has changed.", nullptr, static_cast<int>(outcome.unchanged));
    if (outcome.withGaps > 0)
        lines += tr("%n document(s) show some texts in the other language because a translation is missing.", nullptr,
                    outcome.withGaps);
    if (outcome.leavingOut > 0)
        lines += tr("%n document(s) lack characters that no installed font has.", nullptr, outcome.leavingOut);
    if (outcome.shortened > 0)
        lines += tr("%n document(s) leave out texts that are missing in their language.", nullptr, outcome.shortened);
    if (outcome.withoutPhoto > 0)
        lines +=
            tr("%n CV(s) do not show the photo: their template has no room for one.", nullptr, outcome.withoutPhoto);
    if (outcome.stopped)
        lines += tr("Stopped before the end.");
    lines += outcome.problems.mid(0, mostLines);
    if (outcome.problems.size() > mostLines)
        lines += tr("… and %n more problem(s)", nullptr, static_cast<int>(outcome.problems.size() - mostLines));
    m_messages.show(lines.join(u'\n'), tr("Open the folder"), [this, folder = m_manyFolder] { open({folder}); });
    Q_EMIT exported(outcome.written);
}

/// What the user must know before a document is exported.
struct ExportController::Found {
    SharedNames names;
    std::array<QList<MissingText>, missingTextsCount> gaps; ///< grouped by how the CV handles them

    const QList<MissingText>& gapsFor(MissingTexts missing) const { return gaps[static_cast<std::size_t>(missing)]; }
};

void ExportController::prepare(const Person& person, const Cv& cv, FileChooser::Outlet outlet, const FindGaps& findGaps,
                               const std::function<void(const Going&)>& then)
{
    const auto find = [database = m_database, cv, findGaps] {
        Found found{namesIn(database), {}};
        for (std::size_t i = 0; i < missingTextsCount; ++i) {
            Cv tried = cv;
            tried.missingTexts = static_cast<MissingTexts>(i);
            found.gaps[i] = findGaps(tried);
        }
        return found;
    };
    runInBackground(this, find, [this, person, cv, outlet, then](const Found& found) {
        const std::optional<MissingTexts> missing = mayGoOut(person, cv, outlet, found);
        if (!missing)
            return;
        Going going{found.names, cv, leftOutWords(found.gapsFor(*missing), person)};
        going.cv.missingTexts = *missing;
        then(going);
    });
}

namespace {

/// Identifies a gap that the user was warned about: the person, its place, and how the CV handles it.
QString keyOf(const Person& person, const MissingText& gap)
{
    const ContentSource& source = gap.source;
    const QString place = source.highlight ? source.highlight->toString()
                          : source.entry   ? source.entry->toString()
                          : source.section ? source.section->toString()
                          : source.cv      ? source.cv->toString()
                                           : QString();
    // Include the text: a field may hold several, and each needs its own warning.
    return QStringLiteral("%1 %2 %3 %4 %5 ")
               .arg(person.id.toString(), place, codeOf(gap.wanted), QString::number(int(source.field)),
                    QString::number(int(gap.fate))) +
           gap.text;
}

bool isAllShown(const QList<MissingText>& gaps)
{
    return std::all_of(gaps.begin(), gaps.end(),
                       [](const MissingText& gap) { return gap.fate == MissingTexts::Shown; });
}

} // namespace

std::optional<MissingTexts> ExportController::mayGoOut(const Person& person, const Cv& cv, FileChooser::Outlet outlet,
                                                       const Found& found)
{
    const QList<MissingText>& gaps = found.gapsFor(cv.missingTexts);
    const bool isKnown = std::all_of(gaps.begin(), gaps.end(),
                                     [&](const MissingText& gap) { return m_knownGaps.contains(keyOf(person, gap)); });
    if (isKnown)
        return cv.missingTexts;
    const QList<MissingText>& leftOut = found.gapsFor(MissingTexts::LeftOut);
    GapsQuestion question{countsOf(gaps), {}, !isAllShown(leftOut), leftOutCounts(leftOut, person)};
    for (std::size_t i = 0; i < missingTextsCount; ++i)
        question.details[i] = detailsOf(found.gaps[i], person);
    MissingTexts missing = cv.missingTexts;
    const FileChooser::GapsAnswer answer = m_files.exportWithGaps(m_window, question, outlet, missing);
    if (answer == FileChooser::GapsAnswer::ShowGaps) {
        m_messages.show(tr("Nothing has been exported yet: the texts are marked on the page."));
        Q_EMIT gapsAsked(gaps.front().source, gaps.front().wanted);
    }
    if (answer != FileChooser::GapsAnswer::Export)
        return std::nullopt;
    for (const MissingText& gap : found.gapsFor(missing))
        m_knownGaps += keyOf(person, gap);
    if (missing != cv.missingTexts)
        Q_EMIT missingTextsChosen(person.id, cv.id, missing);
    return missing;
}

QStringList ExportController::choosePaths(const QStringList& names) const
{
    if (names.size() == 1) {
        const QString path = m_files.fileToSave(m_window, names.front());
        return path.isEmpty() ? QStringList() : QStringList{path};
    }
    const QString folder = names.isEmpty() ? QString() : m_files.folderForFiles(m_window, names);
    QStringList paths;
    for (const QString& name : folder.isEmpty() ? QStringList() : names)
        paths += QDir(folder).filePath(name);
    return paths;
}

void ExportController::exportPdf(const Person& person, const Cv& cv, const QList<Language>& languages, Record record)
{
    prepare(
        person, cv, FileChooser::Outlet::File, [=](const Cv& tried) { return gapsOfPages(person, tried, languages); },
        [=, this](const Going& going) { writePdf(person, languages, record, going); });
}

namespace {

/// Adds to `remark` if the template has no room for the photo.
QString pageRemarks(const Person& person, const Cv& cv, const QString& remark)
{
    QStringList remarks{remark};
    if (leavesPhotoOut(person, cv))
        remarks += ExportController::tr("The photo is not shown: the template “%1” has no room for one.")
                       .arg(templateWord(cv.design.templateName));
    remarks.removeAll(QString());
    return remarks.join(u' ');
}

} // namespace

Result<ExportController::Written> ExportController::writeAll(const Person& person, const Cv& cv,
                                                             const QList<Language>& languages, const QStringList& paths,
                                                             const PdfOptions& options, const ExportFonts& fonts)
{
    PdfExporter exporter(fonts);
    Written done;
    for (qsizetype i = 0; i < languages.size(); ++i) {
        const auto document = exporter.make(person, cv, languages[i], options);
        if (!document)
            return document.error();
        if (const Result<void> written = writeFile(paths[i], document->bytes); !written)
            return written.error();
        done.paths += paths[i];
        done.remarks += leftOutOf(document->layout);
    }
    return done;
}

void ExportController::writePdf(const Person& person, const QList<Language>& languages, Record record,
                                const Going& going)
{
    const Cv& cv = going.cv;
    QStringList suggestions;
    for (const Language language : languages)
        suggestions += fileName(person, cv, language, pdf(), going.names);
    const QStringList paths = choosePaths(suggestions);
    if (paths.isEmpty())
        return;
    PdfOptions options;
    QStringList remarks{pageRemarks(person, cv, going.remark)};
    if (record == Record::Attached) {
        const PublicRecord attached = publicRecord(person, cv);
        options.profile = PdfProfile::WithData;
        options.attachment = attachmentOf(attached);
        remarks += tr("The record is attached, without %1, %2, %3 and %4.")
                       .arg(countOf(attached.privateContacts, Counted::PrivateContacts),
                            countOf(attached.privateFacts, Counted::PrivateFacts),
                            countOf(attached.notes, Counted::Notes), countOf(attached.hidden, Counted::HiddenParts));
    }
    remarks.removeAll(QString());
    run([=, fonts = m_fonts] { return writeAll(person, cv, languages, paths, options, fonts); }, remarks.join(u' '));
}

void ExportController::exportAs(const Person& person, const Cv& cv, ExportFormat format)
{
    prepare(
        person, cv, FileChooser::Outlet::File,
        [=](const Cv& tried) { return gapsOf(person, tried, tried.languages, format); },
        [=, this](const Going& going) { writeFormat(person, format, going); });
}

void ExportController::writeFormat(const Person& person, ExportFormat format, const Going& going)
{
    const QString extension = QString::fromLatin1(infoOf(format).extension);
    const Cv& cv = going.cv;
    const QList<Language>& languages = cv.languages;
    if (languages.isEmpty())
        return;
    QStringList suggestions;
    if (languages.size() == 1 || infoOf(format).holdsLanguages)
        suggestions += fileName(person, cv, std::nullopt, extension, going.names);
    for (const Language language : suggestions.isEmpty() ? languages : QList<Language>())
        suggestions += fileName(person, cv, language, extension, going.names);
    const QStringList paths = choosePaths(suggestions);
    if (paths.isEmpty())
        return;
    const auto write = [=]() -> Result<Written> {
        const auto files = exportFiles(person, cv, cv.languages, format);
        if (!files)
            return files.error();
        Written done;
        for (qsizetype i = 0; i < files->size(); ++i) {
            const QByteArray& bytes = (*files)[i].bytes;
            if (bytes.isEmpty()) {
                done.remarks += tr("%1: nothing to write in this format.").arg(QFileInfo(paths[i]).fileName());
                continue;
            }
            if (const Result<void> written = writeFile(paths[i], bytes); !written)
                return written.error();
            done.paths += paths[i];
        }
        return done;
    };
    run(write, going.remark);
}

void ExportController::print(const Person& person, const Cv& cv, Language language)
{
    prepare(
        person, cv, FileChooser::Outlet::Printer,
        [=](const Cv& tried) { return gapsOfPages(person, tried, {language}); },
        [=, this](const Going& going) { sendToPrinter(person, language, going); });
}

void ExportController::sendToPrinter(const Person& person, Language language, const Going& going)
{
    const Cv& cv = going.cv;
    auto printer = std::make_shared<std::unique_ptr<QPrinter>>(std::make_unique<QPrinter>(QPrinter::HighResolution));
    (*printer)->setDocName(exportName(person, cv, language, pdf()));
    if (!m_files.choosePrinter(m_window, **printer))
        return;
    runInBackground(
        this, [=, fonts = m_fonts] { return PdfExporter(fonts).make(person, cv, language); },
        [this, printer, remark = pageRemarks(person, cv, going.remark)](const Result<PdfDocument>& document) {
            if (!document)
                return m_messages.showFailure(describe(document.error()));
            auto* job = new PrintJob(std::move(*printer), document->bytes,
                                     static_cast<int>(document->layout.pages.size()), document->layout.paper, this);
            QStringList lines{remark, leftOutOf(document->layout)};
            lines.removeAll(QString());
            connect(job, &PrintJob::finished, this, [this, remarks = lines.join(u'\n')](const Result<int>& pages) {
                if (!pages)
                    return m_messages.showFailure(describe(pages.error()));
                m_messages.show(withRemark(tr("%n page(s) sent to the printer.", nullptr, *pages), remarks));
            });
            job->start();
        });
}

/// File names first, because there may be little room; the folder follows on the next line.
QString ExportController::whatWasExported(const QStringList& paths)
{
    QStringList names;
    for (const QString& path : paths)
        names += QFileInfo(path).fileName();
    const QString folder = QDir::toNativeSeparators(QFileInfo(paths.front()).absolutePath());
    return tr("Exported: %1").arg(listed(names)) + u'\n' + tr("In %1").arg(folder);
}

/// Writes in the background, then shows where the files are and what they lack, or the error.
void ExportController::run(const std::function<Result<Written>()>& write, const QString& remark)
{
    runInBackground(this, write, [this, write, remark](const Result<Written>& done) {
        if (!done)
            return m_messages.showFailure(tr("Not exported. %1").arg(describe(done.error())), tr("Try again"),
                                          [this, write, remark] { run(write, remark); });
        // Remarks about omissions stay visible until dismissed.
        QStringList remarks = QStringList(remark) + done->remarks;
        remarks.removeAll(QString());
        if (done->paths.isEmpty())
            return m_messages.show(remarks.join(u'\n'));
        m_messages.show(
            withRemark(whatWasExported(done->paths), remarks.join(u'\n')), tr("Open"),
            [this, paths = done->paths] { open(paths); },
            remarks.isEmpty() ? MessageBar::Stay::Passing : MessageBar::Stay::Lasting);
        Q_EMIT exported(done->paths);
    });
}

/// The message with the button is gone by now, and with it the paths.
void ExportController::open(const QStringList& paths)
{
    for (const QString& path : paths) {
        if (!QDesktopServices::openUrl(QUrl::fromLocalFile(path)))
            return m_messages.showFailure(
                tr("No program was found to open it: %1").arg(QDir::toNativeSeparators(path)));
    }
}

} // namespace duovita
