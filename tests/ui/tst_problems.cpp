#include "core/checks/recordchecks.h"
#include "core/messages/kindwords.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "tests/support/shortvalues.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/forms/editorpanel.h"
#include "ui/problems/remedybar.h"
#include "ui/shell/messagebar.h"
#include "ui/widgets/unparsedlist.h"

#include <QAction>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace duovita;
using namespace duovita::test;

namespace {

/// Three jobs: their places lack Chinese, and the first two have points whose numbers differ.
Person somebody()
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    Section work(SectionKind::Work);
    work.title = english("Work Experience"); // the Chinese document has a standard title
    const char* names[]{"First", "Second", "Third"};
    for (int i = 0; i < 3; ++i) {
        Entry job;
        ExperienceDetails details;
        details.organization = LocalizedText::shared(QString::fromLatin1(names[i]));
        details.location = english(names[i]);
        job.details = details;
        if (i < 2)
            job.highlights = {pointOf("Served 40 clients", i == 0 ? "服务客户 50 家" : "服务客户 60 家")};
        static_cast<void>(work.append(job));
    }
    person.sections = {work};
    return person;
}

class Controller {
public:
    explicit Controller(const Person& person = somebody())
    {
        const auto database = Database::open(fixture.database);
        static_cast<void>(PersonRepository(**database).insert(person));
        open();
    }

    void open()
    {
        window = fixture.open();
        window->show();
        summary = find<QLabel>(*window, "problems.summary");
        list = find<QTreeView>(*window, "problems.list");
    }

    bool says(const char* words) const
    {
        const QString wanted = QString::fromUtf8(words);
        return QTest::qWaitFor([&] { return summary->toolTip() == wanted; }, patience);
    }

    QModelIndex heading(const char* words) const
    {
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            if (index.data().toString().startsWith(QString::fromUtf8(words)))
                return index;
        }
        return {};
    }

    void choose(const QModelIndex& index) const
    {
        list->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    }

    QPushButton* remedy(Remedy wanted) const
    {
        return window->findChild<QPushButton*>(QStringLiteral("problems.remedy.%1").arg(static_cast<int>(wanted)));
    }

    QString message() const { return find<MessageBar>(*window, "messageBar")->text(); }

    WindowFixture fixture;
    std::unique_ptr<MainWindow> window;
    QLabel* summary = nullptr;
    QTreeView* list = nullptr;
};

} // namespace

class ProblemsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void countsAgreeEverywhere();
    void fixesSelectedProblemsInOneStep();
    void takesARepeatedClickForTheSameRemedy();
    void mendsAllBelowAHeadingAtOnce();
    void ignoresAndRestoresProblems();
    void continuesFromCursor();
    void focusesContactLabel();
    void showsRemediesWithoutMovingList();
    void usesFullWidthPunctuationInChinese();
    void followsTheShownCv();
    void focusesUnplacedTexts();
    void appliesSuggestions();
    void placesUnplacedTexts();
};

void ProblemsTest::countsAgreeEverywhere()
{
    Controller controller;
    QVERIFY(controller.says("The languages differ (2) · Missing in Chinese (3)"));
    auto* status = find<QLabel>(*controller.window, "preview.status.zh");
    QTRY_VERIFY_WITH_TIMEOUT(status->text().contains(QStringLiteral("3 missing")), patience);
    const auto database = Database::open(controller.fixture.database);
    const PersonSummary summary = PersonRepository(**database).list()->front();
    QCOMPARE(summary.missing[indexOf(Language::Chinese)], 3);
    QCOMPARE(summary.missing[indexOf(Language::English)], 0);
    // A custom section needs a title in both languages.
    auto& document = const_cast<PersonDocument&>(*controller.window->document());
    Section clubs(SectionKind::Custom);
    clubs.title = english("Clubs");
    Entry chess = clubs.newEntry();
    chess.highlights = {pointOf("Chess", "国际象棋")};
    static_cast<void>(clubs.append(chess));
    QVERIFY(document.insertSection(1, clubs));
    QVERIFY(controller.says("The languages differ (2) · Missing in Chinese (4)"));
    QTRY_VERIFY_WITH_TIMEOUT(status->text().contains(QStringLiteral("4 missing")), patience);
    QVERIFY(controller.window->flush());
    QCOMPARE(PersonRepository(**database).list()->front().missing[indexOf(Language::Chinese)], 4);
}

