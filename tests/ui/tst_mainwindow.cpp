#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "tests/support/manypeople.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/backup/opening.h"
#include "ui/messagebar.h"
#include "ui/people/peoplepanel.h"
#include "ui/preview/previewpanel.h"
#include "ui/spelling/spelling.h"
#include "ui/spelling/spellinghighlighter.h"
#include "ui/widgets/growingtextedit.h"
#include "ui/widgets/unparsedlist.h"

#include <QAction>
#include <QDialog>
#include <QDir>
#include <QDropEvent>
#include <QFile>
#include <QFutureWatcher>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QMenu>
#include <QMimeData>
#include <QPainter>
#include <QPdfDocument>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QToolButton>
#include <QTreeView>
#include <QTreeWidget>

using namespace duovita;
using namespace duovita::test;

namespace {

QString writeIn(const test::WindowFixture& fixture, const char* name, const char* text)
{
    const QString path = fixture.folder.filePath(QString::fromLatin1(name));
    QFile file(path);
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
    return path;
}

/// Accepts the document under review as it is.
bool acceptReview(MainWindow& window)
{
    auto* accept = find<QPushButton>(window, "review.accept");
    if (!QTest::qWaitFor([&] { return accept->isVisible(); }, patience))
        return false;
    accept->click();
    return true;
}

QString textOfPdf(const QString& path)
{
    QPdfDocument pdf;
    pdf.load(path);
    QString text;
    for (int page = 0; page < pdf.pageCount(); ++page)
        text += pdf.getAllText(page).text();
    return text;
}

} // namespace

class MainWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void greetsAnEmptyStore();
    void takesAPersonFromNothingToPdf();
    void keepsWhatWasTypedAcrossRestart();
    void remembersTheFilter();
    void holdsOnePersonHoweverManyWereOpened();
    void importsDroppedFiles();
    void joinsTheLanguagesOfOnePerson();
    void reviewsWhatIsImported();
    void reviewsWhichPointsAreOne();
    void placesWhatIsLeftOverInTheReview();
    void undoTakesAnImportBack();
    void undoTakesAnImportOfSeveralBack();
    void importsManyFilesAtOnce();
    void asksForTheNameADocumentLacks();
    void saysWhatIsWrongWithAFile();
    void speaksBothLanguages();
    void goesFromPreviewToField();
    void showsThePreviewInItsOwnWindow();
    void goesThroughProblemsAndRemediesThem();
    void findsAndReplaces();
    void putsEarlierVersionsBack();
    void putsBackWhatWasDeleted();
    void exportsInOtherFormats();
    void printsWhatItShows();
    void goesBackToABackup();
    void goesBackToAnEncryptedCopy();
    void asksForAnotherDatabase();
    void underlinesWhatIsMisspelled();
    void exportsAndDeletesSeveralPeople();
    void givesPeopleOfOneNameFilesOfTheirOwn();
};

void MainWindowTest::greetsAnEmptyStore()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "welcome.new")->isVisible(), patience);
    QTest::mouseClick(find(*window, "welcome.sample"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.zh", QStringLiteral("张三")) ||
                                 previewHas(*window, "preview.zh", QStringLiteral("李四")),
                             patience);
    QVERIFY(!find(*window, "welcome.new")->isVisible());
}

void MainWindowTest::takesAPersonFromNothingToPdf()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    QSignalSpy opened(window.get(), &MainWindow::recordOpened);
    trigger(*window, "newPerson");
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, patience);

    QTest::keyClicks(find<GrowingTextEdit>(*window, "field.name.en"), QStringLiteral("Zhang San"));
    find<GrowingTextEdit>(*window, "field.name.zh")->insertPlainText(QStringLiteral("张三"));

    auto* outline = find<QTreeView>(*window, "outline");
    outline->setCurrentIndex(outline->model()->index(1, 0)); // Education
    trigger(*window, "newEntry");
    QTest::keyClicks(find<GrowingTextEdit>(*window, "field.institution.en"), QStringLiteral("Qinghe University"));
    find<GrowingTextEdit>(*window, "field.institution.zh")->insertPlainText(QStringLiteral("清河大学"));
    QTest::keyClicks(find(*window, "field.start"), QStringLiteral("2020.9"));
    QTest::keyClicks(find(*window, "field.end"), QStringLiteral("present"));

    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.en", QStringLiteral("Qinghe University Sep 2020 – Present")),
                             patience);
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.zh", QStringLiteral("清河大学 2020.9 至今")), patience);

    // The window's keys work in the fields, too.
    auto* school = find<GrowingTextEdit>(*window, "field.institution.en");
    school->setFocus();
    school->moveCursor(QTextCursor::End);
    QTest::keyClicks(school, QStringLiteral(" X"));
    QTest::keyClick(school, Qt::Key_Z, Qt::ControlModifier);
    QTRY_COMPARE(school->toPlainText(), QStringLiteral("Qinghe University"));
    trigger(*window, "undo"); // the end
    trigger(*window, "undo"); // the start
    QTRY_VERIFY_WITH_TIMEOUT(!previewHas(*window, "preview.zh", QStringLiteral("至今")), patience);
    trigger(*window, "redo");
    trigger(*window, "redo");
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.zh", QStringLiteral("至今")), patience);

    QSignalSpy exported(window.get(), &MainWindow::exported);
    trigger(*window, "exportBoth");
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
    const QStringList paths = exported.front().front().toStringList();
    QCOMPARE(paths.size(), 2);
    QString text;
    for (const QString& path : paths)
        text += textOfPdf(path);
    QVERIFY(text.contains(QStringLiteral("Qinghe University")));
    QVERIFY(text.contains(QStringLiteral("清河大学")));
    // The previewed bytes are the exported ones.
    QFile file(paths.filter(QStringLiteral("(en)")).front());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), shown(*window, "preview.en")->document.bytes);
}

