#include "core/design/designkeys.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/check/checkpane.h"
#include "ui/design/designgroups.h"
#include "ui/design/designpane.h"
#include "ui/design/designplan.h"
#include "ui/design/settingrow.h"
#include "ui/settings.h"
#include "ui/shell/messagebar.h"
#include "ui/style/appearance.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QScrollBar>
#include <QToolButton>

using namespace duovita;
using namespace duovita::test;

namespace {

std::unique_ptr<MainWindow> openSample(WindowFixture& fixture)
{
    auto window = fixture.open();
    window->show();
    window->activateWindow();
    window->openSample();
    const bool opened = QTest::qWaitFor([&] { return window->document() != nullptr; }, patience);
    return opened ? std::move(window) : nullptr;
}

/// The command bar's first result.
QString firstFor(const MainWindow& window, const QString& typed)
{
    trigger(window, "commands");
    find<QLineEdit>(window, "commandBar.input")->setText(typed);
    return find<QListView>(window, "commandBar.list")->model()->index(0, 0).data(Qt::AccessibleTextRole).toString();
}

void run(const MainWindow& window)
{
    QTest::keyClick(find<QLineEdit>(window, "commandBar.input"), Qt::Key_Return);
}

/// Whether the widget, or its top if it is larger, is visible in the scroll area.
bool isSeen(const QWidget& widget, const QScrollArea& area)
{
    const QRect place(widget.mapTo(area.viewport(), QPoint()), QSize(widget.width(), std::min(widget.height(), 20)));
    return widget.isVisible() && area.viewport()->rect().contains(place);
}

} // namespace

/// The command bar in the real window: results other than actions and places in the record, and what they open.
class CommandPlacesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsBySeveralWords_data();
    void findsBySeveralWords();
    void focusesSetting();
    void focusesEverySetting();
    void focusesBlockingSetting();
    void focusesPartsOfCheck();
    void returnsFromPagesToForm();
    void showsHintWithoutMatch();
    void offersNoRecordCommandsWithoutRecord();
};

void CommandPlacesTest::findsBySeveralWords_data()
{
    QTest::addColumn<QString>("found");
    const auto row = [](const char* typed, const char* found) { QTest::newRow(typed) << QString::fromUtf8(found); };
    row("accent", "Design: Accent");
    row("accent colour", "Design: Accent");
    row("font size", "Text size");
    row("margins", "Margins");
    row("left margin", "Left margin");
    row("line spacing", "Line spacing");
    row("页边距", "Margins");
    row("yebianju", "Margins");
    row("行距", "Line spacing");
    row("zhutise", "Design: Accent");
    row("paper", "Paper");
    row("date format", "Format");
    row("job posting", "Job posting");
    row("keywords", "Job posting");
    row("招聘", "Job posting");
    row("zhaopin", "Job posting");
    row("parser", "What a parser reads");
    row("problems", "Problems");
    row("dark", "Appearance: Dark");
    row("night mode", "Appearance: Dark");
    row("深色", "Appearance: Dark");
    row("compact density", "Density: Compact");
    row("density comfortable", "Density: Comfortable");
    row("interface language english", "Interface language: English");
    row("中文 语言", "Interface language: 简体中文");
    row("language chinese", "Interface language: 简体中文");
    row("export word", "Export in another format: Word");
}

void CommandPlacesTest::findsBySeveralWords()
{
    QFETCH(QString, found);
    WindowFixture fixture;
    const auto window = openSample(fixture);
    QVERIFY(window);
    const QString first = firstFor(*window, QString::fromUtf8(QTest::currentDataTag()));
    QVERIFY2(first.startsWith(found), qPrintable(first));
    // The same in the other interface language, with only the names' order swapped.
    QTest::keyClick(find<QLineEdit>(*window, "commandBar.input"), Qt::Key_Escape);
    fixture.language.use(QStringLiteral("zh_CN"));
    const QString inChinese = firstFor(*window, QString::fromUtf8(QTest::currentDataTag()));
    // A name that is ambiguous only in English (a template is called Accent) has no prefix in Chinese.
    QVERIFY2(inChinese.contains(found.mid(found.startsWith(QStringLiteral("Design: ")) ? 8 : 0)),
             qPrintable(inChinese));
}

void CommandPlacesTest::focusesSetting()
{
    WindowFixture fixture;
    const auto window = openSample(fixture);
    QVERIFY(window);
    // Within a folded group.
    QCOMPARE(firstFor(*window, QStringLiteral("accent")),
             QStringLiteral("Design: Accent 设计：主题色, Colour, Design"));
    run(*window);
    QVERIFY(find<QAction>(*window, "design")->isChecked());
    QVERIFY(find<QToolButton>(*window, "design.group.color")->isChecked());
    auto* groups = find<QScrollArea>(*window, "design.groups");
    const auto* accent = find(*window, "design.colors.accent");
    QVERIFY(accent->hasFocus() || accent->isAncestorOf(window->focusWidget()));
    QTRY_VERIFY(isSeen(*accent, *groups));
    // Behind "More" of another group.
    firstFor(*window, QStringLiteral("bottom margin"));
    run(*window);
    const auto* margin = find(*window, "design.margins.bottom");
    QVERIFY(margin->hasFocus());
    QTRY_VERIFY(isSeen(*margin, *groups));
}

