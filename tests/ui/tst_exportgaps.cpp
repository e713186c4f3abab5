#include "core/storage/personrepository.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/people/peoplepanel.h"
#include "ui/problems/problemspanel.h"
#include "ui/services/gapsdialog.h"
#include "ui/shell/messagebar.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QPdfDocument>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>

#include <functional>

using namespace duovita;
using namespace duovita::test;

namespace {

/// Two texts lack Chinese, none lacks English.
Person halfTranslated()
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Zhang San"), QStringLiteral("张三"));
    person.headline = LocalizedText::of(Language::English, QStringLiteral("Engineer"));
    Section section(SectionKind::Skill);
    Entry entry = section.newEntry();
    Highlight highlight;
    highlight.text = LocalizedRichText::of(Language::English, RichText::fromPlain(QStringLiteral("Writes compilers")));
    entry.highlights += highlight;
    if (section.append(entry))
        person.sections += section;
    return person;
}

PersonDocument& edited(MainWindow& window)
{
    return const_cast<PersonDocument&>(*window.document());
}

struct OpenWindow {
    OpenWindow()
    {
        const auto database = Database::open(fixture.database);
        stored = PersonRepository(**database).insert(person).hasValue();
        target = fixture.folder.filePath(QStringLiteral("out"));
        QDir().mkpath(target);
        fixture.files.target = target;
        window = fixture.open();
        window->show();
        window->findChild<PeoplePanel*>()->select(person.id);
    }

    bool isOpen() const { return stored && window->document() && window->document()->person().id == person.id; }
    int written() const { return static_cast<int>(QDir(target).entryList(QDir::Files).size()); }

    WindowFixture fixture;
    Person person = halfTranslated();
    bool stored = false;
    QString target;
    std::unique_ptr<MainWindow> window;
};

} // namespace

/// Missing texts are reported before an export, but never prevent it.
class ExportGapsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reportsMissingTextsOnce();
    void focusesFirstGap();
    void storesChosenHandling();
    void findsTextInWrongLanguage();
    void asksOncePerText();
    void dialogOffersHandlingOfGaps();
    void enterShowsGapsByDefault();
};

void ExportGapsTest::reportsMissingTextsOnce()
{
    OpenWindow open;
    QTRY_VERIFY_WITH_TIMEOUT(open.isOpen(), patience);
    QSignalSpy exported(open.window.get(), &MainWindow::exported);
    trigger(*open.window, "exportEnglish"); // English lacks nothing
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
    QCOMPARE(open.fixture.files.gaps, QStringList());
    trigger(*open.window, "exportChinese");
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 2, patience);
    QCOMPARE(open.fixture.files.gaps.size(), 1);
    const QString line = open.fixture.files.gaps.front();
    QVERIFY2(line.startsWith(QStringLiteral("The Chinese CV has 2 text")) &&
                 line.contains(QStringLiteral("“Engineer”")),
             qPrintable(line));
    QCOMPARE(open.fixture.files.outlet, FileChooser::Outlet::File);
    trigger(*open.window, "exportBoth"); // already reported
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 3, patience);
    QCOMPARE(open.fixture.files.gaps.size(), 1);
    open.fixture.files.gapsAnswer = FileChooser::GapsAnswer::Cancel;
    Person changed = open.window->document()->person();
    changed.contacts +=
        Contact{ContactKind::Location, LocalizedText::of(Language::English, QStringLiteral("Nanhu, a town")), {}, true};
    edited(*open.window).replaceProfile(changed);
    const int before = open.written();
    trigger(*open.window, "exportAs.txt"); // also lacks another text
    QTRY_COMPARE_WITH_TIMEOUT(open.fixture.files.gaps.size(), 2, patience);
    QVERIFY(open.fixture.files.gaps.back().contains(QStringLiteral("The Chinese CV has 3 text")));
    QCOMPARE(open.written(), before);
}