void MainWindowTest::keepsWhatWasTypedAcrossRestart()
{
    test::WindowFixture fixture;
    {
        const auto window = fixture.open();
        window->show();
        QSignalSpy opened(window.get(), &MainWindow::recordOpened);
        trigger(*window, "newPerson");
        QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, patience);
        QTest::keyClicks(find<GrowingTextEdit>(*window, "field.name.en"), QStringLiteral("Li Si"));
        window->close();
    }
    const auto window = fixture.open();
    window->show();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() &&
                                 window->document()->person().name.text(Language::English) == QStringLiteral("Li Si"),
                             patience);
}

void MainWindowTest::remembersTheFilter()
{
    test::WindowFixture fixture;
    const PeopleFilter filter{Language::Chinese, QStringLiteral("group")};
    {
        const auto window = fixture.open();
        find<PeoplePanel>(*window, "people")->setFilter(filter);
        window->close();
    }
    const auto window = fixture.open();
    QCOMPARE(find<PeoplePanel>(*window, "people")->filter(), filter);
}

/// What was made for one person goes before the next is there: memory does not grow with the people looked at.
void MainWindowTest::holdsOnePersonHoweverManyWereOpened()
{
    test::WindowFixture fixture;
    constexpr int people = 12;
    {
        const auto database = Database::open(fixture.database);
        QVERIFY(database);
        for (int i = 0; i < people; ++i)
            QVERIFY(PersonRepository(**database).insert(test::variantOf(test::samples().front(), i)));
    }
    const auto window = fixture.open();
    window->show();
    QSet<Language> shownLanguages;
    connect(window->preview(), &PreviewPanel::updated, window.get(),
            [&](Language language) { shownLanguages += language; });
    auto* list = find<QListView>(*window, "people.list");
    QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), people, patience);
    QList<QPointer<const PersonDocument>> documents;
    QList<qsizetype> objects;
    for (int row = 0; row < people; ++row) {
        QSignalSpy opened(window.get(), &MainWindow::recordOpened);
        if (row > 0) // the first one opens by itself, and may be there already
            shownLanguages.clear();
        list->setCurrentIndex(list->model()->index(row, 0));
        if (row > 0)
            QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, patience);
        QTRY_COMPARE_WITH_TIMEOUT(shownLanguages.size(), qsizetype(languageCount), patience);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        documents += QPointer(window->document());
        QTRY_VERIFY(window->findChildren<QFutureWatcherBase*>().isEmpty()); // nothing is being read
        objects += window->findChildren<QObject*>().size() + QApplication::topLevelWidgets().size();
    }
    QCOMPARE(std::count_if(documents.begin(), documents.end(), [](const auto& document) { return !document.isNull(); }),
             1);
    QCOMPARE(objects.last(), objects[1]); // the people differ in their names alone
}

void MainWindowTest::importsDroppedFiles()
{
    test::WindowFixture fixture;
    const QString path = fixture.folder.filePath(QStringLiteral("cv.md"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("# Zhang San (张三)\n\n## Education\n\n- **Qinghe University** Qinghe, China\n");
    file.close();
    const auto window = fixture.open();
    window->show();
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(window.get(), &drop);
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.zh", QStringLiteral("张三")), patience);
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.en", QStringLiteral("Qinghe University")), patience);
}

void MainWindowTest::joinsTheLanguagesOfOnePerson()
{
    test::WindowFixture fixture;
    const QString english =
        writeIn(fixture, "en.md", "# Zhang San (张三)\n\n## Education\n\n- **Tsinghua University** 2016.9-2020.6\n");
    const QString chinese = writeIn(fixture, "zh.md", "# 张三\n\n## 教育背景\n\n- **清华大学** 2016.9-2020.6\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({english});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.en", QStringLiteral("Tsinghua University")), patience);
    const Person before = window->document()->person();
    window->importFiles({chinese});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.zh", QStringLiteral("清华大学")), patience);
    const Person& joined = window->document()->person();
    QCOMPARE(joined.id, before.id);
    QCOMPARE(joined.sections.size(), 1);
    QCOMPARE(joined.sections[0].entries().size(), 1);
    // One step takes the whole import back.
    QPushButton* undo = find(*window, "messageBar")->findChild<QPushButton*>();
    QVERIFY(undo && undo->isVisible());
    undo->click();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && window->document()->person() == before, patience);
}