void ProblemsTest::fixesSelectedProblemsInOneStep()
{
    Controller controller;
    QVERIFY(controller.says("The languages differ (2) · Missing in Chinese (3)"));
    trigger(*controller.window, "check");
    const auto shared = [&] {
        int count = 0;
        for (const Entry& entry : controller.window->document()->person().sections[0].entries())
            count += std::get<ExperienceDetails>(entry.details).location.isShared() ? 1 : 0;
        return count;
    };
    // Two problems of one kind and one of another: the remedy applies to those that have it.
    const QModelIndex missing = controller.heading("Missing");
    controller.choose(missing.model()->index(0, 0, missing));
    controller.list->selectionModel()->select(missing.model()->index(2, 0, missing), QItemSelectionModel::Select);
    const QModelIndex differ = controller.heading("The languages");
    controller.list->selectionModel()->select(differ.model()->index(0, 0, differ), QItemSelectionModel::Select);
    QCOMPARE(controller.remedy(Remedy::MarkShared)->text(), QStringLiteral("Same in both languages (2)"));
    QVERIFY(!controller.remedy(Remedy::MarkChecked)->isVisible());
    controller.remedy(Remedy::MarkShared)->click();
    QCOMPARE(shared(), 2);
    QVERIFY(controller.says("The languages differ (2) · Missing in Chinese (1)"));
    trigger(*controller.window, "undo");
    QCOMPARE(shared(), 0);
    QVERIFY(controller.says("The languages differ (2) · Missing in Chinese (3)"));
    // A heading stands for all its problems.
    controller.choose(controller.heading("Missing"));
    QCOMPARE(controller.remedy(Remedy::MarkShared)->text(), QStringLiteral("Same in both languages (3)"));
    controller.remedy(Remedy::MarkShared)->click();
    QCOMPARE(shared(), 3);
    trigger(*controller.window, "undo");
    QCOMPARE(shared(), 0);
}

/// The rows move up when one is solved, so that a click in the same place may meet another remedy.
void ProblemsTest::takesARepeatedClickForTheSameRemedy()
{
    Controller controller;
    QVERIFY(controller.says("The languages differ (2) · Missing in Chinese (3)"));
    trigger(*controller.window, "check");
    auto* bar = controller.window->findChild<RemedyBar*>();
    const auto click = [&](Remedy remedy, const QPoint& place) {
        Q_EMIT bar->pressed(place);
        controller.remedy(remedy)->click();
    };
    const QModelIndex missing = controller.heading("Missing");
    controller.choose(missing.model()->index(0, 0, missing));
    constexpr QPoint here(300, 200);
    click(Remedy::MarkShared, here);
    QVERIFY(controller.says("The languages differ (2) · Missing in Chinese (2)"));
    click(Remedy::MarkShared, here);
    QVERIFY(controller.says("The languages differ (2) · Missing in Chinese (1)"));
    const QModelIndex differ = controller.heading("The languages");
    controller.choose(differ.model()->index(0, 0, differ));
    const Person before = controller.window->document()->person();
    click(Remedy::TakeFirstNumber, here);
    QCOMPARE(controller.window->document()->person(), before);
    click(Remedy::TakeFirstNumber, here); // meant
    QVERIFY(controller.says("The languages differ (1) · Missing in Chinese (1)"));
    const QModelIndex last = controller.heading("The languages");
    controller.choose(last.model()->index(0, 0, last));
    click(Remedy::Dismiss, here + QPoint(40, 0));
    QVERIFY(controller.says("Missing in Chinese (1) · Ignored (1)"));
}

void ProblemsTest::mendsAllBelowAHeadingAtOnce()
{
    Person person = somebody();
    Entry job = person.sections[0].entries()[2];
    job.highlights = {pointOf("Kept the books", "负责账目, 核对发票"),
                      pointOf("Wrote the manual", "编写手册, 培训同事")};
    static_cast<void>(person.sections[0].replace(2, job));
    Controller controller(person);
    QVERIFY(controller.says("The languages differ (2) · Needs attention (2) · Missing in Chinese (3)"));
    trigger(*controller.window, "check");
    const auto click = [&](const char* heading) {
        const QRect row = controller.list->visualRect(controller.heading(heading));
        constexpr int fromRight = 70; // past the count
        QTest::mouseClick(controller.list->viewport(), Qt::LeftButton, {},
                          QPoint(controller.list->viewport()->width() - fromRight, row.center().y()));
    };
    click("The languages"); // has no remedy for all that would be safe
    QVERIFY(controller.says("The languages differ (2) · Needs attention (2) · Missing in Chinese (3)"));
    click("Needs attention");
    QVERIFY(controller.says("The languages differ (2) · Missing in Chinese (3)"));
    QCOMPARE(controller.window->document()
                 ->person()
                 .sections[0]
                 .entries()[2]
                 .highlights[1]
                 .text.text(Language::Chinese)
                 .plainText(),
             QStringLiteral("编写手册，培训同事"));
    trigger(*controller.window, "undo"); // one step
    QVERIFY(controller.says("The languages differ (2) · Needs attention (2) · Missing in Chinese (3)"));
}

