#include "core/content/cvediting.h"
#include "core/content/owntexts.h"
#include "core/content/selection.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "tests/support/manypeople.h"
#include "tests/support/randomperson.h"
#include "tests/support/sampleperson.h"
#include "tests/support/shortvalues.h"
#include "tests/support/testmain.h"
#include "tests/support/windowdriving.h"
#include "tests/support/windowfixture.h"
#include "ui/cvs/cvcontentsmodel.h"
#include "ui/cvs/cvdialog.h"
#include "ui/forms/editorpanel.h"
#include "ui/preview/previewpanel.h"
#include "ui/settings.h"
#include "ui/shell/messagebar.h"
#include "ui/widgets/growingtextedit.h"
#include "ui/widgets/localizededit.h"

#include <QAbstractButton>
#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

using namespace duovita;
using namespace duovita::test;

/// Several CVs of one record: their contents are selected by hand or by tags, in both languages at once.
class CvsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsUnusedCvNames();
    void movesSectionsInOneCvOnly();
    void modelFollowsRandomRecords();
    void checkboxesOmitAndIncludeItems();
    void checksNothingInsideUncheckedItems();
    void showsReasonForOmission();
    void selectsContentByTags();
    void keepsScrollBarsApart();
    void wrapsTextsOfContents();
    void showsHandlingOfMissingTexts();
    void makesAOnePageCvInTheWindow();
    void givesUpANewCv();
    void hasSeparateHeadlineAndSummary();
    void startsOwnSummaryFromTheRecords();
    void findsOwnTextsInTheForms_data();
    void findsOwnTextsInTheForms();
    void copiesDesignOfSourceCv();
    void staysTheSameAfterReopening();
    void remembersShownCvOfEachPerson();
    void exportsLanguagesOfCv();
    void commitsTextBeingTyped();
    void isDisabledDuringReview();
    void translatesDefaultNameWithoutStoringIt();
    void uneditedDialogChangesNothing();
    void warnsThatNewEntryIsOmitted();
    void takesItsNoteAwayWithTheCv();

private:
    /// Triggers an item of the CV menu as if it had just opened.
    static void chooseFromMenu(MainWindow& window, const QString& nameOrText)
    {
        auto* menu = find<QMenu>(window, "cvMenu");
        Q_EMIT menu->aboutToShow();
        for (QAction* action : menu->actions()) {
            if (action->objectName() == nameOrText || action->text() == nameOrText)
                return action->trigger();
        }
        QFAIL(qPrintable(nameOrText + QStringLiteral(" is not in the menu")));
    }
};

void CvsTest::findsUnusedCvNames()
{
    Person person = samplePerson(QStringLiteral("li-si"));
    person.cvs.front().name = QStringLiteral("Full CV");
    QCOMPARE(freeCvName(person, QStringLiteral("One page")), QStringLiteral("One page"));
    QCOMPARE(freeCvName(person, QStringLiteral("full cv")), QStringLiteral("full cv 2"));
    QCOMPARE(freeCvName(person, QStringLiteral("full cv"), person.cvs.front().id), QStringLiteral("full cv"));
    const Cv second = copyOf(person, person.cvs.front());
    QCOMPARE(second.name, QStringLiteral("Full CV 2"));
    QVERIFY(!(second.id == person.cvs.front().id));
    person.cvs += second;
    QCOMPARE(copyOf(person, second).name, QStringLiteral("Full CV 3"));
    QCOMPARE(cvOf(person, CvId()).id, person.cvs.front().id);
}

void CvsTest::movesSectionsInOneCvOnly()
{
    Person person = samplePerson(QStringLiteral("li-si"));
    Cv cv = copyOf(person, person.cvs.front());
    const SectionId second = person.sections[1].id();
    QVERIFY(moveSection(cv, person, second, -1));
    QCOMPARE(chosenSections(person, cv).front()->id(), second);
    QVERIFY(!moveSection(cv, person, second, -1));
    QVERIFY(!moveSection(cv, person, SectionId(), 1));
    QCOMPARE(chosenSections(person, person.cvs.front()).front()->id(), person.sections.front().id());
}

void CvsTest::modelFollowsRandomRecords()
{
    for (quint32 seed = 0; seed < 20; ++seed) {
        RandomPerson random(seed);
        Person person = random.person();
        CvContentsModel model(person, person.cvs.front().id);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (int step = 0; step < 20; ++step) {
            if (random.chance(50) || person.sections.isEmpty()) {
                person.sections.insert(random.below(static_cast<int>(person.sections.size()) + 1), random.section());
            } else if (random.chance(50)) {
                person.sections.removeAt(random.below(static_cast<int>(person.sections.size())));
            } else {
                Section& section = person.sections[random.below(static_cast<int>(person.sections.size()))];
                person.cvs.front().hiddenSections += section.id();
            }
            model.setPerson(person);
            QCOMPARE(model.rowCount(), person.sections.size());
        }
    }
}

