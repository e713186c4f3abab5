#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "tests/support/exportedfile.h"
#include "tests/support/manypeople.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/models/outlinemodel.h"
#include "ui/people/peoplepanel.h"
#include "ui/preview/previewpanel.h"
#include "ui/shell/messagebar.h"
#include "ui/spelling/spelling.h"
#include "ui/spelling/spellinghighlighter.h"
#include "ui/widgets/growingtextedit.h"

#include <QAction>
#include <QFile>
#include <QFutureWatcher>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPdfDocument>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QSplitter>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace duovita;
using namespace duovita::test;

namespace {

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
    void showsWelcomePageForEmptyStore();
    void createsPersonAndExportsPdf();
    void keepsWhatWasTypedAcrossRestart();
    void remembersTheFilter();
    void keepsOnlyOpenPersonInMemory();
    void switchesInterfaceLanguage();
    void opensTheFieldOfAPreviewedText();
    void showsThePreviewInItsOwnWindow();
    void leavesThePagesByEscape();
    void givesBothLanguagesHalfOfTheWindow();
    void showsMessagesWithoutMovingLayout();
    void navigatesAndFixesProblems();
    void leadsFromDifferenceToCheck();
    void leadsFromCheckToForm();
    void marksTheTextEditedOnThePage();
    void findsAndReplaces();
    void underlinesMisspelledWords();
};

void MainWindowTest::showsWelcomePageForEmptyStore()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "welcome.new")->isVisible(), patience);
    QVERIFY(!find(*window, "bar.undo")->isVisible()); // there is nothing to undo
    QTest::mouseClick(find(*window, "welcome.sample"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.zh", QStringLiteral("张三")) ||
                                 previewHas(*window, "preview.zh", QStringLiteral("李四")),
                             patience);
    QVERIFY(!find(*window, "welcome.new")->isVisible());
    QVERIFY(find(*window, "bar.undo")->isVisible());
    // The samples can be removed in one step, and brought back.
    QTest::mouseClick(find(*window, "messageBar.action"), Qt::LeftButton);
    const auto* list = find<QListView>(*window, "people.list");
    QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 0, patience);
    trigger(*window, "undo");
    QTRY_COMPARE_WITH_TIMEOUT(list->model()->rowCount(), 2, patience);
}

void MainWindowTest::createsPersonAndExportsPdf()
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
    outline->setCurrentIndex(outline->model()->index(2, 0)); // Education
    trigger(*window, "newEntry");
    QTest::keyClicks(find<GrowingTextEdit>(*window, "field.institution.en"), QStringLiteral("Qinghe University"));
    find<GrowingTextEdit>(*window, "field.institution.zh")->insertPlainText(QStringLiteral("清河大学"));
    QTest::keyClicks(find(*window, "field.start"), QStringLiteral("2020.9"));
    QTest::keyClicks(find(*window, "field.end"), QStringLiteral("present"));

    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.en", QStringLiteral("Qinghe University Sep 2020 – Present")),
                             patience);
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.zh", QStringLiteral("清河大学 2020.09 – 至今")), patience);

    // The window's shortcuts also work in fields.
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
    // The preview shows the exported pages.
    QFile file(paths.filter(QStringLiteral("(en)")).front());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), test::exportedFile(shown(*window, "preview.en")->document.layout));
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

/// Objects made for one person are destroyed before the next is shown: memory does not grow.
void MainWindowTest::keepsOnlyOpenPersonInMemory()
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
        if (row > 0) // the first person is opened automatically, perhaps already
            shownLanguages.clear();
        list->setCurrentIndex(list->model()->index(row, 0));
        if (row > 0)
            QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, patience);
        QTRY_COMPARE_WITH_TIMEOUT(shownLanguages.size(), qsizetype(languageCount), patience);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        documents += QPointer(window->document());
        QTRY_VERIFY_WITH_TIMEOUT(window->findChildren<QFutureWatcherBase*>().isEmpty(), patience); // all is read
        objects += window->findChildren<QObject*>().size() + QApplication::topLevelWidgets().size();
    }
    QCOMPARE(std::count_if(documents.begin(), documents.end(), [](const auto& document) { return !document.isNull(); }),
             1);
    QCOMPARE(objects.last(), objects[1]); // the people differ only in their names
}

void MainWindowTest::switchesInterfaceLanguage()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    trigger(*window, "chinese");
    QTRY_COMPARE(find<QAction>(*window, "newPerson")->text(), QStringLiteral("新建个人档案"));
    trigger(*window, "english");
    QTRY_COMPARE(find<QAction>(*window, "newPerson")->text(), QStringLiteral("New person"));
}

