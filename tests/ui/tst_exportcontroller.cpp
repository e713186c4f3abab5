#include "core/export/formats.h"
#include "core/export/outputmanifest.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "tests/support/manypeople.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/export/exportdialog.h"
#include "ui/export/manyexport.h"
#include "ui/people/peoplepanel.h"
#include "ui/shell/messagebar.h"
#include "ui/widgets/checklistbox.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPdfDocument>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace duovita;
using namespace duovita::test;

/// Exporting documents from the real window.
class ExportControllerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void exportsInOtherFormats();
    void reportsFailedExport();
    void reportsEmptyExport();
    void printsShownPages();
    void givesSameNamedPeopleSeparateFiles();
    void exportsAndDeletesSeveralPeople();
    void exportsSeveralPeopleWithChosenOptions();
    void exportsThoseWhoAreTicked();
    void exportsAllCvsOfAPerson();
    void showsNumberOfFiles();
    void cancelsExportOfManyPeople();
    void reportsMissingGlyphs();

private:
    /// Exports the selected people with the dialog's initial settings to the chosen folder.
    static void exportChosen(const MainWindow& window, bool keepsList = false)
    {
        trigger(window, "exportSelected");
        find<QPushButton>(window, "export.choose")->click();
        if (keepsList)
            find<QCheckBox>(window, "export.keepsList")->setChecked(true);
        QTest::keyClick(find<QComboBox>(window, "export.formats"), Qt::Key_Return);
        QTRY_VERIFY(!find(window, "exportDialog"));
    }
    /// Three people with an English CV each.
    static bool addThreePeople(const test::WindowFixture& fixture)
    {
        const auto database = Database::open(fixture.database);
        bool added = true;
        for (int i = 0; i < 3; ++i) {
            Person person = test::variantOf(test::samples()[0], i);
            person.cvs.front().languages = {Language::English};
            added = PersonRepository(**database).insert(person) && added;
        }
        return added;
    }
    static void choose(QComboBox& box, const char* value)
    {
        box.setCurrentIndex(box.findData(QString::fromLatin1(value)));
    }
};

void ExportControllerTest::exportsInOtherFormats()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    const QString name = window->document()->person().name.text(Language::English);
    for (const ExportFormatInfo& info : exportFormatTable) {
        if (info.format == ExportFormat::Bibtex || info.format == ExportFormat::CslJson)
            continue; // the first person has no publications
        QSignalSpy exported(window.get(), &MainWindow::exported);
        const QByteArray action = QByteArray("exportAs.") + info.name;
        trigger(*window, action.constData());
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
        const QStringList paths = exported.front().front().toStringList();
        QCOMPARE(paths.size(), info.holdsLanguages ? 1 : 2);
        QFile file(paths.front());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY2(bytes.startsWith("PK") || bytes.contains(name.toUtf8()), info.name);
    }
    QVERIFY(!find<MessageBar>(*window, "messageBar")->isFailure());
}

/// The failure cannot be overlooked: the message has an icon, stays, and allows another attempt once the folder exists.
void ExportControllerTest::reportsFailedExport()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    QSignalSpy exported(window.get(), &MainWindow::exported);
    fixture.files.target = fixture.write("unplugged", "a file where the folder should be");
    trigger(*window, "exportAs.txt");
    const auto* message = find<MessageBar>(*window, "messageBar");
    QTRY_VERIFY_WITH_TIMEOUT(message->isFailure(), patience);
    QVERIFY2(message->text().startsWith(QStringLiteral("Not exported.")) &&
                 message->text().contains(fixture.files.target),
             qPrintable(message->text()));
    QVERIFY(find(*window, "messageBar.sign")->isVisible());
    QVERIFY(exported.isEmpty());
    QVERIFY(QFile::remove(fixture.files.target) && QDir().mkpath(fixture.files.target));
    find<QPushButton>(*window, "messageBar.action")->click();
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
    QVERIFY(!message->isFailure() && message->text().startsWith(QStringLiteral("Exported:")));
    // Nothing here can open the file: the message keeps its path.
    find<QPushButton>(*window, "messageBar.action")->click();
    QVERIFY(message->isFailure());
    QVERIFY2(message->text().contains(exported.front().front().toStringList().front()), qPrintable(message->text()));
}

