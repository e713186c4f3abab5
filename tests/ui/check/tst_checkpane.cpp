#include "tests/support/sampleperson.h"
#include "tests/support/shortvalues.h"
#include "tests/support/testmain.h"
#include "ui/check/checkpane.h"
#include "ui/check/parserpart.h"
#include "ui/problems/problemscope.h"
#include "ui/problems/problemspanel.h"
#include "ui/settings.h"
#include "ui/style/appearance.h"
#include "ui/style/tokens.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace duovita;
using namespace duovita::test;

namespace {

constexpr int patience = 20'000;

/// Li Si with two points whose numbers differ, and one without Chinese.
Person somebody()
{
    Person person = samplePerson(QStringLiteral("li-si"));
    Entry job = person.sections[1].entries()[0];
    job.highlights = {pointOf("Served 40 clients", "服务客户 50 家"), pointOf("Wrote the manual", "")};
    static_cast<void>(person.sections[1].replace(0, job));
    return person;
}

struct OpenPane {
    explicit OpenPane(const Person& person = somebody(), const QString& kept = {})
        : document(person), panel(new ProblemsPanel),
          settings(kept.isEmpty() ? place.filePath(QStringLiteral("settings.ini")) : kept, QSettings::IniFormat),
          pane(*panel, fonts, settings)
    {
        pane.resize(540, 860);
        panel->setDocument(&document);
        panel->setCv(document.person().cvs.front().id);
        pane.setPerson(document.person(), document.person().cvs.front().id, Language::English);
        pane.show();
    }

    template <typename Widget>
    Widget* part(const char* name) const
    {
        return pane.findChild<Widget*>(QString::fromLatin1(name));
    }
    QTreeView* list() const { return part<QTreeView>("problems.list"); }
    bool checked() const
    {
        return QTest::qWaitFor([this] { return list()->model()->rowCount() > 0; }, patience);
    }
    bool wasRead() const
    {
        return QTest::qWaitFor([this] { return !part<QLabel>("check.parser.lines")->text().isEmpty(); }, patience);
    }
    QPushButton* remedy(Remedy wanted) const
    {
        return pane.findChild<QPushButton*>(QStringLiteral("problems.remedy.%1").arg(static_cast<int>(wanted)));
    }
    QModelIndex row(const char* words) const
    {
        const QAbstractItemModel& model = *list()->model();
        for (int group = 0; group < model.rowCount(); ++group) {
            const QModelIndex heading = model.index(group, 0);
            for (int i = 0; i < model.rowCount(heading); ++i) {
                const QModelIndex index = model.index(i, 0, heading);
                if (index.data().toString().contains(QString::fromUtf8(words)))
                    return index;
            }
        }
        return {};
    }
    void picture(const char* name)
    {
        if (const QString folder = qEnvironmentVariable("DUOVITA_PICTURES"); !folder.isEmpty())
            pane.grab().save(folder + u'/' + QString::fromLatin1(name) + QStringLiteral(".png"));
    }

    ExportFonts fonts;
    PersonDocument document;
    ProblemsPanel* panel;
    QTemporaryDir place;
    QSettings settings;
    CheckPane pane;
};

} // namespace

class CheckPaneTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void fitsHeightToProblems();
    void fixesProblemOfSelectedRow();
    void selectsWithoutNavigating();
    void marksProblemsOnPages();
    void choosesTheDifferenceOfAText();
    void reportsNoProblems();
    void saysSoOnlyOfTheTextIfColumnsMayMix();
    void showsParsedText();
    void namesSectionsThatAreNotFound();
    void showsWordsOfAPastedPosting();
    void findsKeywordsOfPosting();
    void scrollsALongPosting();
    void undoesWithinThePosting();
    void keepsThePosting();
    void keepsThePostingOfEachPerson();
    void foldsPaneSections();
    void showsWhichDocumentIsParsed();
    void keepsEachHeadingVisible();
    void parsesNothingWhileHidden();
    void givesControlsAccessibleNames();
};

/// Applies the program's style.
void CheckPaneTest::initTestCase()
{
    static QTemporaryDir folder;
    static QSettings settings(folder.filePath(QStringLiteral("looks.ini")), QSettings::IniFormat);
    if (qEnvironmentVariableIsSet("DUOVITA_DARK"))
        remembered::scheme.set(settings, QStringLiteral("dark"));
    Appearance::instance().begin(settings);
}