void MainWindowTest::opensTheFieldOfAPreviewedText()
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
    const QSize formBefore = find(*window, "editor")->size();
    action->trigger();
    QTRY_VERIFY(find(*window, "editor")->width() > formBefore.width()); // the form gets the space
    QVERIFY(find(*window, "editor")->height() >= formBefore.height());
    auto* other = find(*window, "previewWindow");
    QVERIFY(other->isVisible());
    QCOMPARE(preview->window(), other);
    QVERIFY(preview->isVisible());
    QVERIFY(window->isVisible());
    // It follows the edited text, and the window's shortcuts work in it.
    QVERIFY(other->actions().contains(find<QAction>(*window, "undo")));
    auto* outline = find<QTreeView>(*window, "outline");
    outline->setCurrentIndex(outline->model()->index(0, 0));
    find<GrowingTextEdit>(*window, "field.name.en")->insertPlainText(QStringLiteral("Prof. "));
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*other, "preview.en", QStringLiteral("Prof. ")), patience);
    // Closing it returns the pages, and the menu is updated.
    QVERIFY(other->close());
    QCOMPARE(preview->window(), window.get());
    QVERIFY(preview->isVisible());
    QVERIFY(!action->isChecked());
    action->trigger();
    QVERIFY(window->close());
    QVERIFY(!other->isVisible());
    QCOMPARE(preview->window(), window.get());
}

void MainWindowTest::leavesThePagesByEscape()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->resize(911, 512);
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    QVERIFY(!window->preview()->isVisible());
    trigger(*window, "previewInWindow");
    QTRY_VERIFY(window->preview()->isVisible() && !find(*window, "editor")->isVisible());
    QTest::keyClick(find(*window, "preview.en"), Qt::Key_Escape);
    QVERIFY(!window->preview()->isVisible());
    QVERIFY(find(*window, "editor")->isVisible());
}

/// Two pages side by side need room: the list of people is folded, and each state has its own column widths.
void MainWindowTest::givesBothLanguagesHalfOfTheWindow()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->resize(1500, 900);
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(shown(*window, "preview.en"), patience);
    const auto* people = find(*window, "people");
    auto* splitter = find<QSplitter>(*window, "mainSplitter");
    const auto press = [&](const char* name) { find<QToolButton>(*window, name)->click(); };
    const auto pageWidth = [&](const char* view) {
        const QSizeF a4(595.276, 841.89);
        return find<PagesView>(*window, view)->look().sizeOf(a4).width() / window->devicePixelRatioF();
    };
    press("preview.show.en");
    QTRY_VERIFY(people->isVisible());
    const QList<int> alone = splitter->sizes();
    QVERIFY(pageWidth("preview.en") >= 450);
    press("preview.show.both");
    QTRY_VERIFY(!people->isVisible());
    auto* messages = find<MessageBar>(*window, "messageBar");
    QVERIFY2(messages->text().contains(QStringLiteral("people are now under the name")), qPrintable(messages->text()));
    messages->hide();
    const QList<int> both = splitter->sizes();
    QVERIFY(both.last() * 2 >= both.last() + both[3]); // half of the width besides the lists
    QTRY_VERIFY2(pageWidth("preview.en") >= 340, qPrintable(QString::number(pageWidth("preview.en"))));
    QCOMPARE(pageWidth("preview.zh"), pageWidth("preview.en"));
    press("preview.show.zh");
    QTRY_COMPARE(splitter->sizes(), alone);
    // Widths set by the user apply only to the state in which they were set.
    press("preview.show.both");
    QVERIFY(messages->text().isEmpty()); // said once
    auto* handle = splitter->handle(4);
    QTest::mousePress(handle, Qt::LeftButton, {}, handle->rect().center());
    QTest::mouseMove(handle, handle->rect().center() + QPoint(-40, 0));
    QTest::mouseRelease(handle, Qt::LeftButton, {}, handle->rect().center());
    const QList<int> moved = splitter->sizes();
    QVERIFY(moved.last() > both.last());
    press("preview.show.en");
    QTRY_COMPARE(splitter->sizes(), alone);
    press("preview.show.both");
    QTRY_COMPARE(splitter->sizes(), moved);
    // With enough room, the people stay; with little, the languages are stacked.
    window->resize(1720, 900);
    QTRY_VERIFY(people->isVisible());
    window->resize(1200, 900);
    QTRY_VERIFY(find(*window, "preview.zh")->y() >= find(*window, "preview.en")->geometry().bottom());
    QVERIFY(find(*window, "preview.zh")->isVisible());
    QTRY_VERIFY(pageWidth("preview.en") >= 340);
    window->resize(1500, 900);
    QTRY_COMPARE(find(*window, "preview.zh")->y(), find(*window, "preview.en")->y());
}

