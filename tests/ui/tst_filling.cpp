#include "core/checks/recordorder.h"
#include "core/storage/personrepository.h"
#include "tests/support/shortvalues.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/cvs/cvdialog.h"
#include "ui/forms/kindfields.h"
#include "ui/models/outlinemodel.h"
#include "ui/shell/messagebar.h"
#include "ui/terms/offerlist.h"
#include "ui/widgets/growingtextedit.h"

#include <QFile>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QTreeView>

using namespace duovita;
using namespace duovita::test;

namespace {

Entry degree(const char* institution, const char* name)
{
    EducationDetails details;
    details.institution = english(institution);
    details.degree = english(name);
    Entry entry;
    entry.details = details;
    return entry;
}

/// Two degrees of one university, and a job with four points.
Person student()
{
    Person person;
    person.name = english("Zhang San");
    Section education(SectionKind::Education);
    static_cast<void>(education.append(degree("Example Lake University", "M.S.")));
    static_cast<void>(education.append(degree("Example Lake University", "B.S.")));
    ExperienceDetails details;
    details.organization = english("Example Ltd");
    details.department = english("Sample Department");
    details.position = english("Sample Keeper");
    Entry job;
    job.details = details;
    for (int i = 0; i < 4; ++i) {
        Highlight point;
        point.text = LocalizedRichText::shared(RichText::fromPlain(QStringLiteral("Point %1").arg(i)));
        job.highlights += point;
    }
    Section work(SectionKind::Work);
    static_cast<void>(work.append(job));
    person.sections = {education, work};
    return person;
}

std::unique_ptr<MainWindow> openWith(WindowFixture& fixture, const Person& person)
{
    static_cast<void>(PersonRepository(**Database::open(fixture.database)).insert(person));
    auto window = fixture.open();
    window->show();
    window->activateWindow();
    const bool opened = QTest::qWaitFor([&] { return window->document() != nullptr; }, patience);
    return opened ? std::move(window) : nullptr;
}

/// The form of an entry, by its place in the outline.
void chooseEntry(const MainWindow& window, int section, int entry)
{
    auto* outline = find<QTreeView>(window, "outline");
    const QAbstractItemModel& model = *outline->model();
    outline->setCurrentIndex(model.index(entry, 0, model.index(section + 1, 0)));
}

GrowingTextEdit* field(const MainWindow& window, const char* name)
{
    return find(window, "editor")->findChild<GrowingTextEdit*>(QString::fromLatin1(name));
}

bool acceptReview(MainWindow& window)
{
    auto* accept = find<QPushButton>(window, "review.accept");
    if (!QTest::qWaitFor([&] { return accept->isVisible(); }, patience))
        return false;
    accept->click();
    return true;
}

QString writeIn(const WindowFixture& fixture, const char* name, const char* text)
{
    QFile file(fixture.folder.filePath(QString::fromLatin1(name)));
    if (file.open(QIODevice::WriteOnly))
        file.write(text);
    return file.fileName();
}

} // namespace

/// What somebody in a hurry runs into who fills a record.
class FillingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void offersNamesUsedElsewhereInRecord();
    void continuesAfterAnAcceptedName();
    void ordersPositionsAsInForm();
    void distinguishesEntriesOfSameName();
    void leavesOutSeveralPointsAtOnce();
    void asksForOwnerOfBibliography();
    void reportsUnplacedTexts();
};

