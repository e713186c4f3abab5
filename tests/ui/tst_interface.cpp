#include "core/domain/language.h"
#include "core/editing/persondocument.h"
#include "core/terms/headings.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/style/appearance.h"
#include "ui/style/tokens.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QPushButton>
#include <QRegularExpression>
#include <QTest>
#include <QToolButton>
#include <QTranslator>
#include <QTreeView>

#include <functional>

using namespace duovita;

namespace {

constexpr int patience = 20000;

/// Marks all texts that go through tr().
class PseudoLocale : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return QStringLiteral("⟦") + QString::fromUtf8(source) + QStringLiteral("⟧");
    }
};

bool hasLetters(const QString& text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.isLetter(); });
}

QString describe(const QWidget& widget)
{
    return QStringLiteral("%1 “%2” in %3")
        .arg(QString::fromLatin1(widget.metaObject()->className()), widget.objectName(),
             widget.parentWidget() ? widget.parentWidget()->objectName() : QString());
}

/// The window with everything it can show at once: a record, the search, problems; then each form; then a review.
class WholeWindow {
public:
    explicit WholeWindow(const char* language = "en")
    {
        fixture.language.use(QString::fromLatin1(language));
        window = fixture.open();
        window->resize(1500, 950);
        window->show();
    }

    bool openSample()
    {
        window->openSample();
        if (!QTest::qWaitFor([this] { return window->document() != nullptr; }, patience))
            return false;
        window->findChild<QAction*>(QStringLiteral("find"))->trigger();
        QTest::qWait(300);
        return true;
    }

    /// Visits the welcome page, the form of each kind, and the review of a document.
    void visitAll(const std::function<void(const QString& where)>& visit)
    {
        QVERIFY(QTest::qWaitFor(
            [this] { return window->findChild<QWidget*>(QStringLiteral("welcome.new"))->isVisible(); }, patience));
        visit(QStringLiteral("welcome"));
        QVERIFY(openSample());
        auto* outline = window->findChild<QTreeView*>(QStringLiteral("outline"));
        const QAbstractItemModel& model = *outline->model();
        for (int row = 0; row < model.rowCount(); ++row) {
            const QModelIndex section = model.index(row, 0);
            outline->setCurrentIndex(section);
            QTest::qWait(1);
            visit(section.data().toString());
            if (model.rowCount(section) == 0)
                continue;
            outline->setCurrentIndex(model.index(0, 0, section));
            QTest::qWait(1);
            visit(section.data().toString() + QStringLiteral(" / 1"));
        }
        const QString path = fixture.folder.filePath(QStringLiteral("cv.md"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("# Zhang San (张三)\n\n## Education\n\n- **Qinghe University** 2016.9-2020.6\n");
        file.close();
        window->importFiles({path, path});
        QVERIFY(QTest::qWaitFor(
            [this] { return window->findChild<QWidget*>(QStringLiteral("reviewPage"))->isVisible(); }, patience));
        QTest::qWait(1); // lets new widgets be laid out
        visit(QStringLiteral("review"));
    }

    test::WindowFixture fixture;
    std::unique_ptr<MainWindow> window;
};

QList<QWidget*> shownWidgets(const QWidget& window)
{
    QList<QWidget*> widgets = window.findChildren<QWidget*>();
    erase_if(widgets, [](const QWidget* widget) { return !widget->isVisible(); });
    return widgets;
}

/// A widget's own texts in the interface's language, not those of the record.
QStringList wordsOf(const QWidget& widget)
{
    QStringList words{widget.toolTip(), widget.accessibleName()};
    if (const auto* label = qobject_cast<const QLabel*>(&widget))
        words += label->text();
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        words += button->text();
    if (const auto* edit = qobject_cast<const QLineEdit*>(&widget))
        words += edit->placeholderText();
    const auto* list = qobject_cast<const QComboBox*>(&widget);
    if (list && list->objectName() != QStringLiteral("review.target")) { // which lists people
        for (int i = 0; i < list->count(); ++i)
            words += list->itemText(i);
    }
    return words;
}

} // namespace

class InterfaceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesEveryControl();
    void reachesEveryControlByTab();
    void putsEveryActionIntoAMenu();
    void findsEveryActionByName();
    void translatesEveryWord();
    void clipsNoText_data();
    void clipsNoText();
    void changesAppearance();
    void takesEveryMouseButtonEverywhere();
    void takesEveryMouseButtonInModesAndDialogs();
};