void ExportControllerTest::reportsEmptyExport()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    trigger(*window, "newPerson"); // without publications
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    QSignalSpy exported(window.get(), &MainWindow::exported);
    trigger(*window, "exportAs.bib");
    const auto* label = find(*window, "messageBar")->findChild<QLabel*>();
    QTRY_VERIFY_WITH_TIMEOUT(label->text().contains(QStringLiteral("nothing to write")), patience);
    QVERIFY(exported.isEmpty());
}

void ExportControllerTest::printsShownPages()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(shown(*window, "preview.zh"), patience);
    find<QToolButton>(*window, "preview.show.zh")->click(); // as large as possible
    QTRY_VERIFY_WITH_TIMEOUT(shown(*window, "preview.zh")->pages.front().width() > 450, patience);
    const auto pages = shown(*window, "preview.zh")->pages.size();
    trigger(*window, "printChinese");
    const QString path = fixture.folder.filePath(QStringLiteral("printed.pdf"));
    auto* message = find(*window, "messageBar")->findChild<QLabel*>();
    QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral("printer")), patience);
    QPdfDocument printed;
    printed.load(path);
    QCOMPARE(printed.pageCount(), pages);
    // The same picture, up to the printer's resolution: each page has the same amount of ink.
    const auto ink = [](const QImage& page) {
        qint64 dark = 0;
        const QImage gray = page.scaled(200, 280, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
                                .convertToFormat(QImage::Format_Grayscale8);
        for (int y = 0; y < gray.height(); ++y) {
            for (int x = 0; x < gray.width(); ++x)
                dark += 255 - gray.constScanLine(y)[x];
        }
        return static_cast<double>(dark);
    };
    QImage page(800, 1120, QImage::Format_RGB32);
    page.fill(Qt::white);
    QPainter(&page).drawImage(0, 0, printed.render(0, page.size()));
    const double wanted = ink(shown(*window, "preview.zh")->pages.front());
    QVERIFY2(qAbs(ink(page) - wanted) < 0.15 * wanted, qPrintable(QString::number(ink(page) / wanted)));
}

/// Exported one after the other into one folder: the second does not replace the first.
void ExportControllerTest::givesSameNamedPeopleSeparateFiles()
{
    test::WindowFixture fixture;
    {
        const auto database = Database::open(fixture.database);
        for (int i = 0; i < 2; ++i) {
            Person person = test::variantOf(test::samples().front(), i);
            person.name = LocalizedText::of(QStringLiteral("San Zhang"), QStringLiteral("张三"));
            QVERIFY(PersonRepository(**database).insert(person));
        }
    }
    const auto window = fixture.open();
    window->show();
    auto* people = find<QListView>(*window, "people.list");
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 2, patience);
    fixture.files.target = fixture.folder.filePath(QStringLiteral("out"));
    QSignalSpy exported(window.get(), &MainWindow::exported);
    QList<PersonId> done;
    for (int row = 0; row < 2; ++row) {
        people->setCurrentIndex(people->model()->index(row, 0));
        QTRY_VERIFY_WITH_TIMEOUT(window->document() && !done.contains(window->document()->person().id), patience);
        done += window->document()->person().id;
        trigger(*window, "exportBoth");
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), row + 1, patience);
        QCOMPARE(fixture.files.planned.size(), 2);
        for (const QString& name : std::as_const(fixture.files.planned)) // they were announced before
            QVERIFY(QFile::exists(QDir(fixture.files.target).filePath(name)));
    }
    QCOMPARE(QDir(fixture.files.target).entryList({QStringLiteral("*.pdf")}).size(), 4);
}

