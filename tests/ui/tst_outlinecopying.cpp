#include "core/editing/copying.h"
#include "tests/support/openwindow.h"
#include "tests/support/testmain.h"
#include "ui/forms/carriedparts.h"
#include "ui/widgets/choosing.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QTest>

using namespace duovita;
using namespace duovita::test;

namespace {

Entry job(const QString& place)
{
    Entry entry;
    ExperienceDetails details;
    details.organization = LocalizedText::of(place, QStringLiteral("单位"));
    details.position = LocalizedText::of(QStringLiteral("Engineer"), QStringLiteral("工程师"));
    entry.details = details;
    entry.note = QStringLiteral("a secret");
    entry.unparsed = {QStringLiteral("left over")};
    Highlight point;
    point.text = LocalizedRichText::of(RichText::fromPlain(QStringLiteral("Built it")),
                                       RichText::fromPlain(QStringLiteral("建成")));
    entry.highlights += point;
    return entry;
}

Person somebody()
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    Section work(SectionKind::Work);
    for (int i = 0; i < 3; ++i)
        static_cast<void>(work.append(job(QStringLiteral("Place %1").arg(i))));
    person.sections = {work, Section(SectionKind::Skill), Section(SectionKind::Project)};
    return person;
}

QStringList titlesOf(const OpenWindow& open, int section)
{
    QStringList titles;
    for (int row = 0; row < open.section(section).entries().size(); ++row)
        titles += open.entry(section, row).data().toString();
    return titles;
}

QStringList places(std::initializer_list<int> numbers)
{
    QStringList titles;
    for (const int number : numbers)
        titles += QStringLiteral("Place %1").arg(number);
    return titles;
}

} // namespace

/// Copying, cutting and pasting in the outline with the shortcuts.
class OutlineCopyingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void copiesBetweenSections();
    void cutsAndPastes();
    void copiesBetweenPeople();
    void copiesASection();
    void leavesShortcutsToFields();
    void copiesTextForOtherPrograms();
    void ignoresForeignClipboardData();
    void offersClipboardActionsInMenus();
};

void OutlineCopyingTest::copiesBetweenSections()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    const Person before = open.document().person();
    open.outline->setFocus();
    chooseAlone(*open.outline, open.entry(0, 0));
    open.outline->selectionModel()->select(open.entry(0, 2), QItemSelectionModel::Select);
    QTest::keySequence(open.outline, QKeySequence::Copy);
    chooseAlone(*open.outline, open.model().index(3, 0));
    QTest::keySequence(open.outline, QKeySequence::Paste);
    QCOMPARE(titlesOf(open, 0), places({0, 1, 2}));
    QCOMPARE(titlesOf(open, 2), places({0, 2}));
    QCOMPARE(open.section(2).entries()[0].note, QStringLiteral("a secret"));
    QCOMPARE(open.section(2).entries()[0].unparsed, QStringList{QStringLiteral("left over")});
    // Pasted items are selected, and pasting can be repeated.
    QCOMPARE(open.selected(), places({0, 2}));
    QCOMPARE(open.outline->currentIndex(), open.entry(2, 0));
    QCOMPARE(open.focused(), QStringLiteral("outline"));
    trigger(*open.window, "undo");
    QCOMPARE(open.document().person(), before);
    // If it does not fit there, it goes to a section of its kind.
    chooseAlone(*open.outline, open.model().index(2, 0));
    QTest::keySequence(open.outline, QKeySequence::Paste);
    QCOMPARE(titlesOf(open, 0), places({0, 1, 2, 0, 2}));
}

void OutlineCopyingTest::cutsAndPastes()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setFocus();
    chooseAlone(*open.outline, open.entry(0, 0));
    QTest::keySequence(open.outline, QKeySequence::Cut);
    QCOMPARE(titlesOf(open, 0), places({1, 2}));
    chooseAlone(*open.outline, open.entry(0, 1));
    QTest::keySequence(open.outline, QKeySequence::Paste);
    QCOMPARE(titlesOf(open, 0), places({1, 2, 0}));
    trigger(*open.window, "undo");
    trigger(*open.window, "undo");
    QCOMPARE(titlesOf(open, 0), places({0, 1, 2}));
    // The person cannot be cut.
    chooseAlone(*open.outline, open.model().personIndex());
    QTest::keySequence(open.outline, QKeySequence::Cut);
    QCOMPARE(titlesOf(open, 0), places({0, 1, 2}));
}

