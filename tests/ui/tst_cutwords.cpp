#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/commands/commandlist.h"
#include "ui/shell/messagebar.h"
#include "ui/widgets/elidedlabel.h"

#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QRegularExpression>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTimer>
#include <QToolButton>
#include <QTreeView>

#include <functional>

using namespace duovita;
using namespace duovita::test;

namespace {

/// What a laptop of 1366 × 768 has at one and a half, without a panel of 32 pixels and a window's title.
constexpr QSize laptop(910, 462);
constexpr QSize desktop(1500, 900);

QString nameOf(const QWidget& widget)
{
    return widget.objectName().isEmpty() ? QString::fromLatin1(widget.metaObject()->className()) : widget.objectName();
}

/// Whether all of its width is seen, and not only what an area around it shows.
bool isSeenSideways(const QWidget& widget)
{
    const QWidget* window = widget.window();
    for (const QWidget* outer = widget.parentWidget(); outer; outer = outer->parentWidget()) {
        const int left = widget.mapTo(outer, QPoint()).x();
        if (left < 0 || left + widget.width() > outer->width())
            return false;
        if (outer == window)
            break;
    }
    return true;
}

/// A combo box has room for what is chosen; what a person can type is scrolled, and has a tip.
bool holdsItsChoice(const QComboBox& box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.editable = box.isEditable();
    const QRect field = box.style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, &box);
    return box.fontMetrics().horizontalAdvance(box.currentText()) <= field.width() ||
           box.toolTip().contains(box.currentText());
}

/// What is wrong with how its words are seen; empty: nothing.
QString cutOf(const QWidget& widget)
{
    const auto* label = qobject_cast<const QLabel*>(&widget);
    const auto* button = qobject_cast<const QAbstractButton*>(&widget);
    const auto* box = qobject_cast<const QComboBox*>(&widget);
    const QString words = label ? label->text() : button ? button->text() : box ? box->currentText() : QString();
    const auto* tool = qobject_cast<const QToolButton*>(&widget);
    if (words.isEmpty() || (tool && tool->toolButtonStyle() == Qt::ToolButtonIconOnly && !tool->icon().isNull()))
        return {};
    const auto report = [&](const char* what) {
        return QStringLiteral("%1 “%2” %3").arg(nameOf(widget), words, QString::fromLatin1(what));
    };
    if (!isSeenSideways(widget))
        return report("is seen in part");
    if (const auto* elided = qobject_cast<const ElidedLabel*>(label))
        return elided->isCut() ? report("is cut") : QString();
    if (box)
        return holdsItsChoice(*box) ? QString() : report("has no room for its choice");
    if (label && label->wordWrap())
        return label->height() < label->heightForWidth(label->width()) ? report("has too few lines") : QString();
    const QSize wanted = widget.minimumSizeHint();
    return widget.width() < wanted.width() || widget.height() < wanted.height() ? report("has too little room")
                                                                                : QString();
}

} // namespace

/// On a small laptop's screen and on a larger one, all words of the program are seen whole, in either language of the
/// interface: what is cut there is what people have written, and what is said of it besides.
class CutWordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase_data();
    void truncatesNoTextInWindow();
    void truncatesNoTextInDialogs();
    void truncatesNoCommand();
    void truncatesNoMessage();
    void truncatesNoTextInReview();

private:
    void open();
    void look(const QString& where, const QWidget& whole);

    WindowFixture* m_fixture = nullptr;
    std::unique_ptr<MainWindow> m_window;
    QStringList m_cut;

private Q_SLOTS:
    void init();
    void cleanup();
};

void CutWordsTest::initTestCase_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("room");
    QTest::newRow("English, laptop") << QStringLiteral("en") << laptop;
    QTest::newRow("Chinese, laptop") << QStringLiteral("zh_CN") << laptop;
    QTest::newRow("English, desktop") << QStringLiteral("en") << desktop;
    QTest::newRow("Chinese, desktop") << QStringLiteral("zh_CN") << desktop;
}