void ExportControllerTest::exportsAndDeletesSeveralPeople()
{
    test::WindowFixture fixture;
    {
        const auto database = Database::open(fixture.database);
        const QList<Person> samples = test::samples();
        for (int i = 0; i < 4; ++i) { // the last two share a name
            Person person = test::variantOf(samples[i % 2], i);
            if (i > 1)
                person.name = LocalizedText::of(QStringLiteral("San Zhang"), QStringLiteral("张三"));
            QVERIFY(PersonRepository(**database).insert(person));
        }
    }
    const auto window = fixture.open();
    window->show();
    auto* people = find<QListView>(*window, "people.list");
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 4, patience);
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    people->selectAll();
    fixture.files.target = fixture.folder.filePath(QStringLiteral("out"));
    QSignalSpy exported(window.get(), &MainWindow::exported);
    exportChosen(*window);
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
    QCOMPARE(exported.front().front().toStringList().size(), 8);
    const QStringList files = QDir(fixture.files.target).entryList({QStringLiteral("*.pdf")});
    QCOMPARE(files.size(), 8);
    QVERIFY(!files.contains(QStringLiteral("San Zhang CV (en).pdf"))); // both contain a part of the id
    QCOMPARE(files.filter(QRegularExpression(QStringLiteral("^San Zhang [0-9a-f]{8} CV \\(en\\)\\.pdf$"))).size(), 2);
    auto* message = find(*window, "messageBar")->findChild<QLabel*>();
    QVERIFY(message->text().startsWith(QStringLiteral("8 files")));

    // The folder contains the exported files, and the list of files only if requested.
    QCOMPARE(QDir(fixture.files.target).entryList(QDir::Files).size(), 8);
    exportChosen(*window, true);
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 2, patience);
    QCOMPARE(exported.back().front().toStringList().size(), 8);
    QVERIFY(QFile::exists(QDir(fixture.files.target).filePath(OutputManifest::usualName())));

    // Unchanged files are left alone.
    QFile::remove(QDir(fixture.files.target).filePath(files.front()));
    exportChosen(*window); // an existing list is updated
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 3, patience);
    QCOMPARE(exported.back().front().toStringList(), QStringList(QDir(fixture.files.target).filePath(files.front())));
    QVERIFY(message->text().contains(QStringLiteral("7 files left as they are")));

    // If nothing can be written, each failure is listed, and the window keeps working.
    fixture.files.target = QStringLiteral("/proc/nowhere");
    exportChosen(*window);
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 4, patience);
    QVERIFY(message->text().contains(QStringLiteral("/proc/nowhere")));

    QMetaObject::invokeMethod(find<PeoplePanel>(*window, "people"), "deleteRequested",
                              Q_ARG(QList<duovita::PersonId>, find<PeoplePanel>(*window, "people")->selected()));
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 0, patience);
    QVERIFY(!window->document());
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "messageBar")->findChild<QPushButton*>()->isVisible(), patience);
    find(*window, "messageBar")->findChild<QPushButton*>()->click();
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 4, patience);
}

