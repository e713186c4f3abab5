#include "core/storage/historyrepository.h"
#include "core/storage/personrepository.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/people/tagsdialog.h"
#include "ui/shell/messagebar.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QTest>
#include <QThreadPool>

using namespace duovita;
using namespace duovita::test;

/// Tagging several people at once, in the real window.
class TagsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void showsPartiallySharedTags();
    void tagsAllSelectedPeople();
    void undoesTaggingExactly();
    void addsTypedTags();
    void keepsTagsSetByOthers();
    void tagsHundredsAtOnce();

private:
    void open(const QList<Person>& people);
    void chooseAll() const { find<QListView>(*m_window, "people.list")->selectAll(); }
    TagsDialog* dialog() const;
    QListWidgetItem* row(const char* tag) const
    {
        return find<QListWidget>(*dialog(), "tags.list")->findItems(QString::fromUtf8(tag), Qt::MatchExactly).value(0);
    }
    void accept() const { find<QDialogButtonBox>(*dialog(), "tags.buttons")->button(QDialogButtonBox::Ok)->click(); }
    QStringList stored(const PersonId& id) const;
    QStringList shown() const { return m_window->document()->person().tags; }
    QString message() const { return m_window->findChild<MessageBar*>()->text(); }
    void undoByMessage() const { m_window->findChild<MessageBar*>()->findChild<QPushButton*>()->click(); }

    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
    Person m_li;    ///< open; has no tag
    Person m_wang;  ///< has "2024"
    Person m_zhang; ///< has "2024" and "group A"
};

void TagsTest::init()
{
    m_window.reset();
    m_li = personWithJobs(QStringLiteral("Li Si"), 1);
    m_wang = personWithJobs(QStringLiteral("Wang Wu"), 1);
    m_wang.tags = {QStringLiteral("2024")};
    m_zhang = personWithJobs(QStringLiteral("Zhang San"), 1);
    m_zhang.tags = {QStringLiteral("2024"), QStringLiteral("group A")};
    open({m_li, m_wang, m_zhang});
}

void TagsTest::open(const QList<Person>& people)
{
    m_fixture = std::make_unique<WindowFixture>();
    {
        const auto database = Database::open(m_fixture->database);
        for (const Person& person : people)
            QVERIFY(PersonRepository(**database).insert(person));
    }
    m_window = m_fixture->open();
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->document(), patience);
    QTRY_COMPARE_WITH_TIMEOUT(find<QListView>(*m_window, "people.list")->model()->rowCount(), people.size(), patience);
}

/// Opens the dialog for the selected people.
TagsDialog* TagsTest::dialog() const
{
    const auto shown = [this] {
        auto* found = m_window->findChild<TagsDialog*>();
        return found && found->isVisible() ? found : nullptr;
    };
    if (!shown())
        trigger(*m_window, "tagSelected");
    return QTest::qWaitFor([&] { return shown() != nullptr; }, patience) ? shown() : nullptr;
}

QStringList TagsTest::stored(const PersonId& id) const
{
    const auto database = Database::open(m_fixture->database);
    const auto person = PersonRepository(**database).load(id);
    return person ? person->person.tags : QStringList{QStringLiteral("nobody")};
}

void TagsTest::showsPartiallySharedTags()
{
    chooseAll();
    QCOMPARE(row("2024")->checkState(), Qt::PartiallyChecked);
    QCOMPARE(row("group A")->checkState(), Qt::PartiallyChecked);
    accept(); // nothing was changed
    QTest::qWait(50);
    QThreadPool::globalInstance()->waitForDone();
    QCOMPARE(shown(), QStringList());
    QCOMPARE(stored(m_zhang.id), m_zhang.tags);
    QVERIFY(message().isEmpty());
    QVERIFY(!m_window->document()->canUndo());
}

