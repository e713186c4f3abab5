#include "core/messages/kindwords.h"
#include "tests/support/openwindow.h"
#include "tests/support/testmain.h"
#include "ui/forms/kindfields.h"
#include "ui/models/outlinemodel.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>
#include <QToolButton>

using namespace duovita;
using namespace duovita::test;

namespace {

Entry job(const QString& place, int year)
{
    Entry entry;
    ExperienceDetails details;
    details.organization = LocalizedText::shared(place);
    details.range = *DateRange::create(*PartialDate::create(year), {});
    entry.details = details;
    return entry;
}

Person somebody()
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    Section work(SectionKind::Work);
    for (int i = 0; i < 4; ++i)
        static_cast<void>(work.append(job(QStringLiteral("Place %1").arg(i), 2010 + i)));
    Section projects(SectionKind::Project);
    static_cast<void>(projects.append(job(QStringLiteral("A project"), 2020)));
    person.sections = {work, projects, Section(SectionKind::Skill)};
    return person;
}

} // namespace

/// The outline's current row during changes and undo; and the titles of sections.
class OutlineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsMovedItemsSelected();
    void keepsFocusWhileEntriesMove();
    void keepsCurrentRowWhenSorting();
    void undoSelectsDeletedEntry();
    void focusesTheOutlineWhenAnEntryVanishes();
    void keepsSectionsFolded();
    void unfoldsAllSectionsOfAShortRecord();
    void showsSectionTitlesAsInDocuments();
    void offersStandardSections();
    void heldModifierDoesNotExtendSelection();
    void marksEntriesOmittedInALanguage();
    void tabMovesRowByRow_data();
    void tabMovesRowByRow();
};

/// Depends on how the CV handles missing texts; the form offers remedies.
void OutlineTest::marksEntriesOmittedInALanguage()
{
    Person person = somebody();
    Entry english = job(QString(), 2015);
    std::get<ExperienceDetails>(english.details).organization =
        LocalizedText::of(Language::English, QStringLiteral("Lanxing Technology Company"));
    QVERIFY(person.sections[0].insert(0, english));
    person.cvs.front().missingTexts = MissingTexts::LeftOut;
    const OpenWindow open(person);
    QVERIFY(open.isOpen);
    const auto absence = [&](int row) { return open.entry(0, row).data(OutlineModel::AbsenceRole).toString(); };
    QTRY_COMPARE_WITH_TIMEOUT(absence(0), QStringLiteral("Not in the Chinese documents"), patience);
    QVERIFY(absence(1).isEmpty());
    open.outline->setCurrentIndex(open.entry(0, 0));
    const auto* words = find<QLabel>(*open.window, "entry.absent.words");
    QTRY_VERIFY(words->isVisible());
    QVERIFY2(words->text().contains(QStringLiteral("has no Chinese text")), qPrintable(words->text()));
    find<QPushButton>(*open.window, "entry.absent.write")->click();
    QCOMPARE(open.focused(), QStringLiteral("field.organization.zh"));
    find<QPushButton>(*open.window, "entry.absent.show")->click();
    QCOMPARE(open.window->document()->person().cvs.front().missingTexts, MissingTexts::Shown);
    QTRY_VERIFY_WITH_TIMEOUT(absence(0).isEmpty(), patience);
    QTRY_VERIFY(!find(*open.window, "entry.absent")->isVisible());
}

void OutlineTest::keepsMovedItemsSelected()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setCurrentIndex(open.entry(0, 3));
    open.outline->setFocus();
    open.drop(open.entry(0, 3), 0, open.model().index(1, 0));
    for (int round = 0; round < 2; ++round) {
        QCOMPARE(open.outline->currentIndex(), open.entry(0, 0));
        QCOMPARE(open.selected(), QStringList{QStringLiteral("Place 3")});
        QCOMPARE(open.focused(), QStringLiteral("outline"));
        trigger(*open.window, "undo");
        QCOMPARE(open.outline->currentIndex(), open.entry(0, 3));
        QCOMPARE(open.selected(), QStringList{QStringLiteral("Place 3")});
        QCOMPARE(open.focused(), QStringLiteral("outline"));
        trigger(*open.window, "redo");
    }
    // Into another section, whose form differs; then a whole section.
    open.drop(open.entry(0, 0), 0, open.model().index(2, 0));
    QCOMPARE(open.outline->currentIndex(), open.entry(1, 0));
    trigger(*open.window, "undo");
    QCOMPARE(open.outline->currentIndex(), open.entry(0, 0));
    QCOMPARE(open.focused(), QStringLiteral("outline"));
    open.outline->setCurrentIndex(open.model().index(2, 0));
    open.drop(open.model().index(2, 0), 1, {});
    QCOMPARE(open.outline->currentIndex(), open.model().index(1, 0));
    trigger(*open.window, "undo");
    QCOMPARE(open.outline->currentIndex(), open.model().index(2, 0));
    QCOMPARE(open.selected().size(), 1);
}

