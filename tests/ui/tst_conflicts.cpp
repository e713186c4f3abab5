#include "core/messages/conflictwords.h"
#include "core/storage/historyrepository.h"
#include "core/storage/personrepository.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/shell/messagebar.h"
#include "ui/widgets/growingtextedit.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QListWidget>
#include <QPointer>
#include <QPushButton>
#include <QTest>
#include <QTreeView>
#include <QTreeWidget>

using namespace duovita;
using namespace duovita::test;

/// Two windows on one store, and restoring earlier revisions: nothing typed into either window is lost.
class ConflictsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void marksDifferences_data();
    void marksDifferences();
    void mergesOtherFieldsAutomatically();
    void reportsChangesOfOtherWindow();
    void showsConflictsFieldByField();
    void keepsBothValuesIfChosen();
    void staysUnsavedUntilConflictIsResolved();
    void restoresEarlierRecord();
    void restoresOnePartOfRecord();

private:
    std::unique_ptr<MainWindow> open();
    Person stored() const;

    std::unique_ptr<WindowFixture> m_fixture;
    Person m_person;
};

namespace {

GrowingTextEdit* nameField(MainWindow& window)
{
    auto* outline = find<QTreeView>(window, "outline");
    outline->setCurrentIndex(outline->model()->index(0, 0));
    return find<GrowingTextEdit>(window, "field.name.en");
}

void typeName(MainWindow& window, const QString& text)
{
    GrowingTextEdit* name = nameField(window);
    name->selectAll();
    name->insertPlainText(text);
}

QString saveState(MainWindow& window)
{
    return find<QLabel>(window, "saveState")->text();
}

QString message(MainWindow& window)
{
    return find<MessageBar>(window, "messageBar")->text();
}

} // namespace

void ConflictsTest::init()
{
    m_fixture = std::make_unique<WindowFixture>();
    m_person = test::samplePerson(QStringLiteral("zhang-san"));
    const auto database = Database::open(m_fixture->database);
    QVERIFY(PersonRepository(**database).insert(m_person));
}

std::unique_ptr<MainWindow> ConflictsTest::open()
{
    auto window = m_fixture->open();
    window->show();
    if (!QTest::qWaitFor([&] { return window->document() != nullptr; }, patience))
        qFatal("no record was opened");
    return window;
}

Person ConflictsTest::stored() const
{
    const auto database = Database::openExisting(m_fixture->database);
    return PersonRepository(**database).load(m_person.id)->person;
}

void ConflictsTest::marksDifferences_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("other");
    QTest::addColumn<QString>("marked");
    QTest::newRow("same") << "one two"
                          << "one two"
                          << "";
    QTest::newRow("a word") << "one three"
                            << "one two"
                            << "three";
    QTest::newRow("within a word") << "one twofold"
                                   << "one two"
                                   << "twofold";
    QTest::newRow("in the middle") << "one big house"
                                   << "one small house"
                                   << "big";
    QTest::newRow("Chinese") << "参与分布式训练"
                             << "参与并行训练"
                             << "分布式";
    QTest::newRow("new") << "all"
                         << ""
                         << "all";
    QTest::newRow("markup") << "a <b>"
                            << "a"
                            << "&lt;b&gt;";
}

void ConflictsTest::marksDifferences()
{
    QFETCH(QString, text);
    QFETCH(QString, other);
    QFETCH(QString, marked);
    const QString html = markedDifference(text, other);
    const qsizetype start = html.indexOf(u'>') + 1;
    const QString part =
        html.contains(QStringLiteral("</b>")) ? html.section(QStringLiteral("</b>"), 0, 0).mid(start) : QString();
    QCOMPARE(part.section(u'>', -1).trimmed(), marked);
}

void ConflictsTest::mergesOtherFieldsAutomatically()
{
    const auto one = open();
    const auto two = open();
    typeName(*one, QStringLiteral("Written here"));
    QVERIFY(one->flush());
    const QPointer<GrowingTextEdit> headline =
        nameField(*two)->window()->findChild<GrowingTextEdit*>(QStringLiteral("field.headline.en"));
    QVERIFY(headline);
    headline->selectAll();
    headline->insertPlainText(QStringLiteral("Written there"));
    QTRY_COMPARE_WITH_TIMEOUT(stored().headline.text(Language::English), QStringLiteral("Written there"), patience);
    QCOMPARE(stored().name.text(Language::English), QStringLiteral("Written here"));
    QTRY_COMPARE_WITH_TIMEOUT(saveState(*two), QStringLiteral("Saved"), patience);
    QVERIFY(message(*two).contains(QStringLiteral("somebody else")));
    QVERIFY(headline); // a typing user is not interrupted
    QCOMPARE(headline->textCursor().position(), headline->toPlainText().size());
    QCOMPARE(nameField(*two)->toPlainText(), QStringLiteral("Written here"));
    // Undo reverts only what was written here.
    trigger(*two, "undo");
    QCOMPARE(two->document()->person().headline, m_person.headline);
    QCOMPARE(two->document()->person().name.text(Language::English), QStringLiteral("Written here"));
}