/// Cuts a pairing, leaves an entry out, edits, takes an edit back, accepts; then takes the whole import back.
void MainWindowTest::reviewsWhatIsImported()
{
    test::WindowFixture fixture;
    const QString english = writeIn(fixture, "en.md",
                                    "# Zhang San (张三)\n\n## Education\n\n"
                                    "- **Tsinghua University** 2016.9-2020.6\n"
                                    "- **Peking University** 2012.9-2016.6\n");
    const QString chinese = writeIn(fixture, "zh.md",
                                    "# 张三\n\n## 教育背景\n\n- **清华大学** 2016.9-2020.6\n"
                                    "- **北京大学** 2012.9-2016.6\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({english});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.en", QStringLiteral("Peking University")), patience);
    const Person before = window->document()->person();

    window->importFiles({chinese});
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "reviewPage")->isVisible(), patience);
    QVERIFY(find<QPlainTextEdit>(*window, "review.source")->toPlainText().contains(QStringLiteral("清华大学")));
    auto* document = find<QListView>(*window, "review.document");
    const QAbstractItemModel& rows = *document->model();
    QCOMPARE(rows.rowCount(), 4); // person, section, two entries
    document->setCurrentIndex(rows.index(2, 0));
    QVERIFY(find<QPushButton>(*window, "review.cut")->isEnabled());
    find<QPushButton>(*window, "review.cut")->click();
    QVERIFY(!find<QPushButton>(*window, "review.cut")->isEnabled());
    document->model()->setData(rows.index(3, 0), Qt::Unchecked, Qt::CheckStateRole);
    auto* field = find(*window, "reviewPage")->findChild<GrowingTextEdit*>(QStringLiteral("field.area.zh"));
    QVERIFY(field);
    field->insertPlainText(QStringLiteral("计算机"));
    field->insertPlainText(QStringLiteral("错"));
    QVERIFY(find<QAction>(*window, "undo")->isEnabled());
    QVERIFY(!find<QAction>(*window, "exportBoth")->isEnabled());
    trigger(*window, "undo");
    trigger(*window, "redo");
    QVERIFY(window->document()->person() == before);

    find<QPushButton>(*window, "review.accept")->click();
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.zh", QStringLiteral("计算机")), patience);
    const QList<Entry>& entries = window->document()->person().sections.front().entries();
    QCOMPARE(entries.size(), 3);
    for (const Entry& entry : entries) {
        const LocalizedText& name = std::get<EducationDetails>(entry.details).institution;
        QVERIFY(name.text(Language::English).isEmpty() || name.text(Language::Chinese).isEmpty());
        QVERIFY(name.text(Language::Chinese) != QStringLiteral("北京大学"));
    }
    find(*window, "messageBar")->findChild<QPushButton*>()->click();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && window->document()->person() == before, patience);
}

void MainWindowTest::reviewsWhichPointsAreOne()
{
    test::WindowFixture fixture;
    const QString english = writeIn(fixture, "en.md",
                                    "# Zhang San (张三)\n\n## Education\n\n**Tsinghua University** 2016.9-2020.6\n\n"
                                    "- Rank 3 of 120\n- Led the choir\n");
    const QString chinese = writeIn(fixture, "zh.md",
                                    "# 张三\n\n## 教育背景\n\n**清华大学** 2016.9-2020.6\n\n"
                                    "- 排名 3/120\n- 志愿者\n- 校合唱团团长\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({english});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.en", QStringLiteral("Led the choir")), patience);

    window->importFiles({chinese});
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "reviewPage")->isVisible(), patience);
    auto* table = find<QTableView>(*window, "review.highlights");
    QVERIFY(!table->isVisible()); // the person has no points
    auto* document = find<QListView>(*window, "review.document");
    document->setCurrentIndex(document->model()->index(2, 0));
    QVERIFY(table->isVisible());
    const auto textAt = [&](int row, int column) { return table->model()->index(row, column).data().toString(); };
    const auto rowOf = [&](int column, const QString& text) {
        int row = 0;
        while (row < table->model()->rowCount() && textAt(row, column) != text)
            ++row;
        return row;
    };
    QCOMPARE(rowOf(0, QStringLiteral("排名 3/120")), rowOf(1, QStringLiteral("Rank 3 of 120")));
    auto* join = find<QPushButton>(*window, "review.joinHighlights");
    auto* cut = find<QPushButton>(*window, "review.cutHighlight");
    QVERIFY(!join->isEnabled() && !cut->isEnabled());
    const auto choose = [&](int column, const QString& text) {
        table->selectionModel()->select(table->model()->index(rowOf(column, text), column),
                                        QItemSelectionModel::Select);
    };
    table->clearSelection();
    choose(0, QStringLiteral("校合唱团团长"));
    choose(1, QStringLiteral("Led the choir"));
    if (join->isEnabled()) // unless their order has joined them
        join->click();
    QCOMPARE(rowOf(0, QStringLiteral("校合唱团团长")), rowOf(1, QStringLiteral("Led the choir")));
    table->clearSelection();
    choose(0, QStringLiteral("排名 3/120"));
    QVERIFY(cut->isEnabled());
    cut->click();
    QVERIFY(rowOf(0, QStringLiteral("排名 3/120")) != rowOf(1, QStringLiteral("Rank 3 of 120")));

    find<QPushButton>(*window, "review.accept")->click();
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.zh", QStringLiteral("校合唱团团长")), patience);
    const auto& points = window->document()->person().sections.front().entries().front().highlights;
    QCOMPARE(points.size(), 4);
    const auto choir = std::find_if(points.begin(), points.end(), [](const Highlight& point) {
        return point.text.text(Language::English).plainText() == QStringLiteral("Led the choir");
    });
    QVERIFY(choir != points.end());
    QCOMPARE(choir->text.text(Language::Chinese).plainText(), QStringLiteral("校合唱团团长"));
}