void CvsTest::checkboxesOmitAndIncludeItems()
{
    Person person = samplePerson(QStringLiteral("zhang-san"));
    const CvId id = person.cvs.front().id;
    CvContentsModel model(person, id);
    connect(&model, &CvContentsModel::edited, &model, [&](const Cv& cv) {
        cvOf(person, id) = cv;
        model.setPerson(person);
    });
    const auto state = [](const QModelIndex& index) { return index.data(Qt::CheckStateRole).value<Qt::CheckState>(); };
    QModelIndex section;
    for (int row = 0; row < model.rowCount() && !section.isValid(); ++row) {
        const QModelIndex entry = model.index(0, 0, model.index(row, 0));
        if (model.rowCount(entry) > 1)
            section = model.index(row, 0);
    }
    QVERIFY(section.isValid());
    const QModelIndex entry = model.index(0, 0, section);
    const QModelIndex point = model.index(1, 0, entry);
    QCOMPARE(state(section), Qt::Checked);
    QVERIFY(model.setData(point, Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(state(point), Qt::Unchecked);
    QCOMPARE(state(entry), Qt::PartiallyChecked);
    QCOMPARE(state(section), Qt::PartiallyChecked);
    QCOMPARE(cvOf(person, id).hiddenHighlights.size(), 1);
    QVERIFY(model.setData(entry, Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(model.setData(section, Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(state(section), Qt::Unchecked);
    QVERIFY(model.setData(section, Qt::Checked, Qt::CheckStateRole));
    QVERIFY(model.setData(entry, Qt::Checked, Qt::CheckStateRole));
    QVERIFY(model.setData(point, Qt::Checked, Qt::CheckStateRole));
    QCOMPARE(state(section), Qt::Checked);
    const Cv& cv = cvOf(person, id);
    QVERIFY(cv.hiddenSections.isEmpty() && cv.hiddenEntries.isEmpty() && cv.hiddenHighlights.isEmpty());
    QVERIFY(!model.setData(section, QStringLiteral("a title"), Qt::EditRole));
}

/// Checking an item in an omitted container does not check its siblings.
void CvsTest::checksNothingInsideUncheckedItems()
{
    Person person;
    Section section(SectionKind::Work);
    for (int i = 0; i < 3; ++i) {
        Entry entry = section.newEntry();
        entry.highlights = {pointOf("one", "一"), pointOf("two", "二")};
        QVERIFY(section.append(entry));
    }
    person.sections = {section};
    person.cvs = {Cv::fullCv()};
    Cv& cv = person.cvs.front();
    cv.hiddenEntries = {section.entries()[2].id};
    CvContentsModel model(person, cv.id);
    connect(&model, &CvContentsModel::edited, &model, [&](const Cv& edited) {
        person.cvs.front() = edited;
        model.setPerson(person);
    });
    const QModelIndex top = model.index(0, 0);
    const auto entry = [&](int row) { return model.index(row, 0, top); };
    const auto point = [&](int row, int at) { return model.index(at, 0, entry(row)); };
    const auto state = [](const QModelIndex& index) { return index.data(Qt::CheckStateRole).value<Qt::CheckState>(); };
    const auto tick = [&](const QModelIndex& index, bool on) {
        return model.setData(index, on ? Qt::Checked : Qt::Unchecked, Qt::CheckStateRole);
    };
    // Without its check mark, nothing in it is checked; checking it again restores the previous state.
    QVERIFY(tick(top, false));
    for (int row = 0; row < 3; ++row) {
        QCOMPARE(state(entry(row)), Qt::Unchecked);
        QCOMPARE(state(point(row, 0)), Qt::Unchecked);
    }
    QVERIFY(tick(top, true));
    QCOMPARE(state(top), Qt::PartiallyChecked);
    QCOMPARE(state(entry(0)), Qt::Checked);
    QCOMPARE(state(entry(2)), Qt::Unchecked);
    // A single entry or point can be checked alone.
    QVERIFY(tick(top, false));
    QVERIFY(tick(entry(1), true));
    QCOMPARE(state(top), Qt::PartiallyChecked);
    QCOMPARE(state(entry(0)), Qt::Unchecked);
    QCOMPARE(state(entry(1)), Qt::Checked);
    QVERIFY(tick(top, true)); // a partially shown item is omitted by the next click
    QVERIFY(tick(point(0, 1), true));
    QCOMPARE(state(entry(1)), Qt::Unchecked);
    QCOMPARE(state(entry(0)), Qt::PartiallyChecked);
    QCOMPARE(state(point(0, 0)), Qt::Unchecked);
    QCOMPARE(state(point(0, 1)), Qt::Checked);
    // A section with nothing shown is unchecked; checking it shows everything.
    QVERIFY(tick(entry(0), true)); // omitted, because it was partially shown
    QCOMPARE(state(top), Qt::Unchecked);
    QVERIFY(person.cvs.front().hiddenSections.isEmpty());
    QVERIFY(tick(top, true));
    QCOMPARE(state(entry(1)), Qt::Checked);
    QCOMPARE(state(entry(2)), Qt::Checked);
    // Selecting a section together with one of its entries acts on the section.
    QVERIFY(tick(top, false));
    model.setLeftOut({entry(1), top}, false);
    QCOMPARE(state(entry(2)), Qt::Checked);
}

void CvsTest::showsReasonForOmission()
{
    Person person = samplePerson(QStringLiteral("li-si"));
    const auto change = [&](qsizetype at, auto edit) {
        Entry entry = person.sections.front().entries()[at];
        edit(entry);
        QVERIFY(person.sections.front().replace(at, entry));
    };
    Section section(SectionKind::Work);
    for (int i = 0; i < 3; ++i)
        QVERIFY(section.append(section.newEntry()));
    person.sections.prepend(section);
    change(0, [](Entry& entry) { entry.tags = {QStringLiteral("industry")}; });
    change(1, [](Entry& entry) { entry.visible = false; });
    person.cvs.front().excludeTags = {QStringLiteral("industry")};
    const CvContentsModel model(person, person.cvs.front().id);
    const QModelIndex top = model.index(0, 0);
    const auto reason = [&](int row) {
        return model.index(row, 0, top).data(Qt::AccessibleDescriptionRole).toString();
    };
    QCOMPARE(reason(0), QStringLiteral("Left out by tags."));
    QVERIFY(reason(1).startsWith(QStringLiteral("Hidden in every document.")));
    QVERIFY(reason(2).isEmpty());
    for (int row = 0; row < 2; ++row)
        QVERIFY(!(model.flags(model.index(row, 0, top)) & Qt::ItemIsUserCheckable));
    QVERIFY(model.flags(model.index(2, 0, top)) & Qt::ItemIsUserCheckable);
    QVERIFY(top.data(CvContentsModel::LeftOutRole).toBool());
}

void CvsTest::selectsContentByTags()
{
    Person person = samplePerson(QStringLiteral("li-si"));
    const auto sectionOf = [](SectionKind kind, const QList<QStringList>& tags) {
        Section section(kind);
        for (const QStringList& each : tags) {
            Entry entry = section.newEntry();
            entry.tags = each;
            Highlight plain;
            plain.text = LocalizedRichText::shared(RichText::fromPlain(QStringLiteral("point")));
            Highlight other = plain;
            other.id = HighlightId();
            other.tags = {QStringLiteral("long")};
            entry.highlights = {plain, other};
            static_cast<void>(section.append(entry));
        }
        return section;
    };
    const QString core = QStringLiteral("core");
    const QString other = QStringLiteral("other");
    person.sections = {sectionOf(SectionKind::Education, {{}, {}}),
                       sectionOf(SectionKind::Project, {{core}, {}, {other}, {core, other}, {}})};
    person.cvs = {Cv::fullCv()};
    Cv& cv = person.cvs.front();
    const auto counts = [&] {
        QList<qsizetype> shown;
        for (const Section& section : person.sections)
            shown += chosenEntries(section, cv).size();
        return shown;
    };
    QCOMPARE(counts(), (QList<qsizetype>{2, 5}));
    cv.includeTags = {core};
    QCOMPARE(counts(), (QList<qsizetype>{2, 4})); // as for CVs created before tags could be chosen
    cv.excludeUntagged = true;
    QCOMPARE(counts(), (QList<qsizetype>{2, 2})); // tags do not apply to education
    QCOMPARE(chosenHighlights(person.sections[1].entries()[0], cv).size(), 1);
    cv.excludeUntagged = false;
    cv.excludeTags = {other};
    QCOMPARE(counts(), (QList<qsizetype>{2, 3}));
    // An untagged entry with a point that has the wanted tag.
    cv.excludeTags = {};
    cv.excludeUntagged = true;
    cv.includeTags = {QStringLiteral("long")};
    QCOMPARE(counts(), (QList<qsizetype>{2, 2}));

    // While tags are typed, the dialog shows how many entries they leave.
    cv.includeTags = {};
    cv.excludeTags = {};
    PersonDocument document(person);
    CvDialog dialog(document, cv.id);
    dialog.show();
    auto* include = find<QLineEdit>(dialog, "cv.includeTags");
    auto* untagged = find<QCheckBox>(dialog, "cv.showsUntagged");
    const auto* summary = find<QLabel>(dialog, "cv.tagged");
    QVERIFY(!summary->isVisible() && !untagged->isEnabled());
    include->setFocus();
    QTest::keyClicks(include, core);
    QVERIFY2(summary->text().startsWith(QStringLiteral("Shows 4 of 7 entries.")), qPrintable(summary->text()));
    QVERIFY(summary->isVisible() && document.person().cvs.front().includeTags.isEmpty());
    untagged->click();
    QCOMPARE(document.person().cvs.front().includeTags, QStringList{core});
    QVERIFY(!document.person().cvs.front().excludeUntagged);
    QCOMPARE(summary->text(), QStringLiteral("Shows 6 of 7 entries."));
    document.undo();
    QVERIFY(document.person().cvs.front().excludeUntagged && !untagged->isChecked());
}

/// With texts of its own and on a low screen, both the fields and the list scroll: a column is between the scroll bars.
void CvsTest::keepsScrollBarsApart()
{
    Person person = samplePerson(QStringLiteral("li-si"));
    Cv& cv = person.cvs.front();
    for (const Language language : allLanguages) {
        const QString sentence =
            language == hanLanguage ? QStringLiteral("负责数据平台。") : QStringLiteral("Runs it. ");
        cv.headline.setText(language, sentence.repeated(6).trimmed());
        cv.summary.setText(language, RichText::fromMarkdown(sentence.repeated(40).trimmed()));
    }
    PersonDocument document(person);
    CvDialog dialog(document, cv.id);
    dialog.resize(870, 430);
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const auto* fields = find<QAbstractScrollArea>(dialog, "cv.fields")->verticalScrollBar();
    const auto* list = find<QTreeView>(dialog, "cv.contents")->verticalScrollBar();
    QTRY_VERIFY(fields->isVisible() && list->isVisible());
    const int right = fields->mapTo(&dialog, QPoint()).x();
    const int left = list->mapTo(&dialog, QPoint()).x();
    QVERIFY2(std::abs(right - left) > 300, qPrintable(QStringLiteral("%1, %2").arg(left).arg(right)));
    QVERIFY(right + fields->width() <= dialog.width());
    // What is typed as the name moves no field.
    const auto* headline = find(dialog, "cv.headline.en");
    const QPoint before = headline->mapTo(&dialog, QPoint());
    auto* name = find<QLineEdit>(dialog, "cv.name");
    name->setFocus();
    QTest::keyClicks(name, QStringLiteral(" for bridges and tunnels"));
    QCoreApplication::processEvents();
    QCOMPARE(headline->mapTo(&dialog, QPoint()), before);
}

/// Points are read whole, in up to three lines.
void CvsTest::wrapsTextsOfContents()
{
    PersonDocument document(samplePerson(QStringLiteral("li-si")));
    CvDialog dialog(document, document.person().cvs.front().id);
    dialog.show();
    auto* tree = find<QTreeView>(dialog, "cv.contents");
    tree->expandAll();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const QFontMetrics metrics(tree->font());
    int wrapped = 0;
    for (QModelIndex index = tree->model()->index(0, 0); index.isValid(); index = tree->indexBelow(index)) {
        const QRect row = tree->visualRect(index);
        const int lines = row.height() / metrics.lineSpacing();
        wrapped += lines > 1 ? 1 : 0;
        const int most = lines * row.width();
        if (lines < 3 && !index.data().toString().isEmpty())
            QVERIFY2(metrics.horizontalAdvance(index.data().toString()) <= most, qPrintable(index.data().toString()));
    }
    QVERIFY(wrapped > 5);
}

/// The handling of missing texts is chosen in the dialog, which shows their number and what would be omitted.
void CvsTest::showsHandlingOfMissingTexts()
{
    Person person = samplePerson(QStringLiteral("zhang-san"));
    person.headline = LocalizedText::of(Language::English, QStringLiteral("Engineer of things"));
    PersonDocument document(person);
    CvDialog dialog(document, person.cvs.front().id);
    dialog.show();
    auto* missing = find<QComboBox>(dialog, "cv.missing");
    const auto* gaps = find<QLabel>(dialog, "cv.gaps");
    QTRY_VERIFY_WITH_TIMEOUT(gaps->text().startsWith(QStringLiteral("The Chinese CV has 1 text")), patience);
    missing->setCurrentIndex(static_cast<int>(MissingTexts::LeftOut));
    Q_EMIT missing->activated(missing->currentIndex());
    QCOMPARE(document.person().cvs.front().missingTexts, MissingTexts::LeftOut);
    QTRY_VERIFY_WITH_TIMEOUT(gaps->text().contains(QStringLiteral("Left out because a translation is missing: 1 text")),
                             patience);
    document.undo();
    QCOMPARE(document.person().cvs.front().missingTexts, MissingTexts::Shown);
    QCOMPARE(missing->currentIndex(), static_cast<int>(MissingTexts::Shown));
    Person whole = document.person();
    whole.headline = LocalizedText::of(QStringLiteral("Engineer"), QStringLiteral("工程师"));
    document.replaceProfile(whole);
    QTRY_COMPARE_WITH_TIMEOUT(gaps->text(), QStringLiteral("No text is missing."), patience);
}

void CvsTest::makesAOnePageCvInTheWindow()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "welcome.new")->isVisible(), patience);
    QTest::mouseClick(find(*window, "welcome.sample"), Qt::LeftButton);
    QTRY_VERIFY_WITH_TIMEOUT(shown(*window, "preview.en") && shown(*window, "preview.zh"), patience);
    const Person before = window->document()->person();
    QCOMPARE(find<QToolButton>(*window, "document.cv")->text(), before.cvs.front().name);

    chooseFromMenu(*window, QStringLiteral("cvDuplicate"));
    auto* dialog = find<CvDialog>(*window, "cvDialog");
    QVERIFY(dialog);
    QCOMPARE(window->document()->person().cvs.size(), 2);
    auto* name = find<QLineEdit>(*dialog, "cv.name");
    name->setText(QStringLiteral("One page"));
    Q_EMIT name->editingFinished();
    QCOMPARE(find<QToolButton>(*window, "document.cv")->text(), QStringLiteral("One page"));

    // The first section disappears from both previews and is grey in the outline.
    auto* tree = find<QTreeView>(*dialog, "cv.contents");
    QVERIFY(tree->model()->setData(tree->model()->index(0, 0), Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(window->document()->person().cvs[1].hiddenSections.size(), 1);
    QVERIFY(find<QLabel>(*dialog, "cv.summary")->text().contains(QStringLiteral("1 section")));
    auto* outline = find<QTreeView>(*window, "outline")->model();
    QCOMPARE(outline->index(1, 0).data(Qt::AccessibleDescriptionRole).toString(), QStringLiteral("Not in “One page”"));
    const auto sectionsShown = [&](const char* view) {
        const PreviewDocument* document = shown(*window, view);
        return document ? document->document.contents.front().sections.size() : 0;
    };
    const qsizetype all = chosenSections(before, before.cvs.front()).size();
    QTRY_COMPARE_WITH_TIMEOUT(sectionsShown("preview.en"), all - 1, patience);
    QTRY_COMPARE_WITH_TIMEOUT(sectionsShown("preview.zh"), all - 1, patience);
    find<QCheckBox>(*dialog, "cv.onlyLeftOut")->click();
    QCOMPARE(tree->model()->rowCount(), 1);

    // The other CV is unchanged, including its design.
    QSignalSpy exported(window.get(), &MainWindow::exported);
    trigger(*window, "exportBoth");
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
    for (const QString& path : exported.front().front().toStringList())
        QVERIFY2(path.contains(QStringLiteral("One page (")), qPrintable(path));
    chooseFromMenu(*window, before.cvs.front().name);
    QTRY_COMPARE_WITH_TIMEOUT(sectionsShown("preview.en"), all, patience);
    QVERIFY(!find<CvDialog>(*window, "cvDialog"));
    QVERIFY(outline->index(1, 0).data(Qt::AccessibleDescriptionRole).toString().isEmpty());

    // Deleted, saved, and restored.
    chooseFromMenu(*window, QStringLiteral("One page"));
    chooseFromMenu(*window, QStringLiteral("cvDelete"));
    QCOMPARE(window->document()->person().cvs.size(), 1);
    QVERIFY(window->flush());
    QTest::mouseClick(find<MessageBar>(*window, "messageBar")->findChild<QPushButton*>(), Qt::LeftButton);
    QCOMPARE(window->document()->person().cvs.size(), 2);
    QCOMPARE(find<QToolButton>(*window, "document.cv")->text(), QStringLiteral("One page"));
    QVERIFY(window->flush());
    // Everything can be undone.
    while (window->document()->canUndo())
        trigger(*window, "undo");
    QCOMPARE(window->document()->person(), before);
    QCOMPARE(find<QToolButton>(*window, "document.cv")->text(), before.cvs.front().name);
}

/// By its button, or by Esc while nothing has been changed; and then shows the CV from which it was made.
void CvsTest::givesUpANewCv()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() != nullptr, patience);
    const auto count = [&] { return window->document()->person().cvs.size(); };
    const auto dialog = [&] { return find<CvDialog>(*window, "cvDialog"); };
    const qsizetype before = count();
    chooseFromMenu(*window, QStringLiteral("cvDuplicate"));
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QTRY_COMPARE(count(), before);
    QTRY_VERIFY(!dialog());
    QTest::mouseClick(find<MessageBar>(*window, "messageBar")->findChild<QPushButton*>(), Qt::LeftButton);
    QCOMPARE(count(), before + 1);
    // With a change, Esc only closes the dialog, as always.
    const QString shown = find<QToolButton>(*window, "document.cv")->text();
    chooseFromMenu(*window, QStringLiteral("cvDuplicate"));
    auto* headline = find<GrowingTextEdit>(*dialog(), "cv.headline.en");
    headline->setFocus();
    QTest::keyClicks(headline, QStringLiteral("Compiler writer"));
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QTRY_VERIFY(!dialog());
    QCOMPARE(count(), before + 2);
    const QString made = find<QToolButton>(*window, "document.cv")->text();
    QVERIFY(made != shown);
    chooseFromMenu(*window, QStringLiteral("cvDuplicate"));
    QCOMPARE(count(), before + 3);
    find<QPushButton>(*dialog(), "cv.cancel")->click();
    QTRY_COMPARE(count(), before + 2);
    QCOMPARE(find<QToolButton>(*window, "document.cv")->text(), made);
    // The dialog of an older CV has no such button.
    chooseFromMenu(*window, QStringLiteral("cvContents"));
    QVERIFY(!find<QPushButton>(*dialog(), "cv.cancel"));
}

void CvsTest::hasSeparateHeadlineAndSummary()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(shown(*window, "preview.en") && shown(*window, "preview.zh"), patience);
    const auto cv = [&] { return window->document()->person().cvs.last(); };
    const QString general = window->document()->person().headline.text(Language::English);
    QVERIFY(!general.isEmpty());
    chooseFromMenu(*window, QStringLiteral("cvDuplicate"));
    auto* dialog = find<CvDialog>(*window, "cvDialog");
    auto* headline = find<GrowingTextEdit>(*dialog, "cv.headline.en");
    QVERIFY(headline->ghost().contains(general));
    headline->setFocus();
    QTest::keyClicks(headline, general + QStringLiteral(", first of all")); // is the record's text on the way
    QCOMPARE(headline->text(), general + QStringLiteral(", first of all"));
    headline->selectAll();
    QTest::keyClicks(headline, QStringLiteral("Compiler writer"));
    QCOMPARE(cv().headline.text(Language::English), QStringLiteral("Compiler writer"));
    // The other language keeps the record's, and says that it is older.
    const LocalizedText& recorded = window->document()->person().headline;
    QCOMPARE(cv().headline.text(Language::Chinese), recorded.text(Language::Chinese));
    QCOMPARE(cv().headline.state(Language::Chinese), TextState::Stale);
    auto* chinese = find<GrowingTextEdit>(*dialog, "cv.headline.zh");
    QVERIFY(chinese->text().isEmpty()); // so that what is typed there does not join the record's text
    QVERIFY(chinese->ghost().contains(recorded.text(Language::Chinese)));
    chinese->setFocus();
    QTest::keyClicks(chinese, QStringLiteral("Short"));
    QCOMPARE(cv().headline.text(Language::Chinese), QStringLiteral("Short"));
    chinese->selectAll();
    QTest::keyClick(chinese, Qt::Key_Delete);
    QCOMPARE(cv().headline.text(Language::Chinese), recorded.text(Language::Chinese));
    QVERIFY(chinese->text().isEmpty());
    headline->setFocus();
    headline->selectAll();
    QTest::keyClick(headline, Qt::Key_Delete);
    QVERIFY(cv().headline.isEmpty());
    QVERIFY(headline->ghost().contains(general));
    // One text for both languages stays one.
    LocalizedEdit* pair = nullptr;
    for (LocalizedEdit* edit : dialog->findChildren<LocalizedEdit*>()) {
        if (edit->edit(Language::English) == headline)
            pair = edit;
    }
    Q_EMIT pair->sharedChanged(true);
    QTest::keyClicks(headline, QStringLiteral("Both"));
    QVERIFY(cv().headline.isShared());
    headline->selectAll();
    QTest::keyClick(headline, Qt::Key_Delete);
    QVERIFY(cv().headline.isShared());
    Q_EMIT pair->sharedChanged(false);
    QTest::keyClicks(headline, QStringLiteral("Compiler writer"));
    auto* summary = find<GrowingTextEdit>(*dialog, "cv.summary.zh");
    summary->setFocus();
    QTest::keyClicks(summary, QStringLiteral("Fast compilers"));
    QCOMPARE(cv().summary.text(Language::Chinese).markdown(), QStringLiteral("Fast compilers"));
    QCOMPARE(find<QLabel>(*dialog, "cv.summary")->text(), QStringLiteral("Shows everything, with its own summary."));
    const QAbstractItemModel& contents = *find<QTreeView>(*dialog, "cv.contents")->model();
    QVERIFY(!contents
                 .match(contents.index(0, 0), Qt::DisplayRole, QStringLiteral("Replaced by this CV"), 1,
                        Qt::MatchStartsWith | Qt::MatchRecursive)
                 .isEmpty());
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.en", QStringLiteral("Compiler writer")), patience);
    QTRY_VERIFY_WITH_TIMEOUT(previewHas(*window, "preview.zh", QStringLiteral("Fast compilers")), patience);
    QVERIFY(!previewHas(*window, "preview.en", general));

    // The text typed into one field is one undo step.
    trigger(*window, "undo");
    QVERIFY(cv().summary.isEmpty());
    QCOMPARE(cv().headline.text(Language::English), QStringLiteral("Compiler writer"));
    QVERIFY(find<GrowingTextEdit>(*dialog, "cv.summary.zh")->text().isEmpty());
}

/// To change a few words only, the record's text can be had as the beginning.
void CvsTest::startsOwnSummaryFromTheRecords()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() != nullptr, patience);
    const auto cv = [&] { return window->document()->person().cvs.last(); };
    chooseFromMenu(*window, QStringLiteral("cvDuplicate"));
    auto* dialog = find<CvDialog>(*window, "cvDialog");
    const LocalizedRichText recorded = recordSummary(window->document()->person(), cv());
    QVERIFY(!recorded.text(Language::English).isEmpty() && !recorded.text(Language::Chinese).isEmpty());
    auto* begin = find<QPushButton>(*dialog, "cv.summary.begin");
    QVERIFY(begin->isVisible());
    begin->click();
    QVERIFY(!begin->isVisible());
    auto* english = find<GrowingTextEdit>(*dialog, "cv.summary.en");
    auto* chinese = find<GrowingTextEdit>(*dialog, "cv.summary.zh");
    QCOMPARE(dialog->focusWidget(), english);
    QCOMPARE(cv().summary, recorded);
    QVERIFY(!chinese->text().isEmpty());
    const QString before = recorded.text(Language::English).markdown();
    english->moveCursor(QTextCursor::End);
    QTest::keyClicks(english, QStringLiteral(" More"));
    QCOMPARE(cv().summary.text(Language::English).markdown(), before + QStringLiteral(" More"));
    QVERIFY(!chinese->text().isEmpty()); // it was begun, too
    english->selectAll();
    QTest::keyClick(english, Qt::Key_Delete); // the record's again
    QVERIFY(english->text().isEmpty());
    QVERIFY(cv().summary.isEmpty());
    QVERIFY(begin->isVisible());
}