void ExportGapsTest::focusesFirstGap()
{
    OpenWindow open;
    QTRY_VERIFY_WITH_TIMEOUT(open.isOpen(), patience);
    open.fixture.files.gapsAnswer = FileChooser::GapsAnswer::ShowGaps;
    trigger(*open.window, "check"); // from any mode
    trigger(*open.window, "exportChinese");
    const auto place = [&] {
        const QWidget* field = find(*open.window, "editor")->focusWidget();
        return field ? field->objectName() : QString();
    };
    QTRY_VERIFY2_WITH_TIMEOUT(place().contains(QStringLiteral("zh")), qPrintable(place()), patience);
    QVERIFY(find(*open.window, "editor")->isVisible());
    QCOMPARE(open.written(), 0);
}

/// The question also offers how to handle the texts; the CV stores the choice, in one undo step.
void ExportGapsTest::storesChosenHandling()
{
    OpenWindow open;
    QTRY_VERIFY_WITH_TIMEOUT(open.isOpen(), patience);
    QSignalSpy exported(open.window.get(), &MainWindow::exported);
    const auto chosen = [&] { return open.window->document()->person().cvs.front().missingTexts; };
    open.fixture.files.gapsChoice = MissingTexts::LeftOut;
    trigger(*open.window, "exportChinese");
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
    QCOMPARE(chosen(), MissingTexts::LeftOut);
    const QString gap = open.fixture.files.gaps.front();
    QVERIFY2(gap.contains(QStringLiteral("1 entry left out")) && gap.contains(QStringLiteral("it is left out")),
             qPrintable(gap)); // the entry goes with its only point; the headline alone
    const QString message = open.window->findChild<MessageBar*>()->text();
    QVERIFY2(message.contains(QStringLiteral("1 text, 1 whole entry: ")), qPrintable(message));
    const QString file = exported.front().front().toStringList().front();
    QPdfDocument document;
    document.load(file);
    const QString text = document.getAllText(0).text();
    QVERIFY2(text.contains(QStringLiteral("张三")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("Engineer")) && !text.contains(QStringLiteral("compilers")),
             qPrintable(text));
    open.fixture.files.gapsChoice.reset();
    trigger(*open.window, "exportChinese"); // already reported
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 2, patience);
    QCOMPARE(open.fixture.files.gaps.size(), 1);
    edited(*open.window).undo();
    QCOMPARE(chosen(), MissingTexts::Shown);
}

/// Chinese text on the English side only: this is reported for the English CV, but not for the Chinese one, which reads
/// as intended.
void ExportGapsTest::findsTextInWrongLanguage()
{
    OpenWindow open;
    QTRY_VERIFY_WITH_TIMEOUT(open.isOpen(), patience);
    QSignalSpy exported(open.window.get(), &MainWindow::exported);
    Person mixedUp = open.window->document()->person();
    mixedUp.headline = LocalizedText::of(Language::English, QStringLiteral("软件工程师"));
    edited(*open.window).replaceProfile(mixedUp);
    trigger(*open.window, "exportEnglish");
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
    QCOMPARE(open.fixture.files.gaps.size(), 1);
    const QString english = open.fixture.files.gaps.front();
    QVERIFY2(english.startsWith(QStringLiteral("The English CV has 1 text")) &&
                 english.contains(QStringLiteral("“软件工程师”")),
             qPrintable(english));
    trigger(*open.window, "exportChinese");
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 2, patience);
    const QString chinese = open.fixture.files.gaps.back();
    QVERIFY2(chinese.startsWith(QStringLiteral("The Chinese CV has 1 text")) &&
                 !chinese.contains(QStringLiteral("软件工程师")),
             qPrintable(chinese));
}

/// Texts that were exported nevertheless are not reported again, even together with others.
void ExportGapsTest::asksOncePerText()
{
    OpenWindow open;
    QTRY_VERIFY_WITH_TIMEOUT(open.isOpen(), patience);
    QSignalSpy exported(open.window.get(), &MainWindow::exported);
    trigger(*open.window, "exportChinese");
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
    QCOMPARE(open.fixture.files.gaps.size(), 1);
    Person changed = open.window->document()->person();
    changed.headline = LocalizedText::of(QStringLiteral("Engineer"), QStringLiteral("工程师"));
    edited(*open.window).replaceProfile(changed);
    trigger(*open.window, "exportChinese"); // one of the two is still missing
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 2, patience);
    QCOMPARE(open.fixture.files.gaps.size(), 1);
}