/// The form with the cursor is not rebuilt.
void OutlineTest::keepsFocusWhileEntriesMove()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setCurrentIndex(open.entry(0, 1));
    auto* field = find<QPlainTextEdit>(*open.window, "field.position.zh");
    QVERIFY(field);
    field->setFocus();
    trigger(*open.window, "moveDown");
    QCOMPARE(open.current(), QStringLiteral("Place 1"));
    QCOMPARE(open.window->focusWidget(), field);
    trigger(*open.window, "undo");
    QCOMPARE(open.current(), QStringLiteral("Place 1"));
    QCOMPARE(open.outline->currentIndex(), open.entry(0, 1));
    QCOMPARE(open.window->focusWidget(), field);
    open.document().moveEntry(open.section(0).entries()[3].id, open.section(0).id(), 0);
    QCOMPARE(open.current(), QStringLiteral("Place 1"));
    QCOMPARE(open.outline->currentIndex(), open.entry(0, 2));
    QCOMPARE(open.window->focusWidget(), field);
}

void OutlineTest::keepsCurrentRowWhenSorting()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setFocus();
    for (const QModelIndex& at : {open.model().index(1, 0), open.entry(0, 1)}) {
        open.outline->setCurrentIndex(at);
        const QString there = open.current();
        trigger(*open.window, "sortByDate");
        QCOMPARE(open.section(0).entries().size(), 4);
        QCOMPARE(open.entry(0, 0).data().toString(), QStringLiteral("Place 3"));
        QCOMPARE(open.current(), there);
        QCOMPARE(open.selected(), QStringList{there});
        trigger(*open.window, "undo");
        QCOMPARE(open.entry(0, 0).data().toString(), QStringLiteral("Place 0"));
        QCOMPARE(open.selected().size(), 1);
        QCOMPARE(open.focused(), QStringLiteral("outline"));
    }
}

void OutlineTest::undoSelectsDeletedEntry()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setCurrentIndex(open.entry(0, 2));
    auto* field = find<QPlainTextEdit>(*open.window, "field.organization.en");
    field->setFocus();
    trigger(*open.window, "remove");
    QCOMPARE(open.section(0).entries().size(), 3);
    QVERIFY(!open.selected().isEmpty());
    QCOMPARE(open.focused(), QStringLiteral("outline"));
    trigger(*open.window, "undo");
    QCOMPARE(open.outline->currentIndex(), open.entry(0, 2));
    QCOMPARE(open.selected(), QStringList{QStringLiteral("Place 2")});
    QCOMPARE(open.focused(), QStringLiteral("outline"));
}

void OutlineTest::focusesTheOutlineWhenAnEntryVanishes()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setCurrentIndex(open.entry(0, 1));
    trigger(*open.window, "newEntry");
    QVERIFY2(open.focused().startsWith(QStringLiteral("field.")), qPrintable(open.focused()));
    QCOMPARE(open.outline->currentIndex(), open.entry(0, 2));
    trigger(*open.window, "undo");
    QCOMPARE(open.section(0).entries().size(), 4);
    QVERIFY(open.outline->currentIndex().isValid());
    QCOMPARE(open.selected(), QStringList{open.current()});
    QCOMPARE(open.focused(), QStringLiteral("outline"));
    trigger(*open.window, "redo");
    QCOMPARE(open.outline->currentIndex(), open.entry(0, 2));
    // A row of a form that undo removes.
    open.outline->setCurrentIndex(open.entry(0, 0));
    Entry entry = open.section(0).entries()[0];
    entry.links += Link();
    open.document().replaceEntry(entry);
    find(*open.window, "field.links.0.url")->setFocus();
    trigger(*open.window, "undo");
    QVERIFY2(open.focused().startsWith(QStringLiteral("field.")), qPrintable(open.focused()));
}

