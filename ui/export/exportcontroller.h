#pragma once

#include "core/content/cvcontent.h"
#include "core/export/exportnames.h"
#include "core/export/formats.h"
#include "core/export/pdfexporter.h"
#include "ui/services/filechooser.h"

#include <QSet>
#include <QWidget>

#include <functional>

class QSettings;

namespace duovita {

class CurrentRecord;
class ManyExport;
struct ManyExported;
class MessageBar;
struct ExportRequest;

/// Exports a person's documents to files chosen by the user, in the background. First warns about texts that are
/// missing or shown in the other language; a warning that the user accepted is not repeated.
class ExportController : public QObject {
    Q_OBJECT

public:
    enum class Record { LeftOut, Attached };

    ExportController(const QString& databasePath, CurrentRecord& current, ExportFonts fonts, FileChooser& files,
                     QSettings& settings, MessageBar& messages, QWidget* window);

    // Records and CVs are copied, because another record may be opened while a dialog is open.

    /// Exports to a chosen file, or to a folder if there are several languages.
    void exportPdf(const Person& person, const Cv& cv, const QList<Language>& languages, Record record);

    /// Exports the CV's languages in another format: to a file if the format can hold them all, else to a folder.
    void exportAs(const Person& person, const Cv& cv, ExportFormat format);

    /// Asks for format and folder, then exports the stored records of all `people` there. Shows progress and can be
    /// stopped.
    void exportPeople(const QList<PersonId>& people);

    /// Prints one language's document, identical to its PDF.
    void print(const Person& person, const Cv& cv, Language language);

Q_SIGNALS:
    void exported(const QStringList& paths);
    /// The user wants to see the missing texts before exporting: go to `first` in this language, and list the others.
    void gapsAsked(const duovita::ContentSource& first, duovita::Language language);
    /// The user chose another way to handle the texts that a CV's documents lack (Cv::missingTexts).
    void missingTextsChosen(const duovita::PersonId& person, const duovita::CvId& cv, duovita::MissingTexts missing);

private:
    /// The files that were written, with remarks about omissions.
    struct Written {
        QStringList paths;
        QStringList remarks;
    };
    static Result<Written> writeAll(const Person& person, const Cv& cv, const QList<Language>& languages,
                                    const QStringList& paths, const PdfOptions& options, const ExportFonts& fonts);
    void showExported(const ManyExported& outcome);
    /// `write` returns remarks that are known only after writing; `remark` is known before.
    static QString whatWasExported(const QStringList& paths);
    void run(const std::function<Result<Written>()>& write, const QString& remark);
    void open(const QStringList& paths);
    /// Properties of the exported document.
    struct Going {
        SharedNames names; ///< of all people, in case several have the same name
        Cv cv;             ///< with the chosen handling of missing texts
        QString remark;    ///< lists what the document omits from the record
    };
    using FindGaps = std::function<QList<MissingText>(const Cv&)>;
    /// Continues unless the user wants to fix the gaps found by `findGaps` first.
    void prepare(const Person& person, const Cv& cv, FileChooser::Outlet outlet, const FindGaps& findGaps,
                 const std::function<void(const Going&)>& then);
    struct Found;
    /// Returns how to handle the gaps; nothing if the export was cancelled.
    std::optional<MissingTexts> mayGoOut(const Person& person, const Cv& cv, FileChooser::Outlet outlet,
                                         const Found& found);
    /// Asks for a file, or for a folder if there are several names. Empty if the user cancelled.
    QStringList choosePaths(const QStringList& names) const;
    void writePdf(const Person& person, const QList<Language>& languages, Record record, const Going& going);
    void sendToPrinter(const Person& person, Language language, const Going& going);
    void writeFormat(const Person& person, ExportFormat format, const Going& going);

    QString m_database;
    CurrentRecord& m_current;
    ExportFonts m_fonts;
    FileChooser& m_files;
    QSettings& m_settings;
    MessageBar& m_messages;
    QWidget* m_window;
    ManyExport* m_many;
    QString m_manyFolder;
    QSet<QString> m_knownGaps; ///< gaps that the user was warned about
};

} // namespace duovita