void CheckPaneTest::fitsHeightToProblems()
{
    OpenPane open;
    QVERIFY(open.checked());
    QTreeView& list = *open.list();
    const QModelIndex heading = list.model()->index(0, 0);
    const int height = list.height();
    list.collapse(heading);
    QVERIFY(list.height() < height);
    list.expand(heading);
    QCOMPARE(list.height(), height);
    QVERIFY(!open.part<QLabel>("problems.summary")->text().isEmpty());
    QCOMPARE(open.pane.horizontalScrollBarPolicy(), Qt::ScrollBarAlwaysOff);
}

void CheckPaneTest::fixesProblemOfSelectedRow()
{
    OpenPane open;
    QVERIFY(open.checked() && open.wasRead());
    const QModelIndex missing = open.row("Wrote the manual");
    QVERIFY(missing.isValid());
    open.list()->selectionModel()->setCurrentIndex(missing, QItemSelectionModel::ClearAndSelect);
    QPushButton* remedy = open.remedy(Remedy::MarkShared);
    QPushButton* first = open.remedy(Remedy::Write);
    QVERIFY(first->isVisible() && first->x() < remedy->x());
    const QPoint at = first->mapTo(open.list()->viewport(), first->rect().center());
    QVERIFY(open.list()->visualRect(missing).contains(at));
    open.picture("check-chosen");
    open.pane.resize(400, 860);
    QVERIFY(open.list()->viewport()->rect().contains(first->parentWidget()->geometry()));
    open.pane.resize(540, 860);
    QSignalSpy chosen(open.panel, &ProblemsPanel::problemChosen); // so that the text can be written there
    first->click();
    QCOMPARE(chosen.size(), 1);
    open.remedy(Remedy::CopyAcross)->click();
    const Entry& job = open.document.person().sections[1].entries()[0];
    QCOMPARE(job.highlights[1].text.text(Language::Chinese).plainText(), QStringLiteral("Wrote the manual"));
}

void CheckPaneTest::selectsWithoutNavigating()
{
    OpenPane open;
    QVERIFY(open.checked());
    const QSignalSpy chosen(open.panel, &ProblemsPanel::problemChosen);
    const QSignalSpy marked(open.panel, &ProblemsPanel::problemMarked);
    open.panel->setMarked(true);
    const QModelIndex index = open.row("50");
    QVERIFY(index.isValid());
    const QRect rect = open.list()->visualRect(index);
    QTest::mouseClick(open.list()->viewport(), Qt::LeftButton, {}, rect.topLeft() + QPoint(100, 20));
    QCOMPARE(marked.size(), 1);
    QCOMPARE(chosen.size(), 0);
    QTest::keyClick(open.list(), Qt::Key_Return);
    QCOMPARE(chosen.size(), 1);
    open.panel->goOn(1); // F8
    QCOMPARE(chosen.size(), 2);
}

/// Problems are marked on the pages only on request; a click there selects the problem in the list.
void CheckPaneTest::marksProblemsOnPages()
{
    OpenPane open;
    QVERIFY(open.checked());
    QList<ContentSource> places;
    std::optional<ContentSource> chosen;
    connect(open.panel, &ProblemsPanel::placesChanged, this,
            [&](const QList<ContentSource>& all, const std::optional<ContentSource>& one) {
                places = all;
                chosen = one;
            });
    open.panel->setMarked(true);
    QVERIFY(places.size() > 1);
    QVERIFY(!chosen);
    const Entry& job = open.document.person().sections[1].entries()[0];
    const auto isOfPoint = [&](const ContentSource& place) { return place.highlight == job.highlights[1].id; };
    const auto missing = std::find_if(places.begin(), places.end(), isOfPoint);
    QVERIFY(missing != places.end());
    open.list()->collapse(open.row("Wrote the manual").parent());
    open.pane.chooseProblem(*missing);
    QVERIFY(open.list()->currentIndex().data().toString().contains(QStringLiteral("Wrote the manual")));
    QVERIFY(open.list()->isExpanded(open.list()->currentIndex().parent()));
    QVERIFY(chosen && isOfPoint(*chosen));
    open.panel->setMarked(false);
    QVERIFY(places.isEmpty() && !chosen);
}