void OutlineTest::keepsSectionsFolded()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->collapse(open.model().index(1, 0));
    open.outline->setCurrentIndex(open.model().index(1, 0));
    trigger(*open.window, "moveDown");
    QVERIFY(!open.outline->isExpanded(open.model().index(2, 0)));
    QVERIFY(open.outline->isExpanded(open.model().index(1, 0)));
    trigger(*open.window, "undo");
    QVERIFY(!open.outline->isExpanded(open.model().index(1, 0)));
    QVERIFY(open.outline->isExpanded(open.model().index(2, 0)));
}

void OutlineTest::unfoldsAllSectionsOfAShortRecord()
{
    const auto isOpen = [](int skills) {
        Person person = somebody();
        for (int i = 0; i < skills; ++i)
            static_cast<void>(person.sections[2].append(person.sections[2].newEntry()));
        const OpenWindow open(person);
        return open.isOpen && open.outline->isExpanded(open.model().index(3, 0));
    };
    QVERIFY(isOpen(2));
    QVERIFY(!isOpen(30)); // they would take the room of jobs and education
}

void OutlineTest::showsSectionTitlesAsInDocuments()
{
    OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    const auto title = [&](int section) { return open.model().index(section + 1, 0).data().toString(); };
    QCOMPARE(title(0), QStringLiteral("Work Experience"));
    open.document().setSectionTitle(open.section(1).id(),
                                    LocalizedText::of(QStringLiteral("Games"), QStringLiteral("游戏")));
    open.document().setSectionTitle(open.section(2).id(),
                                    LocalizedText::of(Language::English, QStringLiteral("Tools")));
    QCOMPARE(title(1), QStringLiteral("Games"));
    open.fixture.language.use(QStringLiteral("zh_CN"));
    QTRY_COMPARE(interfaceLanguage(), Language::Chinese);
    QCOMPARE(title(0), QStringLiteral("工作经历"));
    QCOMPARE(title(1), QStringLiteral("游戏"));
    QCOMPARE(title(2), QStringLiteral("专业技能"));
}

void OutlineTest::offersStandardSections()
{
    OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.fixture.language.use(QStringLiteral("zh_CN"));
    // With a new person, because the list of people can be hidden.
    QVERIFY(find<QToolButton>(*open.window, "outline.new")
                ->menu()
                ->actions()
                .contains(find<QAction>(*open.window, "newPerson")));
    QMenu* menu = find<QAction>(*open.window, "newSection")->menu();
    const auto action = [&](const QString& text) {
        const QList<QAction*> all = menu->actions();
        const auto found = std::find_if(all.begin(), all.end(), [&](QAction* one) { return one->text() == text; });
        return found == all.end() ? nullptr : *found;
    };
    QTRY_VERIFY(action(QStringLiteral("实习经历")));
    for (const char* title : {"教育背景", "工作经历", "科研经历", "项目经历", "论文发表", "专利", "获奖情况",
                              "专业技能", "学术服务", "其他栏目"})
        QVERIFY2(action(QString::fromUtf8(title)), title);
    action(QStringLiteral("实习经历"))->trigger();
    const Section& added = open.document().person().sections.last();
    QCOMPARE(added.kind(), SectionKind::Work);
    QCOMPARE(added.title.text(Language::English), QStringLiteral("Internships"));
    QCOMPARE(added.title.text(Language::Chinese), QStringLiteral("实习经历"));
    QCOMPARE(open.current(), QStringLiteral("实习经历"));
    action(QStringLiteral("其他栏目"))->trigger();
    QVERIFY(open.document().person().sections.last().title.isEmpty());
}