void TagsTest::tagsAllSelectedPeople()
{
    chooseAll();
    row("2024")->setCheckState(Qt::Checked);
    row("group A")->setCheckState(Qt::Unchecked); // Wang Wu does not have it anyway
    accept();
    QTRY_VERIFY_WITH_TIMEOUT(message().contains(u'2'), patience);
    const QStringList expected{QStringLiteral("2024")};
    QCOMPARE(shown(), expected);
    QCOMPARE(stored(m_zhang.id), expected);
    QTRY_COMPARE_WITH_TIMEOUT(stored(m_li.id), expected, patience);
    QCOMPARE(stored(m_wang.id), expected);
    // It is an undo step of the open record, and a revision of the others.
    trigger(*m_window, "undo");
    QCOMPARE(shown(), QStringList());
    const auto database = Database::open(m_fixture->database);
    QVERIFY(HistoryRepository(**database).revisionsOf(m_zhang.id)->size() > 1);
}

void TagsTest::undoesTaggingExactly()
{
    chooseAll();
    row("2024")->setCheckState(Qt::Unchecked);
    row("group A")->setCheckState(Qt::Checked);
    accept();
    QTRY_COMPARE_WITH_TIMEOUT(stored(m_zhang.id), QStringList{QStringLiteral("group A")}, patience);
    QTRY_VERIFY_WITH_TIMEOUT(message().contains(u'3'), patience);
    undoByMessage();
    QTRY_COMPARE_WITH_TIMEOUT(stored(m_zhang.id), m_zhang.tags, patience);
    QTRY_COMPARE_WITH_TIMEOUT(stored(m_wang.id), m_wang.tags, patience);
    QCOMPARE(shown(), QStringList());
    QTRY_COMPARE_WITH_TIMEOUT(stored(m_li.id), QStringList(), patience);
}

void TagsTest::addsTypedTags()
{
    chooseAll();
    auto* typed = find<QLineEdit>(*dialog(), "tags.new");
    typed->setFocus();
    QTest::keyClicks(typed, QStringLiteral("new one"));
    QTest::keyClick(typed, Qt::Key_Return); // adds the tag, but does not close
    QVERIFY(dialog()->isVisible());
    QCOMPARE(row("new one")->checkState(), Qt::Checked);
    QTest::keyClicks(typed, QStringLiteral("2024, last"));
    accept(); // a tag still in the field is added, too
    const QStringList added{QStringLiteral("2024"), QStringLiteral("new one"), QStringLiteral("last")};
    QTRY_COMPARE_WITH_TIMEOUT(stored(m_wang.id), added, patience);
    QTRY_COMPARE_WITH_TIMEOUT(stored(m_li.id), added, patience);
    QCOMPARE(stored(m_zhang.id), m_zhang.tags + added.mid(1));
}

void TagsTest::keepsTagsSetByOthers()
{
    chooseAll();
    row("2024")->setCheckState(Qt::Checked);
    {
        // Another window tags a person while the dialog is open.
        const auto database = Database::open(m_fixture->database);
        PersonRepository people(**database);
        const auto before = people.load(m_zhang.id);
        Person after = before->person;
        after.tags = {QStringLiteral("theirs")};
        QVERIFY(people.update(before->person, after, before->revisions));
    }
    row("group A")->setCheckState(Qt::Checked);
    accept();
    QTRY_VERIFY_WITH_TIMEOUT(message().contains(u'2'), patience); // Zhang San needed no change
    QCOMPARE(stored(m_zhang.id), QStringList{QStringLiteral("theirs")});
    QCOMPARE(stored(m_wang.id), (QStringList{QStringLiteral("2024"), QStringLiteral("group A")}));
}

void TagsTest::tagsHundredsAtOnce()
{
    m_window.reset();
    QList<Person> people;
    for (int i = 0; i < 200; ++i)
        people += personWithJobs(QStringLiteral("Person %1").arg(i, 3, 10, QLatin1Char('0')), 1);
    open(people);
    chooseAll();
    QTest::keyClicks(find<QLineEdit>(*dialog(), "tags.new"), QStringLiteral("all"));
    accept();
    QTRY_VERIFY_WITH_TIMEOUT(message().contains(QStringLiteral("200")), 3 * patience);
    const QStringList expected{QStringLiteral("all")};
    for (const Person& person : {people[1], people[100], people[199]})
        QCOMPARE(stored(person.id), expected);
    QTRY_COMPARE_WITH_TIMEOUT(stored(m_window->document()->person().id), expected, patience);
}

DUOVITA_GUI_TEST(TagsTest)
#include "tst_tags.moc"
