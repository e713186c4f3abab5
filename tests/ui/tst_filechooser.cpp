#include "tests/support/testmain.h"
#include "ui/services/filechooser.h"
#include "ui/services/folderdialog.h"
#include "ui/services/passphrasedialog.h"
#include "ui/settings.h"

#include <QAbstractButton>
#include <QApplication>
#include <QCheckBox>
#include <QDialogButtonBox>
#include <QFile>
#include <QFileDialog>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QTreeView>

using namespace duovita;

namespace {

/// Types a name into the next dialog that opens, and remembers its texts.
struct Answer {
    explicit Answer(const QString& name)
    {
        QObject::connect(&timer, &QTimer::timeout, &timer, [this, name] {
            if (auto* question = qobject_cast<QMessageBox*>(QApplication::activeModalWidget())) {
                asked = true;
                question->button(QMessageBox::No)->click();
                return;
            }
            auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
            if (!dialog)
                return;
            if (asked)
                return dialog->reject();
            title = dialog->windowTitle();
            filter = dialog->selectedNameFilter();
            folder = dialog->directory().path();
            auto* field = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
            if (!name.isEmpty())
                field->setText(name);
            // Queued, because it opens a nested question, which would block the timer.
            QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
        });
        timer.start(20);
    }

    QTimer timer;
    QString title;
    QString filter;
    QString folder;
    bool asked = false;
};

QString buttonText(const QDialog& dialog)
{
    return dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok)->text();
}

} // namespace

/// File dialogs and the passphrase dialog.
class FileChooserTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void titlesSaveDialogByFileType_data();
    void titlesSaveDialogByFileType();
    void opensFilesOfATypedFolder();
    void showsSizesAndDatesWhole();
    void remembersAFolderForEachKind();
    void asksBeforeItReplaces();
    void listsFilesBeforeExport();
    void asksForAPassphraseTwice();
    void showsTheBeginningOfANamelessDocument();
};

/// Apparent tags, images and mnemonics in the document are shown literally.
void FileChooserTest::showsTheBeginningOfANamelessDocument()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    DialogFileChooser chooser(settings);
    QString label;
    QString suggested;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
        auto* dialog = qobject_cast<QInputDialog*>(QApplication::activeModalWidget());
        if (!dialog)
            return;
        label = dialog->labelText();
        suggested = dialog->textValue();
        dialog->setTextValue(QStringLiteral("李四"));
        dialog->accept();
    });
    timer.start(20);
    const NamelessDocument document{QStringLiteral("/somewhere/b.txt"),
                                    {QStringLiteral("<img src=x> R&D"), QStringLiteral("教育背景")},
                                    QStringLiteral("Zhang San")};
    QCOMPARE(chooser.personName(nullptr, document), QStringLiteral("李四"));
    QCOMPARE(suggested, QStringLiteral("Zhang San"));
    QVERIFY2(label.contains(QStringLiteral("b.txt does not say")), qPrintable(label));
    QVERIFY2(label.contains(QStringLiteral("&lt;img src=x&gt; R&amp;&amp;D<br>教育背景")), qPrintable(label));
    QVERIFY(chooser.personName(nullptr, {QStringLiteral("c.bib"), {}, {}}) == QStringLiteral("李四"));
    QVERIFY2(!label.contains(QStringLiteral("begins")), qPrintable(label));
}

void FileChooserTest::titlesSaveDialogByFileType_data()
{
    QTest::addColumn<QString>("suggestion");
    QTest::addColumn<QString>("title");
    QTest::addColumn<QString>("filter");
    const auto row = [](const char* suggestion, const char* title, const char* filter) {
        QTest::newRow(suggestion) << QString::fromLatin1(suggestion) << QString::fromLatin1(title)
                                  << QString::fromLatin1(filter);
    };
    row("a.pdf", "Export PDF", "PDF documents (*.pdf)");
    row("a.docx", "Export Word document", "Word documents (*.docx)");
    row("a.html", "Export web page", "Web pages (*.html)");
    row("a.md", "Export Markdown", "Markdown documents (*.md)");
    row("a.txt", "Export plain text", "Plain text (*.txt)");
    row("a.db", "Save database", "Duovita databases (*.db)");
    row("a.sealed", "Save encrypted copy", "Encrypted copies (*.sealed)");
    row("a.xlf", "Export texts to translate", "Translation sheets (*.xlf)");
    row("a.tsv", "Export glossary", "Tables (*.tsv)");
}

