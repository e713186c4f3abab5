#include "app/cli/commandtable.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/manual/manualpages.h"
#include "ui/manual/manualwindow.h"

#include <QDialog>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>
#include <QTest>
#include <QTextBrowser>
#include <QTranslator>
#include <QXmlStreamReader>

using namespace duovita;
using namespace duovita::test;

namespace {

const QStringList locales{QStringLiteral("en"), QStringLiteral("zh_CN")};

QString sourceOf(const QString& page, const QString& locale)
{
    QFile file(u':' + manualUrl(page, locale).path());
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// The texts within these elements, in order.
QStringList contentsOf(const QString& html, const QString& element)
{
    const QRegularExpression pattern(QStringLiteral("<%1>(.*?)</%1>").arg(element),
                                     QRegularExpression::DotMatchesEverythingOption);
    QStringList texts;
    for (const QRegularExpressionMatch& match : pattern.globalMatch(html))
        texts += match.captured(1).replace(QStringLiteral("&lt;"), QStringLiteral("<"));
    return texts;
}

QStringList attributesOf(const QString& html, const QString& start)
{
    const QRegularExpression pattern(start + QStringLiteral("=\"([^\"]*)\""));
    QStringList values;
    for (const QRegularExpressionMatch& match : pattern.globalMatch(html))
        values += match.captured(1);
    return values;
}

/// As in menus and buttons: without mnemonics.
QString shown(QString text)
{
    static const QRegularExpression chineseMnemonic(QStringLiteral("\\(&\\w\\)"));
    return text.remove(chineseMnemonic).remove(u'&');
}

/// All texts of the program in an interface language, from the translation file.
QSet<QString> wordsOf(const QString& locale)
{
    QFile file(QStringLiteral(DUOVITA_SOURCE_DIR "/translations/duovita_zh_CN.ts"));
    static_cast<void>(file.open(QIODevice::ReadOnly));
    QXmlStreamReader reader(&file);
    const QString element = locale == QStringLiteral("en") ? QStringLiteral("source") : QStringLiteral("translation");
    // Endonyms, and a button without a word.
    QSet<QString> words{QStringLiteral("English"), QStringLiteral("中文"), QStringLiteral("⋯")};
    while (!reader.atEnd()) {
        if (reader.readNext() == QXmlStreamReader::StartElement && reader.name() == element)
            words += shown(reader.readElementText(QXmlStreamReader::IncludeChildElements).trimmed());
    }
    return words;
}

bool hasOption(const CommandInfo& facts, const QString& name)
{
    return (facts.options + commonOptions()).contains(name);
}

/// The error in a command line shown in the manual; empty if it is valid.
QString mistakeIn(const QString& line)
{
    const QStringList tokens = line.split(u' ', Qt::SkipEmptyParts);
    const CommandInfo* command = nullptr;
    if (tokens.value(0) == QStringLiteral("duovita")) {
        const QString word = tokens.value(1);
        for (const CommandInfo& facts : commandTable()) {
            if (word == QLatin1StringView(facts.name))
                command = &facts;
        }
        if (!command && !word.isEmpty() && !word.startsWith(u'-') && !word.endsWith(QStringLiteral(".duovita")))
            return QStringLiteral("no command: ") + word;
    }
    for (const QString& token : tokens) {
        if (!token.startsWith(QStringLiteral("--")))
            continue;
        const QString name = token.mid(2);
        const bool known = command ? hasOption(*command, name)
                                   : std::any_of(optionTable().begin(), optionTable().end(), [&](const auto& facts) {
                                         return name == QLatin1StringView(facts.name);
                                     });
        if (!known)
            return QStringLiteral("no option: ") + line;
    }
    return {};
}

} // namespace

class ManualTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hasEveryPageInBothLanguages();
    void hasNoBrokenLinks();
    void showsOnlyExistingPictures();
    void quotesActualInterfaceTexts_data();
    void quotesActualInterfaceTexts();
    void namesCommandsThatExist();
    void namesEveryCommand();
    void describesEveryOption();
    void listsCorrectShortcuts_data();
    void listsCorrectShortcuts();
    void opensFromTheHelpMenu();
    void opensPageForContext();
    void searchesPages();
    void navigatesBackAndForward();
    void followsTheLanguage();
    void showsLargerLetters();
    void fitsPicturesIntoThePage();
    void closesWithTheWindow();
};

