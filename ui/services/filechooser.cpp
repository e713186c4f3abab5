#include "ui/services/filechooser.h"

#include "ui/services/folderdialog.h"
#include "ui/services/gapsdialog.h"
#include "ui/services/passphrasedialog.h"
#include "ui/settings.h"
#include "ui/widgets/windowfitting.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHeaderView>
#include <QInputDialog>
#include <QItemSelectionModel>
#include <QListView>
#include <QPrintDialog>
#include <QStandardPaths>
#include <QTreeView>

#include <algorithm>
#include <array>

namespace duovita {

namespace {

/// The columns besides the name have room for what they say, in place of a fixed width that cuts sizes and dates.
void fitColumns(QFileDialog& dialog)
{
    auto* details = dialog.findChild<QTreeView*>(QStringLiteral("treeView"));
    if (!details) // a dialog of the desktop
        return;
    QHeaderView* columns = details->header();
    columns->setStretchLastSection(false);
    for (int column = 0; column < columns->count(); ++column)
        columns->setSectionResizeMode(column, column == 0 ? QHeaderView::Stretch : QHeaderView::ResizeToContents);
}

/// After a folder's path was typed, Qt's dialog may keep that folder selected, invisibly: "Open" would then go into it
/// again instead of opening the files.
void selectOnlyInFolder(QFileDialog& dialog)
{
    auto* list = dialog.findChild<QListView*>(QStringLiteral("listView"));
    if (!list) // a dialog of the desktop
        return;
    QItemSelectionModel* selection = list->selectionModel();
    QObject::connect(selection, &QItemSelectionModel::selectionChanged, list, [list, selection] {
        for (const QModelIndex& index : selection->selectedIndexes()) {
            if (index.parent() != list->rootIndex())
                selection->select(index, QItemSelectionModel::Deselect);
        }
    });
}

void arrange(QFileDialog& dialog)
{
    constexpr QSize wide(860, 520); // for whole names beside the other columns
    openAs(dialog, wide);
    fitColumns(dialog);
    selectOnlyInFolder(dialog);
}

QString fileToOpen(QWidget* parent, const QString& title, const QString& filters)
{
    QFileDialog dialog(parent, title, {}, filters);
    dialog.setFileMode(QFileDialog::ExistingFile);
    arrange(dialog);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles().value(0) : QString();
}

} // namespace

QStringList DialogFileChooser::filesToOpen(QWidget* parent)
{
    QFileDialog dialog(parent, tr("Import CVs"), {},
                       tr("CVs (%1);;All files (*)")
                           .arg(QStringLiteral("*.txt *.md *.markdown *.docx *.pdf *.json *.yaml *.yml *.bib")));
    dialog.setFileMode(QFileDialog::ExistingFiles);
    arrange(dialog);
    return dialog.exec() == QDialog::Accepted ? dialog.selectedFiles() : QStringList();
}

namespace {

/// How dialogs name files with an extension.
struct FileKind {
    const char* ending;
    const char* title;
    const char* files;
};

constexpr std::array fileKinds{
    FileKind{"pdf", QT_TRANSLATE_NOOP("duovita::DialogFileChooser", "Export PDF"),
             QT_TRANSLATE_NOOP("duovita::DialogFileChooser", "PDF documents")},
    FileKind{"docx", QT_TRANSLATE_NOOP("duovita::DialogFileChooser", "Export Word document"),
             QT_TRANSLATE_NOOP("duovita::DialogFileChooser", "Word documents")},
    FileKind{"html", QT_TRANSLATE_NOOP("duovita::DialogFileChooser", "Export web page"),
             QT_TRANSLATE_NOOP("duovita::DialogFileChooser", "Web pages")},
    FileKind{"md", QT_TRANSLATE_NOOP("duovita::DialogFileChooser", "Export Markdown"),
             QT_TRANSLATE_NOOP("duovita::DialogFileChooser", "Markdown documents")},
    FileKind{"txt", QT_TRANSLATE_NOOP("duovita::DialogFileChooser", "Export plain text"),
             QT_TRANSLATE_NOOP("duovita::DialogFileChooser", "Plain text")},
    FileKind{"db", QT_TRANSLATE_NOOP("duovita::DialogFileChooser", "Save database"),
             QT_TRANSLATE_NOOP("duovita::DialogFileChooser", "Duovita databases")},
    FileKind{"sealed", QT_TRANSLATE_NOOP("duovita::DialogFileChooser", "Save encrypted copy"),
             QT_TRANSLATE_NOOP("duovita::DialogFileChooser", "Encrypted copies")},
    FileKind{"xlf", QT_TRANSLATE_NOOP("duovita::DialogFileChooser", "Export texts to translate"),
             QT_TRANSLATE_NOOP("duovita::DialogFileChooser", "Translation sheets")},
    FileKind{"tsv", QT_TRANSLATE_NOOP("duovita::DialogFileChooser", "Export glossary"),
             QT_TRANSLATE_NOOP("duovita::DialogFileChooser", "Tables")},
};

} // namespace

QString DialogFileChooser::folderFor(const QString& kind) const
{
    const QString folder = remembered::folders.get(m_settings).value(kind).toString();
    return QDir(folder).exists() ? folder : QString();
}

void DialogFileChooser::rememberFolder(const QString& kind, const QString& folder)
{
    QVariantMap folders = remembered::folders.get(m_settings);
    folders[kind] = folder;
    remembered::folders.set(m_settings, folders);
}

QString DialogFileChooser::fileToSave(QWidget* parent, const QString& suggestion)
{
    const QString ending = QFileInfo(suggestion).suffix();
    const auto* kind = std::find_if(fileKinds.begin(), fileKinds.end(), [&](const FileKind& candidate) {
        return ending == QLatin1StringView(candidate.ending);
    });
    const bool known = kind != fileKinds.end();
    QFileDialog dialog(parent, known ? tr(kind->title) : tr("Export"));
    dialog.setObjectName(QStringLiteral("saveDialog"));
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setFileMode(QFileDialog::AnyFile);
    dialog.setDefaultSuffix(ending);
    dialog.setNameFilters(
        {QStringLiteral("%1 (*.%2)").arg(known ? tr(kind->files) : ending.toUpper(), ending), tr("All files (*)")});
    const QString same = folderFor(ending);
    if (const QString folder = same.isEmpty() ? folderFor(remembered::folderOfSeveral) : same; !folder.isEmpty())
        dialog.setDirectory(folder);
    dialog.selectFile(suggestion);
    fitColumns(dialog);
    if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty())
        return {};
    QString path = dialog.selectedFiles().front();
    rememberFolder(ending, QFileInfo(path).absolutePath());
    return path;
}

