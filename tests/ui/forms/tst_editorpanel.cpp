#include "tests/support/openform.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"
#include "ui/forms/editorpanel.h"
#include "ui/forms/entryform.h"
#include "ui/widgets/growingtextedit.h"

#include <QAction>
#include <QMenu>
#include <QPointer>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace duovita;
using test::OpenForm;

/// The outline and the forms of its items.
class EditorPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void survivesRemovalOfShownItem();
    void hidesSortsAndDeletesSeveralAtOnce();
    void foldsRareEmptyFields();
    void keepsChipsInOneLine();
    void focusesMainFieldOfNewEntry();
    void closesMenuOfFormerRecord();
    void givesHintsForPageBreaks();
    void movesEntryToOtherSection();
};

void EditorPanelTest::survivesRemovalOfShownItem()
{
    test::RandomPerson random(5);
    PersonDocument document(random.person());
    EditorPanel panel;
    panel.setDocument(&document);
    panel.show();
    const Section added(SectionKind::Award);
    document.insertSection(0, added);
    const Entry entry = added.newEntry();
    document.insertEntry(added.id(), 0, entry);
    panel.goTo(ContentSource{added.id(), entry.id, {}, Field::Title}, Language::English);
    QVERIFY(panel.findChild<EntryForm*>());
    document.removeSection(added.id()); // as redo would, while the form shows the entry
    QCoreApplication::processEvents();
    for (auto* edit : panel.findChildren<GrowingTextEdit*>())
        edit->insertPlainText(QStringLiteral("x"));
    document.undo();
    for (const QString& action : {QStringLiteral("newEntry"), QStringLiteral("duplicate"), QStringLiteral("moveDown"),
                                  QStringLiteral("moveUp"), QStringLiteral("remove")}) {
        panel.goTo(ContentSource{added.id(), entry.id, {}, Field::Title}, Language::English);
        panel.findChild<QAction*>(action)->trigger();
        QCoreApplication::processEvents();
        document.undo();
    }
    panel.setDocument(nullptr);
}

void EditorPanelTest::hidesSortsAndDeletesSeveralAtOnce()
{
    Person person;
    Section section(SectionKind::Project);
    QList<EntryId> ids;
    for (const int year : {2019, 2021, 2020}) {
        Entry entry = section.newEntry();
        std::get<ExperienceDetails>(entry.details).range = DateRange::untilPresent(*PartialDate::create(year));
        ids += entry.id;
        QVERIFY(section.append(entry));
    }
    person.sections += section;
    PersonDocument document(person);
    EditorPanel panel;
    panel.setDocument(&document);
    auto* outline = panel.findChild<QTreeView*>(QStringLiteral("outline"));
    const QModelIndex parent = outline->model()->index(1, 0);
    const auto select = [&](int row, QItemSelectionModel::SelectionFlag flag) {
        outline->selectionModel()->setCurrentIndex(outline->model()->index(row, 0, parent), flag);
    };
    const auto trigger = [&](const char* name) { panel.findChild<QAction*>(QString::fromLatin1(name))->trigger(); };
    const auto entries = [&]() -> const QList<Entry>& { return document.person().sections.front().entries(); };

    select(0, QItemSelectionModel::ClearAndSelect);
    trigger("sortByDate");
    QCOMPARE(entries()[0].id, ids[1]);
    QCOMPARE(entries()[1].id, ids[2]);
    trigger("sortByDate"); // sorted already: no further step
    document.undo();
    QVERIFY(document.person() == person);
    QVERIFY(!document.canUndo());

    select(0, QItemSelectionModel::ClearAndSelect);
    select(2, QItemSelectionModel::Select);
    trigger("hide"); // in the CV shown
    QCOMPARE(document.person().cvs.front().hiddenEntries, QList({ids[0], ids[2]}));
    QCOMPARE(document.person().sections, person.sections);
    trigger("hide");
    QVERIFY(document.person() == person);
    trigger("hideInAll");
    QVERIFY(!entries()[0].visible && entries()[1].visible && !entries()[2].visible);
    QCOMPARE(panel.findChild<QAction*>(QStringLiteral("hideInAll"))->text(), QStringLiteral("Show in all CVs"));
    QVERIFY(panel.findChild<QAction*>(QStringLiteral("hide"))->toolTip().startsWith(QStringLiteral("Hidden in all")));
    trigger("hideInAll");
    QVERIFY(document.person() == person);

    QSignalSpy removed(&panel, &EditorPanel::removed);
    trigger("remove");
    QCOMPARE(entries().size(), 1);
    QCOMPARE(removed.front().front().toInt(), 2);
    document.undo(); // one step
    QVERIFY(document.person() == person);
    panel.setDocument(nullptr);
}

