#pragma once

#include "core/domain/cv.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

class QPrinter;
class QSettings;
class QWidget;

namespace duovita {

/// A document about which somebody has to say whose CV it is.
struct NamelessDocument {
    QString file;
    QStringList beginning; ///< its first lines; none of a format that is no text
    QString suggestion;    ///< a name that it may be; empty if there is none
    QString reason = {};   ///< why it may
};

/// What there is to say of the texts that documents lack, before these go out.
struct GapsQuestion {
    QStringList counts; ///< how many there are, a sentence for each language
    /// What becomes of them, by what a CV may want: which texts, and which entries.
    std::array<QStringList, missingTextsCount> details;
    bool hasChoice = true; ///< false for pages that have both languages anyway, and for what stands in the wrong half
    QString leaving = {};  ///< how much goes if they are left out: "2 texts, 1 entry"
};

/// Asks for files, names and printers; tests answer in a person's stead.
class FileChooser {
public:
    virtual ~FileChooser() = default;
    virtual QStringList filesToOpen(QWidget* parent) = 0;
    /// A file of the suggestion's kind, with its ending; a file that is there only if the person wants it replaced.
    /// Empty if they changed their mind.
    virtual QString fileToSave(QWidget* parent, const QString& suggestion) = 0;
    virtual QString folder(QWidget* parent) = 0;
    /// For files of these names, of which those that are there already are to be replaced. Empty if they changed their
    /// mind.
    virtual QString folderForFiles(QWidget* parent, const QStringList& names) = 0;
    enum class Outlet { File, Printer };
    enum class GapsAnswer { Export, ShowGaps, Cancel };
    /// What to do about texts that documents lack. Export is whatever the outlet does; what becomes of the texts then
    /// is in `missing`, where the CV's own choice was.
    virtual GapsAnswer exportWithGaps(QWidget* parent, const GapsQuestion& question, Outlet outlet,
                                      MissingTexts& missing) = 0;
    virtual QString databaseToOpen(QWidget* parent) = 0;
    virtual QString sheetToOpen(QWidget* parent) = 0;
    /// Of terms, with tabs or commas.
    virtual QString tableToOpen(QWidget* parent) = 0;
    /// "postgresql://…"; empty if the person changed their mind.
    virtual QString serverAddress(QWidget* parent) = 0;
    /// For the store at an address; empty if the person changed their mind.
    virtual QString password(QWidget* parent, const QString& address) = 0;
    /// For an encrypted file, or a new one, where it is asked for twice; empty if the person changed their mind.
    virtual QString passphrase(QWidget* parent, const QString& file) = 0;
    virtual QString newPassphrase(QWidget* parent, const QString& file) = 0;
    /// False if the person changed their mind.
    virtual bool choosePrinter(QWidget* parent, QPrinter& printer) = 0;
    /// Of a document that names nobody. Empty if there is no answer.
    virtual QString personName(QWidget* parent, const NamelessDocument& document) = 0;
};

/// The desktop's own dialogs. They open where files of the kind were put before.
class DialogFileChooser : public FileChooser {
    Q_DECLARE_TR_FUNCTIONS(duovita::DialogFileChooser)

public:
    /// `settings` outlive it.
    explicit DialogFileChooser(QSettings& settings) : m_settings(settings) {}

    QStringList filesToOpen(QWidget* parent) override;
    QString fileToSave(QWidget* parent, const QString& suggestion) override;
    QString folder(QWidget* parent) override;
    QString folderForFiles(QWidget* parent, const QStringList& names) override;
    GapsAnswer exportWithGaps(QWidget* parent, const GapsQuestion& question, Outlet outlet,
                              MissingTexts& missing) override;
    QString databaseToOpen(QWidget* parent) override;
    QString sheetToOpen(QWidget* parent) override;
    QString tableToOpen(QWidget* parent) override;
    QString serverAddress(QWidget* parent) override;
    QString password(QWidget* parent, const QString& address) override;
    QString passphrase(QWidget* parent, const QString& file) override;
    QString newPassphrase(QWidget* parent, const QString& file) override;
    bool choosePrinter(QWidget* parent, QPrinter& printer) override;
    QString personName(QWidget* parent, const NamelessDocument& document) override;

private:
    QString folderFor(const QString& kind) const;
    void rememberFolder(const QString& kind, const QString& folder);

    QSettings& m_settings;
};

} // namespace duovita