/// In another format, with one template and in both languages; the dialog remembers the choices.
void ExportControllerTest::exportsSeveralPeopleWithChosenOptions()
{
    test::WindowFixture fixture;
    QVERIFY(addThreePeople(fixture));
    const auto window = fixture.open();
    window->show();
    auto* people = find<QListView>(*window, "people.list");
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 3, patience);
    people->selectAll();
    fixture.files.target = fixture.folder.filePath(QStringLiteral("out"));
    trigger(*window, "exportSelected");
    auto* formats = find<ChecklistBox>(*window, "export.formats");
    QCOMPARE(formats->values().size(), static_cast<int>(exportFormatCount) + 1);
    QCOMPARE(formats->chosen(), QStringList(QStringLiteral("pdf")));
    const auto* count = find<QLabel>(*window, "export.count");
    QTRY_COMPARE_WITH_TIMEOUT(count->text(), ExportDialog::tr("%n file(s) will be written.", nullptr, 3), patience);
    const auto* go = find<QPushButton>(*window, "export.go");
    const auto tick = [&](const char* action) { find<QAction>(*window, action)->trigger(); };
    tick("export.formats.pdf");
    QVERIFY(!go->isEnabled()); // no format is left
    tick("export.formats.docx");
    QVERIFY(go->isEnabled());
    choose(*find<QComboBox>(*window, "export.design"), "banking");
    choose(*find<QComboBox>(*window, "export.languages"), "both");
    QCOMPARE(count->text(), ExportDialog::tr("%n file(s) will be written.", nullptr, 6));
    tick("export.formats.pdf");
    QCOMPARE(count->text(), ExportDialog::tr("%n file(s) will be written.", nullptr, 12));
    find<QPushButton>(*window, "export.choose")->click();
    QVERIFY(find<QLabel>(*window, "export.newFolder")->isVisible());
    QVERIFY(!find<QCheckBox>(*window, "export.keepsList")->isChecked());
    find<QCheckBox>(*window, "export.keepsList")->click();
    QSignalSpy exported(window.get(), &MainWindow::exported);
    QTest::keyClick(formats, Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
    QCOMPARE(QDir(fixture.files.target).entryList({QStringLiteral("*.docx")}).size(), 6);
    QCOMPARE(QDir(fixture.files.target).entryList({QStringLiteral("*.pdf")}).size(), 6);

    // The message shows a short folder name, then the full path.
    const QStringList lines = window->findChild<MessageBar*>()->text().split(u'\n');
    QVERIFY2(lines.front().contains(QStringLiteral("out")) && lines.front().size() < 50, qPrintable(lines.front()));
    QVERIFY(lines.contains(QDir::toNativeSeparators(fixture.files.target)) ||
            lines.front().contains(QDir::toNativeSeparators(fixture.files.target)));

    // The same export again: all files exist already. Other languages give other files.
    QTRY_VERIFY(!find(*window, "exportDialog"));
    trigger(*window, "exportSelected");
    QCOMPARE(find<ChecklistBox>(*window, "export.formats")->chosen(),
             (QStringList{QStringLiteral("docx"), QStringLiteral("pdf")}));
    QCOMPARE(find<QComboBox>(*window, "export.design")->currentData().toString(), QStringLiteral("banking"));
    QCOMPARE(find<QComboBox>(*window, "export.languages")->currentData().toString(), QStringLiteral("both"));
    QCOMPARE(find<QLineEdit>(*window, "export.folder")->text(), fixture.files.target);
    QVERIFY(!find<QLabel>(*window, "export.newFolder")->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "fileNames.0.replaced"), patience);
    const QString named = find<QLabel>(*window, "fileNames.0")->text();
    QVERIFY2(QFile::exists(QDir(fixture.files.target).filePath(named)), qPrintable(named));
    QTRY_COMPARE(find<QPushButton>(*window, "export.go")->text(), ExportDialog::tr("Export and replace"));
    QVERIFY(find<QCheckBox>(*window, "export.keepsList")->isChecked());
    find<QPushButton>(*window, "export.go")->click();
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 2, patience);
    QVERIFY(exported.back().front().toStringList().isEmpty());
}