void EditorPanelTest::foldsRareEmptyFields()
{
    OpenForm open(SectionKind::Work);
    open.form.resize(2400, 700); // wide enough for all chips
    open.form.show();
    QVERIFY(QTest::qWaitForWindowActive(&open.form));
    auto* chip = open.find<QToolButton>(QStringLiteral("chip.url"));
    auto* url = open.find(QStringLiteral("field.url"));
    QVERIFY(open.find(QStringLiteral("field.position.en"))->isVisible());
    QVERIFY(!url->isVisible());
    chip->click();
    QTRY_VERIFY(url->isVisible());
    QVERIFY(url->hasFocus());
    QVERIFY(!chip->isVisible());
    open.type(QStringLiteral("field.url"), QStringLiteral("https://example.org"));
    QVERIFY(!open.find(QStringLiteral("field.note"))->isVisible());
    // Emptying a field must not hide it under the cursor.
    open.document.undo();
    QVERIFY(open.details<ExperienceDetails>().url.size() < 19);
    QVERIFY(url->isVisible());
    // By key, too.
    QTest::keyClick(open.find(QStringLiteral("chip.department")), Qt::Key_Space);
    QTRY_VERIFY(open.find(QStringLiteral("field.department.en"))->hasFocus());
    QTest::keyClick(open.find(QStringLiteral("chip.tags")), Qt::Key_Space);
    QTRY_VERIFY(open.find(QStringLiteral("field.tags"))->hasFocus());
    // An empty list starts with its first row.
    open.find<QToolButton>(QStringLiteral("chip.links"))->click();
    QTRY_COMPARE(open.entry().links.size(), 1);
    QTRY_VERIFY(open.find(QStringLiteral("field.links.0.label")));
    QTRY_VERIFY(open.find(QStringLiteral("field.links.0.label"))->hasFocus());
    // Going to a field unfolds it.
    open.form.goTo(ContentSource{{}, {}, {}, Field::Title}, Language::Chinese);
    QVERIFY(open.find(QStringLiteral("field.title.zh"))->isVisible());
    QVERIFY(!open.find(QStringLiteral("chip.title"))->isVisible());
}

/// Chips that do not fit are in a menu, where they can also be chosen.
void EditorPanelTest::keepsChipsInOneLine()
{
    OpenForm open(SectionKind::Publication);
    open.form.resize(2400, 700);
    open.form.show();
    QVERIFY(QTest::qWaitForWindowActive(&open.form));
    auto* more = open.find<QToolButton>(QStringLiteral("chips.more"));
    const auto chips = [&] {
        QList<QToolButton*> shown;
        for (auto* chip : open.form.findChildren<QToolButton*>(QRegularExpression(QStringLiteral("^chip\\.")))) {
            if (chip->isVisible())
                shown += chip;
        }
        return shown;
    };
    const auto all = open.form.findChildren<QToolButton*>(QRegularExpression(QStringLiteral("^chip\\."))).size();
    QVERIFY(all > 8);
    QTRY_COMPARE(chips().size(), all);
    QVERIFY(!more->isVisible());
    open.form.resize(390, 700);
    QTRY_VERIFY(more->isVisible());
    QSet<int> lines{more->y()};
    for (const QToolButton* chip : chips())
        lines += chip->y();
    QCOMPARE(lines.size(), 1);
    QCOMPARE(chips().size() + more->menu()->actions().size(), all);
    auto* note = open.find(QStringLiteral("field.note"));
    QVERIFY(!note->isVisible());
    const QString name = open.find<QToolButton>(QStringLiteral("chip.note"))->text();
    for (QAction* action : more->menu()->actions()) {
        if (action->text() == name)
            action->trigger();
    }
    QTRY_VERIFY(note->isVisible());
    QTRY_VERIFY(note->hasFocus());
}

