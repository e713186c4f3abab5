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

/// Writes a person's documents where the user says, away from the interface's thread. Says first which texts they lack
/// or have in the other language, and of none of them again once it went out all the same.
class ExportController : public QObject {
    Q_OBJECT

public:
    enum class Record { LeftOut, Attached };

    ExportController(const QString& databasePath, CurrentRecord& current, ExportFonts fonts, FileChooser& files,
                     QSettings& settings, MessageBar& messages, QWidget* window);

    // Copies of the record and the CV: another record may be opened while a dialog asks where to.

    /// Asks for a file, or for a folder if there are several languages.
    void exportPdf(const Person& person, const Cv& cv, const QList<Language>& languages, Record record);

    /// The CV's languages in another format: asks for a file where one holds them all, else for a folder.
    void exportAs(const Person& person, const Cv& cv, ExportFormat format);

    /// Asks as what, and where to; then everybody named goes into a folder, as they are saved. Shows how far it is, and
    /// can be stopped.
    void exportPeople(const QList<PersonId>& people);

    /// Prints one language's document, as its PDF has it.
    void print(const Person& person, const Cv& cv, Language language);

Q_SIGNALS:
    void exported(const QStringList& paths);
    /// Somebody wants to see what is missing before it goes out: here, in this language, and what else there is.
    void gapsAsked(const duovita::ContentSource& first, duovita::Language language);
    /// Somebody wants something else to become of what a CV's documents lack (Cv::missingTexts).
    void missingTextsChosen(const duovita::PersonId& person, const duovita::CvId& cv, duovita::MissingTexts missing);

private:
    /// The files that were written, and what they go without.
    struct Written {
        QStringList paths;
        QStringList remarks;
    };
    static Result<Written> writeAll(const Person& person, const Cv& cv, const QList<Language>& languages,
                                    const QStringList& paths, const PdfOptions& options, const ExportFonts& fonts);
    void showExported(const ManyExported& outcome);
    /// `write` gives what is to be said of the files once they are made, `remark` is what is known before.
    static QString whatWasExported(const QStringList& paths);
    void run(const std::function<Result<Written>()>& write, const QString& remark);
    /// What a document goes out as.
    struct Going {
        SharedNames names; ///< of everybody, who may have the same one
        Cv cv;             ///< with what becomes of missing texts
        QString remark;    ///< what of the record is not in it
    };
    using FindGaps = std::function<QList<MissingText>(const Cv&)>;
    /// Goes on unless what `findGaps` finds shall be mended first.
    void prepare(const Person& person, const Cv& cv, FileChooser::Outlet outlet, const FindGaps& findGaps,
                 const std::function<void(const Going&)>& then);
    struct Found;
    /// What shall become of the gaps; nothing if the document stays in.
    std::optional<MissingTexts> mayGoOut(const Person& person, const Cv& cv, FileChooser::Outlet outlet,
                                         const Found& found);
    /// Asks where to: a file, or, for several of them, a folder. Nothing if the person changed their mind.
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
    QSet<QString> m_knownGaps; ///< the texts that have been told of
};

} // namespace duovita