/// Accepts the first and with it all others; undo takes every one of them back.
void MainWindowTest::placesWhatIsLeftOverInTheReview()
{
    test::WindowFixture fixture;
    const QString path = writeIn(fixture, "cv.md",
                                 "# Zhang San (张三)\n\nzhangsan@example.org | likes the sea\n\n## Education\n\n"
                                 "- **Tsinghua University** 2016.9-2020.6\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({path});
    auto* page = find(*window, "reviewPage");
    QTRY_VERIFY_WITH_TIMEOUT(page->isVisible(), patience);
    auto* document = find<QListView>(*window, "review.document");
    QAbstractItemModel* rows = document->model();
    QCOMPARE(rows->rowCount(), 3); // person, section, entry
    const auto left = [&] { return page->findChild<QListWidget*>(QStringLiteral("unparsed")); };
    QVERIFY(left() && left()->count() == 1);
    const DraggedPiece piece(left()->item(0)->text());
    QVERIFY(!rows->canDropMimeData(&piece, Qt::MoveAction, -1, -1, rows->index(0, 0)));
    QVERIFY(rows->dropMimeData(&piece, Qt::MoveAction, -1, -1, rows->index(1, 0)));
    piece.placing()();
    QCOMPARE(rows->rowCount(), 4);
    document->setCurrentIndex(rows->index(0, 0));
    QVERIFY(!left() || left()->count() == 0);
    trigger(*window, "undo"); // one step
    QCOMPARE(rows->rowCount(), 3);
    document->setCurrentIndex(rows->index(0, 0));
    QCOMPARE(left()->count(), 1);
    trigger(*window, "redo");
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    QCOMPARE(window->document()->person().sections.front().entries().size(), 2);
    QVERIFY(window->document()->person().unparsed.isEmpty());
    // Nothing of what the import could not place is left, and that is what the window says.
    const QString said = find<MessageBar>(*window, "messageBar")->text();
    QVERIFY2(said.startsWith(QStringLiteral("Imported ")) && !said.contains(QStringLiteral("placed")),
             qPrintable(said));
}

/// From any of its people, once what was done to any of them since has been taken back.
void MainWindowTest::undoTakesAnImportOfSeveralBack()
{
    test::WindowFixture fixture;
    const auto document = [&](const char* file, const char* name) {
        const QByteArray text =
            QByteArrayLiteral("# %1\n\n## Education\n\n- **Tsinghua University** 2016.9-2020.6\n").replace("%1", name);
        return writeIn(fixture, file, text.constData());
    };
    const auto window = fixture.open();
    window->show();
    auto* undo = find<QAction>(*window, "undo");
    auto* people = find<QListView>(*window, "people.list");
    const auto isOpen = [&](const char* name) {
        return QTest::qWaitFor(
            [&] {
                return window->document() &&
                       window->document()->person().name.text(Language::English) == QString::fromLatin1(name);
            },
            patience);
    };
    const auto choose = [&](int row, const char* name) {
        people->setCurrentIndex(people->model()->index(row, 0));
        return isOpen(name);
    };
    window->importFiles({document("wang.md", "Wang Wu")});
    QVERIFY(acceptReview(*window));
    QVERIFY(isOpen("Wang Wu"));
    window->importFiles({document("li.md", "Li Si"), document("zhang.md", "Zhang San")});
    auto* all = find<QPushButton>(*window, "review.acceptRest");
    QTRY_VERIFY_WITH_TIMEOUT(all->isVisible(), patience);
    all->click();
    QVERIFY(isOpen("Li Si"));
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 3, patience);
    QVERIFY(choose(2, "Zhang San"));
    QCOMPARE(undo->text(), QStringLiteral("Undo: import"));
    Person edited = window->document()->person();
    edited.headline = LocalizedText::of(Language::English, QStringLiteral("Engineer"));
    const_cast<PersonDocument&>(*window->document()).replaceFacts(edited);
    QVERIFY(choose(0, "Li Si"));
    QVERIFY(!undo->isEnabled()); // it would take the headline of the other too
    QVERIFY(choose(2, "Zhang San"));
    trigger(*window, "undo");
    QVERIFY(choose(1, "Wang Wu"));
    QVERIFY(!undo->isEnabled()); // none of this import's
    QVERIFY(choose(0, "Li Si"));
    QCOMPARE(undo->text(), QStringLiteral("Undo: import"));
    trigger(*window, "undo");
    QVERIFY(isOpen("Wang Wu"));
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 1, patience);
}