void MainWindowTest::showsMessagesWithoutMovingLayout()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(shown(*window, "preview.en"), patience);
    auto* messages = find<MessageBar>(*window, "messageBar");
    const auto placeOf = [&](const char* name) {
        const auto* part = find(*window, name);
        return QRect(part->mapTo(window.get(), QPoint()), part->size());
    };
    for (const int width : {1500, 1366, 1280, 1100, 911}) {
        window->resize(width, 700);
        messages->hide();
        // Wait for the bar's layout: when narrow, it shows only the tick.
        const auto* state = find(*window, "saveState");
        QTRY_COMPARE(state->width(), state->sizeHint().width());
        QTRY_VERIFY(find(*window, "bar.search")->isVisible());
        for (int round = 0; round < 3; ++round)
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        constexpr std::array parts{"bar.search", "bar.undo", "bar.redo", "saveState", "bar.export", "bar.person"};
        QList<QRect> before;
        for (const char* part : parts)
            before += placeOf(part);
        QVERIFY(find(*window, "bar.search")->isVisible());
        messages->show(QStringLiteral("One point was moved to the trash, and twelve others were not, because somebody "
                                      "else is writing in them at this very moment. They are where they were, with all "
                                      "their texts, and can be moved as soon as that person has gone on to another."),
                       QStringLiteral("Restore"), [] {});
        QCoreApplication::processEvents();
        QList<QRect> after;
        for (const char* part : parts)
            after += placeOf(part);
        QCOMPARE(after, before);
        // It covers nothing, and text that does not fit is behind a button.
        const QRect messageRect = placeOf("messageBar");
        QVERIFY(!messageRect.intersects(placeOf("bar.undo")) && !messageRect.intersects(placeOf("bar.person")));
        const auto* search = find(*window, "bar.search");
        QVERIFY(!search->isVisible() || !messageRect.intersects(placeOf("bar.search")));
        QVERIFY(find(*window, "messageBar.action")->isVisible());
        QVERIFY(find(*window, "messageBar.more")->isVisible());
        QVERIFY(messageRect.contains(placeOf("messageBar.close")));
        // One that has room without the search is seen whole, and nothing moves for it either.
        messages->show(QStringLiteral("These two people are made up. Change anything; delete them."));
        QCoreApplication::processEvents();
        QVERIFY2(!find(*window, "messageBar.more")->isVisible(), qPrintable(QString::number(width)));
        QVERIFY(!search->isVisible() || !placeOf("messageBar").intersects(placeOf("bar.search")));
        QVERIFY2(search->isVisible() || width < 1280, qPrintable(QString::number(width))); // there it stays usable
        messages->hide();
        QVERIFY(search->isVisible());
    }
}

void MainWindowTest::navigatesAndFixesProblems()
{
    test::WindowFixture fixture;
    const QString path =
        fixture.write("cv.md", "# Zhang San (张三)\n\n## Education\n\n- **Qinghe University** 2016.9-2020.6\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({path});
    QVERIFY(acceptReview(*window));
    const auto* summary = find<QLabel>(*window, "problems.summary");
    QTRY_VERIFY_WITH_TIMEOUT(summary->toolTip().contains(QStringLiteral("Missing in Chinese")), patience);
    trigger(*window, "check");
    auto* list = find<QTreeView>(*window, "problems.list");
    QVERIFY(list->isVisible());
    // F8 goes to the field of each problem in turn.
    const auto isAtInstitution = [&] {
        trigger(*window, "nextProblem");
        return list->currentIndex().data().toString().contains(QStringLiteral("Qinghe University"));
    };
    QTRY_VERIFY_WITH_TIMEOUT(isAtInstitution(), patience);
    QVERIFY(find(*window, "field.institution.zh"));

    // "Same in both languages" is a single step, which can be undone.
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

void MainWindowTest::leadsFromDifferenceToCheck()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    trigger(*window, "sample");
    auto* outline = find<QTreeView>(*window, "outline");
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && outline->model()->rowCount() > 2, patience);
    const Entry* job = nullptr;
    for (const Section& section : window->document()->person().sections) {
        if (section.kind() == SectionKind::Work)
            job = &section.entries().front();
    }
    QVERIFY(job && !job->highlights.isEmpty());
    auto* model = qobject_cast<OutlineModel*>(outline->model());
    const EntryId id = job->id;
    outline->setCurrentIndex(model->indexOf(id));
    for (const auto& [field, words] :
         {std::pair("highlights.0.en", "Built 16 bridges"), std::pair("highlights.0.zh", "建成 18 座桥")}) {
        auto* text = find<GrowingTextEdit>(*window, field);
        text->selectAll();
        text->insertPlainText(QString::fromUtf8(words));
    }
    QTRY_VERIFY_WITH_TIMEOUT(find<QAbstractButton>(*window, "highlights.0.zh.state")->text().contains(u"16"), patience);
    const QString tip = model->indexOf(id).data(Qt::ToolTipRole).toString();
    QVERIFY2(tip.contains(find<QAbstractButton>(*window, "highlights.0.zh.state")->text()), qPrintable(tip));
    auto* other = find<GrowingTextEdit>(*window, "highlights.1.en");
    other->setFocus();
    const auto pages = [&] { return find<PagesView>(*window, "preview.en")->viewport()->grab().toImage(); };
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.en", QStringLiteral("Built 16 bridges")), patience);
    const QImage marked = pages();
    QMenu* menu = find<QToolButton>(*window, "highlights.0.menu")->menu();
    QMetaObject::invokeMethod(menu, "aboutToShow");
    menu->actions().front()->trigger();
    auto* list = find<QTreeView>(*window, "problems.list");
    QVERIFY(list->isVisible());
    QVERIFY(list->currentIndex().data().toString().contains(u"16"));
    // Its place is marked on the pages until a text is edited.
    QVERIFY(pages() != marked);
    trigger(*window, "write");
    other->setFocus();
    QTRY_COMPARE(pages(), marked);
}

