#include "tests/support/testmain.h"
#include "ui/commands/commandbar.h"
#include "ui/settings.h"
#include "ui/style/appearance.h"

#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMouseEvent>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QVBoxLayout>

using namespace duovita;

namespace {

/// A window with two fields and the command bar.
struct BarWindow {
    BarWindow()
        : settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat),
          first(new QLineEdit(&window)), second(new QLineEdit(&window))
    {
        auto* layout = new QVBoxLayout(&window);
        layout->addWidget(first);
        layout->addWidget(second);
        layout->addStretch();
        window.resize(1000, 700);
        bar = new CommandBar(settings, &window);
        bar->setSources({[this] { return commands(); }});
        window.show();
        window.activateWindow();
        isOpen = QTest::qWaitForWindowActive(&window);
        second->setFocus();
    }

    Command command(const char* id, const char* english, const char* chinese)
    {
        const QString name = QString::fromUtf8(id);
        return {.id = name,
                .icon = QStringLiteral("person"),
                .name = LocalizedText::of(QString::fromUtf8(english), QString::fromUtf8(chinese)),
                .kind = QStringLiteral("Person"),
                .run = [this, name] {
                    run += name;
                    focusThen = QApplication::focusWidget();
                    if (takesFocus)
                        first->setFocus();
                }};
    }

    QList<Command> commands()
    {
        QList<Command> all{command("zhang", "Zhang San", "张三"), command("li", "Li Si", "李四"),
                           command("focus", "Focus mode", "专注模式")};
        all.last().shortcut = QKeySequence(Qt::Key_F9);
        all += command("undo", "Undo", "撤销");
        all.last().enabled = false;
        return all;
    }

    template <typename Widget>
    Widget* part(const char* name) const
    {
        return window.findChild<Widget*>(QString::fromLatin1(name));
    }
    QLineEdit* input() const { return part<QLineEdit>("commandBar.input"); }
    QListView* list() const { return part<QListView>("commandBar.list"); }
    QString current() const { return list()->currentIndex().data().toString(); }
    void type(const char* keys) const { QTest::keyClicks(input(), QString::fromLatin1(keys)); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) const { QTest::keyClick(input(), key, modifiers); }

    void picture(const char* name)
    {
        if (const QString pictures = qEnvironmentVariable("DUOVITA_PICTURES"); !pictures.isEmpty())
            window.grab().save(pictures + u'/' + QString::fromLatin1(name) + QStringLiteral(".png"));
    }

    QTemporaryDir folder;
    QSettings settings;
    QWidget window;
    QLineEdit* first;
    QLineEdit* second;
    CommandBar* bar = nullptr;
    QStringList run;
    QPointer<QWidget> focusThen;
    bool takesFocus = false;
    bool isOpen = false;
};

} // namespace

class CommandBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void runsTypedCommand();
    void selectsCommandsByArrowKeys();
    void staysOpenWithControlKey();
    void restoresFocus();
    void closesOnFocusOrClickElsewhere();
    void ignoresARestingPointer();
    void selectsABestMatchThatArrivesLate();
    void remembersRecentCommands();
    void hasAccessibleDescriptions();
    void doesNotRunDisabledCommands();
    void fitsIntoTheWindow();
};

/// Applies the program's style.
void CommandBarTest::initTestCase()
{
    static QTemporaryDir folder;
    static QSettings settings(folder.filePath(QStringLiteral("looks.ini")), QSettings::IniFormat);
    if (qEnvironmentVariableIsSet("DUOVITA_DARK"))
        remembered::scheme.set(settings, QStringLiteral("dark"));
    Appearance::instance().begin(settings);
}

void CommandBarTest::runsTypedCommand()
{
    BarWindow open;
    QVERIFY(open.isOpen);
    open.bar->open();
    QVERIFY(open.bar->isOpen());
    QVERIFY(open.input()->hasFocus());
    open.picture("bar");
    open.type("zh");
    open.picture("bar-typed");
    open.input()->clear();
    open.type("lisi");
    QCOMPARE(open.list()->model()->rowCount(), 1);
    open.press(Qt::Key_Return);
    QCOMPARE(open.run, QStringList(QStringLiteral("li")));
    QVERIFY(!open.bar->isOpen());
    QCOMPARE(open.focusThen, open.second); // the command acts on the widget that had the focus
}

void CommandBarTest::selectsCommandsByArrowKeys()
{
    BarWindow open;
    open.bar->open();
    QCOMPARE(open.current(), QStringLiteral("Zhang San 张三"));
    open.press(Qt::Key_Down);
    QCOMPARE(open.current(), QStringLiteral("Li Si 李四"));
    open.press(Qt::Key_Up);
    open.press(Qt::Key_Up); // wraps around
    QCOMPARE(open.current(), QStringLiteral("Focus mode 专注模式"));
    QVERIFY(open.input()->hasFocus());
    open.press(Qt::Key_Tab);
    QCOMPARE(open.current(), QStringLiteral("Zhang San 张三"));
    open.press(Qt::Key_PageDown);
    open.press(Qt::Key_Enter);
    QCOMPARE(open.run, QStringList(QStringLiteral("focus")));
}

void CommandBarTest::staysOpenWithControlKey()
{
    BarWindow open;
    open.takesFocus = true;
    open.bar->open();
    open.type("zh");
    open.press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(open.run, QStringList(QStringLiteral("zhang")));
    QVERIFY(open.bar->isOpen());
    QVERIFY(open.input()->hasFocus());
    QCOMPARE(open.input()->text(), QStringLiteral("zh"));
    open.first->setFocus(); // a command may take the focus a moment later
    QVERIFY(open.bar->isOpen());
    QVERIFY(open.input()->hasFocus());
    open.press(Qt::Key_Down);
    open.press(Qt::Key_Return);
    QCOMPARE(open.run.size(), 2);
    QVERIFY(!open.bar->isOpen());
}

