#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "tests/crash/failingdisk.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/shell/messagebar.h"
#include "ui/widgets/formattedtextedit.h"
#include "ui/widgets/growingtextedit.h"

#include <QClipboard>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QSqlQuery>
#include <QTest>
#include <QThreadPool>
#include <QTreeView>

#include <cerrno>

using namespace duovita;
using namespace duovita::test;

/// Adverse conditions: the message must be clear, and no data may be lost.
class HostileTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsRecordWhileDatabaseIsMissing();
    void writesNothingIntoReplacedDatabase();
    void savesOnceDatabaseIsUnlocked();
    void savesOnceDiskRecovers_data();
    void savesOnceDiskRecovers();
    void editsFiveHundredEntries();
    void editsVeryLongPoint();
    void acceptsPastedBinaryData();
    void rejectsFolderAsDocument();
    void leavesNoPartialExportOnClose();

private:
    /// A window with a sample person open.
    static std::unique_ptr<MainWindow> openWith(WindowFixture& fixture, const Person& person)
    {
        {
            const auto database = Database::open(fixture.database);
            static_cast<void>(PersonRepository(**database).insert(person));
        }
        auto window = fixture.open();
        window->show();
        QSignalSpy opened(window.get(), &MainWindow::recordOpened);
        if (!window->document())
            opened.wait(patience);
        return window;
    }
    static void typeName(MainWindow& window, const QString& text)
    {
        auto* outline = find<QTreeView>(window, "outline");
        outline->setCurrentIndex(outline->model()->index(0, 0));
        auto* name = find<GrowingTextEdit>(window, "field.name.en");
        name->moveCursor(QTextCursor::End);
        name->insertPlainText(text);
    }
    static QString storedName(const QString& path)
    {
        const auto database = Database::openExisting(path);
        if (!database)
            return {};
        const auto people = PersonRepository(**database).list();
        return people && !people->isEmpty() ? people->front().name.text(Language::English) : QString();
    }
    static QString message(MainWindow& window) { return find<MessageBar>(window, "messageBar")->text(); }
    static bool isSaved(MainWindow& window)
    {
        return find<QLabel>(window, "saveState")->text() == QStringLiteral("Saved");
    }
    static void tryAgain(MainWindow& window)
    {
        QTest::mouseClick(find<MessageBar>(window, "messageBar")->findChild<QPushButton*>(), Qt::LeftButton);
    }
};

void HostileTest::keepsRecordWhileDatabaseIsMissing()
{
    WindowFixture fixture;
    const auto window = openWith(fixture, samplePerson(QStringLiteral("li-si")));
    typeName(*window, QStringLiteral(" one")); // opens the writer's connection
    QVERIFY(window->flush());
    const QString aside = fixture.folder.filePath(QStringLiteral("elsewhere"));
    QVERIFY(QDir().mkpath(aside));
    const auto move = [](const QString& from, const QString& to) {
        for (const char* suffix : {"", "-wal", "-shm"})
            QFile::rename(from + QLatin1StringView(suffix), to + QLatin1StringView(suffix));
    };
    move(fixture.database, aside + QStringLiteral("/cv.db"));
    typeName(*window, QStringLiteral(" two"));
    QTRY_VERIFY_WITH_TIMEOUT(message(*window).contains(QStringLiteral("is gone")), patience);
    QVERIFY(!isSaved(*window));
    QVERIFY2(!QFile::exists(fixture.database), "an empty store was made in its place");
    // The record stays on the screen, prevents closing, and can be exported.
    QVERIFY(!window->close());
    QVERIFY(window->document()->person().name.text(Language::English).endsWith(QStringLiteral(" one two")));
    QSignalSpy exported(window.get(), &MainWindow::exported);
    trigger(*window, "exportBoth");
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
    // When the file is back, everything is saved.
    move(aside + QStringLiteral("/cv.db"), fixture.database);
    typeName(*window, QStringLiteral(" three"));
    QTRY_VERIFY_WITH_TIMEOUT(isSaved(*window), patience);
    QVERIFY(storedName(fixture.database).endsWith(QStringLiteral(" one two three")));
}