/// With few people and no selection, all are offered; those who are not ticked get no files.
void ExportControllerTest::exportsThoseWhoAreTicked()
{
    test::WindowFixture fixture;
    QVERIFY(addThreePeople(fixture));
    const auto window = fixture.open();
    window->show();
    auto* people = find<QListView>(*window, "people.list");
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 3, patience);
    fixture.files.target = fixture.folder.filePath(QStringLiteral("out"));
    trigger(*window, "exportSelected");
    const auto* count = find<QLabel>(*window, "export.count");
    QTRY_COMPARE_WITH_TIMEOUT(count->text(), ExportDialog::tr("%n file(s) will be written.", nullptr, 3), patience);
    find<QPushButton>(*window, "export.choose")->click();
    const auto tick = [&](int row) {
        find<QCheckBox>(*window, qPrintable(QStringLiteral("export.person.%1").arg(row)))->click();
    };
    for (int row = 0; row < 3; ++row)
        tick(row);
    QVERIFY(!find<QPushButton>(*window, "export.go")->isEnabled());
    tick(1);
    QCOMPARE(find(*window, "exportDialog")->windowTitle(), ExportDialog::tr("Export %n person(s)", nullptr, 1));
    QCOMPARE(count->text(), ExportDialog::tr("%n file(s) will be written.", nullptr, 1));
    QSignalSpy exported(window.get(), &MainWindow::exported);
    QTest::keyClick(find<QComboBox>(*window, "export.formats"), Qt::Key_Return);
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
    QCOMPARE(QDir(fixture.files.target).entryList({QStringLiteral("*.pdf")}).size(), 1);
}

/// Each CV with its own design; files that are up to date are not written again. The choice is remembered.
void ExportControllerTest::exportsAllCvsOfAPerson()
{
    test::WindowFixture fixture;
    QList<Person> samples = test::samples();
    Cv forAJob = samples[0].cvs.front();
    forAJob.id = CvId();
    forAJob.name = QStringLiteral("For a job");
    forAJob.design.templateName = QStringLiteral("timeline");
    samples[0].cvs += forAJob;
    {
        const auto database = Database::open(fixture.database);
        for (const Person& person : samples)
            QVERIFY(PersonRepository(**database).insert(person));
    }
    const auto window = fixture.open();
    window->show();
    auto* people = find<QListView>(*window, "people.list");
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), static_cast<int>(samples.size()), patience);
    fixture.files.target = fixture.folder.filePath(QStringLiteral("out"));
    const auto written = [&] {
        QHash<QString, QDateTime> times;
        const QFileInfoList files = QDir(fixture.files.target).entryInfoList({QStringLiteral("*.pdf")});
        for (const QFileInfo& file : files)
            times[file.fileName()] = file.lastModified();
        return times;
    };
    const auto exportAll = [&](int countedAtFirst) {
        trigger(*window, "exportSelected");
        const auto* count = find<QLabel>(*window, "export.count");
        QTRY_COMPARE_WITH_TIMEOUT(count->text(),
                                  ExportDialog::tr("%n file(s) will be written.", nullptr, countedAtFirst), patience);
        for (int row = 0; row < samples.size(); ++row) {
            auto* cv = find<QComboBox>(*window, qPrintable(QStringLiteral("export.cv.%1").arg(row)));
            if (cv->isEnabled())
                cv->setCurrentIndex(cv->findText(QStringLiteral("All CVs")));
        }
        QCOMPARE(count->text(), ExportDialog::tr("%n file(s) will be written.", nullptr, 6));
        find<QPushButton>(*window, "export.choose")->click();
        find<QCheckBox>(*window, "export.keepsList")->setChecked(true);
        QSignalSpy exported(window.get(), &MainWindow::exported);
        QTest::keyClick(find<QComboBox>(*window, "export.formats"), Qt::Key_Return);
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
        QTRY_VERIFY(!find(*window, "exportDialog"));
    };
    exportAll(4);
    const auto first = written();
    QCOMPARE(first.size(), 6);
    QCOMPARE(std::count_if(first.keyBegin(), first.keyEnd(),
                           [](const QString& name) { return name.contains(QStringLiteral("For a job")); }),
             2);
    exportAll(6);
    QCOMPARE(written(), first);
    // A change makes the files of all the CVs again.
    {
        const auto database = Database::open(fixture.database);
        const auto stored = PersonRepository(**database).load(samples[0].id);
        QVERIFY(stored);
        Person after = stored->person;
        after.cvs[1].paper = Paper::Letter;
        QVERIFY(PersonRepository(**database).update(stored->person, after, stored->revisions));
    }
    QTest::qWait(20); // times of files differ
    exportAll(6);
    const auto third = written();
    QCOMPARE(third.size(), 6);
    QVERIFY(third != first);
}

