#include "tests/support/openwindow.h"
#include "tests/support/testmain.h"
#include "ui/shell/messagebar.h"

#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

using namespace duovita;
using namespace duovita::test;

namespace {

Entry job(Language language, const QString& place, const QString& position, int year)
{
    Entry entry;
    ExperienceDetails details;
    details.organization = LocalizedText::of(language, place);
    details.position = LocalizedText::of(language, position);
    details.range = DateRange::untilPresent(*PartialDate::create(year));
    entry.details = details;
    return entry;
}

Entry award()
{
    Entry entry;
    entry.details = AwardDetails{LocalizedText::of(QStringLiteral("A prize"), QStringLiteral("奖")), {}, {}, {}, 1};
    return entry;
}

/// A job described separately in each language, another job, a project and an award.
Person somebody()
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    Section work(SectionKind::Work);
    Section projects(SectionKind::Project);
    Section awards(SectionKind::Award);
    Entry english = job(Language::English, QStringLiteral("Example Ltd"), QStringLiteral("Engineer"), 2019);
    english.highlights.append(Highlight());
    english.highlights[0].text.setText(Language::English, RichText::fromMarkdown(QStringLiteral("Led 12 people.")));
    Entry chinese = job(Language::Chinese, QStringLiteral("示例公司"), QStringLiteral("工程师"), 2018);
    chinese.highlights.append(Highlight());
    chinese.highlights[0].text.setText(Language::Chinese, RichText::fromMarkdown(QStringLiteral("带领 12 人。")));
    const bool fits = work.append(english) && work.append(chinese) &&
                      work.append(job(Language::English, QStringLiteral("Sample Inc."), {}, 2010)) &&
                      projects.append(job(Language::English, QStringLiteral("A project"), {}, 2015)) &&
                      awards.append(award());
    if (!fits)
        qFatal("an entry does not fit its section");
    person.sections = {work, projects, awards};
    person.cvs.front().hiddenEntries = {chinese.id};
    return person;
}

struct JoiningWindow : OpenWindow {
    JoiningWindow() : OpenWindow(somebody()) {}

    QAction& action() const { return *find<QAction>(*window, "joinEntries"); }
    QString message() const { return find<MessageBar>(*window, "messageBar")->text(); }
    void choose(const QModelIndexList& rows) const
    {
        auto flag = QItemSelectionModel::ClearAndSelect;
        for (const QModelIndex& row : rows) {
            outline->selectionModel()->setCurrentIndex(row, flag);
            flag = QItemSelectionModel::Select;
        }
    }
};

} // namespace

/// "Join entries", triggered by its name.
class EntryJoinTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void isEnabledForTwoMatchingEntries();
    void appearsInBothMenus();
    void joinsAndUndoes();
    void joinsByKeys();
    void showsMessageInChinese();
    void abbreviatesLongMessages();
};

void EntryJoinTest::isEnabledForTwoMatchingEntries()
{
    const JoiningWindow open;
    QVERIFY(open.isOpen);
    QVERIFY(!open.action().isEnabled()); // the person is selected
    open.choose({open.entry(0, 0)});
    QVERIFY(!open.action().isEnabled());
    open.choose({open.entry(0, 1), open.entry(0, 0)});
    QVERIFY(open.action().isEnabled());
    open.choose({open.entry(0, 0), open.entry(0, 1), open.entry(0, 2)});
    QVERIFY(!open.action().isEnabled());
    open.choose({open.entry(0, 0), open.entry(1, 0)}); // another section with the same fields
    QVERIFY(open.action().isEnabled());
    open.choose({open.entry(0, 0), open.entry(2, 0)});
    QVERIFY(!open.action().isEnabled());
    open.choose({open.entry(0, 0), open.entry(0, 1), open.model().index(3, 0)}); // and a section
    QVERIFY(!open.action().isEnabled());

    // The action follows when one of the two is deleted, restored or moved to another section; other changes do not
    // affect it.
    open.choose({open.entry(0, 0), open.entry(0, 1)});
    const Entry second = open.section(0).entries()[1];
    open.document().removeEntry(second.id);
    QVERIFY(!open.action().isEnabled());
    open.document().undo();
    open.choose({open.entry(0, 0), open.entry(0, 1)});
    open.document().moveEntry(second.id, open.section(1).id(), 0);
    QCOMPARE(open.selected().size(), 2);
    QVERIFY(open.action().isEnabled());
    open.document().setSectionTitle(open.section(2).id(), LocalizedText::shared(QStringLiteral("Prizes")));
    QVERIFY(open.action().isEnabled());
}

void EntryJoinTest::appearsInBothMenus()
{
    const JoiningWindow open;
    QVERIFY(open.isOpen);
    open.choose({open.entry(0, 0), open.entry(0, 1)});
    Q_EMIT open.outline->customContextMenuRequested(open.outline->visualRect(open.entry(0, 1)).center());
    auto* menu = find<QMenu>(*open.window, "outlineMenu");
    QVERIFY(menu);
    QVERIFY(menu->actions().contains(&open.action()));
    QVERIFY(open.action().isEnabled());
    menu->close();
    const QList<QAction*> bar = open.window->menuBar()->actions();
    QVERIFY(std::any_of(bar.begin(), bar.end(), [&](const QAction* entry) {
        return entry->text() == QStringLiteral("&Edit") && entry->menu()->actions().contains(&open.action());
    }));
}