/// What a screen reader says about each focusable control.
void InterfaceTest::namesEveryControl()
{
    WholeWindow whole;
    QStringList nameless;
    QStringList alike;
    int seen = 0;
    whole.visitAll([&](const QString& where) {
        QSet<QString> heard;
        for (QWidget* widget : shownWidgets(*whole.window)) {
            if (widget->focusPolicy() == Qt::NoFocus || widget->focusProxy())
                continue;
            const bool structure = QByteArray(widget->metaObject()->className()).startsWith("QSplitter") ||
                                   widget->inherits("QScrollArea") || widget->inherits("QMenuBar") ||
                                   widget->inherits("QToolBar");
            QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
            if (structure || !interface)
                continue;
            ++seen;
            if (interface->text(QAccessible::Name).trimmed().isEmpty())
                nameless += where + QStringLiteral(": ") + describe(*widget);
            const QString spoken = QString::number(interface->role()) + interface->text(QAccessible::Name);
            if (heard.contains(spoken)) // nobody who only hears them knows which is which
                alike += where + QStringLiteral(": ") + describe(*widget) + u' ' + spoken;
            heard += spoken;
        }
    });
    nameless.removeDuplicates();
    QVERIFY2(nameless.isEmpty(), qPrintable(nameless.join(u'\n')));
    QVERIFY2(alike.isEmpty(), qPrintable(alike.join(u'\n')));
    QVERIFY(seen > 300);
}

void InterfaceTest::reachesEveryControlByTab()
{
    WholeWindow whole;
    QStringList unreached;
    whole.visitAll([&](const QString& where) {
        QSet<QWidget*> chain;
        for (QWidget* at = whole.window->nextInFocusChain(); at && !chain.contains(at); at = at->nextInFocusChain())
            chain += at;
        for (QWidget* widget : shownWidgets(*whole.window)) {
            const bool control = qobject_cast<QPushButton*>(widget) || qobject_cast<QLineEdit*>(widget) ||
                                 qobject_cast<QComboBox*>(widget) || qobject_cast<QCheckBox*>(widget) ||
                                 qobject_cast<QAbstractItemView*>(widget);
            if (!control || !widget->isEnabled())
                continue;
            const bool takesTab = widget->focusPolicy() & Qt::TabFocus || widget->focusProxy();
            if (!takesTab || !chain.contains(widget))
                unreached += where + QStringLiteral(": ") + describe(*widget);
        }
    });
    QVERIFY2(unreached.isEmpty(), qPrintable(unreached.join(u'\n')));
}