/// A user who only reads is notified, and decides when to show the changes.
void ConflictsTest::reportsChangesOfOtherWindow()
{
    const auto one = open();
    const auto two = open();
    typeName(*one, QStringLiteral("Written here"));
    QVERIFY(one->flush());
    QTRY_VERIFY_WITH_TIMEOUT(message(*two).contains(QStringLiteral("Somebody else")), patience);
    QVERIFY(nameField(*two)->toPlainText() != QStringLiteral("Written here"));
    find<MessageBar>(*two, "messageBar")->findChild<QPushButton*>()->click();
    const auto shown = [&] {
        return two->document() ? two->document()->person().name.text(Language::English) : QString();
    };
    QTRY_COMPARE_WITH_TIMEOUT(shown(), QStringLiteral("Written here"), patience);
    QVERIFY(!message(*one).contains(QStringLiteral("Somebody else"))); // not reported for changes made here
}

void ConflictsTest::showsConflictsFieldByField()
{
    const auto one = open();
    const auto two = open();
    typeName(*one, QStringLiteral("Zhang the First"));
    QVERIFY(one->flush());
    typeName(*two, QStringLiteral("Zhang the Second"));
    QTRY_VERIFY_WITH_TIMEOUT(find(*two, "conflictDialog"), patience);
    QCOMPARE(saveState(*two), QStringLiteral("Not saved: conflicts"));
    QStringList texts;
    for (const QLabel* label : find(*two, "conflictDialog")->findChildren<QLabel*>())
        texts += label->text();
    const QString all = texts.join(u'\n');
    for (const char* part : {"First", "Second", "Name, English"})
        QVERIFY2(all.contains(QString::fromLatin1(part)), part);
    QVERIFY(all.contains(m_person.name.text(Language::English).toHtmlEscaped()));
    find<QComboBox>(*two, "conflict.choice.0")->setCurrentIndex(1);
    find<QPushButton>(*two, "conflict.save")->click();
    QTRY_COMPARE_WITH_TIMEOUT(saveState(*two), QStringLiteral("Saved"), patience);
    QTRY_VERIFY_WITH_TIMEOUT(!find(*two, "conflictDialog"), patience);
    QCOMPARE(stored().name.text(Language::English), QStringLiteral("Zhang the First"));
    QCOMPARE(nameField(*two)->toPlainText(), QStringLiteral("Zhang the First"));
    // The version that was not chosen is available through undo and the history.
    const auto database = Database::openExisting(m_fixture->database);
    const HistoryRepository history(**database);
    const auto moments = history.revisionsOf(m_person.id);
    QVERIFY(std::any_of(moments->begin(), moments->end(), [&](const RevisionInfo& moment) {
        return history.asOf(m_person.id, moment.at)->person.name.text(Language::English) ==
               QStringLiteral("Zhang the Second");
    }));
    trigger(*two, "undo");
    QCOMPARE(nameField(*two)->toPlainText(), QStringLiteral("Zhang the Second"));
}

void ConflictsTest::keepsBothValuesIfChosen()
{
    const auto one = open();
    const auto two = open();
    typeName(*one, QStringLiteral("First"));
    QVERIFY(one->flush());
    typeName(*two, QStringLiteral("Second"));
    QTRY_VERIFY_WITH_TIMEOUT(find(*two, "conflictDialog"), patience);
    auto* choice = find<QComboBox>(*two, "conflict.choice.0");
    choice->setCurrentIndex(choice->findText(QStringLiteral("Both")));
    find<QPushButton>(*two, "conflict.save")->click();
    QTRY_COMPARE_WITH_TIMEOUT(stored().name.text(Language::English), QStringLiteral("Second / First"), patience);
}