void MainWindowTest::undoTakesAnImportBack()
{
    test::WindowFixture fixture;
    const QString first =
        writeIn(fixture, "first.md", "# Zhang San (张三)\n\n## Education\n\n- **Tsinghua University** 2016.9-2020.6\n");
    const QString second =
        writeIn(fixture, "second.md", "# Li Si (李四)\n\n## Education\n\n- **Peking University** 2012.9-2016.6\n");
    const QString more = writeIn(fixture, "more.md", "# 张三\n\n## 教育背景\n\n- **清华大学** 2016.9-2020.6\n");
    const auto window = fixture.open();
    window->show();
    auto* undo = find<QAction>(*window, "undo");
    auto* people = find<QListView>(*window, "people.list");
    const auto shows = [&](const QString& name) {
        return QTest::qWaitFor(
            [&] { return window->document() && window->document()->person().name.text(Language::English) == name; },
            patience);
    };
    window->importFiles({first});
    QVERIFY(acceptReview(*window));
    QVERIFY(shows(QStringLiteral("Zhang San")));
    const Person before = window->document()->person();
    window->importFiles({second});
    QVERIFY(acceptReview(*window));
    QVERIFY(shows(QStringLiteral("Li Si")));
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 2, patience);
    QVERIFY(undo->isEnabled());
    QCOMPARE(undo->text(), QStringLiteral("Undo: import"));
    // What was typed since comes first.
    Person edited = window->document()->person();
    edited.headline = LocalizedText::of(Language::English, QStringLiteral("Engineer"));
    const_cast<PersonDocument&>(*window->document()).replaceFacts(edited);
    QVERIFY(undo->text() != QStringLiteral("Undo: import"));
    trigger(*window, "undo");
    QVERIFY(window->document()->person().headline.isEmpty());
    // Then the whole import: whoever was shown before is shown again.
    QCOMPARE(undo->text(), QStringLiteral("Undo: import"));
    trigger(*window, "undo");
    QVERIFY(shows(QStringLiteral("Zhang San")));
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 1, patience);
    QCOMPARE(window->document()->person(), before);
    QVERIFY(!undo->isEnabled());
    // Of somebody who was there already: the record as it was.
    window->importFiles({more});
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && !(window->document()->person() == before) && undo->isEnabled(),
                             patience);
    trigger(*window, "undo");
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && window->document()->person() == before && !undo->isEnabled(),
                             patience);
    // Who has gone to another person since has done with it.
    window->importFiles({second});
    QVERIFY(acceptReview(*window));
    QVERIFY(shows(QStringLiteral("Li Si")));
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 2, patience);
    people->setCurrentIndex(people->model()->index(1 - people->currentIndex().row(), 0));
    QVERIFY(shows(QStringLiteral("Zhang San")));
    QVERIFY(!undo->isEnabled());
}

void MainWindowTest::importsManyFilesAtOnce()
{
    test::WindowFixture fixture;
    QStringList paths;
    for (int i = 0; i < 12; ++i) {
        paths += fixture.folder.filePath(QStringLiteral("%1.md").arg(i));
        QFile file(paths.last());
        QVERIFY(file.open(QIODevice::WriteOnly));
        const char given = static_cast<char>('a' + i);
        file.write(QByteArray("# Zhang ") + static_cast<char>('A' + i) + "o" + given +
                   "\n\n## Education\n\n- **Qinghe University** 2020.9-2023.6\n");
    }
    paths.insert(1, QStringLiteral("/nowhere/cv.md"));
    const auto window = fixture.open();
    window->show();
    window->importFiles(paths);
    auto* rest = find<QPushButton>(*window, "review.acceptRest");
    QTRY_VERIFY_WITH_TIMEOUT(rest->isVisible(), patience);
    rest->click();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && !find(*window, "reviewPage")->isVisible(), patience);
    const auto count = [&] { return find<QListView>(*window, "people.list")->model()->rowCount(); };
    QTRY_COMPARE_WITH_TIMEOUT(count(), 12, patience);
    QVERIFY(find(*window, "messageBar")->findChild<QLabel*>()->text().contains(QStringLiteral("/nowhere/cv.md")));
    find(*window, "messageBar")->findChild<QPushButton*>()->click();
    QTRY_COMPARE_WITH_TIMEOUT(count(), 0, patience);
}

void MainWindowTest::asksForTheNameADocumentLacks()
{
    test::WindowFixture fixture;
    const QString path = fixture.folder.filePath(QStringLiteral("cv.txt"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("教育背景\n清河大学 硕士 计算机 2020.9-2023.6\n");
    file.close();
    fixture.files.files = {path};
    fixture.files.name = QStringLiteral("李四");
    const auto window = fixture.open();
    window->show();
    trigger(*window, "import");
    QVERIFY(acceptReview(*window));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.zh", QStringLiteral("李四")), patience);
}

void MainWindowTest::saysWhatIsWrongWithAFile()
{
    test::WindowFixture fixture;
    fixture.files.files = {QStringLiteral("/nowhere/cv.md")};
    const auto window = fixture.open();
    window->show();
    trigger(*window, "import");
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "messageBar")->isVisible(), patience);
    QVERIFY(find(*window, "messageBar")->findChild<QLabel*>()->text().contains(QStringLiteral("/nowhere/cv.md")));
}

void MainWindowTest::speaksBothLanguages()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    trigger(*window, "chinese");
    QTRY_COMPARE(find<QAction>(*window, "newPerson")->text(), QStringLiteral("新建人员"));
    trigger(*window, "english");
    QTRY_COMPARE(find<QAction>(*window, "newPerson")->text(), QStringLiteral("New person"));
}

void MainWindowTest::goesFromPreviewToField()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && shown(*window, "preview.en"), patience);
    const Person& person = window->document()->person();
    const auto section = std::find_if(person.sections.begin(), person.sections.end(),
                                      [](const Section& s) { return s.kind() == SectionKind::Education; });
    const ContentSource source{section->id(), section->entries().front().id, {}, Field::Institution};
    Q_EMIT find<PagesView>(*window, "preview.en")->clicked(source);
    QTRY_VERIFY(find(*window, "field.institution.en"));
    QVERIFY(!find<GrowingTextEdit>(*window, "field.institution.en")->text().isEmpty());
}