/// A click on them in the pages leads to their fields: in the forms, beside the texts that they replace. If the record
/// has no summary, the CV's own is in its dialog.
void CvsTest::findsOwnTextsInTheForms()
{
    QFETCH(bool, hasSummary);
    WindowFixture fixture;
    Person person = test::samples().front();
    person.sections.removeIf([](const Section& section) { return section.kind() == SectionKind::Summary; });
    if (hasSummary) {
        Section section(SectionKind::Summary);
        Entry entry = section.newEntry();
        entry.highlights = {Highlight()};
        entry.highlights.front().text = LocalizedRichText::shared(RichText::fromPlain(QStringLiteral("Programs")));
        QVERIFY(section.append(entry));
        person.sections.prepend(section);
    }
    Cv own;
    own.name = QStringLiteral("Compilers");
    own.headline = LocalizedText::of(QStringLiteral("Compiler writer"), QStringLiteral("编译器作者"));
    own.summary = LocalizedRichText::shared(RichText::fromPlain(QStringLiteral("Fast compilers")));
    person.cvs += own;
    {
        const auto database = Database::open(fixture.database);
        QVERIFY(database && PersonRepository(**database).insert(person));
    }
    const auto window = fixture.open();
    window->show();
    QTRY_VERIFY_WITH_TIMEOUT(shown(*window, "preview.en") || shown(*window, "preview.zh"), patience);
    const auto click = [&](Field field, Language language) {
        const ContentSource source{{}, {}, {}, field, own.id};
        Q_EMIT window->findChild<PreviewPanel*>()->sourceClicked(source, language);
    };
    const auto* editor = window->findChild<EditorPanel*>();
    QVERIFY(find<QToolButton>(*window, "document.cv")->text() != own.name);
    const QString before = find<QToolButton>(*window, "document.cv")->text();
    const ContentSource gone{{}, {}, {}, Field::Headline, Cv().id};
    Q_EMIT window->findChild<PreviewPanel*>()->sourceClicked(gone, Language::English);
    QCOMPARE(find<QToolButton>(*window, "document.cv")->text(), before);
    click(Field::Headline, Language::Chinese);
    QCOMPARE(find<QToolButton>(*window, "document.cv")->text(), own.name);
    QCOMPARE(editor->focusedField(), QStringLiteral("field.ownHeadline.zh"));
    QCOMPARE(editor->caretSource().cv, std::optional(own.id));
    click(Field::Summary, Language::English);
    auto* dialog = find<CvDialog>(*window, "cvDialog");
    QCOMPARE(dialog && dialog->isVisible(), !hasSummary);
    if (hasSummary) {
        QCOMPARE(editor->focusedField(), QStringLiteral("field.ownSummary.en"));
        QCOMPARE(editor->caretSource().field, Field::Summary);
    } else {
        QCOMPARE(dialog->focusWidget(), find<QWidget>(*dialog, "cv.summary.en"));
    }
}