void InterfaceTest::putsEveryActionIntoAMenu()
{
    WholeWindow whole;
    QVERIFY(whole.openSample());
    QSet<QAction*> inMenus;
    const std::function<void(QMenu*)> walk = [&](QMenu* menu) {
        for (QAction* action : menu->actions()) {
            inMenus += action;
            if (action->menu())
                walk(action->menu());
        }
    };
    for (QAction* action : whole.window->menuBar()->actions())
        walk(action->menu());
    QHash<QKeySequence, QString> shortcuts;
    QStringList wrong;
    for (QAction* action : whole.window->findChildren<QAction*>()) {
        if (action->objectName().isEmpty() || action->isSeparator() || action->objectName().startsWith(u"qt_") ||
            action->objectName().startsWith(u"_q_"))
            continue;
        if (!inMenus.contains(action) && action->shortcut().isEmpty())
            wrong += action->objectName() + QStringLiteral(" is in no menu");
        if (action->shortcut().isEmpty())
            continue;
        if (shortcuts.contains(action->shortcut()))
            wrong += action->objectName() + QStringLiteral(" has the keys of ") + shortcuts[action->shortcut()];
        shortcuts.insert(action->shortcut(), action->objectName());
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    QVERIFY(shortcuts.size() > 15);
}

/// The command bar finds each action by the text of its menu item or button, in either language.
void InterfaceTest::findsEveryActionByName()
{
    WholeWindow whole;
    QVERIFY(whole.openSample());
    const auto* window = whole.window.get();
    const auto withoutMnemonic = [](QString words) {
        static const QRegularExpression inBrackets(QStringLiteral("\\(&\\w\\)"));
        static const QRegularExpression object(QStringLiteral("[:：].*")); // what it is done to
        return words.remove(inBrackets).remove(object).remove(u'&').remove(u'…');
    };
    // Names in the bar may be longer.
    const auto says = [](const QString& shown, const QString& name) {
        const auto there = [&](const QString& word) { return shown.contains(word, Qt::CaseInsensitive); };
        if (!containsHan(name)) {
            const QStringList words = name.split(u' ');
            return std::all_of(words.begin(), words.end(), there);
        }
        return std::all_of(name.begin(), name.end(), [&](QChar c) { return there(c); });
    };
    for (const char* locale : {"en", "zh_CN"}) {
        whole.fixture.language.use(QString::fromLatin1(locale));
        QStringList names;
        const std::function<void(QMenu*)> walk = [&](QMenu* menu) {
            Q_EMIT menu->aboutToShow(); // some menus are filled on opening
            for (const QAction* action : menu->actions()) {
                if (action->menu())
                    walk(action->menu());
                else if (!action->isSeparator() && action->isVisible() && !action->text().isEmpty())
                    names += withoutMnemonic(action->text());
            }
        };
        for (const QAction* action : whole.window->menuBar()->actions())
            walk(action->menu());
        QVERIFY(names.size() > 70);
        for (const char* frame : {"topBar", "outlinePane", "people", "middle"}) {
            for (const auto* button : window->findChild<QWidget*>(QString::fromLatin1(frame))
                                          ->findChildren<QToolButton*>(QString(), Qt::FindDirectChildrenOnly)) {
                if (button->isVisible() && button->defaultAction())
                    names += withoutMnemonic(button->defaultAction()->text());
            }
        }
        window->findChild<QAction*>(QStringLiteral("commands"))->trigger();
        auto* input = window->findChild<QLineEdit*>(QStringLiteral("commandBar.input"));
        const auto* list = window->findChild<QListView*>(QStringLiteral("commandBar.list"));
        QStringList lost;
        for (const QString& name : names) {
            input->setText(name);
            bool found = false;
            for (int row = 0; row < list->model()->rowCount() && !found; ++row)
                found = says(list->model()->index(row, 0).data().toString(), name);
            if (!found)
                lost += name;
        }
        QTest::keyClick(input, Qt::Key_Escape);
        lost.removeDuplicates();
        QVERIFY2(lost.isEmpty(), qPrintable(lost.join(u'\n')));
    }
}

void InterfaceTest::translatesEveryWord()
{
    PseudoLocale pseudo;
    QCoreApplication::installTranslator(&pseudo);
    WholeWindow whole;
    QCoreApplication::installTranslator(&pseudo); // takes precedence over the language's translator
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(whole.window.get(), &change);
    // Names of languages and paper formats are not translated.
    QSet<QString> same{QStringLiteral("English"), QStringLiteral("中文"),     QStringLiteral("A4"),
                       QStringLiteral("A5"),      QStringLiteral("简体中文"), QStringLiteral("Duovita")};
    for (const ReadySection& ready : readySections()) // texts of documents, which have their own languages
        same += ready.title.text(Language::English);
    QStringList bare;
    whole.visitAll([&](const QString& where) {
        for (const QWidget* widget : shownWidgets(*whole.window)) {
            const bool own = widget->objectName().startsWith(QStringLiteral("field.tags.")) || // user content
                             widget->objectName() == QStringLiteral("review.changes.value") ||
                             widget->objectName() == QStringLiteral("section.text") ||
                             widget->objectName().startsWith(QStringLiteral("review.question.side."));
            const QStringList words = own ? QStringList() : wordsOf(*widget);
            for (const QString& word : words) {
                if (hasLetters(word) && !word.contains(u'⟦') && !same.contains(word))
                    bare += where + QStringLiteral(": ") + describe(*widget) + QStringLiteral(": ") + word;
            }
        }
        for (const QAction* action : whole.window->findChildren<QAction*>()) {
            if (hasLetters(action->text()) && !action->text().contains(u'⟦') && !same.contains(action->text()))
                bare += QStringLiteral("action ") + action->objectName() + QStringLiteral(": ") + action->text();
        }
    });
    QCoreApplication::removeTranslator(&pseudo);
    bare.removeDuplicates();
    QVERIFY2(bare.isEmpty(), qPrintable(bare.join(u'\n')));
}

void InterfaceTest::clipsNoText_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("English") << QStringLiteral("en");
    QTest::newRow("Chinese") << QStringLiteral("zh_CN");
}