void MainWindowTest::showsThePreviewInItsOwnWindow()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(shown(*window, "preview.en"), patience);
    const auto* preview = window->preview();
    auto* action = find<QAction>(*window, "previewInWindow");
    const QSize formBefore = find(*window, "outline")->parentWidget()->size();
    action->trigger();
    QTRY_VERIFY(find(*window, "outline")->parentWidget()->width() > formBefore.width()); // the editor gets the room
    QVERIFY(find(*window, "outline")->parentWidget()->height() >= formBefore.height());
    auto* other = find(*window, "previewWindow");
    QVERIFY(other->isVisible());
    QCOMPARE(preview->window(), other);
    QVERIFY(preview->isVisible());
    QVERIFY(window->isVisible());
    // It follows what is edited, and its shortcuts are the window's.
    QVERIFY(other->actions().contains(find<QAction>(*window, "undo")));
    auto* outline = find<QTreeView>(*window, "outline");
    outline->setCurrentIndex(outline->model()->index(0, 0));
    find<GrowingTextEdit>(*window, "field.name.en")->insertPlainText(QStringLiteral("Prof. "));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*other, "preview.en", QStringLiteral("Prof. ")), patience);
    // Closed, it gives the pages back, and the menu knows.
    QVERIFY(other->close());
    QCOMPARE(preview->window(), window.get());
    QVERIFY(preview->isVisible());
    QVERIFY(!action->isChecked());
    action->trigger();
    QVERIFY(window->close());
    QVERIFY(!other->isVisible());
    QCOMPARE(preview->window(), window.get());
}

void MainWindowTest::goesThroughProblemsAndRemediesThem()
{
    test::WindowFixture fixture;
    const QString path = fixture.folder.filePath(QStringLiteral("cv.md"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("# Zhang San (张三)\n\n## Education\n\n- **Qinghe University** 2016.9-2020.6\n");
    file.close();
    const auto window = fixture.open();
    window->show();
    window->importFiles({path});
    QVERIFY(acceptReview(*window));
    auto* head = find<QToolButton>(*window, "problems.head");
    QTRY_VERIFY_WITH_TIMEOUT(head->text().contains(QStringLiteral("Missing in Chinese")), patience);
    head->click();
    auto* list = find<QTreeView>(*window, "problems.list");
    QVERIFY(list->isVisible());
    // F8 goes to the field of each in turn.
    const auto isAtInstitution = [&] {
        trigger(*window, "nextProblem");
        return list->currentIndex().data().toString().contains(QStringLiteral("Qinghe University"));
    };
    QTRY_VERIFY_WITH_TIMEOUT(isAtInstitution(), patience);
    QVERIFY(find(*window, "field.institution.zh"));

    // "Same in both languages" is one step, which undo takes back.
    auto* shared = find<QPushButton>(*window, "problems.remedy.2");
    QVERIFY(shared);
    shared->click();
    const auto institution = [&] {
        const Entry& entry = window->document()->person().sections.front().entries().front();
        return std::get<EducationDetails>(entry.details).institution;
    };
    QTRY_VERIFY(institution().isShared());
    QTRY_VERIFY_WITH_TIMEOUT(!list->model()
                                  ->match(list->model()->index(0, 0), Qt::DisplayRole, QStringLiteral("Qinghe"), 1,
                                          Qt::MatchContains | Qt::MatchRecursive)
                                  .size(),
                             patience);
    trigger(*window, "undo");
    QVERIFY(!institution().isShared());
}

void MainWindowTest::findsAndReplaces()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && shown(*window, "preview.en"), patience);
    const Person before = window->document()->person();
    const Section& education = *std::find_if(before.sections.begin(), before.sections.end(),
                                             [](const Section& s) { return s.kind() == SectionKind::Education; });
    const Entry& entry = education.entries().front();
    const QString word = std::get<EducationDetails>(entry.details).institution.text(Language::Chinese);
    QVERIFY(!word.isEmpty());
    trigger(*window, "find");
    auto* text = find<QLineEdit>(*window, "find.text");
    QTRY_VERIFY(text->isVisible());
    text->setText(word);
    auto* next = find<QToolButton>(*window, "find.next");
    QTRY_VERIFY_WITH_TIMEOUT(next->isEnabled(), patience);
    next->click();
    QTRY_VERIFY(find(*window, "field.institution.zh"));
    QCOMPARE(find<GrowingTextEdit>(*window, "field.institution.zh")->textCursor().selectedText(), word);
    find<QLineEdit>(*window, "find.replacement")->setText(QStringLiteral("替换大学"));
    find<QPushButton>(*window, "find.replaceAll")->click();
    QTRY_COMPARE(find<GrowingTextEdit>(*window, "field.institution.zh")->text(), QStringLiteral("替换大学"));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.zh", QStringLiteral("替换大学")), patience);
    trigger(*window, "undo"); // all of it in one step
    QVERIFY(window->document()->person() == before);
    QTest::keyClick(text, Qt::Key_Escape);
    QVERIFY(!text->isVisible());
}

void MainWindowTest::putsEarlierVersionsBack()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    auto* outline = find<QTreeView>(*window, "outline");
    const QModelIndex section = outline->model()->index(2, 0);
    outline->setCurrentIndex(outline->model()->index(0, 0, section));
    const Section& held = window->document()->person().sections[1];
    const Entry before = held.entries().front();
    auto* field = find(*window, "field.start");
    QVERIFY(field);
    auto* text = find(*window, "editorSplitter")->findChild<GrowingTextEdit*>();
    QVERIFY(text);
    text->insertPlainText(QStringLiteral("Changed "));
    QVERIFY(window->flush());
    QVERIFY(window->document()->findEntry(before.id) && *window->document()->findEntry(before.id) != before);

    trigger(*window, "history");
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "historyDialog"), patience);
    auto* versions = find<QListWidget>(*window, "history.versions");
    QCOMPARE(versions->count(), 1);
    auto* restore = find<QPushButton>(*window, "history.restore");
    QVERIFY(restore->isEnabled());
    QVERIFY(!versions->item(0)->text().contains(QStringLiteral("as today")));
    restore->click();
    QVERIFY(*window->document()->findEntry(before.id) == before);
    QVERIFY(!restore->isEnabled());
    QVERIFY(versions->item(0)->text().endsWith(QStringLiteral("· as today")));
    trigger(*window, "undo");
    QVERIFY(*window->document()->findEntry(before.id) != before);
}