void ProblemsTest::ignoresAndRestoresProblems()
{
    Controller controller;
    QVERIFY(controller.says("The languages differ (2) · Missing in Chinese (3)"));
    trigger(*controller.window, "check");
    controller.choose(controller.heading("The languages"));
    QCOMPARE(controller.remedy(Remedy::Dismiss)->text(), QStringLiteral("Ignore (2)"));
    controller.remedy(Remedy::Dismiss)->click();
    QVERIFY(controller.says("Missing in Chinese (3) · Ignored (2)"));
    QVERIFY(!controller.list->isExpanded(controller.heading("Ignored")));

    // The dismissal is stored, and ends when one of the texts changes.
    QVERIFY(controller.window->flush());
    controller.window->close();
    controller.open();
    QVERIFY(controller.says("Missing in Chinese (3) · Ignored (2)"));
    const Entry& entry = controller.window->document()->person().sections[0].entries()[0];
    auto* document = controller.window->findChild<PersonDocument*>();
    auto* open = const_cast<PersonDocument*>(document ? document : controller.window->document());
    Entry changed = entry;
    changed.highlights[0].text.setText(Language::Chinese, RichText::fromPlain(QStringLiteral("服务客户 50 多家")));
    QVERIFY(open->replaceEntry(changed));
    QVERIFY(controller.says("The languages differ (1) · Missing in Chinese (3) · Ignored (1)"));

    const QModelIndex dismissed = controller.heading("Ignored");
    controller.choose(dismissed);
    QVERIFY(!controller.remedy(Remedy::Dismiss)->isVisibleTo(controller.list->parentWidget()));
    controller.remedy(Remedy::TakeUpAgain)->click();
    QVERIFY(controller.says("The languages differ (2) · Missing in Chinese (3)"));
    trigger(*controller.window, "undo");
    QVERIFY(controller.says("The languages differ (1) · Missing in Chinese (3) · Ignored (1)"));
}

void ProblemsTest::continuesFromCursor()
{
    Controller controller;
    controller.window->activateWindow();
    QVERIFY(controller.says("The languages differ (2) · Missing in Chinese (3)"));
    auto* outline = find<QTreeView>(*controller.window, "outline");
    const QModelIndex work = outline->model()->index(1, 0);
    outline->setCurrentIndex(outline->model()->index(1, 0, work)); // the second job
    const auto focused = [&] {
        const QWidget* field = find(*controller.window, "editor")->focusWidget();
        return field ? field->objectName() : QString();
    };
    const auto job = [&] { return outline->currentIndex().row(); };
    trigger(*controller.window, "nextProblem");
    QCOMPARE(job(), 1);
    QCOMPARE(focused(), QStringLiteral("field.location.zh"));
    trigger(*controller.window, "nextProblem");
    QCOMPARE(job(), 1);
    QCOMPARE(focused(), QStringLiteral("highlights.0.en"));
    trigger(*controller.window, "nextProblem");
    QCOMPARE(job(), 2);
    QCOMPARE(controller.message(), QString());
    trigger(*controller.window, "nextProblem");
    QCOMPARE(job(), 0);
    QVERIFY(controller.message().contains(QStringLiteral("from the top")));
    // Back, starting from the cursor's new position.
    outline->setCurrentIndex(outline->model()->index(2, 0, work));
    trigger(*controller.window, "previousProblem");
    QCOMPARE(job(), 1);
    QCOMPARE(focused(), QStringLiteral("highlights.0.en"));
    outline->setCurrentIndex(outline->model()->index(0, 0));
    trigger(*controller.window, "previousProblem");
    QCOMPARE(job(), 2);
    QVERIFY(controller.message().contains(QStringLiteral("from the end")));
}