void HostileTest::writesNothingIntoReplacedDatabase()
{
    WindowFixture fixture;
    const auto window = openWith(fixture, samplePerson(QStringLiteral("li-si")));
    typeName(*window, QStringLiteral(" one"));
    QVERIFY(window->flush());
    // Another store with another person, into which nothing of ours may be written.
    const QString other = fixture.folder.filePath(QStringLiteral("other.db"));
    {
        const auto database = Database::open(other);
        QVERIFY(PersonRepository(**database).insert(samplePerson(QStringLiteral("zhang-san"))));
    }
    const QByteArray bytes = [&] {
        QFile file(other);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }();
    for (const char* suffix : {"-wal", "-shm", ""})
        QFile::remove(fixture.database + QLatin1StringView(suffix));
    QVERIFY(QFile::rename(other, fixture.database));
    typeName(*window, QStringLiteral(" two"));
    QTRY_VERIFY_WITH_TIMEOUT(!message(*window).isEmpty() && !isSaved(*window), patience);
    QCOMPARE(storedName(fixture.database), QStringLiteral("Zhang San"));
    QVERIFY(window->document()->person().name.text(Language::English).endsWith(QStringLiteral(" one two")));
}

void HostileTest::savesOnceDatabaseIsUnlocked()
{
    WindowFixture fixture;
    const auto window = openWith(fixture, samplePerson(QStringLiteral("li-si")));
    {
        const auto other = Database::openExisting(fixture.database);
        QVERIFY(other);
        QSqlQuery query((*other)->connection());
        QVERIFY(query.exec(QStringLiteral("BEGIN IMMEDIATE")));
        typeName(*window, QStringLiteral(" typed"));
        QTRY_VERIFY_WITH_TIMEOUT(message(*window).contains(QStringLiteral("in use by another program")), patience);
        QVERIFY(!isSaved(*window));
        QVERIFY(query.exec(QStringLiteral("ROLLBACK")));
    }
    tryAgain(*window);
    QTRY_VERIFY_WITH_TIMEOUT(isSaved(*window), patience);
    QVERIFY(storedName(fixture.database).endsWith(QStringLiteral(" typed")));
}

void HostileTest::savesOnceDiskRecovers_data()
{
    QTest::addColumn<int>("failure");
    QTest::addColumn<QString>("expected");
    QTest::newRow("full") << ENOSPC << "disk is full";
    QTest::newRow("failing") << EIO << "is failing";
    QTest::newRow("read-only") << EROFS << "is read-only";
}

/// Typed text stays, the error is reported, and the text is saved automatically when the disk works again.
void HostileTest::savesOnceDiskRecovers()
{
    QFETCH(int, failure);
    QFETCH(QString, expected);
    WindowFixture fixture;
    const auto window = openWith(fixture, samplePerson(QStringLiteral("li-si")));
    typeName(*window, QStringLiteral(" one"));
    QVERIFY(window->flush());
    failDisk(QFile::encodeName(fixture.folder.path()).constData(), failure, 0, -1);
    typeName(*window, QStringLiteral(" two"));
    QTRY_VERIFY_WITH_TIMEOUT(message(*window).contains(expected), patience);
    QVERIFY2(message(*window).contains(fixture.database), qPrintable(message(*window)));
    QVERIFY2(message(*window).contains(QStringLiteral("kept in this window")), qPrintable(message(*window)));
    QVERIFY(!isSaved(*window));
    QVERIFY(!window->close()); // typed text would be lost
    typeName(*window, QStringLiteral(" three"));
    // After the user closed the message, it is not repeated; the save state still shows the error.
    find(*window, "messageBar")->hide();
    const int before = diskCalls();
    QTRY_VERIFY_WITH_TIMEOUT(failure == EROFS || diskCalls() > before, patience); // another attempt
    QVERIFY(!isSaved(*window));
    QCOMPARE(message(*window), QString());
    mendDisk();
    QCOMPARE(storedName(fixture.database).right(4), QStringLiteral(" one"));
    QTRY_VERIFY_WITH_TIMEOUT(isSaved(*window), patience); // automatically
    QVERIFY(storedName(fixture.database).endsWith(QStringLiteral(" one two three")));
}

void HostileTest::editsFiveHundredEntries()
{
    Person person = samplePerson(QStringLiteral("li-si"));
    Section section(SectionKind::Project);
    for (int i = 0; i < 500; ++i) {
        Entry entry = section.newEntry();
        auto& details = std::get<ExperienceDetails>(entry.details);
        details.title = LocalizedText::of(QStringLiteral("Project %1").arg(i), QStringLiteral("项目 %1").arg(i));
        Highlight highlight;
        highlight.text = LocalizedRichText::of(Language::English, RichText::fromPlain(QStringLiteral("Did a thing")));
        entry.highlights = {highlight};
        QVERIFY(section.append(entry));
    }
    person.sections += section;
    WindowFixture fixture;
    const auto window = openWith(fixture, person);
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.en", QStringLiteral("Project 499")), patience);
    auto* outline = find<QTreeView>(*window, "outline");
    const QModelIndex last = outline->model()->index(static_cast<int>(person.sections.size()), 0);
    QCOMPARE(outline->model()->rowCount(last), 500);
    outline->setCurrentIndex(outline->model()->index(499, 0, last));
    trigger(*window, "duplicate");
    trigger(*window, "moveUp");
    QCOMPARE(outline->model()->rowCount(last), 501);
    trigger(*window, "undo");
    trigger(*window, "undo");
    QVERIFY(window->flush());
    QCOMPARE(window->document()->person(), person);
}