void ManualTest::hasEveryPageInBothLanguages()
{
    for (const char* folder : {"en", "zh"}) {
        QStringList names;
        for (const QString& file :
             QDir(QStringLiteral(":/manual/") + QString::fromLatin1(folder)).entryList({QStringLiteral("*.html")}))
            names += file.section(u'.', 0, 0);
        QStringList wanted = manualPageNames();
        wanted.sort();
        names.sort();
        QCOMPARE(names, wanted);
    }
    for (const QString& page : manualPageNames()) {
        const QString english = sourceOf(page, QStringLiteral("en"));
        const QString chinese = sourceOf(page, QStringLiteral("zh_CN"));
        // Both languages must have equally many headings, items, rows, pictures, keys and commands.
        for (const char* element : {"<h1>", "<h2>", "<p>", "<li>", "<tr>", "<td>", "<img ", "<kbd>", "<code>", "<b>"}) {
            const QString tag = QString::fromLatin1(element);
            QVERIFY2(
                english.count(tag) == chinese.count(tag),
                qPrintable(
                    QStringLiteral("%1: %2 %3, %4").arg(page, tag).arg(english.count(tag)).arg(chinese.count(tag))));
        }
        QCOMPARE(attributesOf(chinese, QStringLiteral("href")), attributesOf(english, QStringLiteral("href")));
        QCOMPARE(attributesOf(chinese, QStringLiteral("src")), attributesOf(english, QStringLiteral("src")));
        for (const QString& locale : locales) {
            const QString html = sourceOf(page, locale);
            QCOMPARE(contentsOf(html, QStringLiteral("title")), contentsOf(html, QStringLiteral("h1")));
            QCOMPARE(manualText(page, locale).title, contentsOf(html, QStringLiteral("h1")).value(0));
        }
    }
}

void ManualTest::hasNoBrokenLinks()
{
    for (const QString& locale : locales) {
        QSet<QString> reached;
        for (const QString& page : manualPageNames()) {
            for (const QString& link : attributesOf(sourceOf(page, locale), QStringLiteral("<a href"))) {
                QVERIFY2(manualPageNames().contains(manualPageAt(QUrl(link))), qPrintable(page + u' ' + link));
                if (page == manualPageNames().front())
                    reached += manualPageAt(QUrl(link));
            }
        }
        QCOMPARE(reached.size(), manualPageNames().size() - 1); // the first page is the table of contents
    }
}

void ManualTest::showsOnlyExistingPictures()
{
    qint64 bytes = 0;
    for (const QString& locale : locales) {
        const QDir folder(u':' +
                          manualUrl(QStringLiteral("start"), locale).resolved(QUrl(QStringLiteral("pictures"))).path());
        QSet<QString> used;
        for (const QString& page : manualPageNames()) {
            const QString html = sourceOf(page, locale);
            const QStringList alternatives = attributesOf(html, QStringLiteral("<img [^>]*alt"));
            const QStringList sources = attributesOf(html, QStringLiteral("<img src"));
            QCOMPARE(alternatives.size(), sources.size());
            QVERIFY(!alternatives.contains(QString()));
            for (const QString& source : sources) {
                const QImage image(folder.filePath(source.section(u'/', -1)));
                QVERIFY2(!image.isNull(), qPrintable(locale + u' ' + source));
                QVERIFY2(image.width() <= 1280, qPrintable(source));
                used += source.section(u'/', -1);
            }
        }
        const QFileInfoList files = folder.entryInfoList(QDir::Files);
        QCOMPARE(files.size(), used.size());
        for (const QFileInfo& file : files)
            bytes += file.size();
    }
    QVERIFY2(bytes < 3'000'000, qPrintable(QString::number(bytes)));
}

void ManualTest::quotesActualInterfaceTexts_data()
{
    QTest::addColumn<QString>("locale");
    for (const QString& locale : locales)
        QTest::newRow(qPrintable(locale)) << locale;
}