/// With the program's style and a system font 1.5 times as large, labels and buttons get the room they need.
void InterfaceTest::clipsNoText()
{
    QFETCH(QString, language);
    const QFont before = QApplication::font();
    QFont larger = before;
    larger.setPointSizeF(before.pointSizeF() * 1.5);
    QApplication::setFont(larger);
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    Appearance::instance().begin(settings);
    QStringList clipped;
    {
        test::WindowFixture empty;
        empty.language.use(language);
        const auto window = empty.open();
        window->show();
        auto* text = window->findChild<QLabel*>(QStringLiteral("welcome.text"));
        QTRY_VERIFY_WITH_TIMEOUT(text->isVisible(), 20000);
        QVERIFY(text->height() >= text->heightForWidth(text->width()));
        const char* chosen = language == QStringLiteral("en") ? "bar.english" : "bar.chinese";
        QVERIFY(window->findChild<QAbstractButton*>(QString::fromLatin1(chosen))->isChecked());
    }
    {
        WholeWindow whole(language.toLatin1().constData());
        whole.visitAll([&](const QString& where) {
            for (QWidget* widget : shownWidgets(*whole.window)) {
                const auto* label = qobject_cast<QLabel*>(widget);
                const auto* button = qobject_cast<QAbstractButton*>(widget);
                if (label && label->wordWrap() && label->height() < label->heightForWidth(label->width()))
                    clipped += where + QStringLiteral(": ") + describe(*widget);
                if ((!label || label->wordWrap() || label->text().isEmpty()) && (!button || button->text().isEmpty()))
                    continue;
                if (widget->objectName().startsWith(u"preview.status"))
                    continue; // these are elided and have a tool tip
                const QSize wanted = widget->minimumSizeHint().expandedTo({0, 0});
                if (widget->width() + 1 < wanted.width() || widget->height() + 1 < wanted.height())
                    clipped += where + QStringLiteral(": ") + describe(*widget) +
                               QStringLiteral(" %1×%2, wants %3×%4")
                                   .arg(widget->width())
                                   .arg(widget->height())
                                   .arg(wanted.width())
                                   .arg(wanted.height());
            }
        });
    }
    QApplication::setFont(before);
    clipped.removeDuplicates();
    QVERIFY2(clipped.isEmpty(), qPrintable(clipped.join(u'\n')));
}