/// The sign of a difference at a text always leads to the difference, whatever else is wrong there.
void CheckPaneTest::choosesTheDifferenceOfAText()
{
    Person person = somebody();
    Entry job = person.sections[1].entries()[0];
    job.highlights = {pointOf("Served 40 clients", "服务客户 50 家, 好评")}; // with a comma of half width, too
    QVERIFY(person.sections[1].replace(0, job));
    OpenPane open(person);
    QTRY_VERIFY_WITH_TIMEOUT(open.row("numbers differ").isValid(), patience);
    QList<ContentSource> places;
    connect(open.panel, &ProblemsPanel::placesChanged, this, [&](const QList<ContentSource>& all) { places = all; });
    open.panel->setMarked(true);
    const auto point = std::find_if(places.begin(), places.end(), [&](const ContentSource& place) {
        return place.highlight == job.highlights.front().id;
    });
    QVERIFY(point != places.end());
    const ContentSource place = *point;
    const QModelIndex difference = open.row("numbers differ");
    for (int i = 0; i < 2; ++i) {
        open.pane.chooseDifference(place);
        QCOMPARE(open.list()->currentIndex(), difference);
    }
    open.pane.chooseProblem(place);
    QVERIFY(open.list()->currentIndex() != difference);
}

void CheckPaneTest::saysSoOnlyOfTheTextIfColumnsMayMix()
{
    Person person = samplePerson(QStringLiteral("li-si"));
    person.cvs.front().design.templateName = QStringLiteral("modern");
    person.sections.removeLast(); // whose title the side column breaks, so that it would not be found
    OpenPane open(person);
    QVERIFY(open.wasRead());
    const QString warning = open.part<QLabel>("check.parser.warning")->text();
    QVERIFY2(warning.contains(QStringLiteral("two columns")), qPrintable(warning));
    for (const QWidget* fact : open.pane.findChildren<QWidget*>())
        QVERIFY2(!fact->toolTip().contains(QStringLiteral("Not found")), qPrintable(fact->toolTip()));
    open.panel->scope().setCount(0, {});
    QCOMPARE(open.part<QLabel>("problems.summary")->text(), QStringLiteral("No problems in the text"));
}

/// But not before the check has finished.
void CheckPaneTest::reportsNoProblems()
{
    Person person = samplePerson(QStringLiteral("li-si"));
    person.sections = {person.sections.front()};
    const ExportFonts fonts;
    PersonDocument document(person);
    auto* panel = new ProblemsPanel;
    const QTemporaryDir folder;
    QSettings settings(folder.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat);
    CheckPane pane(*panel, fonts, settings);
    pane.resize(540, 860);
    pane.show();
    const auto* summary = pane.findChild<QLabel*>(QStringLiteral("problems.summary"));
    panel->setDocument(&document);
    QVERIFY(summary->text().isEmpty());
    panel->setCv(person.cvs.front().id);
    QTRY_COMPARE_WITH_TIMEOUT(summary->text(), QStringLiteral("No problems"), patience);
    const auto* scope = pane.findChild<QToolButton*>(QStringLiteral("problems.scope"));
    QCOMPARE(scope->text(), QStringLiteral("This CV"));
    // What a parser misses or mixes is no problem of the text, but then not all is well.
    panel->scope().setParserFails(true);
    QCOMPARE(summary->text(), QStringLiteral("No problems in the text"));
    panel->scope().setParserFails(false);
    QCOMPARE(summary->text(), QStringLiteral("No problems"));
    panel->setShowsWholeRecord(true);
    QCOMPARE(scope->text(), QStringLiteral("Whole record"));
}

void CheckPaneTest::showsParsedText()
{
    OpenPane open;
    QVERIFY(open.wasRead());
    const auto* lines = open.part<QLabel>("check.parser.lines");
    QCOMPARE(lines->text().count(u'\n'), 9);
    QVERIFY(lines->text().startsWith(open.document.person().name.text(Language::English)));
    open.picture("check");
    open.part<QToolButton>("check.parser.all")->click();
    QVERIFY(lines->text().count(u'\n') > 30);
    QVERIFY(!open.part<QLabel>("check.parser.warning")->isVisible());
    open.part<QToolButton>("check.parser.all")->click();
    QCOMPARE(lines->text().count(u'\n'), 9);

    Person columns = open.document.person();
    columns.cvs.front().design.templateName = QStringLiteral("columns");
    open.pane.setPerson(columns, columns.cvs.front().id, Language::English);
    QTRY_VERIFY_WITH_TIMEOUT(open.part<QLabel>("check.parser.warning")->isVisible(), patience);
    open.picture("check-columns");
}

