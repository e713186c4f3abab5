#pragma once

#include "core/domain/cv.h"

#include <QCoreApplication>
#include <QStringList>

#include <array>

class QPrinter;
class QSettings;
class QWidget;

namespace duovita {

/// A document for which the user must say whose CV it is.
struct NamelessDocument {
    QString file;
    QStringList beginning; ///< its first lines; empty for binary formats
    QString suggestion;    ///< a possible name; empty if none was found
    QString reason = {};   ///< why the name was suggested
};

/// Describes texts that documents lack, before they are exported.
struct GapsQuestion {
    QStringList counts; ///< the numbers, a sentence for each language
    /// The missing texts and affected entries, grouped by how the CV handles them.
    std::array<QStringList, missingTextsCount> details;
    bool hasChoice = true; ///< false if both languages are shown anyway, or texts are misplaced
    QString leaving = {};  ///< what omitting would remove: "2 texts, 1 entry"
};

/// Asks for files, names and printers. Tests replace it to answer in the user's stead.
class FileChooser {
public:
    virtual ~FileChooser() = default;
    virtual QStringList filesToOpen(QWidget* parent) = 0;
    /// Returns a file with the suggestion's extension; an existing one only if the user agreed to replace it. Empty if
    /// they cancelled.
    virtual QString fileToSave(QWidget* parent, const QString& suggestion) = 0;
    /// `now`: where the search begins, if it exists. Empty if the user cancelled.
    virtual QString folder(QWidget* parent, const QString& now) = 0;
    /// Asks for a folder for files of these names, and whether to replace those that exist. Empty if the user
    /// cancelled.
    virtual QString folderForFiles(QWidget* parent, const QStringList& names) = 0;
    enum class Outlet { File, Printer };
    enum class GapsAnswer { Export, ShowGaps, Cancel };
    /// Asks how to handle texts that documents lack. Export also means printing, depending on the outlet. `missing`
    /// contains the CV's setting, and receives the user's choice.
    virtual GapsAnswer exportWithGaps(QWidget* parent, const GapsQuestion& question, Outlet outlet,
                                      MissingTexts& missing) = 0;
    virtual QString databaseToOpen(QWidget* parent) = 0;
    virtual QString sheetToOpen(QWidget* parent) = 0;
    /// A table of terms, separated by tabs or commas.
    virtual QString tableToOpen(QWidget* parent) = 0;
    /// "postgresql://…"; empty if the user cancelled.
    virtual QString serverAddress(QWidget* parent) = 0;
    /// The password for the server at an address; empty if the user cancelled.
    virtual QString password(QWidget* parent, const QString& address) = 0;
    /// The passphrase of an encrypted file; for a new one it is entered twice. Empty if the user cancelled.
    virtual QString passphrase(QWidget* parent, const QString& file) = 0;
    virtual QString newPassphrase(QWidget* parent, const QString& file) = 0;
    /// False if the user cancelled.
    virtual bool choosePrinter(QWidget* parent, QPrinter& printer) = 0;
    /// Asks whose CV a document without a name is. Empty if there is no answer.
    virtual QString personName(QWidget* parent, const NamelessDocument& document) = 0;
};

/// Uses the desktop's dialogs, which open in the folder last used for files of the kind.
class DialogFileChooser : public FileChooser {
    Q_DECLARE_TR_FUNCTIONS(duovita::DialogFileChooser)

public:
    /// `settings` must outlive it.
    explicit DialogFileChooser(QSettings& settings) : m_settings(settings) {}

    QStringList filesToOpen(QWidget* parent) override;
    QString fileToSave(QWidget* parent, const QString& suggestion) override;
    QString folder(QWidget* parent, const QString& now) override;
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