/// The View menu: scheme, density and contrast; one item of each group is checked.
void InterfaceTest::changesAppearance()
{
    test::WindowFixture fixture;
    Appearance::instance().begin(fixture.settings);
    const auto window = fixture.open();
    const auto action = [&](const char* name) { return window->findChild<QAction*>(QString::fromLatin1(name)); };
    Appearance& appearance = Appearance::instance();
    QVERIFY(action("schemeSystem")->isChecked() && action("densityComfortable")->isChecked());
    action("schemeDark")->trigger();
    QVERIFY(isDark(QApplication::palette()));
    QVERIFY(action("schemeDark")->isChecked() && !action("schemeSystem")->isChecked());
    action("schemeDark")->trigger(); // unchanged
    QVERIFY(action("schemeDark")->isChecked());
    action("schemeLight")->trigger();
    QVERIFY(!isDark(QApplication::palette()));
    action("densityCompact")->trigger();
    QVERIFY(appearance.isCompact() && !action("densityComfortable")->isChecked());
    action("densityComfortable")->trigger();
    QVERIFY(!appearance.isCompact());
    action("moreContrast")->trigger();
    QVERIFY(appearance.hasMoreContrast() && action("moreContrast")->isChecked());
    action("moreContrast")->trigger();
    QVERIFY(!appearance.hasMoreContrast() && !action("moreContrast")->isChecked());
    action("schemeSystem")->trigger();
    QCOMPARE(appearance.scheme(), Appearance::Scheme::System);
}

namespace {

/// Returns the number of widgets that were pressed.
int pressEverything(const QWidget& within)
{
    const QList<QWidget*> shown = shownWidgets(within);
    const QList<QPointer<QWidget>> widgets(shown.begin(), shown.end()); // a press may remove others
    for (const QPointer<QWidget>& widget : widgets)
        test::pressOtherButtons(widget);
    return static_cast<int>(widgets.size());
}

} // namespace

/// Whatever is pressed with other buttons, nothing crashes, and nothing changes.
void InterfaceTest::takesEveryMouseButtonEverywhere()
{
    WholeWindow whole;
    int pressed = 0;
    const auto press = [&](const QString& where) {
        const PersonDocument* document = whole.window->document();
        const std::optional<Person> before = document ? std::optional(document->person()) : std::nullopt;
        pressed += pressEverything(*whole.window);
        QVERIFY2(!before || whole.window->document()->person() == *before, qPrintable(where));
    };
    whole.visitAll(press);
    QVERIFY(pressed > 500);
}

void InterfaceTest::takesEveryMouseButtonInModesAndDialogs()
{
    WholeWindow whole;
    QVERIFY(whole.openSample());
    const Person before = whole.window->document()->person();
    const auto trigger = [&](const char* name) {
        whole.window->findChild<QAction*>(QString::fromLatin1(name))->trigger();
    };
    for (const char* mode : {"design", "check", "commands", "write"}) {
        trigger(mode);
        QTest::qWait(1);
        QVERIFY(pressEverything(*whole.window) > 50);
    }
    QSet<QString> seen;
    Q_EMIT whole.window->findChild<QMenu*>(QStringLiteral("cvMenu"))->aboutToShow(); // makes its actions
    for (const char* name :
         {"cvContents", "trash", "history", "recordHistory", "glossary", "tagSelected", "exportSelected"}) {
        trigger(name);
        QTest::qWait(100);
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            auto* dialog = qobject_cast<QDialog*>(widget);
            if (!dialog || !dialog->isVisible())
                continue;
            seen += dialog->objectName();
            pressEverything(*dialog);
            dialog->reject();
        }
    }
    QVERIFY2(seen.size() >= 5, qPrintable(QStringList(seen.begin(), seen.end()).join(u' ')));
    QVERIFY(whole.window->document()->person() == before);
}

DUOVITA_GUI_TEST(InterfaceTest)
#include "tst_interface.moc"