void FillingTest::offersNamesUsedElsewhereInRecord()
{
    WindowFixture fixture;
    const auto window = openWith(fixture, student());
    QVERIFY(window);
    // In the field itself, what was typed there and undone is gone.
    chooseEntry(*window, 0, 0);
    QPointer<GrowingTextEdit> own = field(*window, "field.institution.zh");
    own->setFocus();
    QTest::keyClicks(own, QStringLiteral("abc"));
    trigger(*window, "undo");
    QVERIFY(own && own->text().isEmpty());
    QTest::keyClick(own, Qt::Key_Right);
    QVERIFY(own->text().isEmpty());
    Entry first = window->document()->person().sections[0].entries()[0];
    auto details = std::get<EducationDetails>(first.details);
    details.institution.setText(Language::Chinese, QStringLiteral("示例湖大学"), {});
    first.details = details;
    const_cast<PersonDocument*>(window->document())->replaceEntry(first);
    chooseEntry(*window, 0, 1);
    QPointer<GrowingTextEdit> second = field(*window, "field.institution.zh");
    QVERIFY(second->text().isEmpty());
    second->setFocus();
    QTest::keyClick(second, Qt::Key_Right);
    const auto taken = [&] {
        return std::get<EducationDetails>(window->document()->person().sections[0].entries()[1].details).institution;
    };
    QCOMPARE(taken().text(Language::Chinese), QStringLiteral("示例湖大学"));
    // It is the record's as it is: what is taken back there is not offered any more.
    trigger(*window, "undo");
    trigger(*window, "undo");
    chooseEntry(*window, 0, 1);
    second = field(*window, "field.institution.zh");
    QTest::keyClick(second, Qt::Key_Right);
    QVERIFY(taken().text(Language::Chinese).isEmpty());
}

void FillingTest::continuesAfterAnAcceptedName()
{
    WindowFixture fixture;
    const auto window = openWith(fixture, student());
    QVERIFY(window);
    chooseEntry(*window, 1, 0);
    auto* position = field(*window, "field.position.en");
    position->setFocus();
    QTRY_VERIFY(position->hasFocus());
    position->selectAll();
    auto* offers = position->findChild<OfferList*>();
    // The names that many CVs have are read in the background.
    QVERIFY(QTest::qWaitFor(
        [&] {
            position->selectAll();
            QTest::keyClicks(position, QStringLiteral("Software Eng"));
            return offers->isVisible();
        },
        patience));
    QTest::keyClick(position, Qt::Key_Down);
    QTest::keyClick(position, Qt::Key_Return);
    QCOMPARE(position->text(), QStringLiteral("Software Engineer"));
    QTest::keyClicks(position, QStringLiteral(" II"));
    QCOMPARE(position->text(), QStringLiteral("Software Engineer II"));
}

/// F8 and the cursor's place follow what a person sees.
void FillingTest::ordersPositionsAsInForm()
{
    for (const SectionKindInfo& facts : sectionKindTable) {
        Person person;
        Section section(facts.kind);
        const Entry entry = section.newEntry();
        QVERIFY(section.append(entry));
        person.sections = {section};
        QList<Field> kept;
        forEachField(entry.details, [&](Field field, const auto&) { kept += field; });
        RecordPosition last{};
        for (const FormField& shown : formOf(facts.kind).fields) {
            if (!kept.contains(shown.field))
                continue;
            ContentSource source;
            source.section = section.id();
            source.entry = entry.id;
            source.field = shown.field;
            const RecordPosition position = positionOf(source, person);
            QVERIFY2(last < position, qPrintable(QStringLiteral("kind %1, field %2")
                                                     .arg(static_cast<int>(facts.kind))
                                                     .arg(static_cast<int>(shown.field))));
            last = position;
        }
    }
}

void FillingTest::distinguishesEntriesOfSameName()
{
    WindowFixture fixture;
    const auto window = openWith(fixture, student());
    QVERIFY(window);
    const QAbstractItemModel& model = *find<QTreeView>(*window, "outline")->model();
    const QModelIndex education = model.index(1, 0);
    const auto second = [&](int row) {
        return model.index(row, 0, education).data(OutlineModel::SecondRole).toString();
    };
    for (const int row : {0, 1})
        QCOMPARE(model.index(row, 0, education).data().toString(), QStringLiteral("Example Lake University"));
    QVERIFY2(second(0).startsWith(QStringLiteral("M.S.")), qPrintable(second(0)));
    QVERIFY2(second(1).startsWith(QStringLiteral("B.S.")), qPrintable(second(1)));
    QCOMPARE(model.index(0, 0, model.index(2, 0)).data().toString(), QStringLiteral("Example Ltd"));
}