void ExportControllerTest::showsNumberOfFiles()
{
    test::WindowFixture fixture;
    QList<Person> samples = test::samples();
    samples[0].headline = LocalizedText::of(Language::English, QStringLiteral("Engineer"));
    Cv forAJob = samples[0].cvs.front();
    forAJob.id = CvId();
    forAJob.name = QStringLiteral("For a job");
    samples[0].cvs += forAJob;
    {
        const auto database = Database::open(fixture.database);
        for (const Person& person : samples)
            QVERIFY(PersonRepository(**database).insert(person));
    }
    remembered::shownCvs.set(fixture.settings, {{samples[0].id.toString(), forAJob.id.toString()}});
    ExportDialog dialog({samples[0].id, samples[1].id}, fixture.database, fixture.settings, fixture.files, nullptr);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    const auto* count = find<QLabel>(dialog, "export.count");
    QTRY_COMPARE_WITH_TIMEOUT(count->text(), ExportDialog::tr("%n file(s) will be written.", nullptr, 4), patience);
    // For each person, the CV viewed last is exported, and the dialog names it.
    const auto* cv = find<QComboBox>(dialog, "export.cv.0");
    QCOMPARE(cv->currentText(), QStringLiteral("For a job"));
    QVERIFY(!find<QComboBox>(dialog, "export.cv.1")->isEnabled());
    auto* formats = find<ChecklistBox>(dialog, "export.formats");
    const auto setFormat = [&](const char* format) {
        for (const QString& chosen : formats->chosen())
            find<QAction>(dialog, qPrintable(QStringLiteral("export.formats.") + chosen))->trigger();
        find<QAction>(dialog, qPrintable(QStringLiteral("export.formats.") + QString::fromLatin1(format)))->trigger();
    };
    const auto* design = find<QComboBox>(dialog, "export.design");
    QVERIFY(design->isEnabled());
    // One person lacks a text; in English alone, nobody does.
    const auto* gaps = find<QLabel>(dialog, "export.gaps");
    QTRY_VERIFY_WITH_TIMEOUT(gaps->isVisible(), patience);
    QVERIFY2(gaps->text().contains(QStringLiteral(": The Chinese CV has 1 text")), qPrintable(gaps->text()));
    auto* leaveOut = find<QCheckBox>(dialog, "export.leaveOut");
    leaveOut->click();
    QTRY_VERIFY2_WITH_TIMEOUT(gaps->text().contains(QStringLiteral("leaves out 1 text")), qPrintable(gaps->text()),
                              patience);
    leaveOut->click();
    auto* languages = find<QComboBox>(dialog, "export.languages");
    choose(*languages, "en");
    QTRY_VERIFY_WITH_TIMEOUT(!gaps->isVisible(), patience);
    choose(*languages, "zh");
    QTRY_VERIFY_WITH_TIMEOUT(gaps->isVisible(), patience);
    choose(*languages, "");
    setFormat("html"); // contains both languages
    QCOMPARE(count->text(), ExportDialog::tr("%n file(s) will be written.", nullptr, 2));
    QVERIFY(!design->isEnabled());
    choose(*find<QComboBox>(dialog, "export.languages"), "zh");
    setFormat("bib");
    QCOMPARE(count->text(), ExportDialog::tr("At most %n file(s) will be written.", nullptr, 2));
    find<QLineEdit>(dialog, "export.folder")->clear();
    QVERIFY(!find<QPushButton>(dialog, "export.go")->isEnabled());
    // Cancelling stores no choices.
    dialog.reject();
    QVERIFY(!fixture.settings.contains(QStringLiteral("export/formats")));
}