void EntryJoinTest::joinsAndUndoes()
{
    const JoiningWindow open;
    QVERIFY(open.isOpen);
    const Person before = open.document().person();
    open.choose({open.entry(0, 1), open.entry(0, 0)}); // the lower one first
    trigger(*open.window, "joinEntries");
    const auto isJoined = [&] {
        const Entry& entry = open.section(0).entries()[0];
        const auto& details = std::get<ExperienceDetails>(entry.details);
        return open.section(0).entries().size() == 2 && entry.id == before.sections[0].entries()[0].id &&
               details.organization.text(Language::Chinese) == QStringLiteral("示例公司") &&
               details.organization.text(Language::English) == QStringLiteral("Example Ltd") &&
               entry.highlights.size() == 1 && entry.unparsed == QStringList{QStringLiteral("2018 – present")} &&
               open.document().person().cvs.front().hiddenEntries.isEmpty();
    };
    QVERIFY(isJoined());
    QCOMPARE(open.outline->currentIndex(), open.entry(0, 0));
    QCOMPARE(open.selected().size(), 1);
    QVERIFY(!open.action().isEnabled());
    QVERIFY(find(*open.window, "field.organization.zh"));
    QCOMPARE(open.message(),
             QStringLiteral(
                 "The two entries have been joined: Example Ltd.\nWhat differs is kept in the form as unplaced text: "
                 "“2018 – present”"));
    QCOMPARE(find<QAction>(*open.window, "undo")->text(), QStringLiteral("Undo: join entries"));

    auto* undo = find(*open.window, "messageBar")->findChild<QPushButton*>();
    QCOMPARE(undo->text(), QStringLiteral("Undo"));
    undo->click();
    QCOMPARE(open.document().person(), before);
    QVERIFY(!open.document().canUndo());
    QCOMPARE(open.message(), QStringLiteral("Undone: join entries (Example Ltd)"));
    trigger(*open.window, "redo");
    QVERIFY(isJoined());

    // After another change, the message's Undo would revert that instead.
    trigger(*open.window, "undo");
    open.choose({open.entry(0, 0), open.entry(0, 1)});
    trigger(*open.window, "joinEntries");
    QVERIFY(!open.message().isEmpty());
    Entry edited = open.section(0).entries()[0];
    edited.note = QStringLiteral("looked at");
    open.document().replaceEntry(edited);
    QVERIFY(!find(*open.window, "messageBar")->isVisible());
}

void EntryJoinTest::joinsByKeys()
{
    const JoiningWindow open;
    QVERIFY(open.isOpen);
    open.choose({open.entry(0, 0)});
    open.outline->setFocus();
    QTest::keyClick(open.outline, Qt::Key_Down, Qt::ShiftModifier);
    QCOMPARE(open.selected().size(), 2);
    QTest::keyClick(open.outline, Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(open.section(0).entries().size(), 2);
    QCOMPARE(open.focused(), QStringLiteral("outline"));
    QTest::keyClick(open.outline, Qt::Key_J, Qt::ControlModifier | Qt::ShiftModifier); // one entry only: nothing
    QCOMPARE(open.section(0).entries().size(), 2);
}

void EntryJoinTest::showsMessageInChinese()
{
    JoiningWindow open;
    QVERIFY(open.isOpen);
    open.fixture.language.use(QStringLiteral("zh_CN"));
    QTRY_COMPARE(open.action().text(), QStringLiteral("合并条目"));
    open.choose({open.entry(0, 0), open.entry(0, 1)});
    open.action().trigger();
    QCOMPARE(open.message(), QStringLiteral("两个条目已合并：示例公司。\n不一致的内容保留在表单的“未归类”中：“2018 – "
                                            "present”"));
    trigger(*open.window, "undo");
    QCOMPARE(open.message(), QStringLiteral("已撤销：合并条目（Example Ltd）"));
}

/// Long and many texts, and an entry without a title.
void EntryJoinTest::abbreviatesLongMessages()
{
    const JoiningWindow open;
    QVERIFY(open.isOpen);
    Section section(SectionKind::Work);
    Entry first;
    first.details = ExperienceDetails();
    first.note = QStringLiteral("a note");
    Entry second = first;
    second.id = EntryId();
    second.note = QStringLiteral("long\nwords ").repeated(40);
    for (const char* text : {"one", "two", "three"})
        second.asTyped.insert(QString::fromLatin1(text), QString::fromLatin1(text));
    QVERIFY(section.append(first) && section.append(second));
    open.document().insertSection(0, section);
    open.choose({open.entry(0, 0), open.entry(0, 1)});
    open.action().trigger();
    QVERIFY(open.message().startsWith(QStringLiteral("The two entries have been joined.\n")));
    QCOMPARE(open.message().count(u'\n'), 1);
    QCOMPARE(open.message().count(u'“'), 3);
    QVERIFY(open.message().endsWith(u'…'));
    QVERIFY(open.message().size() < 250);
    QVERIFY(open.section(0).entries()[0].unparsed.contains(second.note));
}

DUOVITA_GUI_TEST(EntryJoinTest)
#include "tst_entryjoin.moc"