/// A click in the outline is the wish to see the form, also while the problems are listed in its place.
void MainWindowTest::leadsFromCheckToForm()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    trigger(*window, "sample");
    auto* outline = find<QTreeView>(*window, "outline");
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && outline->model()->rowCount() > 2, patience);
    trigger(*window, "check");
    QTRY_VERIFY(!find(*window, "field.name.en")->isVisible());
    const auto click = [&](Qt::KeyboardModifiers keys) {
        const QRect row = outline->visualRect(outline->model()->index(0, 0));
        QTest::mouseClick(outline->viewport(), Qt::LeftButton, keys, row.center());
    };
    click(Qt::ControlModifier);
    QVERIFY(!find(*window, "field.name.en")->isVisible());
    click(Qt::NoModifier);
    QTRY_VERIFY(find(*window, "field.name.en")->isVisible());
}

/// While a text is edited on the page, its field in the form is tinted.
void MainWindowTest::marksTheTextEditedOnThePage()
{
    test::WindowFixture fixture;
    const auto window = fixture.open();
    window->resize(1500, 900);
    window->show();
    trigger(*window, "sample");
    auto* outline = find<QTreeView>(*window, "outline");
    QTRY_VERIFY_WITH_TIMEOUT(shown(*window, "preview.en") && outline->model()->rowCount() > 2, patience);
    const QList<Section>& sections = window->document()->person().sections;
    const auto work = std::find_if(sections.begin(), sections.end(),
                                   [](const Section& section) { return section.kind() == SectionKind::Work; });
    const Entry& job = work->entries().front();
    outline->setCurrentIndex(qobject_cast<OutlineModel*>(outline->model())->indexOf(job.id));
    auto* view = find<PagesView>(*window, "preview.en");
    const auto box = view->boxOf({work->id(), job.id, job.highlights[1].id, Field::Highlights});
    QVERIFY(box);
    const QPoint place(box->left() + 60, box->center().y());
    QTest::mouseDClick(view->viewport(), Qt::LeftButton, {}, place);
    QTRY_VERIFY(find(*window, "pageCard")->isVisible());
    const auto isMarked = [&](int row) {
        return find<GrowingTextEdit>(*window, qPrintable(QStringLiteral("highlights.%1.en").arg(row)))->isBrought();
    };
    QVERIFY(isMarked(1) && !isMarked(0));
    find<QToolButton>(*window, "pageCard.close")->click();
    QVERIFY(!isMarked(1));
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
    trigger(*window, "undo"); // all in one step
    QVERIFY(window->document()->person() == before);
    QTest::keyClick(text, Qt::Key_Escape);
    QVERIFY(!text->isVisible());
}

void MainWindowTest::underlinesMisspelledWords()
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
    outline->setCurrentIndex(outline->model()->index(3, 0)); // Work
    trigger(*window, "newEntry");
    find<QPushButton>(*window, "highlights.add")->click();
    auto* point = find<GrowingTextEdit>(*window, "highlights.0.en");
    QVERIFY(point);
    QTest::keyClicks(point, QStringLiteral("Made a grate improvment with RDMA at Tsinghua"));
    QTRY_VERIFY_WITH_TIMEOUT(Spelling::instance().isReady(), patience);
    QTRY_COMPARE_WITH_TIMEOUT(point->spelling()->wrongWords(), (QList{WordRange{13, 10}}), patience);
    QVERIFY(!find<GrowingTextEdit>(*window, "highlights.0.zh")->spelling());
    QVERIFY(!find<GrowingTextEdit>(*window, "field.organization.en")->spelling());

    // One step of the record's undo history each.
    const auto text = [&] {
        return window->document()
            ->person()
            .sections[2]
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

DUOVITA_GUI_TEST(MainWindowTest)
#include "tst_mainwindow.moc"