QString DialogFileChooser::folder(QWidget* parent, const QString& now)
{
    const QString begin = QFileInfo(now).isDir() ? now : folderFor(remembered::folderOfSeveral);
    QString folder = QFileDialog::getExistingDirectory(parent, tr("Choose a folder to export to"), begin);
    if (!folder.isEmpty())
        rememberFolder(remembered::folderOfSeveral, folder);
    return folder;
}

QString DialogFileChooser::folderForFiles(QWidget* parent, const QStringList& names)
{
    const QString last = folderFor(remembered::folderOfSeveral);
    const QString usual = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    FolderDialog dialog(names, last.isEmpty() ? usual : last, parent);
    if (dialog.exec() != QDialog::Accepted || !QDir().mkpath(dialog.folder()))
        return {};
    rememberFolder(remembered::folderOfSeveral, dialog.folder());
    return dialog.folder();
}

FileChooser::GapsAnswer DialogFileChooser::exportWithGaps(QWidget* parent, const GapsQuestion& question, Outlet outlet,
                                                          MissingTexts& missing)
{
    GapsDialog dialog(question, missing, outlet, parent);
    const int answer = dialog.exec();
    missing = dialog.missing();
    if (answer == GapsDialog::ShowsGaps)
        return GapsAnswer::ShowGaps;
    return answer == QDialog::Accepted ? GapsAnswer::Export : GapsAnswer::Cancel;
}

QString DialogFileChooser::databaseToOpen(QWidget* parent)
{
    return fileToOpen(parent, tr("Open a database"), tr("Databases (*.db *.duovita *.sealed *.zst);;All files (*)"));
}

QString DialogFileChooser::sheetToOpen(QWidget* parent)
{
    return fileToOpen(parent, tr("Import translations"),
                      tr("Translation sheets (%1);;All files (*)").arg(QStringLiteral("*.xlf *.xliff")));
}

QString DialogFileChooser::tableToOpen(QWidget* parent)
{
    return fileToOpen(parent, tr("Import terms"),
                      tr("Tables (%1);;All files (*)").arg(QStringLiteral("*.tsv *.csv *.txt")));
}

QString DialogFileChooser::serverAddress(QWidget* parent)
{
    return QInputDialog::getText(parent, tr("Open a database on a server"),
                                 tr("The address of a PostgreSQL database, without a password:"), QLineEdit::Normal,
                                 QStringLiteral("postgresql://"))
        .trimmed();
}

QString DialogFileChooser::password(QWidget* parent, const QString& address)
{
    return QInputDialog::getText(parent, QStringLiteral("Duovita"),
                                 tr("The password for %1, which is kept until the program ends:").arg(address),
                                 QLineEdit::Password);
}

QString DialogFileChooser::passphrase(QWidget* parent, const QString& file)
{
    return QInputDialog::getText(parent, QStringLiteral("Duovita"),
                                 tr("Passphrase for %1:").arg(QFileInfo(file).fileName()), QLineEdit::Password);
}

QString DialogFileChooser::newPassphrase(QWidget* parent, const QString& file)
{
    PassphraseDialog dialog(QFileInfo(file).fileName(), parent);
    return dialog.exec() == QDialog::Accepted ? dialog.passphrase() : QString();
}

bool DialogFileChooser::choosePrinter(QWidget* parent, QPrinter& printer)
{
    return QPrintDialog(&printer, parent).exec() == QDialog::Accepted;
}

QString DialogFileChooser::personName(QWidget* parent, const NamelessDocument& document)
{
    // Escaped, so that nothing in an unknown document is taken for rich text or a mnemonic.
    const auto asIs = [](QString words) {
        return words.replace(u'&', QStringLiteral("&&")).toHtmlEscaped().replace(u'\n', QStringLiteral("<br>"));
    };
    const QString file = QFileInfo(document.file).fileName();
    QString text;
    if (document.beginning.isEmpty())
        text = asIs(tr("%1 does not say whose CV it is. Name:").arg(file));
    else
        text = asIs(tr("%1 does not say whose CV it is. It begins:").arg(file)) + QStringLiteral("<blockquote>") +
               asIs(document.beginning.join(u'\n')) + QStringLiteral("</blockquote>") + asIs(tr("Name:"));
    if (!document.suggestion.isEmpty())
        text +=
            QStringLiteral("<p>%1</p>").arg(asIs(tr("It may be %1: %2.").arg(document.suggestion, document.reason)));
    return QInputDialog::getText(parent, tr("Whose CV is this?"), QStringLiteral("<p>%1</p>").arg(text),
                                 QLineEdit::Normal, document.suggestion);
}

} // namespace duovita