void ConflictsTest::staysUnsavedUntilConflictIsResolved()
{
    const auto one = open();
    const auto two = open();
    typeName(*one, QStringLiteral("First"));
    QVERIFY(one->flush());
    typeName(*two, QStringLiteral("Second"));
    QTRY_VERIFY_WITH_TIMEOUT(find(*two, "conflictDialog"), patience);
    // The dialog has the focus; a stray key must not decide anything. Escape postpones the decision.
    QVERIFY(find<QPushButton>(*two, "conflict.later") == find<QDialog>(*two, "conflictDialog")->focusWidget());
    find<QComboBox>(*two, "conflict.choice.0")->setCurrentIndex(1);
    QTest::keyClick(find<QDialog>(*two, "conflictDialog"), Qt::Key_Escape);
    QTRY_VERIFY_WITH_TIMEOUT(!find(*two, "conflictDialog"), patience);
    // Editing continues, and the reopened dialog shows it.
    typeName(*two, QStringLiteral("Second, and more"));
    QCOMPARE(saveState(*two), QStringLiteral("Not saved: conflicts"));
    QVERIFY(find<QAction>(*two, "conflicts")->isEnabled());
    QVERIFY(!two->close()); // unsaved changes would be lost
    auto* dialog = find<QDialog>(*two, "conflictDialog");
    QVERIFY(dialog);
    dialog->close();
    QTRY_VERIFY_WITH_TIMEOUT(!find(*two, "conflictDialog"), patience);
    trigger(*two, "conflicts");
    QVERIFY(find(*two, "conflictDialog"));
    QVERIFY(find<QComboBox>(*two, "conflict.choice.0") == find<QDialog>(*two, "conflictDialog")->focusWidget());
    QCOMPARE(find<QComboBox>(*two, "conflict.choice.0")->currentIndex(), 1); // the earlier choice
    QCOMPARE(stored().name.text(Language::English), QStringLiteral("First"));
    find<QPushButton>(*two, "conflict.allMine")->click();
    find<QPushButton>(*two, "conflict.save")->click();
    QTRY_COMPARE_WITH_TIMEOUT(stored().name.text(Language::English), QStringLiteral("Second, and more"), patience);
    QTRY_VERIFY_WITH_TIMEOUT(!find<QAction>(*two, "conflicts")->isEnabled(), patience);
    QVERIFY(two->close());
}

void ConflictsTest::restoresEarlierRecord()
{
    const auto window = open();
    const Person before = window->document()->person();
    typeName(*window, QStringLiteral("Changed"));
    QVERIFY(window->flush());
    const Person changed = window->document()->person();
    trigger(*window, "recordHistory");
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "recordHistoryDialog"), patience);
    auto* restore = find<QPushButton>(*window, "recordHistory.restoreAll");
    QTRY_VERIFY_WITH_TIMEOUT(restore->isEnabled(), patience);
    auto* moments = find<QListWidget>(*window, "recordHistory.moments");
    QCOMPARE(moments->count(), 2);
    QVERIFY(moments->item(0)->text().contains(QStringLiteral("edited")));
    QTRY_VERIFY_WITH_TIMEOUT(moments->item(0)->text().contains(QStringLiteral("Name, English")), patience);
    QVERIFY(moments->item(0)->text().endsWith(QStringLiteral("→ Changed")));
    QVERIFY(moments->item(0)->text().section(u'\n', 0, 0).endsWith(QStringLiteral("· same as now")));
    QVERIFY(!moments->item(1)->text().contains(u'\n')); // nothing is known of the first change
    auto* compared = find<QTreeWidget>(*window, "recordHistory.compared");
    QCOMPARE(compared->topLevelItemCount(), 1);
    QCOMPARE(compared->topLevelItem(0)->child(0)->text(2), QStringLiteral("Changed"));
    restore->click();
    QVERIFY(window->document()->person() == before);
    QVERIFY(!restore->isEnabled());
    QVERIFY(!moments->item(0)->text().contains(QStringLiteral("same as now")));
    QVERIFY(window->flush());
    QVERIFY(stored() == before);
    trigger(*window, "undo");
    QVERIFY(window->document()->person() == changed);
}

void ConflictsTest::restoresOnePartOfRecord()
{
    const auto window = open();
    const Person before = window->document()->person();
    typeName(*window, QStringLiteral("Changed"));
    auto* outline = find<QTreeView>(*window, "outline");
    const QModelIndex section = outline->model()->index(1, 0);
    outline->setCurrentIndex(outline->model()->index(0, 0, section));
    const EntryId gone = before.sections[0].entries()[0].id;
    trigger(*window, "remove");
    QVERIFY(!window->document()->findEntry(gone));
    QVERIFY(window->flush());
    trigger(*window, "recordHistory");
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "recordHistoryDialog"), patience);
    auto* moments = find<QListWidget>(*window, "recordHistory.moments");
    QTRY_VERIFY_WITH_TIMEOUT(moments->count() > 1, patience);
    moments->setCurrentRow(moments->count() - 1);
    auto* compared = find<QTreeWidget>(*window, "recordHistory.compared");
    QTRY_VERIFY_WITH_TIMEOUT(compared->topLevelItemCount() == 2, patience);
    QTreeWidgetItem* sectionItem = compared->topLevelItem(1);
    QTreeWidgetItem* entryItem = sectionItem->child(sectionItem->childCount() - 1);
    compared->setCurrentItem(entryItem);
    find<QPushButton>(*window, "recordHistory.restorePart")->click();
    QVERIFY(window->document()->findEntry(gone) &&
            *window->document()->findEntry(gone) == before.sections[0].entries()[0]);
    QCOMPARE(window->document()->person().name.text(Language::English), QStringLiteral("Changed"));
    trigger(*window, "undo");
    QVERIFY(!window->document()->findEntry(gone));
}

DUOVITA_GUI_TEST(ConflictsTest)
#include "tst_conflicts.moc"