void CvsTest::findsOwnTextsInTheForms_data()
{
    QTest::addColumn<bool>("hasSummary");
    QTest::newRow("with a summary") << true;
    QTest::newRow("without") << false;
}

/// The CV's deviations from its template are part of its look, too.
void CvsTest::copiesDesignOfSourceCv()
{
    WindowFixture fixture;
    Person person = test::samples().front();
    person.cvs.front().name = QStringLiteral("Mine");
    person.cvs.front().design.changes[QStringLiteral("section.letters")] = QStringLiteral("capitals");
    person.cvs.front().margins = 20;
    person.cvs.front().hiddenSections = {person.sections.front().id()};
    {
        const auto database = Database::open(fixture.database);
        QVERIFY(PersonRepository(**database).insert(person));
    }
    const auto window = fixture.open();
    window->show();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() != nullptr, patience);
    const auto offersWhole = [&] {
        QMenu* menu = find<QToolButton>(*window, "document.cv")->menu();
        Q_EMIT menu->aboutToShow();
        return menu->findChild<QAction*>(QStringLiteral("cvNew"))->isVisible();
    };
    QVERIFY(offersWhole());
    for (const char* action : {"cvDuplicate", "cvNew"}) {
        chooseFromMenu(*window, person.cvs.front().name);
        chooseFromMenu(*window, QString::fromLatin1(action));
        const Cv& made = window->document()->person().cvs.last();
        QCOMPARE(made.design, person.cvs.front().design);
        QCOMPARE(made.margins, person.cvs.front().margins);
        QCOMPARE(made.hiddenSections.isEmpty(), action == QByteArray("cvNew"));
    }
    QVERIFY(!offersWhole()); // of a CV with everything, both would be copies
    QCOMPARE(window->document()->person().cvs.size(), person.cvs.size() + 2);
}