void ProblemsTest::focusesContactLabel()
{
    Person person = somebody();
    person.contacts = {Contact{ContactKind::Phone, LocalizedText::shared(QStringLiteral("1")), english("Phone"), true},
                       Contact{ContactKind::Other, LocalizedText::shared(QStringLiteral("2")), {}, true},
                       Contact{ContactKind::Other, LocalizedText::shared(QStringLiteral("3")), english("Pager"), true}};
    Controller controller(person);
    controller.window->activateWindow();
    QVERIFY(controller.says("The languages differ (2) · Missing in Chinese (4)")); // phones have a label
    trigger(*controller.window, "nextProblem");
    QCOMPARE(find(*controller.window, "editor")->focusWidget()->objectName(),
             QStringLiteral("field.contacts.2.label.zh"));
    QVERIFY(find(*controller.window, "field.contacts.0.label.zh")->isVisible()); // it has a label, required or not
}

void ProblemsTest::showsRemediesWithoutMovingList()
{
    Controller controller;
    QVERIFY(controller.says("The languages differ (2) · Missing in Chinese (3)"));
    trigger(*controller.window, "check");
    controller.list->selectionModel()->clear();
    QCoreApplication::processEvents();
    QVERIFY(!controller.remedy(Remedy::Write)->isVisible());
    const QRect before = controller.list->geometry();
    const QModelIndex missing = controller.heading("Missing");
    controller.choose(missing.model()->index(0, 0, missing));
    QCoreApplication::processEvents();
    QVERIFY(controller.remedy(Remedy::Write)->isVisible());
    QCOMPARE(controller.list->geometry(), before);
    // Where nothing is to be written, a button leads to the text.
    auto* edit = find<QPushButton>(*controller.window, "problems.edit");
    QVERIFY(!edit->isVisible());
    controller.window->resize(1900, 900); // else it is in the menu of all remedies
    const QModelIndex differing = controller.heading("The languages differ");
    controller.choose(differing.model()->index(0, 0, differing));
    QTRY_VERIFY(edit->isVisible());
    edit->click();
    QVERIFY(controller.window->findChild<EditorPanel*>()->focusedField().startsWith(QStringLiteral("highlights.0.")));
}

void ProblemsTest::usesFullWidthPunctuationInChinese()
{
    Controller controller;
    QVERIFY(controller.says("The languages differ (2) · Missing in Chinese (3)"));
    controller.fixture.language.use(QStringLiteral("zh_CN"));
    QTRY_VERIFY(controller.list->model()->index(0, 0).data().toString().contains(QStringLiteral("不一致")));
    const QAbstractItemModel& model = *controller.list->model();
    int rows = 0;
    for (int heading = 0; heading < model.rowCount(); ++heading) {
        for (int row = 0; row < model.rowCount(model.index(heading, 0)); ++row, ++rows) {
            const QString text = model.index(row, 0, model.index(heading, 0)).data().toString();
            QVERIFY2(text.contains(QStringLiteral("：")), qPrintable(text));
            for (const char* half : {": ", ", ", "; "})
                QVERIFY2(!text.contains(QString::fromLatin1(half)), qPrintable(text));
        }
    }
    QVERIFY(rows > 4);
    // Fields are named as in their section, words by the text's language.
    QCOMPARE(wordFor(Field::Title, SectionKind::Award), QStringLiteral("奖项名称"));
    QCOMPARE(wordFor(Field::Position, SectionKind::Work), QStringLiteral("职位"));
    QCOMPARE(wordFor(Field::Position, SectionKind::Project), QStringLiteral("角色"));
    QCOMPARE(wordFor(Field::Number, SectionKind::Patent), QStringLiteral("专利号"));
    QCOMPARE(wordFor(Field::Number), QStringLiteral("编号"));
    QTRY_VERIFY(find<QLabel>(*controller.window, "preview.status.en")->text().contains(QStringLiteral(" 词")));
    QTRY_VERIFY(find<QLabel>(*controller.window, "preview.status.zh")->text().contains(QStringLiteral(" 字")));
}