void CommandPlacesTest::focusesEverySetting()
{
    WindowFixture fixture;
    const auto window = openSample(fixture);
    QVERIFY(window);
    trigger(*window, "design");
    auto* pane = find<DesignPane>(*window, "design");
    auto* groups = find<QScrollArea>(*window, "design.groups");
    int reached = 0;
    for (const DesignKey& key : designKeys()) {
        if (key.label[0] == '\0')
            continue;
        const QString message = pane->goTo(controlOf(key));
        const QWidget* focus = window->focusWidget();
        QVERIFY2(focus && groups->isAncestorOf(focus), qPrintable(key.name));
        QTRY_VERIFY2(isSeen(*focus, *groups), qPrintable(key.name));
        if (!message.isEmpty())
            continue; // it has no effect here
        const auto* control = groups->findChild<QWidget*>(controlOf(key));
        QVERIFY2(control == focus || control->isAncestorOf(focus) || control->focusProxy() == focus,
                 qPrintable(key.name + u' ' + focus->objectName()));
        ++reached;
    }
    QVERIFY2(reached > 40, qPrintable(QString::number(reached)));
}

/// For a setting that currently has no effect.
void CommandPlacesTest::focusesBlockingSetting()
{
    WindowFixture fixture;
    const auto window = openSample(fixture);
    QVERIFY(window);
    auto& document = const_cast<PersonDocument&>(*window->document());
    Person person = document.person();
    person.cvs.front().design = Design{QStringLiteral("classic")};
    document.replaceProfile(person);
    firstFor(*window, QStringLiteral("width of the side column"));
    run(*window);
    const auto* layout = find(*window, "design.layout");
    QVERIFY(layout->hasFocus() || layout->isAncestorOf(window->focusWidget()));
    QCOMPARE(find<MessageBar>(*window, "messageBar")->text(),
             QStringLiteral("“Width of the side column” has no effect because of the setting “Columns”."));
}

void CommandPlacesTest::focusesPartsOfCheck()
{
    WindowFixture fixture;
    const auto window = openSample(fixture);
    QVERIFY(window);
    auto* pane = find<CheckPane>(*window, "checkPane");
    const auto* parser = find<QToolButton>(*window, "check.parser");
    auto* posting = find<QToolButton>(*window, "check.posting");
    posting->setChecked(false); // folded
    firstFor(*window, QStringLiteral("招聘"));
    run(*window);
    QVERIFY(find<QAction>(*window, "check")->isChecked());
    QVERIFY(posting->isChecked());
    QCOMPARE(window->focusWidget(), find(*window, "check.posting.text")); // so that the posting can be pasted
    QTRY_VERIFY(isSeen(*posting, *pane) && isSeen(*find(*window, "check.posting.text"), *pane));
    firstFor(*window, QStringLiteral("parser"));
    run(*window);
    QCOMPARE(window->focusWidget(), parser);
    QTRY_VERIFY(isSeen(*parser, *pane));
    firstFor(*window, QStringLiteral("Problems"));
    run(*window);
    QCOMPARE(window->focusWidget(), find(*window, "problems.scope")); // there is no problem to go to
    QTRY_COMPARE(pane->verticalScrollBar()->value(), 0);
}

/// When the pages have replaced the form.
void CommandPlacesTest::returnsFromPagesToForm()
{
    WindowFixture fixture;
    const auto window = openSample(fixture);
    QVERIFY(window);
    window->resize(910, 462);
    trigger(*window, "previewInWindow");
    QVERIFY(!find(*window, "middle")->isVisible());
    firstFor(*window, QStringLiteral("font size"));
    run(*window);
    QVERIFY(find(*window, "middle")->isVisible());
    QTRY_VERIFY(isSeen(*find(*window, "design.body.size"), *find<QScrollArea>(*window, "design.groups")));
}

void CommandPlacesTest::showsHintWithoutMatch()
{
    WindowFixture fixture;
    const auto window = openSample(fixture);
    QVERIFY(window);
    firstFor(*window, QStringLiteral("qwzxqwzx"));
    QCOMPARE(find<QLabel>(*window, "commandBar.nothing")->text(),
             QStringLiteral("No match. Try a name, a section, a setting or an action."));
}

void CommandPlacesTest::offersNoRecordCommandsWithoutRecord()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    QVERIFY(!firstFor(*window, QStringLiteral("accent")).startsWith(QStringLiteral("Accent")));
    QVERIFY(!firstFor(*window, QStringLiteral("job posting")).startsWith(QStringLiteral("Job posting")));
    QVERIFY(firstFor(*window, QStringLiteral("dark")).startsWith(QStringLiteral("Appearance: Dark")));
}

DUOVITA_GUI_TEST(CommandPlacesTest)
#include "tst_commandplaces.moc"
