#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"

#include <QDir>
#include <QPdfDocument>
#include <QTest>
#include <QTreeView>

using namespace duovita;
using namespace duovita::test;

/// From an empty store to both languages' PDFs, with the keyboard alone. Only key events are used, sent to the focused
/// widget: what they cannot reach needs a mouse.
class KeyboardOnlyTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void createsDocumentsByKeyboard_data();
    void createsDocumentsByKeyboard();

private:
    const Person& person() const { return m_window->document()->person(); }
    static QString focused();
    static void press(Qt::Key key, Qt::KeyboardModifiers modifiers = {});
    static void type(const QString& text);
    static bool pressUntil(Qt::Key key, const QString& name, Qt::KeyboardModifiers modifiers = {});
    void makePerson();
    void fillPerson();
    void goToSection(int row, SectionKind kind);
    void addDegree();
    void addJob();
    void chooseTemplate();
    void exportBoth();

    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
};

QString KeyboardOnlyTest::focused()
{
    const QWidget* focus = QApplication::focusWidget();
    return focus ? focus->objectName() : QString();
}

/// Also handles queued effects of the key.
void KeyboardOnlyTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QWidget* focus = QApplication::focusWidget();
    QTest::keyClick(focus ? focus : QApplication::activeWindow(), key, modifiers);
    QCoreApplication::processEvents();
}

/// Types single characters as key events, like an input method.
void KeyboardOnlyTest::type(const QString& text)
{
    for (const QChar sign : text) {
        constexpr auto none = static_cast<Qt::Key>(0);
        QTest::sendKeyEvent(QTest::Click, QApplication::focusWidget(), none, QString(sign), Qt::NoModifier);
    }
    QCoreApplication::processEvents();
}

/// False if the control of that name is not reached.
bool KeyboardOnlyTest::pressUntil(Qt::Key key, const QString& name, Qt::KeyboardModifiers modifiers)
{
    constexpr int most = 12; // more presses are unreasonable
    for (int i = 0; i < most && focused() != name; ++i)
        press(key, modifiers);
    if (focused() != name)
        qWarning("%s is not reached; the focus is at %s", qPrintable(name), qPrintable(focused()));
    return focused() == name;
}

void KeyboardOnlyTest::createsDocumentsByKeyboard_data()
{
    QTest::addColumn<QString>("locale");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
}

void KeyboardOnlyTest::createsDocumentsByKeyboard()
{
    QFETCH(QString, locale);
    m_fixture = std::make_unique<WindowFixture>();
    m_fixture->language.use(locale);
    m_window = m_fixture->open();
    m_window->resize(1500, 900);
    m_window->show();
    m_window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
    for (const auto step :
         {&KeyboardOnlyTest::makePerson, &KeyboardOnlyTest::fillPerson, &KeyboardOnlyTest::addDegree,
          &KeyboardOnlyTest::addJob, &KeyboardOnlyTest::chooseTemplate, &KeyboardOnlyTest::exportBoth}) {
        (this->*step)();
        if (QTest::currentTestFailed())
            break;
    }
    m_window.reset();
    m_fixture->language.use(QStringLiteral("en"));
}

/// The welcome page has the focus, and its buttons can be reached.
void KeyboardOnlyTest::makePerson()
{
    QTRY_VERIFY_WITH_TIMEOUT(find(*m_window, "welcome.new")->isVisible(), patience);
    QVERIFY(pressUntil(Qt::Key_Tab, QStringLiteral("welcome.new")));
    press(Qt::Key_Space);
    QTRY_VERIFY_WITH_TIMEOUT(m_window->document(), patience);
    QTRY_COMPARE_WITH_TIMEOUT(focused(), QStringLiteral("field.name.en"), patience);
    type(QStringLiteral("Zhang San"));
    press(Qt::Key_Tab);
    QCOMPARE(focused(), QStringLiteral("field.name.zh"));
    type(QStringLiteral("张三"));
    QCOMPARE(person().name.text(Language::English), QStringLiteral("Zhang San"));
    QCOMPARE(person().name.text(Language::Chinese), QStringLiteral("张三"));
}