/// Bold texts are the program's own, and "File → Trash…" is a path through its menus.
void ManualTest::quotesActualInterfaceTexts()
{
    QFETCH(QString, locale);
    WindowFixture fixture;
    fixture.language.use(locale);
    const auto window = fixture.open();
    QSet<QString> words = wordsOf(locale);
    QVERIFY(words.size() > 500);
    for (const QAction* action : window->findChildren<QAction*>()) // some texts are composed
        words += shown(action->text());
    QStringList unknown;
    for (const QString& page : manualPageNames()) {
        for (const QString& quoted : contentsOf(sourceOf(page, locale), QStringLiteral("b"))) {
            for (const QString& word : quoted.split(QStringLiteral(" → "))) {
                if (!words.contains(word))
                    unknown += page + QStringLiteral(": ") + word;
            }
        }
    }
    QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(u'\n')));

    // A menu path must exist.
    QStringList wrong;
    for (const QString& page : manualPageNames()) {
        for (const QString& way : contentsOf(sourceOf(page, locale), QStringLiteral("b"))) {
            const QStringList steps = way.split(QStringLiteral(" → "));
            QList<QAction*> actions = window->menuBar()->actions();
            for (qsizetype i = 0; steps.size() > 1 && i < steps.size(); ++i) {
                const auto next = std::find_if(actions.begin(), actions.end(), [&](const QAction* action) {
                    return shown(action->text()) == steps[i];
                });
                if (next == actions.end()) {
                    wrong += page + QStringLiteral(": ") + way;
                    break;
                }
                actions = (*next)->menu() ? (*next)->menu()->actions() : QList<QAction*>();
            }
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

void ManualTest::namesCommandsThatExist()
{
    for (const QString& locale : locales) {
        for (const QString& page : manualPageNames()) {
            const QStringList pieces = contentsOf(sourceOf(page, locale), QStringLiteral("code"));
            for (const QString& piece : pieces) {
                for (const QString& line : piece.split(u'\n')) {
                    const bool foreign = line.startsWith(QStringLiteral("psql"));
                    const QString mistake = foreign ? QString() : mistakeIn(line);
                    QVERIFY2(mistake.isEmpty(), qPrintable(page + QStringLiteral(": ") + mistake));
                }
            }
        }
    }
    QVERIFY(!mistakeIn(QStringLiteral("duovita exprt")).isEmpty());
    QVERIFY(!mistakeIn(QStringLiteral("duovita list --shard 1/2")).isEmpty());
}

void ManualTest::namesEveryCommand()
{
    for (const QString& locale : locales) {
        const QString page = sourceOf(QStringLiteral("commands"), locale);
        for (const CommandInfo& facts : commandTable())
            QVERIFY2(page.contains(QStringLiteral("<code>duovita ") + QString::fromLatin1(facts.name)), facts.name);
    }
}

/// The texts of --help, man pages and completion for each command and option exist in both languages.
/// tests/checks/manual.sh checks that each of these lists all of them.
void ManualTest::describesEveryOption()
{
    QTranslator chinese;
    QVERIFY(chinese.load(QStringLiteral(":/i18n/duovita_zh_CN")));
    const auto describe = [&](const char* name, const char* does) {
        const QString text = chinese.translate("duovita::CommandLine", does);
        const bool han = std::any_of(text.begin(), text.end(), [](QChar c) { return c.script() == QChar::Script_Han; });
        QVERIFY2(QByteArray(does).endsWith('.') && han, name);
    };
    QStringList used = commonOptions() + windowFacts().options;
    for (const CommandInfo& facts : commandTable()) {
        describe(facts.name, facts.does);
        used += facts.options;
    }
    for (const OptionInfo& facts : optionTable()) {
        describe(facts.name, facts.does);
        QVERIFY2(used.contains(QString::fromLatin1(facts.name)), facts.name);
    }
    for (const QString& name : used)
        QCOMPARE(QString::fromLatin1(optionNamed(name).name), name);
}

void ManualTest::listsCorrectShortcuts_data()
{
    quotesActualInterfaceTexts_data();
}

/// Each row of the shortcuts page is correct, and every shortcut of the window is listed.
void ManualTest::listsCorrectShortcuts()
{
    QFETCH(QString, locale);
    WindowFixture fixture;
    fixture.language.use(locale);
    const auto window = fixture.open();
    QMap<QString, QString> wanted;
    for (const QAction* action : window->findChildren<QAction*>()) {
        if (!action->objectName().isEmpty() && !action->shortcut().isEmpty() && !action->objectName().startsWith(u'_'))
            wanted.insert(shown(action->text()), action->shortcut().toString(QKeySequence::PortableText));
    }
    QMap<QString, QString> found;
    for (const QString& row : contentsOf(sourceOf(QStringLiteral("keys"), locale), QStringLiteral("tr"))) {
        const QStringList names = contentsOf(row, QStringLiteral("b"));
        if (!names.isEmpty())
            found.insert(names.front(), contentsOf(row, QStringLiteral("kbd")).value(0));
    }
    QStringList wrong;
    for (const QString& name : wanted.keys() + found.keys()) {
        if (wanted[name] != found[name])
            wrong += name + QStringLiteral(": ") + wanted[name] + QStringLiteral(" / ") + found[name];
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    QVERIFY(wanted.size() > 20);
}

void ManualTest::opensFromTheHelpMenu()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    const QList<QAction*> menus = window->menuBar()->actions();
    QVERIFY(menus.last()->menu()->actions().contains(find<QAction>(*window, "manual")));
    trigger(*window, "manual");
    auto* manual = find<ManualWindow>(*window, "manualWindow");
    QVERIFY(manual && manual->isVisible() && !manual->isModal());
    QCOMPARE(manual->page(), QStringLiteral("start"));
    QCOMPARE(find<QListWidget>(*manual, "manual.contents")->count(), manualPageNames().size());
    QVERIFY(find<QTextBrowser>(*manual, "manual.page")->toPlainText().startsWith(QStringLiteral("First steps")));
    for (const char* name : {"manual.search", "manual.contents", "manual.page"})
        QVERIFY2(!find(*manual, name)->accessibleName().isEmpty(), name);
    QTest::keyClick(manual, Qt::Key_Escape);
    QVERIFY(!manual->isVisible());
    trigger(*window, "manual");
    QCOMPARE(find<ManualWindow>(*window, "manualWindow"), manual); // the same window
    QVERIFY(manual->isVisible());
}

void ManualTest::opensPageForContext()
{
    const std::pair<const char*, const char*> places[]{
        {"cvDialog", "cvs"},          {"trashDialog", "history"}, {"reviewPage", "import"},
        {"preview.en", "preview"},    {"outline", "forms"},       {"highlights.0.en", "points"},
        {"people.list", "people"},    {"document.cv", "cvs"},     {"problems.list", "checks"},
        {"previewWindow", "preview"}, {"mainWindow", ""},         {"previewing", ""}};
    for (const auto& [part, page] : places) {
        QWidget outer;
        outer.setObjectName(QString::fromLatin1(part));
        QWidget inner(&outer);
        QCOMPARE(manualPageFor(&inner), QString::fromLatin1(page));
    }
    QVERIFY(manualPageFor(nullptr).isEmpty());

    WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    trigger(*window, "restoreBackup");
    auto* dialog = find<QDialog>(*window, "backupDialog");
    QVERIFY(dialog);
    dialog->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(dialog));
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : dialog, Qt::Key_F1);
    auto* manual = find<ManualWindow>(*window, "manualWindow");
    QVERIFY(manual && manual->isVisible());
    QCOMPARE(manual->page(), QStringLiteral("backups"));
}