void CheckPaneTest::namesSectionsThatAreNotFound()
{
    OpenPane open;
    QVERIFY(open.wasRead());
    auto* part = open.pane.findChild<ParserPart*>();
    auto* warning = open.part<QLabel>("check.parser.warning");
    ParserReading reading;
    reading.lines = {QStringLiteral("Zhang San")};
    reading.facts = {{ParserReading::Fact::Kind::Sections, 1, 3, {QStringLiteral("Skills"), QStringLiteral("Awards")}}};
    part->show(reading, Language::English);
    QVERIFY(warning->isVisible());
    QVERIFY2(warning->text().contains(QStringLiteral("Skills, Awards")), qPrintable(warning->text()));
    const QSignalSpy settings(&open.pane, &CheckPane::settingWanted);
    Q_EMIT warning->linkActivated(QStringLiteral("design.section.style"));
    QCOMPARE(settings.size(), 1);
    QVERIFY(warning->text().contains(QStringLiteral("<a href=\"design.section.style\">")));
    reading.facts.front().found = 3;
    part->show(reading, Language::English);
    QVERIFY(!warning->isVisible());
}

void CheckPaneTest::keepsThePosting()
{
    const QTemporaryDir folder;
    const QString kept = folder.filePath(QStringLiteral("kept.ini"));
    const QString posting = QStringLiteral("You know Kafka.\nAnd Rust, 100%.");
    const Person person = somebody();
    {
        OpenPane open(person, kept);
        QVERIFY(open.wasRead());
        open.part<QPlainTextEdit>("check.posting.text")->insertPlainText(posting);
    }
    OpenPane again(person, kept);
    QCOMPARE(again.part<QPlainTextEdit>("check.posting.text")->toPlainText(), posting);
    again.part<QPlainTextEdit>("check.posting.text")->clear();
    QVERIFY(remembered::postings.get(again.settings).isEmpty());
}

/// The posting is no part of the record, whose undo takes nothing back here.
void CheckPaneTest::undoesWithinThePosting()
{
    OpenPane open;
    QVERIFY(open.wasRead());
    auto* text = open.part<QPlainTextEdit>("check.posting.text");
    text->setFocus();
    QTest::keyClicks(text, QStringLiteral("Kafka"));
    QTest::keySequence(text, QKeySequence::Undo);
    QCOMPARE(text->toPlainText(), QString());
    QTest::keySequence(text, QKeySequence::Redo);
    QCOMPARE(text->toPlainText(), QStringLiteral("Kafka"));
}

/// Its words stand below it, however long it is.
void CheckPaneTest::scrollsALongPosting()
{
    OpenPane open;
    QVERIFY(open.wasRead());
    auto* text = open.part<QPlainTextEdit>("check.posting.text");
    QStringList lines;
    for (int line = 0; line < 30; ++line)
        lines += QStringLiteral("You know Kafka, Fortran and Prolog.");
    text->setPlainText(lines.join(u'\n'));
    const auto* missing = open.part<QWidget>("check.posting.missing");
    QTRY_VERIFY_WITH_TIMEOUT(missing->isVisible(), patience);
    QTRY_VERIFY(missing->mapTo(&open.pane, QPoint()).y() >= text->mapTo(&open.pane, QPoint(0, text->height())).y());
    QVERIFY(text->height() <= text->maximumHeight());
}

/// On a small screen, where they would be below the edge.
void CheckPaneTest::showsWordsOfAPastedPosting()
{
    OpenPane open;
    QVERIFY(open.wasRead());
    open.pane.resize(540, 360);
    auto* text = open.part<QPlainTextEdit>("check.posting.text");
    open.pane.ensureWidgetVisible(text);
    text->setFocus();
    text->insertPlainText(QStringLiteral("You know Kafka, Fortran and Prolog, Rust and gRPC.\n").repeated(6));
    const auto isSeen = [&] {
        const auto* chips = open.part<QWidget>("check.posting.missing");
        const QRect place(chips->mapTo(open.pane.viewport(), QPoint()), chips->size());
        return chips->isVisible() && open.pane.viewport()->rect().contains(place);
    };
    QTRY_VERIFY_WITH_TIMEOUT(isSeen(), patience);
}

