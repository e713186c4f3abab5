#include "core/storage/personrepository.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/find/findpanel.h"
#include "ui/people/peoplepanel.h"
#include "ui/shell/welcomepage.h"

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTest>
#include <QThreadPool>
#include <QTreeView>

#include <atomic>
#include <cerrno>

using namespace duovita;
using namespace duovita::test;

namespace {

void addModel(QStringList& words, const QAbstractItemModel& model, const QModelIndex& parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        for (int column = 0; column < model.columnCount(parent); ++column)
            words += index.siblingAtColumn(column).data().toString();
        addModel(words, model, index);
    }
}

/// All texts of a window: visible ones, tool tips and accessible names.
QStringList wordsOf(const QWidget& window)
{
    QStringList words{window.windowTitle()};
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&window))
            continue;
        words += {widget->toolTip(), widget->accessibleName()};
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            words += label->text();
        else if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            words += button->text();
        else if (const auto* group = qobject_cast<const QGroupBox*>(widget))
            words += group->title();
        else if (const auto* line = qobject_cast<const QLineEdit*>(widget))
            words += {line->placeholderText(), line->text()};
        else if (const auto* text = qobject_cast<const QPlainTextEdit*>(widget))
            words += text->placeholderText();
        else if (const auto* choice = qobject_cast<const QComboBox*>(widget))
            words += choice->currentText();
        else if (const auto* header = qobject_cast<const QHeaderView*>(widget); header && header->model())
            words += header->model()->headerData(0, header->orientation()).toString();
        else if (const auto* view = qobject_cast<const QAbstractItemView*>(widget); view && view->model())
            addModel(words, *view->model());
    }
    words.removeAll(QString());
    words.sort();
    return words;
}

/// The texts that only one of the lists has.
QString difference(const QStringList& a, const QStringList& b)
{
    QStringList onlyA = a;
    QStringList onlyB = b;
    onlyA.removeIf([&](const QString& word) { return b.contains(word); });
    onlyB.removeIf([&](const QString& word) { return a.contains(word); });
    return onlyA.isEmpty() && onlyB.isEmpty()
               ? QString()
               : QString(onlyA.join(u'|') + QStringLiteral(" instead of ") + onlyB.join(u'|'));
}

/// The same after all background reading has finished and is shown.
QStringList settledWordsOf(const QWidget& window)
{
    constexpr int enough = 3;
    QStringList words;
    for (int alike = 0; alike < enough;) {
        QThreadPool::globalInstance()->waitForDone();
        QTest::qWait(20);
        const QStringList now = wordsOf(window);
        alike = now == words ? alike + 1 : 0;
        words = now;
    }
    return words;
}

QDialog* openDialog(const QWidget& window)
{
    const QList<QDialog*> dialogs = window.findChildren<QDialog*>();
    const auto found =
        std::find_if(dialogs.begin(), dialogs.end(), [](const QDialog* dialog) { return dialog->isVisible(); });
    return found == dialogs.end() ? nullptr : *found;
}

} // namespace

/// Windows open while the interface's language is switched must show the same texts as newly opened ones.
class RetranslationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void retranslatesDialogs_data();
    void retranslatesDialogs();
    void retranslatesConflicts();
    void retranslatesMainWindow_data();
    void retranslatesMainWindow();
    void retranslatesStandalonePanels();
    void allowsTranslationInOtherThreads();

private:
    std::unique_ptr<MainWindow> open();
    void use(const char* language);
    void compare(const std::function<QWidget*()>& shown, const std::function<void()>& close,
                 const std::function<void()>& open);

    std::unique_ptr<WindowFixture> m_fixture;
    std::unique_ptr<MainWindow> m_window;
    Person m_person;
};

void RetranslationTest::init()
{
    m_window.reset();
    m_fixture = std::make_unique<WindowFixture>();
    m_person = samplePerson(QStringLiteral("zhang-san"));
    m_person.headline = LocalizedText::of(Language::English, QStringLiteral("Editor")); // so that there is a summary
    {
        const auto database = Database::open(m_fixture->database);
        QVERIFY(PersonRepository(**database).insert(m_person));
    }
    m_window = open();
}

std::unique_ptr<MainWindow> RetranslationTest::open()
{
    auto window = m_fixture->open();
    window->show();
    window->activateWindow();
    if (!QTest::qWaitForWindowActive(window.get()) ||
        !QTest::qWaitFor([&] { return window->document() != nullptr; }, patience))
        qFatal("no record was opened");
    return window;
}

void RetranslationTest::use(const char* language)
{
    m_fixture->language.use(QString::fromLatin1(language));
    QCoreApplication::processEvents(); // the windows are notified later
}

/// In both directions, because some texts are created once and some on demand.
void RetranslationTest::compare(const std::function<QWidget*()>& shown, const std::function<void()>& close,
                                const std::function<void()>& show)
{
    for (const auto& [from, to] : {std::pair{"en", "zh_CN"}, std::pair{"zh_CN", "en"}}) {
        use(to);
        show();
        QTRY_VERIFY_WITH_TIMEOUT(shown(), patience);
        const QStringList fresh = settledWordsOf(*shown());
        close();
        QTRY_VERIFY(!shown());
        use(from);
        show();
        QTRY_VERIFY_WITH_TIMEOUT(shown(), patience);
        QVERIFY(!difference(settledWordsOf(*shown()), fresh).isEmpty());
        use(to);
        QTRY_COMPARE_WITH_TIMEOUT(shown() ? difference(wordsOf(*shown()), fresh) : QStringLiteral("closed"), QString(),
                                  5000);
        close();
        QTRY_VERIFY(!shown());
    }
}