void CutWordsTest::init()
{
    QFETCH_GLOBAL(QString, language);
    QFETCH_GLOBAL(QSize, room);
    m_fixture = new WindowFixture;
    m_fixture->language.use(language);
    m_window = m_fixture->open();
    m_window->resize(room);
    m_window->show();
    m_window->activateWindow();
    m_cut.clear();
}

void CutWordsTest::cleanup()
{
    m_window.reset();
    delete m_fixture;
}

void CutWordsTest::open()
{
    m_window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->document() != nullptr, patience);
    QTRY_VERIFY_WITH_TIMEOUT(shown(*m_window, "preview.en") && shown(*m_window, "preview.zh"), patience);
}

void CutWordsTest::look(const QString& where, const QWidget& whole)
{
    QTest::qWait(60);
    const QString folder = qEnvironmentVariable("DUOVITA_PICTURES");
    if (!folder.isEmpty())
        const_cast<QWidget&>(whole).grab().save(
            QStringLiteral("%1/%2.png").arg(folder, QString(where).replace(u'/', u'-')));
    // Of what people wrote, the beginning is seen.
    static const QRegularExpression people(
        QStringLiteral("^(preview\\.status\\..*|review\\.(title|reason)|.*\\.duration|messageBar\\..*)$"));
    for (const QWidget* widget : whole.findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != whole.window() || people.match(widget->objectName()).hasMatch())
            continue;
        if (const QString cut = cutOf(*widget); !cut.isEmpty())
            m_cut += where + QStringLiteral(": ") + cut;
    }
}

void CutWordsTest::truncatesNoTextInWindow()
{
    QTRY_VERIFY_WITH_TIMEOUT(find(*m_window, "welcome.new")->isVisible(), patience);
    look(QStringLiteral("welcome"), *m_window);
    open();
    auto* outline = find<QTreeView>(*m_window, "outline");
    outline->expandAll();
    for (QModelIndex index = outline->model()->index(0, 0); index.isValid(); index = outline->indexBelow(index)) {
        outline->setCurrentIndex(index);
        look(index.data().toString(), *m_window);
    }
    trigger(*m_window, "design");
    static const QRegularExpression heads(QStringLiteral("^design\\.group\\.[a-z]+$"));
    static const QRegularExpression more(QStringLiteral("^design\\.group\\.[a-z]+\\.more$"));
    for (auto* head : find(*m_window, "design.groups")->findChildren<QToolButton*>(heads))
        head->setChecked(true);
    for (auto* button : find(*m_window, "design.groups")->findChildren<QToolButton*>(more))
        button->click();
    look(QStringLiteral("design"), *m_window);
    trigger(*m_window, "check");
    QTRY_VERIFY_WITH_TIMEOUT(!find<QLabel>(*m_window, "check.parser.lines")->text().isEmpty() ||
                                 !find<QLabel>(*m_window, "check.parser.lines")->isVisible(),
                             patience);
    look(QStringLiteral("check"), *m_window);
    trigger(*m_window, "write");
    trigger(*m_window, "previewInWindow");
    look(QStringLiteral("page"), *m_window);
    trigger(*m_window, "previewInWindow");
    find<QToolButton>(*m_window, "bar.person")->click();
    find<QListView>(*m_window, "people.list")->selectAll();
    look(QStringLiteral("people"), *find(*m_window, "peoplePopup"));
    find(*m_window, "peoplePopup")->close();
    QVERIFY2(m_cut.isEmpty(), qPrintable(m_cut.join(u'\n')));
}

void CutWordsTest::truncatesNoTextInDialogs()
{
    open();
    QSet<QString> seen;
    QTimer inside; // of a dialog that waits for its answer
    connect(&inside, &QTimer::timeout, &inside, [&] {
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            auto* dialog = qobject_cast<QDialog*>(widget);
            if (!dialog || !dialog->isVisible())
                continue;
            seen += dialog->objectName();
            look(dialog->objectName(), *dialog);
            dialog->reject();
        }
    });
    inside.start(50);
    Q_EMIT find<QMenu>(*m_window, "cvMenu")->aboutToShow(); // makes its actions
    find<QListView>(*m_window, "people.list")->selectAll(); // those who are exported
    for (const char* action :
         {"cvContents", "trash", "history", "recordHistory", "glossary", "tagSelected", "exportSelected"}) {
        trigger(*m_window, action);
        QTest::qWait(300);
    }
    QVERIFY2(m_cut.isEmpty(), qPrintable(m_cut.join(u'\n')));
    QCOMPARE(seen.size(), 6); // two of them open the same
}