void OutlineCopyingTest::copiesBetweenPeople()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setFocus();
    chooseAlone(*open.outline, open.entry(0, 1));
    QTest::keySequence(open.outline, QKeySequence::Copy);
    const PersonId first = open.document().person().id;
    trigger(*open.window, "newPerson");
    QTRY_VERIFY_WITH_TIMEOUT(open.window->document() && open.document().person().id != first, patience);
    open.outline->setFocus();
    QTest::keySequence(open.outline, QKeySequence::Paste);
    const auto jobs = std::find_if(open.document().person().sections.begin(), open.document().person().sections.end(),
                                   [](const Section& section) { return section.kind() == SectionKind::Work; });
    QVERIFY(jobs != open.document().person().sections.end());
    QCOMPARE(jobs->entries().size(), 1);
    QCOMPARE(jobs->entries()[0].note, QStringLiteral("a secret"));
    QCOMPARE(open.current(), QStringLiteral("Place 1"));
}

void OutlineCopyingTest::copiesASection()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    open.outline->setFocus();
    chooseAlone(*open.outline, open.model().index(1, 0));
    trigger(*open.window, "copyEntries");
    chooseAlone(*open.outline, open.model().index(2, 0));
    trigger(*open.window, "pasteEntries");
    QCOMPARE(open.document().person().sections.size(), 4);
    QCOMPARE(titlesOf(open, 2), places({0, 1, 2}));
    QCOMPARE(open.outline->currentIndex(), open.model().index(3, 0));
}

void OutlineCopyingTest::leavesShortcutsToFields()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    chooseAlone(*open.outline, open.entry(0, 0));
    auto* field = find<QPlainTextEdit>(*open.window, "field.position.en");
    QVERIFY(field);
    field->setFocus();
    field->selectAll();
    QTest::keySequence(field, QKeySequence::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("Engineer"));
    QVERIFY(!hasParts(QGuiApplication::clipboard()->mimeData()));
    QTest::keySequence(field, QKeySequence::Cut);
    QCOMPARE(open.section(0).entries().size(), 3);
    QVERIFY(field->toPlainText().isEmpty());
    QTest::keySequence(field, QKeySequence::Paste);
    QCOMPARE(field->toPlainText(), QStringLiteral("Engineer"));
}

void OutlineCopyingTest::copiesTextForOtherPrograms()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    Entry hidden = open.section(0).entries()[1];
    hidden.visible = false;
    open.document().replaceEntry(hidden);
    open.outline->setFocus();
    chooseAlone(*open.outline, open.entry(0, 1));
    QTest::keySequence(open.outline, QKeySequence::Copy);
    const QString text = QGuiApplication::clipboard()->text();
    for (const char* part : {"Place 1", "Engineer", "Built it"})
        QVERIFY2(text.contains(QLatin1StringView(part)), qPrintable(text));
    for (const char* part : {"secret", "left over", "Work Experience", "Place 0"})
        QVERIFY2(!text.contains(QLatin1StringView(part)), qPrintable(text));
    chooseAlone(*open.outline, open.model().index(1, 0));
    QTest::keySequence(open.outline, QKeySequence::Copy);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(QStringLiteral("Work Experience")));
}

void OutlineCopyingTest::ignoresForeignClipboardData()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    const Person before = open.document().person();
    open.outline->setFocus();
    QGuiApplication::clipboard()->setText(QStringLiteral("some words"));
    QTest::keySequence(open.outline, QKeySequence::Paste);
    auto* broken = carried(copyParts(before, {before.sections[0].entries()[0].id}, {}));
    for (const QString& format : broken->formats()) {
        if (format != QStringLiteral("text/plain"))
            broken->setData(format, QByteArray("{"));
    }
    QGuiApplication::clipboard()->setMimeData(broken);
    QTest::keySequence(open.outline, QKeySequence::Paste);
    QCOMPARE(open.document().person(), before);
    QVERIFY(!open.document().canUndo());
}

void OutlineCopyingTest::offersClipboardActionsInMenus()
{
    const OpenWindow open(somebody());
    QVERIFY(open.isOpen);
    const QPoint at = open.outline->visualRect(open.entry(0, 0)).center();
    Q_EMIT open.outline->customContextMenuRequested(at);
    auto* menu = open.window->findChild<QMenu*>(QStringLiteral("outlineMenu"));
    QVERIFY(menu);
    for (const char* name : {"cutEntries", "copyEntries", "pasteEntries"}) {
        auto* action = find<QAction>(*open.window, name);
        QVERIFY2(action && menu->actions().contains(action), name);
        QVERIFY2(!action->text().isEmpty() && action->isEnabled(), name);
        QCOMPARE(action->shortcutContext(), Qt::WidgetShortcut);
    }
    menu->close();
}

DUOVITA_GUI_TEST(OutlineCopyingTest)
#include "tst_outlinecopying.moc"