/// A new contact can be typed at once, and its kind is recognized.
void KeyboardOnlyTest::fillPerson()
{
    const QString add = QStringLiteral("field.contacts.add");
    QVERIFY(pressUntil(Qt::Key_Tab, add));
    press(Qt::Key_Space);
    QTRY_COMPARE(focused(), QStringLiteral("field.contacts.0..en"));
    type(QStringLiteral("zhang.san@example.org"));
    QVERIFY(pressUntil(Qt::Key_Tab, add));
    press(Qt::Key_Space);
    QTRY_COMPARE(focused(), QStringLiteral("field.contacts.1..en"));
    type(QStringLiteral("+86 10 5555 0100"));
    QCOMPARE(person().contacts.size(), 2);
    QCOMPARE(person().contacts[0].kind, ContactKind::Email);
    QVERIFY(person().contacts[0].value.isShared());
    QCOMPARE(person().contacts[0].value.text(firstLanguage), QStringLiteral("zhang.san@example.org"));
    QCOMPARE(person().contacts[1].kind, ContactKind::Phone);
}

void KeyboardOnlyTest::goToSection(int row, SectionKind kind)
{
    press(Qt::Key_2, Qt::AltModifier);
    QCOMPARE(focused(), QStringLiteral("outline"));
    press(Qt::Key_Home);
    const auto* outline = find<QTreeView>(*m_window, "outline");
    const QModelIndex section = outline->model()->index(row, 0);
    for (int i = 0; i < 2 * row && outline->currentIndex() != section; ++i)
        press(Qt::Key_Down);
    QCOMPARE(outline->currentIndex(), section);
    QCOMPARE(person().sections[row - 1].kind(), kind);
    // The section's form leads to its first entry.
    QVERIFY(pressUntil(Qt::Key_Tab, QStringLiteral("section.entry.add")));
    press(Qt::Key_Space);
    QTRY_COMPARE(person().sections[row - 1].entries().size(), 1);
}

void KeyboardOnlyTest::addDegree()
{
    goToSection(2, SectionKind::Education);
    QTRY_COMPARE(focused(), QStringLiteral("field.institution.en"));
    type(QStringLiteral("Example Lake University"));
    press(Qt::Key_Tab);
    QCOMPARE(focused(), QStringLiteral("field.institution.zh"));
    type(QStringLiteral("示例湖大学"));
    press(Qt::Key_Tab);
    QCOMPARE(focused(), QStringLiteral("field.degree.en"));
    type(QStringLiteral("M.Sc."));
    press(Qt::Key_Escape); // closes the offered terms
    press(Qt::Key_Tab);
    QCOMPARE(focused(), QStringLiteral("field.degree.zh"));
    type(QStringLiteral("理学硕士"));
    press(Qt::Key_Escape);
    QVERIFY(pressUntil(Qt::Key_Tab, QStringLiteral("field.start")));
    type(QStringLiteral("2018.9"));
    press(Qt::Key_Tab);
    QCOMPARE(focused(), QStringLiteral("field.end"));
    type(QStringLiteral("2021.6"));
    const auto& degree = std::get<EducationDetails>(person().sections[1].entries().front().details);
    QCOMPARE(degree.institution.text(Language::Chinese), QStringLiteral("示例湖大学"));
    QCOMPARE(degree.degree.text(Language::English), QStringLiteral("M.Sc."));
    QCOMPARE(degree.range.end(), std::optional(*PartialDate::create(2021, 6)));
}