void CommandBarTest::restoresFocus()
{
    BarWindow open;
    open.bar->open();
    open.press(Qt::Key_Escape);
    QVERIFY(!open.bar->isOpen());
    QVERIFY(open.second->hasFocus());
    QVERIFY(open.run.isEmpty());
    open.takesFocus = true;
    open.bar->open();
    open.press(Qt::Key_Return);
    QVERIFY(open.first->hasFocus()); // the command has moved the focus there
}

void CommandBarTest::closesOnFocusOrClickElsewhere()
{
    BarWindow open;
    open.bar->open();
    QTest::mouseClick(open.bar, Qt::LeftButton, {}, QPoint(20, 600));
    QVERIFY(!open.bar->isOpen());
    QVERIFY(open.second->hasFocus());
    open.bar->open();
    open.first->setFocus(); // for example, by one of the window's shortcuts
    QVERIFY(!open.bar->isOpen());
    QVERIFY(open.first->hasFocus());
    open.bar->open();
    open.type("li");
    QTest::mouseClick(open.list()->viewport(), Qt::LeftButton, {},
                      open.list()->visualRect(open.list()->currentIndex()).center());
    QCOMPARE(open.run, QStringList(QStringLiteral("li")));
}

/// A row appearing under the pointer is not selected; a row that the pointer moves to is.
void CommandBarTest::ignoresARestingPointer()
{
    BarWindow open;
    open.bar->open();
    QCoreApplication::processEvents();
    const auto middleOf = [&](int row) {
        return open.list()->visualRect(open.list()->model()->index(row, 0)).center();
    };
    const auto move = [&](const QPoint& at) {
        QMouseEvent event(QEvent::MouseMove, at, open.list()->viewport()->mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                          {});
        QCoreApplication::sendEvent(open.list()->viewport(), &event);
    };
    QCursor::setPos(open.list()->viewport()->mapToGlobal(middleOf(1)));
    open.press(Qt::Key_Escape);
    open.bar->open();
    move(middleOf(1)); // the position that the system reports
    QCOMPARE(open.current(), QStringLiteral("Zhang San 张三"));
    open.type("zh");
    move(middleOf(1));
    QCOMPARE(open.current(), QStringLiteral("Zhang San 张三"));
    move(middleOf(1) + QPoint(3, 0));
    QCOMPARE(open.list()->currentIndex().row(), 1);
}

/// People are read in the background, and may arrive after a row was selected.
void CommandBarTest::selectsABestMatchThatArrivesLate()
{
    BarWindow open;
    bool late = false;
    open.bar->setSources({[&] { return late ? open.commands() : open.commands().mid(2); }});
    open.bar->open();
    open.type("zh");
    QCOMPARE(open.current(), QStringLiteral("Focus mode 专注模式"));
    late = true;
    open.bar->refresh();
    QCOMPARE(open.current(), QStringLiteral("Zhang San 张三"));
    open.press(Qt::Key_Down); // selected by the user: stays
    open.bar->refresh();
    QCOMPARE(open.current(), QStringLiteral("Focus mode 专注模式"));
}

void CommandBarTest::remembersRecentCommands()
{
    BarWindow open;
    for (const char* typed : {"focus", "li"}) {
        open.bar->open();
        open.type(typed);
        open.press(Qt::Key_Return);
    }
    open.bar->open();
    QVERIFY(open.input()->text().isEmpty());
    QCOMPARE(open.current(), QStringLiteral("Li Si 李四"));
    open.press(Qt::Key_Down);
    QCOMPARE(open.current(), QStringLiteral("Focus mode 专注模式"));
    const QStringList recent{QStringLiteral("li"), QStringLiteral("focus")};
    QCOMPARE(remembered::recentCommands.get(open.settings), recent);
}

void CommandBarTest::hasAccessibleDescriptions()
{
    BarWindow open;
    open.bar->open();
    for (const QWidget* widget :
         {static_cast<QWidget*>(open.bar), static_cast<QWidget*>(open.input()), static_cast<QWidget*>(open.list())})
        QVERIFY(!widget->accessibleName().isEmpty());
    QCOMPARE(open.input()->accessibleDescription(), QStringLiteral("Zhang San 张三, Person"));
    open.type("f9");
    QVERIFY(open.part<QLabel>("commandBar.nothing")->isVisible());
    QCOMPARE(open.input()->accessibleDescription(), open.part<QLabel>("commandBar.nothing")->text());
    open.input()->setText(QStringLiteral("foc"));
    QCOMPARE(open.input()->accessibleDescription(), QStringLiteral("Focus mode 专注模式, Person, F9"));
}

void CommandBarTest::doesNotRunDisabledCommands()
{
    BarWindow open;
    open.bar->open();
    open.type("undo");
    QCOMPARE(open.current(), QStringLiteral("Undo 撤销"));
    open.press(Qt::Key_Return);
    QVERIFY(open.run.isEmpty());
    QVERIFY(open.bar->isOpen());
}

void CommandBarTest::fitsIntoTheWindow()
{
    BarWindow open;
    open.bar->open();
    const auto* panel = open.part<QWidget>("commandBar.panel");
    QCOMPARE(panel->width(), 640);
    QCOMPARE(panel->x(), 180);
    QCOMPARE(panel->y(), 8);
    open.window.resize(600, 200);
    QTRY_COMPARE(panel->width(), 584);
    QVERIFY(panel->geometry().bottom() < 200);
}

DUOVITA_GUI_TEST(CommandBarTest)
#include "tst_commandbar.moc"