void FileChooserTest::titlesSaveDialogByFileType()
{
    QFETCH(QString, suggestion);
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    DialogFileChooser chooser(settings);
    const Answer answer(folder.filePath(QStringLiteral("mine")));
    const QString path = chooser.fileToSave(nullptr, suggestion);
    QTEST(answer.title, "title");
    QTEST(answer.filter, "filter");
    // The extension is added.
    QCOMPARE(path, QString(folder.filePath(QStringLiteral("mine.")) + QFileInfo(suggestion).suffix()));
}

void FileChooserTest::showsSizesAndDatesWhole()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("cv.md")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(944, 'a'));
    file.close();
    QTimer timer;
    bool isWhole = false;
    int looks = 0;
    connect(&timer, &QTimer::timeout, &timer, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        auto* details = dialog ? dialog->findChild<QTreeView*>(QStringLiteral("treeView")) : nullptr;
        if (!details)
            return;
        if (dialog->directory() != QDir(folder.path()))
            return dialog->setDirectory(folder.path());
        if (details->model()->rowCount(details->rootIndex()) == 0)
            return; // still reading
        isWhole = true;
        const QAbstractItemView& view = *details;
        for (int column = 1; column < details->model()->columnCount(); ++column)
            isWhole = isWhole && details->columnWidth(column) >= view.sizeHintForColumn(column);
        constexpr int enough = 250; // 5 s
        if (!isWhole && ++looks < enough)
            return; // the rows are there; the columns follow with the view's next layout
        timer.stop();
        dialog->reject();
    });
    timer.start(20);
    QTemporaryDir settingsFolder;
    QSettings settings(settingsFolder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    DialogFileChooser chooser(settings);
    chooser.filesToOpen(nullptr);
    QVERIFY(isWhole);
}