void RetranslationTest::retranslatesDialogs_data()
{
    QTest::addColumn<QString>("action");
    for (const char* action : {"history", "recordHistory", "trash", "restoreBackup", "cvContents"})
        QTest::newRow(action) << QString::fromLatin1(action);
}

void RetranslationTest::retranslatesDialogs()
{
    QFETCH(QString, action);
    auto* outline = find<QTreeView>(*m_window, "outline");
    outline->setCurrentIndex(outline->model()->index(0, 0, outline->model()->index(1, 0)));
    compare([&] { return openDialog(*m_window); }, [&] { openDialog(*m_window)->close(); },
            [&] {
                if (auto* menu = find<QMenu>(*m_window, "cvMenu"); action == QStringLiteral("cvContents"))
                    Q_EMIT menu->aboutToShow();
                trigger(*m_window, action.toLatin1().constData());
            });
}

void RetranslationTest::retranslatesConflicts()
{
    {
        const auto other = open();
        Person mine = m_person;
        mine.name.setText(Language::English, QStringLiteral("Zhang the First"), Timestamp(std::chrono::hours(1)));
        const_cast<PersonDocument*>(other->document())->replaceProfile(mine);
        QVERIFY(other->flush());
    }
    Person mine = m_person;
    mine.name.setText(Language::English, QStringLiteral("Zhang the Second"), Timestamp(std::chrono::hours(2)));
    const_cast<PersonDocument*>(m_window->document())->replaceProfile(mine);
    QTRY_VERIFY_WITH_TIMEOUT(openDialog(*m_window), patience);
    compare([&] { return openDialog(*m_window); }, [&] { openDialog(*m_window)->close(); },
            [&] {
                if (!openDialog(*m_window))
                    trigger(*m_window, "conflicts");
            });
}

void RetranslationTest::retranslatesMainWindow_data()
{
    QTest::addColumn<int>("section");
    for (int section = 0; section < 8; ++section)
        QTest::addRow("%d", section) << section;
}

/// The forms of the person and of an entry of each section, compared with a window opened in that language.
void RetranslationTest::retranslatesMainWindow()
{
    QFETCH(int, section);
    const auto go = [&] {
        const auto* outline = find<QTreeView>(*m_window, "outline");
        const QModelIndex at = outline->model()->index(section % outline->model()->rowCount(), 0);
        find<QTreeView>(*m_window, "outline")->setCurrentIndex(section == 0 ? at : outline->model()->index(0, 0, at));
        trigger(*m_window, "find");
    };
    const auto words = [&] {
        // until widgets sized by their texts are laid out
        for (int round = 0; round < 5; ++round)
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QStringList all;
        for (const char* part : {"editor", "findPanel", "problems.list", "topBar"})
            all += wordsOf(*find(*m_window, part));
        return all;
    };
    for (const auto& [from, to] : {std::pair{"en", "zh_CN"}, std::pair{"zh_CN", "en"}}) {
        use(from);
        go();
        const QStringList before = words();
        const auto fields = find(*m_window, "editor")->findChildren<QPlainTextEdit*>();
        QPlainTextEdit* field =
            *std::find_if(fields.begin(), fields.end(), [](const QPlainTextEdit* one) { return one->isVisible(); });
        field->setFocus();
        const QString focused = field->objectName();
        use(to);
        QCOMPARE(m_window->focusWidget()->objectName(), focused);
        QVERIFY(!difference(words(), before).isEmpty());
        trigger(*m_window, "find"); // hide what is visible only with the focus, which the other window lacks
        QCoreApplication::processEvents();
        const QStringList switched = words();
        m_window = open();
        go();
        QTRY_COMPARE_WITH_TIMEOUT(difference(words(), switched), QString(), 5000);
    }
}

/// A panel notices the change of language itself.
void RetranslationTest::retranslatesStandalonePanels()
{
    use("en");
    const std::unique_ptr<QWidget> panels[]{std::make_unique<FindPanel>(), std::make_unique<WelcomePage>(ExportFonts()),
                                            std::make_unique<PeoplePanel>(m_fixture->database)};
    QList<QStringList> before;
    for (const auto& panel : panels) {
        panel->show();
        before += wordsOf(*panel);
    }
    use("zh_CN");
    for (std::size_t i = 0; i < std::size(panels); ++i) {
        const QStringList now = wordsOf(*panels[i]);
        QVERIFY2(!difference(before[static_cast<qsizetype>(i)], now).isEmpty(), panels[i]->metaObject()->className());
    }
}

/// A preview whose template cannot be opened shows an error while the language is switched.
void RetranslationTest::allowsTranslationInOtherThreads()
{
    std::atomic<bool> goOn = true;
    std::atomic<int> translated = 0;
    const auto speak = [&] {
        for (; goOn; ++translated)
            if (QCoreApplication::translate("QMessageBox", "Cancel").isEmpty() || qt_error_string(ENOENT).isEmpty())
                return;
    };
    QThreadPool threads;
    for (int each = 0; each < 2; ++each)
        threads.start(speak);
    constexpr int switches = 300;
    for (int each = 0; each < switches; ++each)
        m_fixture->language.use(QString::fromLatin1(each % 2 == 0 ? "zh_CN" : "en"));
    QTRY_VERIFY(translated > switches);
    goOn = false;
    threads.waitForDone();
    QCOMPARE(m_fixture->language.locale(), QStringLiteral("en"));
}

DUOVITA_GUI_TEST(RetranslationTest)
#include "tst_retranslation.moc"