void CvsTest::staysTheSameAfterReopening()
{
    WindowFixture fixture;
    Person before;
    {
        const auto window = fixture.open();
        window->show();
        QTRY_VERIFY_WITH_TIMEOUT(find(*window, "welcome.new")->isVisible(), patience);
        QTest::mouseClick(find(*window, "welcome.sample"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(window->document() != nullptr, patience);
        chooseFromMenu(*window, QStringLiteral("cvNew"));
        auto* exclude = find<QLineEdit>(*window, "cv.excludeTags");
        exclude->setText(QStringLiteral("industry， 教学"));
        Q_EMIT exclude->editingFinished();
        auto* include = find<QLineEdit>(*window, "cv.includeTags");
        include->setText(QStringLiteral("core"));
        Q_EMIT include->editingFinished();
        QVERIFY(window->document()->person().cvs.last().excludeUntagged);
        find<QCheckBox>(*window, "cv.language.zh")->click();
        before = window->document()->person();
        QCOMPARE(before.cvs.last().excludeTags, QStringList({QStringLiteral("industry"), QStringLiteral("教学")}));
        QCOMPARE(before.cvs.last().languages, QList{Language::English});
        QVERIFY(!find<QCheckBox>(*window, "cv.language.en")->isEnabled());
        QVERIFY(window->close());
    }
    const auto window = fixture.open();
    window->show();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() != nullptr, patience);
    QCOMPARE(window->document()->person().cvs, before.cvs);
    QTRY_COMPARE_WITH_TIMEOUT(find<QToolButton>(*window, "document.cv")->text(), before.cvs.last().name, patience);
}

void CvsTest::remembersShownCvOfEachPerson()
{
    WindowFixture fixture;
    auto window = fixture.open();
    const auto show = [&](QString cv) { // copied: its record is destroyed with the window
        window = fixture.open();
        window->show();
        return QTest::qWaitFor(
            [&] { return window->document() && find<QToolButton>(*window, "document.cv")->text() == cv; }, patience);
    };
    const auto choosePerson = [&](int row) {
        auto* list = find<QListView>(*window, "people.list");
        const PersonId before = window->document()->person().id;
        list->setCurrentIndex(list->model()->index(row, 0));
        return QTest::qWaitFor([&] { return window->document() && window->document()->person().id != before; },
                               patience);
    };
    window->show();
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "welcome.new")->isVisible(), patience);
    QTest::mouseClick(find(*window, "welcome.sample"), Qt::LeftButton);
    auto* people = find<QListView>(*window, "people.list");
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && people->model()->rowCount() == 2, patience);
    chooseFromMenu(*window, QStringLiteral("cvNew"));
    QVERIFY(window->flush());
    const int first = people->currentIndex().row();
    // To the other person and back.
    QVERIFY(choosePerson(1 - first));
    QCOMPARE(find<QToolButton>(*window, "document.cv")->text(), window->document()->person().cvs.front().name);
    QVERIFY(choosePerson(first));
    QCOMPARE(find<QToolButton>(*window, "document.cv")->text(), QStringLiteral("New CV"));
    // Closing the window while the other person is open keeps the choice.
    QVERIFY(choosePerson(1 - first));
    QVERIFY(window->close());
    QVERIFY(show(window->document()->person().cvs.front().name));
    QVERIFY(choosePerson(first));
    QCOMPARE(find<QToolButton>(*window, "document.cv")->text(), QStringLiteral("New CV"));
    QVERIFY(window->close());
    QVERIFY(show(QStringLiteral("New CV")));
    // The exported CV is the one shown.
    QSignalSpy exported(window.get(), &MainWindow::exported);
    trigger(*window, "exportBoth");
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
    for (const QString& path : exported.front().front().toStringList())
        QVERIFY2(path.contains(QStringLiteral("New CV")), qPrintable(path));
    // After deletion, the first CV is shown again, and no setting remains.
    chooseFromMenu(*window, QStringLiteral("cvDelete"));
    QVERIFY(remembered::shownCvs.get(fixture.settings).isEmpty());
}