/// Whatever is typed, what the program calls it in its own language is seen whole.
void CutWordsTest::truncatesNoCommand()
{
    open();
    trigger(*m_window, "commands");
    auto* input = find<QLineEdit>(*m_window, "commandBar.input");
    const auto* list = find<QListView>(*m_window, "commandBar.list");
    QSet<QString> rows;
    for (char letter = 'a'; letter <= 'z'; ++letter) {
        input->setText(QChar::fromLatin1(letter));
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            const auto& commands = static_cast<const CommandList&>(*list->model());
            const QString& id = commands.at(index).id;
            const bool isOfPeople = id.startsWith(u"entry.") || id.startsWith(u"person.");
            const bool isFoundByIt = !commands.namesOf(index).front().marks.isEmpty(); // else the other is to be seen
            if (!isOfPeople && isFoundByIt && CommandDelegate::cutsName(index, list->viewport()->width()))
                m_cut += QString(QChar::fromLatin1(letter)) + QStringLiteral(": ") + index.data().toString();
            rows += index.data().toString();
        }
        if (letter == 'e')
            look(QStringLiteral("commands"), *m_window);
    }
    QVERIFY(rows.size() > 150);
    QVERIFY2(m_cut.isEmpty(), qPrintable(m_cut.join(u'\n')));
}

/// What the window says of what one has just done.
void CutWordsTest::truncatesNoMessage()
{
    open();
    auto* outline = find<QTreeView>(*m_window, "outline");
    const auto* bar = find<MessageBar>(*m_window, "messageBar");
    int messages = 0;
    const auto see = [&](const char* what) {
        QTest::qWait(100);
        if (bar->text().isEmpty())
            return;
        ++messages;
        look(QString::fromLatin1(what), *m_window);
        if (find(*m_window, "messageBar.more")->isVisible())
            m_cut += QStringLiteral("%1: “%2”").arg(QString::fromLatin1(what), bar->text());
    };
    see("sample");
    for (const int section : {2, 3}) {
        outline->setCurrentIndex(outline->model()->index(0, 0, outline->model()->index(section, 0)));
        for (const char* action : {"hide", "undo", "duplicate", "undo", "redo", "remove", "undo"}) {
            trigger(*m_window, action);
            see(action);
        }
    }
    outline->setCurrentIndex(outline->model()->index(2, 0));
    for (const char* action : {"remove", "undo", "redo", "undo"}) {
        trigger(*m_window, action);
        see(action);
    }
    auto* menu = find<QMenu>(*m_window, "cvMenu");
    const auto choose = [&](const char* name) {
        Q_EMIT menu->aboutToShow();
        menu->findChild<QAction*>(QString::fromLatin1(name))->trigger();
        if (auto* dialog = find<QDialog>(*m_window, "cvDialog"))
            dialog->reject();
        see(name);
    };
    choose("cvDuplicate");
    choose("cvDelete");
    trigger(*m_window, "deletePerson");
    see("deletePerson");
    QVERIFY2(messages > 8, qPrintable(QString::number(messages)));
    QVERIFY2(m_cut.isEmpty(), qPrintable(m_cut.join(u'\n')));
}

void CutWordsTest::truncatesNoTextInReview()
{
    open();
    const QString path = m_fixture->write("cv.md", "# Li Si (李四)\n\nli.si@example.com\n\n## Education\n\n"
                                                   "- **Dongshan University** 2009.9-2014.6, B.Eng.\n");
    m_window->importFiles({path, path});
    QTRY_VERIFY_WITH_TIMEOUT(find(*m_window, "reviewPage")->isVisible(), patience);
    look(QStringLiteral("review"), *m_window);
    QVERIFY2(m_cut.isEmpty(), qPrintable(m_cut.join(u'\n')));
}

DUOVITA_GUI_TEST(CutWordsTest)
#include "tst_cutwords.moc"