/// The folder itself, selected while its path was typed, is not one of the files.
void FileChooserTest::opensFilesOfATypedFolder()
{
    const QTemporaryDir folder;
    const QStringList names{QStringLiteral("cv.en.md"), QStringLiteral("cv.zh.md")};
    for (const QString& name : names) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    QTimer timer;
    connect(&timer, &QTimer::timeout, &timer, [&] {
        auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
        auto* list = dialog ? dialog->findChild<QListView*>(QStringLiteral("listView")) : nullptr;
        if (!list)
            return;
        if (dialog->directory() != QDir(folder.path()))
            return dialog->setDirectory(folder.path());
        const QModelIndex root = list->rootIndex();
        if (list->model()->rowCount(root) < names.size())
            return; // still reading
        constexpr auto row = QItemSelectionModel::Select | QItemSelectionModel::Rows;
        list->selectionModel()->select(root, row);
        for (int i = 0; i < names.size(); ++i)
            list->selectionModel()->select(list->model()->index(i, 0, root), row);
        QMetaObject::invokeMethod(dialog, "accept", Qt::QueuedConnection);
        timer.stop();
    });
    timer.start(20);
    QTemporaryDir settingsFolder;
    QSettings settings(settingsFolder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    DialogFileChooser chooser(settings);
    QStringList chosen;
    for (const QString& path : chooser.filesToOpen(nullptr))
        chosen += QFileInfo(path).fileName();
    chosen.sort();
    QCOMPARE(chosen, names);
}

void FileChooserTest::remembersAFolderForEachKind()
{
    const QTemporaryDir folder;
    const QTemporaryDir other;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    DialogFileChooser chooser(settings);
    const auto save = [&](const char* suggestion, const QString& name) {
        const Answer answer(name);
        static_cast<void>(chooser.fileToSave(nullptr, QString::fromLatin1(suggestion)));
        return answer.folder;
    };
    save("a.pdf", folder.filePath(QStringLiteral("one")));
    save("a.db", other.filePath(QStringLiteral("two")));
    QCOMPARE(save("b.pdf", folder.filePath(QStringLiteral("three"))), folder.path());
    QCOMPARE(save("b.db", other.filePath(QStringLiteral("four"))), other.path());
}

void FileChooserTest::asksBeforeItReplaces()
{
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    QFile there(folder.filePath(QStringLiteral("mine.pdf")));
    QVERIFY(there.open(QIODevice::WriteOnly));
    DialogFileChooser chooser(settings);
    const Answer answer(folder.filePath(QStringLiteral("mine"))); // also without extension
    QCOMPARE(chooser.fileToSave(nullptr, QStringLiteral("mine.pdf")), QString());
    QVERIFY(answer.asked);
}

void FileChooserTest::listsFilesBeforeExport()
{
    const QTemporaryDir folder;
    QFile there(folder.filePath(QStringLiteral("old.pdf")));
    QVERIFY(there.open(QIODevice::WriteOnly));
    FolderDialog dialog({QStringLiteral("new.pdf"), QStringLiteral("old.pdf")}, folder.path(), nullptr);
    dialog.show();
    const auto named = [&](const char* name) { return dialog.findChild<QLabel*>(QString::fromLatin1(name)); };
    QTRY_VERIFY(named("fileNames.1"));
    // Files to be replaced come first and are marked.
    QCOMPARE(named("fileNames.0")->text(), QStringLiteral("old.pdf"));
    QVERIFY(named("fileNames.0.replaced") && !named("fileNames.1.replaced"));
    QCOMPARE(named("fileNames.1")->text(), QStringLiteral("new.pdf"));
    const auto* go = dialog.findChild<QPushButton*>(QStringLiteral("folderDialog.go"));
    QTRY_VERIFY(go->isEnabled());
    QCOMPARE(go->text(), QStringLiteral("Export and replace"));
    dialog.findChild<QLineEdit*>(QStringLiteral("folderDialog.folder"))
        ->setText(folder.filePath(QStringLiteral("sub")));
    QVERIFY(!go->isEnabled()); // until the existing files are known
    QTRY_COMPARE(go->text(), QStringLiteral("Export"));
    QVERIFY(!named("fileNames.0.replaced"));
    QCOMPARE(dialog.folder(), folder.filePath(QStringLiteral("sub")));
}

void FileChooserTest::asksForAPassphraseTwice()
{
    PassphraseDialog dialog(QStringLiteral("cv.sealed"), nullptr);
    dialog.show();
    auto* first = dialog.findChild<QLineEdit*>(QStringLiteral("passphrase.first"));
    auto* second = dialog.findChild<QLineEdit*>(QStringLiteral("passphrase.second"));
    auto* strength = dialog.findChild<QLabel*>(QStringLiteral("passphrase.strength"));
    const auto* encrypt = dialog.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Ok);
    QCOMPARE(buttonText(dialog), QStringLiteral("Encrypt"));
    QVERIFY(dialog.windowTitle().contains(QStringLiteral("cv.sealed")));
    first->setText(QStringLiteral("short"));
    QVERIFY(strength->text().startsWith(QStringLiteral("Too short")));
    QVERIFY(!encrypt->isEnabled());
    first->setText(QStringLiteral("twelve chars"));
    QVERIFY(strength->text().startsWith(QStringLiteral("Fair")));
    first->setText(QStringLiteral("correct horse battery"));
    QVERIFY(strength->text().startsWith(QStringLiteral("Good")));
    second->setText(QStringLiteral("correct horse batter"));
    QVERIFY(!encrypt->isEnabled());
    second->setText(QStringLiteral("correct horse battery"));
    QVERIFY(encrypt->isEnabled());
    QCOMPARE(first->echoMode(), QLineEdit::Password);
    dialog.findChild<QCheckBox*>(QStringLiteral("passphrase.show"))->setChecked(true);
    QCOMPARE(first->echoMode(), QLineEdit::Normal);
    QCOMPARE(second->echoMode(), QLineEdit::Normal);
    QCOMPARE(dialog.passphrase(), QStringLiteral("correct horse battery"));
}

DUOVITA_GUI_TEST(FileChooserTest)
#include "tst_filechooser.moc"