/// Ctrl+E exports the CV's languages, and its text says so.
void CvsTest::exportsLanguagesOfCv()
{
    WindowFixture fixture;
    auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() != nullptr, patience);
    auto* exportIt = find<QAction>(*window, "exportBoth");
    auto* exportEnglish = find<QAction>(*window, "exportEnglish");
    QCOMPARE(exportIt->text(), QStringLiteral("Export both languages as PDF…"));
    QVERIFY(exportEnglish->isVisible());
    chooseFromMenu(*window, QStringLiteral("cvNew"));
    find<QCheckBox>(*window, "cv.language.zh")->click();
    QCOMPARE(exportIt->text(), exportEnglish->text());
    QVERIFY(!exportEnglish->isVisible() && find<QAction>(*window, "exportChinese")->isVisible());
    fixture.files.target = fixture.folder.filePath(QStringLiteral("out"));
    QSignalSpy exported(window.get(), &MainWindow::exported);
    trigger(*window, "exportBoth");
    QTRY_COMPARE_WITH_TIMEOUT(exported.size(), 1, patience);
    const QStringList paths = exported.front().front().toStringList();
    QCOMPARE(paths.size(), 1);
    QVERIFY2(paths.front().endsWith(QStringLiteral("(en).pdf")), qPrintable(paths.front()));
    chooseFromMenu(*window, window->document()->person().cvs.front().name);
    QCOMPARE(exportIt->text(), QStringLiteral("Export both languages as PDF…"));
    QVERIFY(exportEnglish->isVisible());
}