namespace {

GapsQuestion sampleQuestion()
{
    return {{QStringLiteral("<b>2 texts</b>")},
            {QStringList{QStringLiteral("shown")}, QStringList{QStringLiteral("left out")},
             QStringList{QStringLiteral("entries")}},
            true,
            QStringLiteral("2 texts")};
}

} // namespace

void ExportGapsTest::dialogOffersHandlingOfGaps()
{
    const auto details = [](const GapsDialog& dialog) {
        return find<QPlainTextEdit>(dialog, "gapsNote.details")->toPlainText();
    };
    GapsDialog dialog(sampleQuestion(), MissingTexts::Shown, FileChooser::Outlet::File);
    dialog.show();
    const auto* counts = find<QLabel>(dialog, "gapsNote.counts");
    QCOMPARE(counts->text(), QStringLiteral("<b>2 texts</b>"));
    QCOMPARE(counts->textFormat(), Qt::PlainText);
    QCOMPARE(details(dialog), QStringLiteral("shown"));
    QVERIFY(find<QLabel>(dialog, "gapsNote.leaving")->text().contains(QStringLiteral("2 texts")));
    find<QPushButton>(dialog, "gapsNote.other")->click();
    QCOMPARE(dialog.result(), int(QDialog::Accepted));
    QCOMPARE(dialog.missing(), MissingTexts::LeftOut);
    // A CV that omits texts says so, and is exported like that unless the other language is chosen.
    GapsDialog leaving(sampleQuestion(), MissingTexts::LeftOutWithEntry, FileChooser::Outlet::File);
    QCOMPARE(details(leaving), QStringLiteral("entries"));
    find<QPushButton>(leaving, "gapsNote.go")->click();
    QCOMPARE(leaving.missing(), MissingTexts::LeftOutWithEntry);
    find<QPushButton>(leaving, "gapsNote.other")->click();
    QCOMPARE(leaving.missing(), MissingTexts::Shown);
    // Pages with both languages omit nothing.
    GapsQuestion parallel = sampleQuestion();
    parallel.hasChoice = false;
    const GapsDialog both(parallel, MissingTexts::Shown, FileChooser::Outlet::File);
    QVERIFY(!both.findChild<QPushButton*>(QStringLiteral("gapsNote.other")));
}

/// Pressing Enter without reading exports nothing.
void ExportGapsTest::enterShowsGapsByDefault()
{
    QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    DialogFileChooser chooser(settings);
    const auto answering = [&](const std::function<void(GapsDialog&)>& act, FileChooser::Outlet outlet) {
        QTimer timer;
        connect(&timer, &QTimer::timeout, &timer, [act] {
            if (auto* note = qobject_cast<GapsDialog*>(QApplication::activeModalWidget()))
                act(*note);
        });
        timer.start(20);
        MissingTexts missing = MissingTexts::LeftOut;
        const auto answer = chooser.exportWithGaps(nullptr, sampleQuestion(), outlet, missing);
        return missing == MissingTexts::LeftOut ? answer : FileChooser::GapsAnswer::Cancel;
    };
    const auto press = [](Qt::Key key) { return [key](GapsDialog& note) { QTest::keyClick(&note, key); }; };
    QCOMPARE(answering(press(Qt::Key_Return), FileChooser::Outlet::File), FileChooser::GapsAnswer::ShowGaps);
    QCOMPARE(answering(press(Qt::Key_Escape), FileChooser::Outlet::File), FileChooser::GapsAnswer::Cancel);
    QString words;
    const auto go = [&words](GapsDialog& note) {
        words = find<QPushButton>(note, "gapsNote.go")->text();
        find<QPushButton>(note, "gapsNote.go")->click();
    };
    QCOMPARE(answering(go, FileChooser::Outlet::Printer), FileChooser::GapsAnswer::Export);
    QCOMPARE(words, QStringLiteral("Print anyway"));
    QCOMPARE(answering(go, FileChooser::Outlet::File), FileChooser::GapsAnswer::Export);
    QCOMPARE(words, QStringLiteral("Export anyway"));
}

DUOVITA_GUI_TEST(ExportGapsTest)
#include "tst_exportgaps.moc"