/// A modifier still pressed when a new row is selected must not keep the previous selection.
void OutlineTest::heldModifierDoesNotExtendSelection()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    const auto press = [&](Qt::Key key, Qt::KeyboardModifiers modifiers) {
        QTest::keyPress(open.window->windowHandle(), key, modifiers);
        QCOMPARE(QApplication::keyboardModifiers(), modifiers);
    };
    open.outline->setCurrentIndex(open.entry(0, 1));
    press(Qt::Key_N, Qt::ControlModifier);
    QCOMPARE(open.section(0).entries().size(), 5);
    QCOMPARE(open.outline->selectionModel()->selectedIndexes(), QModelIndexList{open.entry(0, 2)});
    press(Qt::Key_Delete, Qt::ControlModifier);
    QCOMPARE(open.section(0).entries().size(), 4);
    open.outline->setFocus();
    open.outline->selectionModel()->setCurrentIndex(open.entry(0, 1), QItemSelectionModel::ClearAndSelect);
    press(Qt::Key_D, Qt::ControlModifier);
    QCOMPARE(open.section(0).entries().size(), 5);
    QCOMPARE(open.outline->selectionModel()->selectedIndexes(), QModelIndexList{open.entry(0, 2)});
    press(Qt::Key_Up, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(open.outline->selectionModel()->selectedIndexes(), QModelIndexList{open.entry(0, 1)});
    // A new person in the list of people.
    const auto* people = find<QListView>(*open.window, "people.list");
    press(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE_WITH_TIMEOUT(people->model()->rowCount(), 2, patience);
    QTRY_VERIFY_WITH_TIMEOUT(open.document().person().name.isEmpty(), patience);
    QCOMPARE(people->selectionModel()->selectedIndexes(), QModelIndexList{people->currentIndex()});
    QTest::keyRelease(open.window->windowHandle(), Qt::Key_N, Qt::NoModifier);
}

void OutlineTest::tabMovesRowByRow_data()
{
    QTest::addColumn<QString>("form");
    QTest::addColumn<QString>("firstField");
    QTest::newRow("person") << QStringLiteral("person") << QStringLiteral("field.name.en");
    QTest::newRow("section") << QStringLiteral("section") << QStringLiteral("section.entry.add");
    for (const SectionKindInfo& facts : sectionKindTable) {
        const Field first = formOf(facts.kind).fields.front().field;
        QTest::newRow(facts.name) << QString::fromLatin1(facts.name)
                                  << (first == Field::Highlights
                                          ? QStringLiteral("highlights.0.en")
                                          : QString(QStringLiteral("field.") + nameOf(first) + QStringLiteral(".en")));
    }
}

/// With the actual Tab key, from a form's first text to its last field in visual order: English, then Chinese.
void OutlineTest::tabMovesRowByRow()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    QFETCH(QString, form);
    QFETCH(QString, firstField);
    open.window->resize(1400, 2400);
    Person person = open.document().person();
    person.headline = LocalizedText::of(QStringLiteral("Editor"), QStringLiteral("编辑"));
    person.contacts = {
        Contact{ContactKind::Phone, LocalizedText::shared(QStringLiteral("1")), {}, true},
        Contact{ContactKind::Location, LocalizedText::of(QStringLiteral("B"), QStringLiteral("北")), {}, true}};
    open.document().replaceProfile(person);
    if (const auto kind = findSectionKind(form)) {
        Section section(*kind);
        Entry entry = section.newEntry();
        entry.highlights = {Highlight(), Highlight()};
        QVERIFY(section.append(entry));
        open.document().insertSection(0, section);
        open.outline->setCurrentIndex(open.entry(0, 0));
    } else {
        open.outline->setCurrentIndex(open.model().index(form == QStringLiteral("section") ? 1 : 0, 0));
    }
    auto* scroll = find(*open.window, "editor")->findChild<QScrollArea*>();
    QCoreApplication::processEvents();
    const QWidget& rows = *scroll->widget();
    open.outline->setFocus();
    QTest::keyClick(open.outline, Qt::Key_Tab);
    QWidget* last = open.window->focusWidget();
    QVERIFY2(rows.isAncestorOf(last), qPrintable(last->objectName()));
    QCOMPARE(last->objectName(), firstField);
    const auto placeOf = [&](const QWidget* field) { return QRect(field->mapTo(&rows, QPoint()), field->size()); };
    // In empty points, Tab changes the nesting.
    while (!last->objectName().startsWith(QStringLiteral("highlights."))) {
        QTest::keyClick(last, Qt::Key_Tab);
        QWidget* now = open.window->focusWidget();
        if (!rows.isAncestorOf(now))
            break;
        const QString step = last->objectName() + QStringLiteral(" → ") + now->objectName();
        QVERIFY2(placeOf(now).top() >= placeOf(last).bottom() || placeOf(now).left() >= placeOf(last).right(),
                 qPrintable(step));
        const auto* twin = rows.findChild<QWidget*>(last->objectName().chopped(2) + QStringLiteral("zh"));
        if (last->objectName().endsWith(QStringLiteral(".en")) && twin->isVisible())
            QVERIFY2(now == twin, qPrintable(step));
        last = now;
    }
}

DUOVITA_GUI_TEST(OutlineTest)
#include "tst_outline.moc"