void CvsTest::commitsTextBeingTyped()
{
    WindowFixture fixture;
    auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() != nullptr, patience);
    const auto nameNow = [&] { return window->document()->person().cvs.last().name; };
    chooseFromMenu(*window, QStringLiteral("cvDuplicate"));
    auto* dialog = find<CvDialog>(*window, "cvDialog");
    dialog->activateWindow();
    auto* name = find<QLineEdit>(*dialog, "cv.name");
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("One page"));
    // The button takes no focus: the name stays in editing.
    auto* tree = find<QTreeView>(*dialog, "cv.contents");
    tree->setCurrentIndex(tree->model()->index(1, 0));
    find<QToolButton>(*dialog, "cv.up")->click();
    QCOMPARE(name->text(), QStringLiteral("One page"));
    QTest::keyClick(name, Qt::Key_Return);
    QVERIFY(dialog->isVisible());
    QCOMPARE(nameNow(), QStringLiteral("One page"));
    // A partially shown section is omitted by the next click and shown by another.
    const QModelIndex section = tree->model()->index(2, 0);
    QVERIFY(tree->model()->setData(tree->model()->index(0, 0, section), Qt::Unchecked, Qt::CheckStateRole));
    QCOMPARE(section.data(Qt::CheckStateRole).toInt(), int(Qt::PartiallyChecked));
    tree->setCurrentIndex(section);
    QTest::keyClick(tree, Qt::Key_Space);
    QCOMPARE(section.data(Qt::CheckStateRole).toInt(), int(Qt::Unchecked));
    QTest::keyClick(tree, Qt::Key_Space);
    QCOMPARE(section.data(Qt::CheckStateRole).toInt(), int(Qt::PartiallyChecked));
    // Switching the CV, then closing the window, while typing.
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Short"));
    chooseFromMenu(*window, window->document()->person().cvs.front().name);
    QVERIFY(!find<CvDialog>(*window, "cvDialog"));
    QCOMPARE(nameNow(), QStringLiteral("Short"));
    chooseFromMenu(*window, QStringLiteral("Short"));
    chooseFromMenu(*window, QStringLiteral("cvContents"));
    name = find<QLineEdit>(*window, "cv.name");
    name->setFocus();
    name->selectAll();
    QTest::keyClicks(name, QStringLiteral("Shorter"));
    window.reset();
    window = fixture.open();
    window->show();
    QTRY_VERIFY_WITH_TIMEOUT(find<QToolButton>(*window, "document.cv")->isEnabled(), patience);
    QCOMPARE(nameNow(), QStringLiteral("Shorter"));
}