void ProblemsTest::followsTheShownCv()
{
    Person person = somebody();
    person.unparsed = {QStringLiteral("联系方式"), QStringLiteral("loves the sea")};
    Cv brief = Cv::fullCv();
    brief.name = QStringLiteral("Brief");
    brief.hiddenEntries = {person.sections[0].entries()[1].id, person.sections[0].entries()[2].id};
    person.cvs += brief;
    Controller controller(person);
    const char* all = "Unplaced text from an import (1) · The languages differ (2) · Missing in Chinese (3)";
    const char* few = "Unplaced text from an import (1) · The languages differ (1) · Missing in Chinese (1)";
    QVERIFY(controller.says(all));
    const auto choose = [&](const QString& cv) {
        auto* menu = find<QMenu>(*controller.window, "cvMenu");
        Q_EMIT menu->aboutToShow();
        for (QAction* action : menu->actions()) {
            if (action->text() == cv)
                return action->trigger();
        }
    };
    choose(QStringLiteral("Brief"));
    QVERIFY(controller.says(few));
    auto* status = find<QLabel>(*controller.window, "preview.status.zh");
    QTRY_VERIFY_WITH_TIMEOUT(status->text().contains(QStringLiteral("1 missing")), patience);
    // F8 visits only these.
    auto* outline = find<QTreeView>(*controller.window, "outline");
    for (int i = 0; i < 6; ++i) {
        trigger(*controller.window, "nextProblem");
        QVERIFY(!outline->currentIndex().parent().isValid() || outline->currentIndex().row() == 0);
    }
    // The rest is shown on request, and the choice is remembered.
    trigger(*controller.window, "check");
    const auto scopes = [&] { return find<QToolButton>(*controller.window, "problems.scope")->menu()->actions(); };
    QAction* whole = scopes().last();
    QCOMPARE(whole->text(), QStringLiteral("Everything in the record (3 more)"));
    whole->trigger();
    QVERIFY(controller.says(all));
    controller.window->close();
    controller.open();
    QVERIFY(controller.says(all));
    QVERIFY(scopes().last()->isChecked());
    scopes().front()->trigger();
    QVERIFY(controller.says(few));
    // Changing the CV's selection changes the list.
    Person changed = controller.window->document()->person();
    changed.cvs.last().hiddenEntries.removeLast();
    const_cast<PersonDocument&>(*controller.window->document()).replaceProfile(changed);
    QVERIFY(controller.says("Unplaced text from an import (1) · The languages differ (1) · Missing in Chinese (2)"));
}

void ProblemsTest::focusesUnplacedTexts()
{
    Person person = somebody();
    person.unparsed = {QStringLiteral("one thing"), QStringLiteral("another thing")};
    Entry job = person.sections[0].entries()[1];
    job.unparsed = {QStringLiteral("of the job")};
    QVERIFY(person.sections[0].replace(1, job));
    Controller controller(person);
    QVERIFY(controller.says("Unplaced text from an import (3) · The languages differ (2) · Missing in Chinese (3)"));
    trigger(*controller.window, "check");
    const QModelIndex left = controller.heading("Unplaced text");
    const auto text = [&](int row) { return left.model()->index(row, 0, left).data().toString(); };
    QCOMPARE(text(1), QStringLiteral("Name and contacts: “another thing” from an import has not been placed"));
    QCOMPARE(text(2), QStringLiteral("Second: “of the job” from an import has not been placed"));
    const auto leads = [&](int row, const QString& to) {
        Q_EMIT controller.list->activated(left.model()->index(row, 0, left));
        auto* list = find(*controller.window, "editor")->findChild<QListWidget*>(QStringLiteral("unparsed"));
        return list && list->currentItem() && list->currentItem()->text() == to &&
               find(*controller.window, "editor")->focusWidget() == list &&
               !list->viewport()->visibleRegion().isEmpty();
    };
    QTRY_VERIFY(leads(1, QStringLiteral("another thing")));
    QTRY_VERIFY(leads(2, QStringLiteral("of the job")));
    QTRY_VERIFY(leads(0, QStringLiteral("one thing")));
}

