#pragma once

#include "core/messages/interfacelanguage.h"
#include "core/storage/database.h"
#include "core/typeset/fontlibrary.h"
#include "ui/services/filechooser.h"
#include "ui/settings.h"
#include "ui/shell/mainwindow.h"
#include "ui/style/duovitastyle.h"
#include "ui/style/tokens.h"

#include <QApplication>
#include <QFile>
#include <QPrinter>
#include <QSettings>
#include <QTemporaryDir>

namespace duovita::test {

/// Answers dialogs in place of a user.
class AnsweringFileChooser : public FileChooser {
public:
    QStringList filesToOpen(QWidget*) override { return files; }
    QString fileToSave(QWidget*, const QString& suggestion) override { return target + u'/' + suggestion; }
    QString folder(QWidget*, const QString&) override { return target; }
    QString folderForFiles(QWidget*, const QStringList& names) override
    {
        planned = names;
        return target;
    }
    GapsAnswer exportWithGaps(QWidget*, const GapsQuestion& question, Outlet asked, MissingTexts& missing) override
    {
        outlet = asked;
        missing = gapsChoice.value_or(missing);
        gaps += (question.counts + question.details[static_cast<std::size_t>(missing)]).join(u'\n');
        return gapsAnswer;
    }
    QString databaseToOpen(QWidget*) override { return database; }
    QString sheetToOpen(QWidget*) override { return sheet; }
    QString tableToOpen(QWidget*) override { return table; }
    QString serverAddress(QWidget*) override { return database; }
    QString password(QWidget*, const QString&) override { return name; }
    QString passphrase(QWidget*, const QString&) override { return secret; }
    QString newPassphrase(QWidget*, const QString&) override { return secret; }
    bool choosePrinter(QWidget*, QPrinter& printer) override
    {
        printer.setOutputFileName(target + QStringLiteral("/printed.pdf"));
        return true;
    }
    QString personName(QWidget*, const NamelessDocument& document) override
    {
        nameless += document;
        return name;
    }

    QStringList files;
    QString target;
    QStringList planned;          ///< the file names shown last
    QStringList gaps;             ///< the missing texts reported, for each question
    Outlet outlet = Outlet::File; ///< the last outlet asked about
    GapsAnswer gapsAnswer = GapsAnswer::Export;
    std::optional<MissingTexts> gapsChoice; ///< overrides the CV's setting
    QString name;
    QList<NamelessDocument> nameless; ///< documents for which a name was asked
    QString database;
    QString sheet;
    QString secret;
    QString table;
};

/// The real window with a store, settings and answers of its own, in a temporary folder.
struct WindowFixture {
    /// Applies the program's style, so that tests see what users see.
    static void dress()
    {
        if (qobject_cast<DuovitaStyle*>(QApplication::style()))
            return;
        QApplication::setStyle(new DuovitaStyle); // QApplication takes ownership
        QApplication::setPalette(tonedPalette(false));
        QApplication::setFont(textFont(TextSize::Normal));
    }

    WindowFixture()
        : settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
          database(folder.filePath(QStringLiteral("cv.db")))
    {
        dress();
        files.target = folder.path();
        remembered::shownLanguages.set(settings, QStringLiteral("both")); // tests check both
        language.use(QStringLiteral("en"));
        static_cast<void>(Database::open(database)); // the program does so before showing the window
    }

    std::unique_ptr<MainWindow> open()
    {
        return std::make_unique<MainWindow>(WindowServices{database, fonts, files, settings, language});
    }

    /// Writes a file in the folder; returns its path.
    QString write(const char* name, const char* text) const
    {
        const QString path = folder.filePath(QString::fromLatin1(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0)
            qFatal("%s cannot be written", name);
        return path;
    }

    QTemporaryDir folder;
    QSettings settings;
    QString database;
    ExportFonts fonts;
    AnsweringFileChooser files;
    InterfaceLanguage language;
};

} // namespace duovita::test