void ManualTest::searchesPages()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    trigger(*window, "manual");
    auto* manual = find<ManualWindow>(*window, "manualWindow");
    auto* search = find<QLineEdit>(*manual, "manual.search");
    auto* contents = find<QListWidget>(*manual, "manual.contents");
    auto* browser = find<QTextBrowser>(*manual, "manual.page");
    QVERIFY(QTest::qWaitForWindowActive(manual));
    search->setFocus();
    QTest::keyClicks(search, QStringLiteral("xliff"));
    QCOMPARE(contents->count(), 1);
    QCOMPARE(manual->page(), QStringLiteral("translators")); // follows the context
    QVERIFY(!browser->extraSelections().isEmpty());
    QTest::keyClick(search, Qt::Key_Return);
    QCOMPARE(browser->textCursor().selectedText().toLower(), QStringLiteral("xliff"));
    search->setText(QStringLiteral("zzz"));
    QCOMPARE(contents->count(), 0);
    QTest::keyClick(search, Qt::Key_Escape);
    QVERIFY(search->text().isEmpty() && manual->isVisible());
    QCOMPARE(contents->count(), manualPageNames().size());
    QVERIFY(browser->extraSelections().isEmpty());
    QCOMPARE(contents->currentItem()->data(Qt::UserRole).toString(), manual->page());
}