void ExportControllerTest::cancelsExportOfManyPeople()
{
    test::WindowFixture fixture;
    constexpr int many = 120;
    QList<PersonId> everybody;
    {
        const auto database = Database::open(fixture.database);
        for (int i = 0; i < many; ++i) {
            const Person person = test::variantOf(test::samples().front(), i);
            everybody += person.id;
            QVERIFY(PersonRepository(**database).insert(person));
        }
    }
    const QString target = fixture.folder.filePath(QStringLiteral("out"));
    ManyExport exporting(fixture.database, ExportFonts(), nullptr);
    connect(&exporting, &ManyExport::progressed, &exporting, &ManyExport::stop);
    std::optional<ManyExported> outcome;
    connect(&exporting, &ManyExport::finished, this, [&](const ManyExported& done) { outcome = done; });
    ExportRequest request;
    request.output = target;
    request.intoFolder = true;
    exporting.start(everybody, {request});
    QTRY_VERIFY_WITH_TIMEOUT(outcome, patience);
    QVERIFY(outcome->stopped && outcome->problems.isEmpty());
    QVERIFY(outcome->written.size() < 2 * many);
    // Files already begun are complete, and the next export continues from there.
    const qsizetype before = outcome->written.size();
    QCOMPARE(QDir(target).entryList({QStringLiteral("*.pdf")}).size(), before);
    outcome.reset();
    disconnect(&exporting, &ManyExport::progressed, nullptr, nullptr);
    exporting.start(everybody, {request});
    QTRY_VERIFY_WITH_TIMEOUT(outcome, patience);
    QVERIFY(!outcome->stopped);
    QCOMPARE(outcome->written.size() + outcome->unchanged, 2 * many);
    QVERIFY(outcome->unchanged <= before);
}

/// Reported once among the problems, wherever the character occurs, and once at export.
void ExportControllerTest::reportsMissingGlyphs()
{
    test::WindowFixture fixture;
    {
        const auto database = Database::open(fixture.database);
        Person person = test::samples().front();
        for (Section& section : person.sections) {
            if (!section.entries().isEmpty())
                section.title = LocalizedText::of(QStringLiteral("Odd \U000E0FFF"), QStringLiteral("奇 \uE123"));
        }
        QVERIFY(PersonRepository(**database).insert(person));
        QVERIFY(PersonRepository(**database).insert(test::variantOf(person, 1)));
    }
    const auto window = fixture.open();
    window->show();
    QTRY_VERIFY_WITH_TIMEOUT(shown(*window, "preview.en") && shown(*window, "preview.zh"), patience);
    const QAbstractItemModel& problems = *find<QTreeView>(*window, "problems.list")->model();
    const auto linesUnder = [&problems](const char* heading) {
        const QModelIndexList found =
            problems.match(problems.index(0, 0), Qt::DisplayRole, QString::fromLatin1(heading), 1, Qt::MatchStartsWith);
        return found.isEmpty() ? 0 : problems.rowCount(found.front());
    };
    QTRY_COMPARE_WITH_TIMEOUT(linesUnder("On the pages, English"), 1, patience);
    QTRY_COMPARE_WITH_TIMEOUT(linesUnder("On the pages, Chinese"), 1, patience);

    const auto* message = find<MessageBar>(*window, "messageBar");
    QSignalSpy exported(window.get(), &MainWindow::exported);
    trigger(*window, "exportBoth");
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
    QCOMPARE(message->text().count(QStringLiteral("no installed font has these characters")), 2);
    QVERIFY(message->text().contains(QStringLiteral("\U000E0FFF")));
    QVERIFY(message->text().contains(QStringLiteral("\uE123")));

    find<QListView>(*window, "people.list")->selectAll();
    exportChosen(*window);
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 2, patience);
    QVERIFY(message->text().contains(QStringLiteral("4 documents lack characters")));
}

DUOVITA_GUI_TEST(ExportControllerTest)
#include "tst_exportcontroller.moc"