/// Enter after the last point starts the next one on its first side.
void KeyboardOnlyTest::addJob()
{
    goToSection(3, SectionKind::Work);
    QTRY_COMPARE(focused(), QStringLiteral("field.organization.en"));
    type(QStringLiteral("Example Ltd"));
    press(Qt::Key_Tab);
    type(QStringLiteral("示例有限公司"));
    press(Qt::Key_Tab);
    QCOMPARE(focused(), QStringLiteral("field.position.en"));
    type(QStringLiteral("Keeper of Samples"));
    press(Qt::Key_Tab);
    type(QStringLiteral("样品管理员"));
    QVERIFY(pressUntil(Qt::Key_Tab, QStringLiteral("field.start")));
    type(QStringLiteral("2021.7"));
    press(Qt::Key_Tab);
    type(QStringLiteral("present"));
    QVERIFY(pressUntil(Qt::Key_Tab, QStringLiteral("highlights.add")));
    press(Qt::Key_Space);
    for (int i = 0; i < 3; ++i) {
        QTRY_COMPARE(focused(), QStringLiteral("highlights.%1.en").arg(i));
        type(QStringLiteral("Kept %1 samples").arg(100 * (i + 1)));
        press(Qt::Key_Tab);
        QCOMPARE(focused(), QStringLiteral("highlights.%1.zh").arg(i));
        type(QStringLiteral("保管样品 %1 件").arg(100 * (i + 1)));
        if (i < 2)
            press(Qt::Key_Return);
    }
    const Entry& job = person().sections[2].entries().front();
    QCOMPARE(std::get<ExperienceDetails>(job.details).position.text(Language::Chinese), QStringLiteral("样品管理员"));
    QVERIFY(std::get<ExperienceDetails>(job.details).range.isPresent());
    QCOMPARE(job.highlights.size(), 3);
    QCOMPARE(job.highlights[2].text.text(Language::English).plainText(), QStringLiteral("Kept 300 samples"));
    QCOMPARE(job.highlights[2].text.text(Language::Chinese).plainText(), QStringLiteral("保管样品 300 件"));
}

/// Arrow keys preview a template, Enter applies it.
void KeyboardOnlyTest::chooseTemplate()
{
    const QString before = person().cvs.front().design.templateName;
    press(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(pressUntil(Qt::Key_Tab, QStringLiteral("design.gallery")));
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    QTRY_VERIFY(person().cvs.front().design.templateName != before);
    press(Qt::Key_1, Qt::ControlModifier);
    QCOMPARE(focused(), QStringLiteral("outline"));
}

void KeyboardOnlyTest::exportBoth()
{
    m_fixture->files.target = m_fixture->folder.filePath(QStringLiteral("out"));
    QVERIFY(QDir().mkpath(m_fixture->files.target));
    press(Qt::Key_E, Qt::ControlModifier);
    const QDir out(m_fixture->files.target);
    const auto documents = [&] { return out.entryList({QStringLiteral("*.pdf")}, QDir::Files, QDir::Name); };
    QTRY_COMPARE_WITH_TIMEOUT(documents().size(), 2, patience);
    for (const QString& name : documents()) {
        QPdfDocument document;
        QTRY_COMPARE_WITH_TIMEOUT(document.load(out.filePath(name)), QPdfDocument::Error::None, patience);
        QCOMPARE(document.pageCount(), 1);
        const QString text = document.getAllText(0).text();
        const bool english = name.contains(QStringLiteral("(en)"));
        for (const QString& word :
             english ? QStringList{QStringLiteral("Zhang San"), QStringLiteral("M.Sc."),
                                   QStringLiteral("Kept 300 samples"), QStringLiteral("zhang.san@example.org")}
                     : QStringList{QStringLiteral("张三"), QStringLiteral("示例湖大学"), QStringLiteral("样品管理员"),
                                   QStringLiteral("5555 0100")})
            QVERIFY2(text.contains(word), qPrintable(name + QStringLiteral(" lacks ") + word));
    }
}

DUOVITA_GUI_TEST(KeyboardOnlyTest)
#include "tst_keyboardonly.moc"