void CheckPaneTest::findsKeywordsOfPosting()
{
    OpenPane open;
    QVERIFY(open.wasRead());
    auto* text = open.part<QPlainTextEdit>("check.posting.text");
    const int empty = text->minimumHeight();
    text->setFocus();
    text->insertPlainText(QStringLiteral("x"));
    QCOMPARE(empty - text->minimumHeight(), 2 * lineHeight(TextSize::Normal));
    text->clear();
    QCOMPARE(text->minimumHeight(), empty);
    text->insertPlainText(QStringLiteral("Staff engineer, streaming platform. You run Kafka and Flink at scale, know "
                                         "Rust or Go, speak gRPC, and have been on call. Terraform, Kubernetes, cost "
                                         "planning and cost planning."));
    const auto chips = [&] {
        QStringList words;
        for (const QToolButton* chip : open.part<QWidget>("check.posting.missing")->findChildren<QToolButton*>())
            words += chip->text();
        return words;
    };
    QTRY_VERIFY_WITH_TIMEOUT(chips().contains(QStringLiteral("Rust")), patience);
    QVERIFY(chips().contains(QStringLiteral("cost planning")));
    open.picture("check-posting");
    const QSignalSpy messages(&open.pane, &CheckPane::messageRequested);
    for (QToolButton* chip : open.part<QWidget>("check.posting.missing")->findChildren<QToolButton*>()) {
        if (chip->text() == QStringLiteral("Rust"))
            chip->click();
    }
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("Rust"));
    QCOMPARE(messages.size(), 1);
    for (const QToolButton* chip : open.part<QWidget>("check.posting.missing")->findChildren<QToolButton*>())
        QCOMPARE(chip->toolTip().startsWith(QStringLiteral("Copied")), chip->text() == QStringLiteral("Rust"));
    // Words added to the CV are found.
    Person with = open.document.person();
    with.headline = LocalizedText::shared(QStringLiteral("Rust engineer"));
    open.pane.setPerson(with, with.cvs.front().id, Language::English);
    QTRY_VERIFY_WITH_TIMEOUT(!chips().contains(QStringLiteral("Rust")), patience);
    // Words that only the Chinese CV has do not count for an English posting.
    with.headline = LocalizedText::of(Language::English, QStringLiteral("Engineer"));
    with.headline.setText(Language::Chinese, QStringLiteral("Rust 工程师"));
    open.pane.setPerson(with, with.cvs.front().id, Language::English);
    QTRY_VERIFY_WITH_TIMEOUT(chips().contains(QStringLiteral("Rust")), patience);
    // The word for an ongoing job is none of the CV's, whatever it is.
    Section jobs(SectionKind::Work);
    Entry job = jobs.newEntry();
    auto& details = std::get<ExperienceDetails>(job.details);
    details.organization = LocalizedText::shared(QStringLiteral("Lanxing"));
    details.range = DateRange::untilPresent(*PartialDate::create(2021));
    QVERIFY(jobs.append(job));
    with.sections = {jobs};
    setOwnWord(with.words, DocumentWord::Present, Language::English, QStringLiteral("ongoing"));
    open.pane.setPerson(with, with.cvs.front().id, Language::English);
    text->selectAll();
    text->insertPlainText(QStringLiteral("You like ongoing audits, ongoing plans and know Lanxing. Kubernetes."));
    QTRY_VERIFY_WITH_TIMEOUT(chips().contains(QStringLiteral("ongoing")), patience);
    QVERIFY(!chips().contains(QStringLiteral("Lanxing")));
}

void CheckPaneTest::keepsThePostingOfEachPerson()
{
    OpenPane open;
    const Person first = open.document.person();
    auto* text = open.part<QPlainTextEdit>("check.posting.text");
    text->insertPlainText(QStringLiteral("Kafka"));
    const Person other = samplePerson(QStringLiteral("zhang-san"));
    open.pane.setPerson(other, other.cvs.front().id, Language::English);
    QVERIFY(text->toPlainText().isEmpty());
    open.pane.setPerson(first, first.cvs.front().id, Language::English);
    QCOMPARE(text->toPlainText(), QStringLiteral("Kafka"));
    open.pane.clear();
    QVERIFY(text->toPlainText().isEmpty());
}