void FillingTest::leavesOutSeveralPointsAtOnce()
{
    WindowFixture fixture;
    const auto window = openWith(fixture, student());
    QVERIFY(window);
    auto* menu = find<QMenu>(*window, "cvMenu");
    Q_EMIT menu->aboutToShow();
    menu->findChild<QAction*>(QStringLiteral("cvContents"))->trigger();
    auto* dialog = find<CvDialog>(*window, "cvDialog");
    QVERIFY(dialog);
    auto* tree = find<QTreeView>(*dialog, "cv.contents");
    const QModelIndex job = tree->model()->index(0, 0, tree->model()->index(1, 0));
    tree->expand(job);
    const auto hidden = [&] { return window->document()->person().cvs.front().hiddenHighlights.size(); };
    tree->selectionModel()->select(QItemSelection(tree->model()->index(1, 0, job), tree->model()->index(3, 0, job)),
                                   QItemSelectionModel::ClearAndSelect);
    tree->selectionModel()->setCurrentIndex(tree->model()->index(3, 0, job), QItemSelectionModel::NoUpdate);
    QTest::keyClick(tree, Qt::Key_Space);
    QCOMPARE(hidden(), 3);
    QTest::keyClick(tree, Qt::Key_Space);
    QCOMPARE(hidden(), 0);
    const_cast<PersonDocument*>(window->document())->undo();
    QCOMPARE(hidden(), 3);
    // What is in a section that is left out looks it.
    const QModelIndex section = tree->model()->index(0, 0);
    QVERIFY(!tree->model()->index(0, 0, section).data(Qt::ForegroundRole).isValid());
    tree->model()->setData(section, Qt::Unchecked, Qt::CheckStateRole);
    QVERIFY(tree->model()->index(0, 0, section).data(Qt::ForegroundRole).isValid());
}

void FillingTest::asksForOwnerOfBibliography()
{
    WindowFixture fixture;
    const auto window = openWith(fixture, student());
    QVERIFY(window);
    const QString papers =
        writeIn(fixture, "papers.bib", "@article{a, title={On Samples}, author={Zhang, San}, year={2020}}\n");
    fixture.files.name = QStringLiteral("Zhang San");
    window->importFiles({papers});
    QVERIFY(acceptReview(*window));
    QTRY_COMPARE_WITH_TIMEOUT(window->document() ? window->document()->person().sections.size() : 0, 3, patience);
    QCOMPARE(fixture.files.nameless.size(), 1);
    QCOMPARE(fixture.files.nameless.last().suggestion, QString()); // it says nothing of whoever is open
}

void FillingTest::reportsUnplacedTexts()
{
    WindowFixture fixture;
    const QString path = writeIn(fixture, "cv.md",
                                 "# Zhang San\n\n**Keeper of Samples**  \nBeijing, China  \n\nzhangsan@example.org\n\n"
                                 "R&D 100 Award Winner | SOTIF (ISO 21448) Professional | One More\n\n---\n\n"
                                 "## Education\n\n- **Tsinghua University** 2016.9-2020.6\n");
    const auto window = fixture.open();
    window->show();
    window->importFiles({path});
    auto* accept = find<QPushButton>(*window, "review.accept");
    QTRY_VERIFY_WITH_TIMEOUT(accept->isVisible(), patience);
    auto* leftOver = find(*window, "reviewPage")->findChild<QListWidget*>(QStringLiteral("unparsed"));
    QVERIFY(leftOver);
    QTRY_COMPARE(leftOver->count(), 3);
    leftOver->setCurrentRow(0);
    leftOver->item(2)->setSelected(true);
    QTest::keyClick(leftOver, Qt::Key_Delete);
    QTRY_COMPARE(leftOver->count(), 1);
    accept->click();
    QTRY_VERIFY_WITH_TIMEOUT(window->document(), patience);
    QTRY_VERIFY_WITH_TIMEOUT(find<MessageBar>(*window, "messageBar")
                                 ->text()
                                 .contains(QStringLiteral("1 text could not be placed and is kept")),
                             patience);
}

DUOVITA_GUI_TEST(FillingTest)
#include "tst_filling.moc"