void HostileTest::editsVeryLongPoint()
{
    Person person = samplePerson(QStringLiteral("li-si"));
    QString words;
    while (words.size() < 10000)
        words += QStringLiteral("measured the latency of 第三方 services, ");
    Section section(SectionKind::Work);
    Entry entry = section.newEntry();
    Highlight highlight;
    highlight.text = LocalizedRichText::of(Language::English, RichText::fromPlain(words.trimmed()));
    entry.highlights = {highlight};
    QVERIFY(section.append(entry));
    person.sections = {section};
    WindowFixture fixture;
    const auto window = openWith(fixture, person);
    auto* outline = find<QTreeView>(*window, "outline");
    outline->setCurrentIndex(outline->model()->index(0, 0, outline->model()->index(1, 0)));
    const auto points = window->findChildren<FormattedTextEdit*>();
    QVERIFY(!points.isEmpty());
    points.front()->moveCursor(QTextCursor::End);
    QTest::keyClicks(points.front(), QStringLiteral(" and more"));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.en", QStringLiteral("and more")), patience);
    QVERIFY(window->flush());
    const Highlight& kept = window->document()->person().sections.front().entries().front().highlights.front();
    QCOMPARE(kept.text.text(Language::English).plainText(), words.trimmed() + QStringLiteral(" and more"));
}

void HostileTest::acceptsPastedBinaryData()
{
    WindowFixture fixture;
    const auto window = openWith(fixture, samplePerson(QStringLiteral("li-si")));
    auto* outline = find<QTreeView>(*window, "outline");
    outline->setCurrentIndex(outline->model()->index(0, 0));
    auto* name = find<GrowingTextEdit>(*window, "field.name.en");
    name->selectAll();
    QByteArray bytes;
    for (int i = 0; i < 5000; ++i)
        bytes += static_cast<char>(i * 37 % 256);
    auto* data = new QMimeData;
    data->setData(QStringLiteral("application/octet-stream"), bytes);
    data->setText(QString::fromLatin1(bytes) + QChar(0) + QChar(0xD800)); // a NUL and an unpaired surrogate
    QApplication::clipboard()->setMimeData(data);
    name->paste();
    QVERIFY(window->flush());
    QTRY_VERIFY_WITH_TIMEOUT(isSaved(*window), patience);
    const QString shownName = window->document()->person().name.text(Language::English);
    QVERIFY(!shownName.isEmpty());
    QCOMPARE(storedName(fixture.database), shownName); // the saved text is the one shown
    trigger(*window, "undo");
    QCOMPARE(window->document()->person().name.text(Language::English), QStringLiteral("Li Si"));
}

void HostileTest::rejectsFolderAsDocument()
{
    WindowFixture fixture;
    const auto window = openWith(fixture, samplePerson(QStringLiteral("li-si")));
    const Person before = window->document()->person();
    window->importFiles({fixture.folder.path()}); // the effect of a drop: see tst_mainwindow
    QTRY_VERIFY_WITH_TIMEOUT(message(*window).contains(fixture.folder.path()), patience);
    QCOMPARE(window->document()->person(), before);
}

void HostileTest::leavesNoPartialExportOnClose()
{
    WindowFixture fixture;
    auto window = openWith(fixture, samplePerson(QStringLiteral("zhang-san")));
    const QString out = fixture.folder.filePath(QStringLiteral("out"));
    QVERIFY(QDir().mkpath(out));
    fixture.files.target = out;
    trigger(*window, "exportBoth");
    QVERIFY(window->close());
    window.reset(); // waits for writing to finish or skips it, but never leaves half a file
    QThreadPool::globalInstance()->waitForDone();
    QCoreApplication::processEvents();
    for (const QFileInfo& file : QDir(out).entryInfoList(QDir::Files)) {
        QFile pdf(file.filePath());
        QVERIFY(pdf.open(QIODevice::ReadOnly));
        const QByteArray bytes = pdf.readAll();
        QVERIFY2(bytes.startsWith("%PDF-") && bytes.trimmed().endsWith("%%EOF"), qPrintable(file.fileName()));
    }
}

DUOVITA_GUI_TEST(HostileTest)
#include "tst_hostile.moc"