void CvsTest::isDisabledDuringReview()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() != nullptr, patience);
    chooseFromMenu(*window, QStringLiteral("cvContents"));
    const QString path = fixture.folder.filePath(QStringLiteral("cv.md"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("# Wang Wu\n\nww@example.org\n\n## Education\n\n**Example University**, B.Sc., 2010 - 2014\n");
    file.close();
    window->importFiles({path});
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "review.accept")->isVisible(), patience);
    QVERIFY(!find<QMenu>(*window, "cvMenu")->isEnabled());
    QVERIFY(!find<CvDialog>(*window, "cvDialog"));
}

void CvsTest::uneditedDialogChangesNothing()
{
    Person person = samplePerson(QStringLiteral("li-si"));
    person.cvs.front().includeTags = {QStringLiteral("industry, applied"), QStringLiteral("all")};
    PersonDocument document(person);
    CvDialog dialog(document, person.cvs.front().id);
    dialog.setAttribute(Qt::WA_DeleteOnClose, false);
    dialog.show();
    dialog.commit();
    QVERIFY(!document.canUndo());
    QCOMPARE(document.person(), person);
}

void CvsTest::translatesDefaultNameWithoutStoringIt()
{
    WindowFixture fixture;
    fixture.language.use(QStringLiteral("zh_CN"));
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() != nullptr, patience);
    const auto* button = find<QToolButton>(*window, "document.cv");
    QTRY_COMPARE_WITH_TIMEOUT(button->text(), QStringLiteral("完整简历"), patience);
    chooseFromMenu(*window, QStringLiteral("cvDuplicate"));
    QCOMPARE(button->text(), QStringLiteral("完整简历 2"));
    QCOMPARE(find<QLineEdit>(*window, "cv.name")->text(), QStringLiteral("完整简历 2"));
    // Opening the dialog for the first CV changes nothing; in particular, its default name is not stored.
    chooseFromMenu(*window, QStringLiteral("完整简历"));
    chooseFromMenu(*window, QStringLiteral("cvContents"));
    QVERIFY(find<CvDialog>(*window, "cvDialog")->close());
    QCOMPARE(window->document()->person().cvs.front().name, Cv::fullCv().name);
}

/// The entry would be on no page; one click fixes that.
void CvsTest::takesItsNoteAwayWithTheCv()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    QTRY_VERIFY_WITH_TIMEOUT(find(*window, "welcome.new")->isVisible(), patience);
    QTest::mouseClick(find(*window, "welcome.sample"), Qt::LeftButton);
    auto* list = find<QListView>(*window, "people.list");
    QTRY_VERIFY_WITH_TIMEOUT(window->document() && list->model()->rowCount() == 2, patience);
    Person facts = window->document()->person();
    facts.cvs += copyOf(facts, facts.cvs.front());
    QVERIFY(const_cast<PersonDocument&>(*window->document()).replaceProfile(facts));
    auto* outline = find<QTreeView>(*window, "outline");
    const auto* bar = find<MessageBar>(*window, "messageBar");
    const auto showOnlyHere = [&] {
        outline->setCurrentIndex(outline->model()->index(0, 0, outline->model()->index(1, 0)));
        trigger(*window, "showOnlyHere");
        QVERIFY2(bar->text().startsWith(QStringLiteral("Now shown only in")), qPrintable(bar->text()));
    };
    showOnlyHere();
    chooseFromMenu(*window, facts.cvs[1].name);
    QCOMPARE(bar->text(), QString());
    showOnlyHere();
    list->setCurrentIndex(list->model()->index(1 - list->currentIndex().row(), 0));
    QTRY_COMPARE_WITH_TIMEOUT(bar->text(), QString(), patience);
}

void CvsTest::warnsThatNewEntryIsOmitted()
{
    WindowFixture fixture;
    const auto window = fixture.open();
    window->show();
    window->openSample();
    QTRY_VERIFY_WITH_TIMEOUT(window->document() != nullptr, patience);
    auto& document = const_cast<PersonDocument&>(*window->document());
    auto* outline = find<QTreeView>(*window, "outline");
    const auto* bar = find<MessageBar>(*window, "messageBar");
    const auto makeEntry = [&] {
        outline->setCurrentIndex(outline->model()->index(1, 0)); // a section with entries
        const SectionId section = document.person().sections[0].id();
        trigger(*window, "newEntry");
        return document.findSection(section)->entries().last();
    };
    makeEntry();
    QVERIFY(bar->text().isEmpty());
    document.undo();

    const QString lead = QStringLiteral("lead");
    Entry first = document.person().sections[0].entries()[0];
    first.tags += lead;
    QVERIFY(document.replaceEntry(first));
    Person facts = document.person();
    facts.cvs.front().includeTags = {lead};
    facts.cvs.front().excludeUntagged = true;
    QVERIFY(document.replaceProfile(facts));
    const Entry made = makeEntry();
    QVERIFY2(bar->text().contains(QStringLiteral("Full CV")), qPrintable(bar->text()));
    auto* mend = bar->findChild<QPushButton*>();
    QVERIFY(mend && mend->isVisibleTo(window.get()));
    QCOMPARE(mend->text(), QStringLiteral("Give it the tag “lead”"));
    mend->click();
    QCOMPARE(document.findEntry(made.id)->tags, QStringList{lead});
    document.undo();
    QVERIFY(document.findEntry(made.id)->tags.isEmpty());
}

DUOVITA_GUI_TEST(CvsTest)
#include "tst_cvcontroller.moc"