void ProblemsTest::appliesSuggestions()
{
    Person person = somebody();
    const char* places[]{"Beijing", "Shanghai", "Nowhere at all"};
    for (int i = 0; i < 3; ++i) {
        Entry job = person.sections[0].entries()[i];
        std::get<ExperienceDetails>(job.details).location = english(places[i]);
        QVERIFY(person.sections[0].replace(i, job));
    }
    Controller controller(person);
    QVERIFY(controller.says("The languages differ (2) · Missing in Chinese (3)"));
    trigger(*controller.window, "check");
    QTRY_VERIFY_WITH_TIMEOUT((controller.choose(controller.heading("Missing")),
                              controller.remedy(Remedy::TakeSuggestion)->text() == QStringLiteral("Use 2 suggestions")),
                             patience); // terms are read in the background
    controller.remedy(Remedy::TakeSuggestion)->click();
    const auto place = [&](int i) {
        const Entry& job = controller.window->document()->person().sections[0].entries()[i];
        return std::get<ExperienceDetails>(job.details).location;
    };
    QCOMPARE(place(0).text(Language::Chinese), QStringLiteral("北京"));
    QCOMPARE(place(1).text(Language::Chinese), QStringLiteral("上海"));
    for (const Language language : allLanguages)
        QCOMPARE(place(0).state(language), TextState::Complete);
    QVERIFY(place(2).text(Language::Chinese).isEmpty());
    QVERIFY(controller.says("The languages differ (2) · Missing in Chinese (1)"));
    trigger(*controller.window, "undo"); // one step
    QVERIFY(place(0).text(Language::Chinese).isEmpty() && place(1).text(Language::Chinese).isEmpty());
    QVERIFY(controller.says("The languages differ (2) · Missing in Chinese (3)"));
    const QModelIndex missing = controller.heading("Missing");
    controller.choose(missing.model()->index(0, 0, missing));
    QCOMPARE(controller.remedy(Remedy::TakeSuggestion)->text(), QStringLiteral("Use “北京”"));
}

void ProblemsTest::placesUnplacedTexts()
{
    Person person = somebody();
    person.unparsed = {QStringLiteral("Example Labs, Engineer, 2001 - 2003"), QStringLiteral("second"),
                       QStringLiteral("third")};
    Controller controller(person);
    QVERIFY(controller.says("Unplaced text from an import (3) · The languages differ (2) · Missing in Chinese (3)"));
    const auto& document = *controller.window->document();
    // With the menu, into an existing section.
    auto* outline = find<QTreeView>(*controller.window, "outline");
    outline->setCurrentIndex(outline->model()->index(0, 0));
    auto* list = find(*controller.window, "editor")->findChild<QListWidget*>(QStringLiteral("unparsed"));
    QVERIFY(list);
    list->setCurrentRow(0);
    Q_EMIT list->customContextMenuRequested({});
    auto* places = controller.window->findChild<QMenu*>(QStringLiteral("leftOver.entry"));
    QVERIFY(places);
    places->actions().front()->trigger();
    const auto jobs = [&] { return document.person().sections[0].entries(); };
    QTRY_COMPARE(jobs().size(), 4);
    QCOMPARE(std::get<ExperienceDetails>(jobs()[3].details).range.start()->toIso(), QStringLiteral("2001"));
    QCOMPARE(document.person().unparsed.size(), 2);
    trigger(*controller.window, "undo"); // one step
    QCOMPARE(document.person().unparsed, person.unparsed);
    QCOMPARE(jobs().size(), 3);
    // Dropped onto the outline's section, before its second entry.
    const QModelIndex work = outline->model()->index(1, 0);
    const DraggedPiece piece(QStringLiteral("second"));
    QVERIFY(!outline->model()->canDropMimeData(&piece, Qt::MoveAction, -1, -1, outline->model()->index(0, 0)));
    QVERIFY(!outline->model()->canDropMimeData(&piece, Qt::MoveAction, -1, -1, outline->model()->index(0, 0, work)));
    QVERIFY(outline->model()->canDropMimeData(&piece, Qt::MoveAction, 1, 0, work));
    QVERIFY(outline->model()->dropMimeData(&piece, Qt::MoveAction, 1, 0, work));
    QCOMPARE(jobs().size(), 3); // not before the drag has ended
    piece.placing()();
    QCOMPARE(jobs().size(), 4);
    QVERIFY(!document.person().unparsed.contains(QStringLiteral("second")));
    QCOMPARE(outline->currentIndex().row(), 1);
    QCOMPARE(outline->currentIndex().parent(), work);
    trigger(*controller.window, "undo");
    QCOMPARE(document.person().unparsed, person.unparsed);
    // Into the notes.
    outline->setCurrentIndex(outline->model()->index(0, 0));
    list = find(*controller.window, "editor")->findChild<QListWidget*>(QStringLiteral("unparsed"));
    list->setCurrentRow(2);
    Q_EMIT list->customContextMenuRequested({});
    controller.window->findChild<QMenu*>(QStringLiteral("leftOver.add"))->actions().last()->trigger();
    QTRY_COMPARE(document.person().notes, QStringLiteral("third"));
    QCOMPARE(document.person().unparsed.size(), 2);
}

DUOVITA_GUI_TEST(ProblemsTest)
#include "tst_problems.moc"