void MainWindowTest::putsBackWhatWasDeleted()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    const Person before = window->document()->person();
    auto* outline = find<QTreeView>(*window, "outline");
    const QModelIndex section = outline->model()->index(2, 0);
    const qsizetype last = before.sections[1].entries().size() - 1;
    outline->setCurrentIndex(outline->model()->index(static_cast<int>(last), 0, section));
    trigger(*window, "remove");
    QVERIFY(window->document()->person() != before);
    trigger(*window, "trash");
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "trashDialog"), patience);
    auto* list = find<QTreeWidget>(*window, "trash.list");
    QCOMPARE(list->topLevelItemCount(), 1);
    list->setCurrentItem(list->topLevelItem(0));
    find<QPushButton>(*window, "trash.restore")->click();
    QVERIFY(window->document()->person() == before);
    QVERIFY(window->flush());
}

void MainWindowTest::exportsInOtherFormats()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    const QString name = window->document()->person().name.text(Language::English);
    for (const auto& [action, files] : {std::pair{"exportDocx", 2},
                                        {"exportHtml", 1},
                                        {"exportMarkdown", 2},
                                        {"exportSitePage", 2},
                                        {"exportText", 2}}) {
        QSignalSpy exported(window.get(), &MainWindow::exported);
        trigger(*window, action);
        QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
        const QStringList paths = exported.front().front().toStringList();
        QCOMPARE(paths.size(), files);
        QFile file(paths.front());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.startsWith("PK") || bytes.contains(name.toUtf8()));
    }
    // Where nothing can be written, the window says so.
    fixture.files.target = QStringLiteral("/proc/nowhere");
    trigger(*window, "exportText");
    QTRY_VERIFY_WITH_TIMEOUT(
        find(*window, "messageBar")->findChild<QLabel*>()->text().contains(QStringLiteral("/proc/nowhere")), patience);
}

void MainWindowTest::printsWhatItShows()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(shown(*window, "preview.zh"), patience);
    const auto pages = shown(*window, "preview.zh")->pages.size();
    trigger(*window, "printChinese");
    const QString path = fixture.folder.filePath(QStringLiteral("printed.pdf"));
    auto* message = find(*window, "messageBar")->findChild<QLabel*>();
    QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral("printer")), patience);
    QPdfDocument printed;
    printed.load(path);
    QCOMPARE(printed.pageCount(), pages);
    // The same picture, up to the printer's dots: as much ink on each page.
    const auto ink = [](const QImage& page) {
        qint64 dark = 0;
        const QImage gray = page.scaled(200, 280).convertToFormat(QImage::Format_Grayscale8);
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

void MainWindowTest::goesBackToABackup()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    auto* people = find<QListView>(*window, "people.list");
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 2, patience);
    fixture.files.target = fixture.folder.path();
    trigger(*window, "backUp");
    auto* message = find(*window, "messageBar")->findChild<QLabel*>();
    QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral("cv 20")), patience);
    QString copy = QDir(fixture.folder.path()).entryList({QStringLiteral("cv 20*.db")}).value(0);
    QVERIFY(!copy.isEmpty());
    copy = fixture.folder.filePath(copy);

    window->newPerson();
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 3, patience);
    trigger(*window, "restoreBackup");
    auto* dialog = window->findChild<QDialog*>(QStringLiteral("backupDialog"));
    QVERIFY(dialog && dialog->isVisible());
    fixture.files.database = copy;
    dialog->findChild<QPushButton*>(QStringLiteral("backup.other"))->click();
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 2, patience);
    QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral("backup")), patience);

    // What was there before is a backup now: Undo goes back to it.
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "messageBar")->findChild<QPushButton*>()->isVisible(), patience);
    find(*window, "messageBar")->findChild<QPushButton*>()->click();
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 3, patience);
    trigger(*window, "restoreBackup");
    dialog = window->findChild<QDialog*>(QStringLiteral("backupDialog"));
    QVERIFY(dialog->findChild<QTreeWidget*>(QStringLiteral("backup.list"))->topLevelItemCount() >= 2);
}

void MainWindowTest::goesBackToAnEncryptedCopy()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    auto* people = find<QListView>(*window, "people.list");
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 2, patience);
    auto* message = find(*window, "messageBar")->findChild<QLabel*>();
    trigger(*window, "backUpEncrypted"); // and no passphrase: the person changed their mind
    fixture.files.secret = QStringLiteral("correct horse");
    trigger(*window, "backUpEncrypted");
    QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral(".sealed")), patience);
    const QString copy = QDir(fixture.folder.path()).entryList({QStringLiteral("cv 20*.sealed")}).value(0);
    QVERIFY(!copy.isEmpty());
    window->newPerson();
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 3, patience);
    const auto restore = [&] {
        trigger(*window, "restoreBackup");
        fixture.files.database = fixture.folder.filePath(copy);
        const auto dialogs = window->findChildren<QDialog*>(QStringLiteral("backupDialog"));
        dialogs.back()->findChild<QPushButton*>(QStringLiteral("backup.other"))->click();
    };
    fixture.files.secret = QStringLiteral("another");
    restore();
    QTRY_VERIFY_WITH_TIMEOUT(message->text().contains(QStringLiteral("not the passphrase")), patience);
    QCOMPARE(people->model()->rowCount(), 3);
    fixture.files.secret = QStringLiteral("correct horse");
    restore();
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 2, patience);
}