void EditorPanelTest::focusesMainFieldOfNewEntry()
{
    Person person;
    person.sections = {Section(SectionKind::Summary), Section(SectionKind::Award)};
    PersonDocument document(person);
    EditorPanel panel;
    panel.setDocument(&document);
    panel.show();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    auto* outline = panel.findChild<QTreeView*>(QStringLiteral("outline"));
    const auto focused = [&](int section) {
        outline->setCurrentIndex(outline->model()->index(section + 1, 0));
        panel.findChild<QAction*>(QStringLiteral("newEntry"))->trigger();
        return QApplication::focusWidget()->objectName();
    };
    QCOMPARE(focused(0), QStringLiteral("highlights.0.en"));
    QVERIFY(!panel.findChild<QWidget*>(QStringLiteral("field.title.en"))->isVisible());
    QCOMPARE(focused(1), QStringLiteral("field.title.en"));
    document.undo();
    document.undo();
    QVERIFY(document.person() == person);
}

/// Another record may be opened while the menu is open: its actions must not change that one.
void EditorPanelTest::closesMenuOfFormerRecord()
{
    const auto someone = [] {
        Person person;
        person.sections += Section(SectionKind::Work);
        return person;
    };
    PersonDocument document(someone());
    PersonDocument other(someone());
    EditorPanel panel;
    panel.resize(600, 600);
    panel.setDocument(&document);
    panel.show();
    auto* outline = panel.findChild<QTreeView*>(QStringLiteral("outline"));
    Q_EMIT outline->customContextMenuRequested(outline->visualRect(outline->model()->index(1, 0)).center());
    const QPointer menu = panel.findChild<QMenu*>(QStringLiteral("outlineMenu"));
    QVERIFY(menu && menu->isVisible());
    panel.setDocument(&other);
    QVERIFY(!menu || !menu->isVisible());
    panel.setDocument(nullptr);
}

void EditorPanelTest::givesHintsForPageBreaks()
{
    Person person;
    Section work(SectionKind::Work);
    const Entry job = work.newEntry();
    QVERIFY(work.append(job));
    person.sections += work;
    PersonDocument document(person);
    EditorPanel panel;
    panel.setDocument(&document);
    panel.setCv(document.person().cvs.front().id);
    auto* outline = panel.findChild<QTreeView*>(QStringLiteral("outline"));
    auto* starts = panel.findChild<QAction*>(QStringLiteral("startsPage"));
    auto* keeps = panel.findChild<QAction*>(QStringLiteral("keepsTogether"));
    QVERIFY(!starts->isEnabled()); // the person is chosen
    const QModelIndex section = outline->model()->index(1, 0);
    outline->setCurrentIndex(section);
    QVERIFY(starts->isEnabled() && !starts->isChecked());
    starts->trigger();
    const auto cv = [&]() -> const Cv& { return document.person().cvs.front(); };
    QCOMPARE(cv().pageStartSections, QList{work.id()});
    QVERIFY(starts->isChecked() && !keeps->isChecked());
    outline->setCurrentIndex(outline->model()->index(0, 0, section));
    QVERIFY(!starts->isChecked());
    keeps->trigger();
    QCOMPARE(cv().keptEntries, QList{job.id});
    keeps->trigger();
    QVERIFY(cv().keptEntries.isEmpty() && !keeps->isChecked());
    QCOMPARE(cv().pageStartSections, QList{work.id()});
    panel.setDocument(nullptr);
}

void EditorPanelTest::movesEntryToOtherSection()
{
    Person person;
    Section work(SectionKind::Work);
    const Entry job = work.newEntry();
    QVERIFY(work.append(job));
    person.sections += work;
    person.sections += Section(SectionKind::Service);
    person.sections += Section(SectionKind::Skill);
    PersonDocument document(person);
    EditorPanel panel;
    panel.setDocument(&document);
    QVERIFY(panel.destinations().isEmpty()); // no entry is chosen
    auto* outline = panel.findChild<QTreeView*>(QStringLiteral("outline"));
    outline->setCurrentIndex(outline->model()->index(0, 0, outline->model()->index(1, 0)));
    QList<SectionId> destinations = panel.destinations();
    QVERIFY(destinations.contains(person.sections[1].id()));
    QVERIFY(!destinations.contains(work.id()));
    panel.moveEntryTo(person.sections[1].id());
    QVERIFY(document.person().sections[0].entries().isEmpty());
    QCOMPARE(document.person().sections[1].entries().size(), 1);
    QCOMPARE(panel.currentEntry(), std::optional(document.person().sections[1].entries()[0].id));
    document.undo();
    QCOMPARE(document.person(), person);
    panel.setDocument(nullptr);
}

DUOVITA_GUI_TEST(EditorPanelTest)
#include "tst_editorpanel.moc"