void ManualTest::navigatesBackAndForward()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    trigger(*window, "manual");
    auto* manual = find<ManualWindow>(*window, "manualWindow");
    auto* contents = find<QListWidget>(*manual, "manual.contents");
    QVERIFY(!find<QAction>(*manual, "manual.back")->isEnabled());
    contents->setCurrentRow(2);
    QCOMPARE(manual->page(), manualPageNames()[2]);
    find<QTextBrowser>(*manual, "manual.page")->setSource(QUrl(QStringLiteral("cvs.html"))); // simulates a link
    QCOMPARE(manual->page(), QStringLiteral("cvs"));
    QCOMPARE(contents->currentItem()->data(Qt::UserRole).toString(), QStringLiteral("cvs"));
    trigger(*manual, "manual.back");
    QCOMPARE(manual->page(), manualPageNames()[2]);
    QCOMPARE(contents->currentRow(), 2);
    trigger(*manual, "manual.forward");
    QCOMPARE(manual->page(), QStringLiteral("cvs"));
}

void ManualTest::followsTheLanguage()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    trigger(*window, "manual");
    auto* manual = find<ManualWindow>(*window, "manualWindow");
    manual->showPage(QStringLiteral("history"));
    trigger(*window, "chinese");
    auto* browser = find<QTextBrowser>(*manual, "manual.page");
    QTRY_VERIFY(browser->toPlainText().contains(QStringLiteral("历史版本与回收站")));
    QCOMPARE(manual->page(), QStringLiteral("history"));
    QCOMPARE(find<QListWidget>(*manual, "manual.contents")->item(0)->text(), QStringLiteral("快速上手"));
    QCOMPARE(manual->windowTitle(), QStringLiteral("Duovita 使用手册"));
    trigger(*window, "english");
    QTRY_VERIFY(browser->toPlainText().contains(QStringLiteral("Earlier versions and trash")));
}

void ManualTest::showsLargerLetters()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    trigger(*window, "manual");
    auto* manual = find<ManualWindow>(*window, "manualWindow");
    auto* browser = find<QTextBrowser>(*manual, "manual.page");
    const qreal usual = browser->font().pointSizeF();
    trigger(*manual, "manual.larger");
    trigger(*manual, "manual.larger");
    QCOMPARE(browser->font().pointSizeF(), usual + 2);
    trigger(*manual, "manual.usual");
    QCOMPARE(browser->font().pointSizeF(), usual);
    for (int i = 0; i < 50; ++i)
        trigger(*manual, "manual.smaller");
    QVERIFY(browser->font().pointSizeF() > 1);
}

void ManualTest::fitsPicturesIntoThePage()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    trigger(*window, "manual");
    auto* manual = find<ManualWindow>(*window, "manualWindow");
    auto* browser = find<QTextBrowser>(*manual, "manual.page");
    for (const int width : {700, 1200, 620}) {
        manual->resize(width, 700);
        QTRY_VERIFY(browser->document()->idealWidth() <= browser->viewport()->width());
    }
}

void ManualTest::closesWithTheWindow()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    trigger(*window, "manual");
    auto* manual = find<ManualWindow>(*window, "manualWindow");
    QVERIFY(manual->isVisible());
    QVERIFY(window->close());
    QVERIFY(!manual->isVisible());
}

DUOVITA_GUI_TEST(ManualTest)
#include "tst_manual.moc"