void MainWindowTest::asksForAnotherDatabase()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    QSignalSpy wanted(window.get(), &MainWindow::databaseWanted);
    fixture.files.database = fixture.database; // the same one: nothing to do
    trigger(*window, "openDatabase");
    QCOMPARE(wanted.size(), 0);
    fixture.files.database = fixture.folder.filePath(QStringLiteral("other.db"));
    trigger(*window, "openDatabase");
    QCOMPARE(wanted.size(), 1);
    QCOMPARE(wanted.front().front().toString(), fixture.files.database);

    QVERIFY(recentDatabases(fixture.settings).isEmpty());
    rememberDatabase(fixture.settings, fixture.database);
    rememberDatabase(fixture.settings, QStringLiteral("/no/such/file.db"));
    QCOMPARE(recentDatabases(fixture.settings), QStringList{fixture.database});
}

void MainWindowTest::underlinesWhatIsMisspelled()
{
    if (!SpellChecker::load({}))
        QSKIP("no English dictionary is installed (hunspell-en-us)");
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    QSignalSpy opened(window.get(), &MainWindow::recordOpened);
    trigger(*window, "newPerson");
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, patience);
    auto* outline = find<QTreeView>(*window, "outline");
    outline->setCurrentIndex(outline->model()->index(2, 0)); // Work
    trigger(*window, "newEntry");
    find<QPushButton>(*window, "highlights.add")->click();
    auto* point = find<GrowingTextEdit>(*window, "highlights.0.en");
    QVERIFY(point);
    QTest::keyClicks(point, QStringLiteral("Made a grate improvment with RDMA at Tsinghua"));
    QTRY_VERIFY_WITH_TIMEOUT(Spelling::instance().isReady(), patience);
    QTRY_COMPARE_WITH_TIMEOUT(point->spelling()->wrongWords(), (QList{WordRange{13, 10}}), patience);
    QVERIFY(!find<GrowingTextEdit>(*window, "highlights.0.zh")->spelling());
    QVERIFY(!find<GrowingTextEdit>(*window, "field.organization.en")->spelling());

    // One step of the record's undo mends and another takes it back.
    const auto text = [&] {
        return window->document()
            ->person()
            .sections[1]
            .entries()[0]
            .highlights[0]
            .text.text(Language::English)
            .markdown();
    };
    QMenu menu;
    menu.addAction(QStringLiteral("Copy"));
    const_cast<SpellingHighlighter*>(point->spelling())->fillMenu(&menu, 15);
    QCOMPARE(menu.actions().front()->text(), QStringLiteral("improvement"));
    menu.actions().front()->trigger();
    QCOMPARE(text(), QStringLiteral("Made a grate improvement with RDMA at Tsinghua"));
    QVERIFY(point->spelling()->wrongWords().isEmpty());
    trigger(*window, "undo");
    QVERIFY(text() != QStringLiteral("Made a grate improvement with RDMA at Tsinghua"));

    trigger(*window, "spelling");
    QVERIFY(point->spelling()->wrongWords().isEmpty());
    trigger(*window, "spelling");
}

/// One after the other into one folder: the second does not take the first one's place.
void MainWindowTest::givesPeopleOfOneNameFilesOfTheirOwn()
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
    }
    QCOMPARE(QDir(fixture.files.target).entryList({QStringLiteral("*.pdf")}).size(), 4);
}

void MainWindowTest::exportsAndDeletesSeveralPeople()
{
    test::WindowFixture fixture;
    {
        const auto database = Database::open(fixture.database);
        const QList<Person> samples = test::samples();
        for (int i = 0; i < 4; ++i) { // the last two have one name
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
    trigger(*window, "exportSelected");
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
    QCOMPARE(exported.front().front().toStringList().size(), 8);
    const QStringList files = QDir(fixture.files.target).entryList({QStringLiteral("*.pdf")});
    QCOMPARE(files.size(), 8);
    QVERIFY(!files.contains(QStringLiteral("San Zhang CV (en).pdf"))); // either has a part of the id in it
    QCOMPARE(files.filter(QRegularExpression(QStringLiteral("^San Zhang [0-9a-f]{8} CV \\(en\\)\\.pdf$"))).size(), 2);
    auto* message = find(*window, "messageBar")->findChild<QLabel*>();
    QVERIFY(message->text().startsWith(QStringLiteral("8 files")));

    // Where nothing can be written each failure has its line, and the window goes on.
    fixture.files.target = QStringLiteral("/proc/nowhere");
    trigger(*window, "exportSelected");
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 2, patience);
    QVERIFY(message->text().contains(QStringLiteral("/proc/nowhere")));

    QMetaObject::invokeMethod(find<PeoplePanel>(*window, "people"), "deleteRequested",
                              Q_ARG(QList<duovita::PersonId>, find<PeoplePanel>(*window, "people")->selected()));
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 0, patience);
    QVERIFY(!window->document());
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "messageBar")->findChild<QPushButton*>()->isVisible(), patience);
    find(*window, "messageBar")->findChild<QPushButton*>()->click();
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 4, patience);
}

QTEST_MAIN(MainWindowTest)
#include "tst_mainwindow.moc"