void CheckPaneTest::foldsPaneSections()
{
    OpenPane open;
    QVERIFY(open.wasRead());
    auto* head = open.part<QAbstractButton>("check.parser");
    const auto* lines = open.part<QLabel>("check.parser.lines");
    QVERIFY(lines->isVisible());
    QTest::keyClick(head, Qt::Key_Space);
    QVERIFY(!lines->isVisible());
    head->click();
    QVERIFY(lines->isVisible());
}

/// Lets the user choose the other document, whichever one the pages show.
void CheckPaneTest::showsWhichDocumentIsParsed()
{
    OpenPane open;
    QVERIFY(open.wasRead());
    const auto* lines = open.part<QLabel>("check.parser.lines");
    const auto& name = open.document.person().name;
    QVERIFY(open.part<QAbstractButton>("check.parser.language.en")->isChecked());
    auto* chinese = open.part<QAbstractButton>("check.parser.language.zh");
    QVERIFY(lines->isEnabled());
    chinese->click();
    QVERIFY(!lines->isEnabled()); // they are the other's still
    QTRY_VERIFY_WITH_TIMEOUT(lines->text().startsWith(name.text(Language::Chinese)), patience);
    QVERIFY(lines->isEnabled());
    Person edited = open.document.person();
    edited.headline = LocalizedText::shared(QStringLiteral("Engineer"));
    open.pane.setPerson(edited, edited.cvs.front().id, Language::English); // the choice survives editing
    QTRY_VERIFY_WITH_TIMEOUT(lines->text().contains(QStringLiteral("Engineer")), patience);
    QVERIFY(lines->text().startsWith(name.text(Language::Chinese)) && chinese->isChecked());
    edited.cvs.front().languages = {Language::English};
    open.pane.setPerson(edited, edited.cvs.front().id, Language::English);
    QTRY_VERIFY_WITH_TIMEOUT(lines->text().startsWith(name.text(Language::English)), patience);
    QVERIFY(!chinese->isVisible());
    QVERIFY(open.part<QLabel>("check.parser.document")->text().contains(QStringLiteral("English")));
}

/// However long the list of problems above them is.
void CheckPaneTest::keepsEachHeadingVisible()
{
    OpenPane open;
    QVERIFY(open.checked() && open.wasRead());
    const auto isSeen = [&](const char* part) {
        const QString name = QString::fromLatin1(part);
        for (const QString& each : QStringList{name, name + QStringLiteral(".below")}) {
            const auto* head = open.pane.findChild<QWidget*>(each);
            const QRect place(head->mapTo(&open.pane, QPoint()), head->size());
            if (head->isVisible() && open.pane.rect().contains(place) && !head->visibleRegion().isEmpty())
                return true;
        }
        return false;
    };
    for (const int height : {300, 460, 1600}) {
        open.pane.resize(540, height);
        QTRY_VERIFY2(isSeen("check.parser") && isSeen("check.posting"), qPrintable(QString::number(height)));
    }
    QVERIFY(!open.part<QWidget>("check.below")->isVisible());
    open.pane.resize(540, 300);
    auto* below = open.part<QAbstractButton>("check.posting.below");
    QTRY_VERIFY(below->isVisible());
    open.picture("check-low");
    below->click();
    QTRY_VERIFY(!below->isVisible());
    QVERIFY(!open.part<QPlainTextEdit>("check.posting.text")->visibleRegion().isEmpty());
}

void CheckPaneTest::parsesNothingWhileHidden()
{
    OpenPane open;
    QVERIFY(open.wasRead());
    open.pane.hide();
    const Person other = samplePerson(QStringLiteral("zhang-san"));
    open.pane.setPerson(other, other.cvs.front().id, Language::English);
    QTest::qWait(600);
    QVERIFY(open.part<QLabel>("check.parser.lines")->text().isEmpty());
    open.pane.show();
    QVERIFY(open.wasRead());
}

void CheckPaneTest::givesControlsAccessibleNames()
{
    OpenPane open;
    QVERIFY(open.wasRead());
    for (const char* name :
         {"check.parser", "check.posting", "check.parser.lines", "check.posting.text", "problems.list"})
        QVERIFY2(!open.part<QWidget>(name)->accessibleName().isEmpty(), name);
    QVERIFY(!open.part<QAbstractButton>("check.parser")->accessibleDescription().isEmpty());
}

DUOVITA_GUI_TEST(CheckPaneTest)
#include "tst_checkpane.moc"
