#include "core/messages/editwords.h"
#include "tests/support/testmain.h"
#include "ui/forms/entryform.h"
#include "ui/forms/personform.h"
#include "ui/forms/sectionform.h"
#include "ui/forms/sharednote.h"
#include "ui/forms/showing.h"
#include "ui/models/outlinemodel.h"
#include "ui/widgets/growingtextedit.h"
#include "ui/widgets/highlightsedit.h"

#include <QLabel>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace duovita;

namespace {

/// A person with two CVs, and a section with two entries of two points each.
Person somebody()
{
    Person person;
    person.cvs[0].name = QStringLiteral("Everything");
    Cv second;
    second.name = QStringLiteral("Software Engineer");
    person.cvs += second;
    Section work(SectionKind::Work);
    for (int i = 0; i < 2; ++i) {
        Entry entry = work.newEntry();
        entry.highlights = {Highlight(), Highlight()};
        for (Highlight& point : entry.highlights)
            point.text = LocalizedRichText::shared(RichText::fromPlain(QStringLiteral("Done")));
        static_cast<void>(work.append(entry));
    }
    person.sections = {work};
    return person;
}

} // namespace

/// What the eye shows and hides, and in which CV.
class ShowingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void hidesInOneCv_data();
    void hidesInOneCv();
    void showsInOneCvWhatIsHiddenInAll_data() { hidesInOneCv_data(); }
    void showsInOneCvWhatIsHiddenInAll();
    void showsOnlyInOneCv_data() { hidesInOneCv_data(); }
    void showsOnlyInOneCv();
    void showsNothingOnlyWhereTagsOmitIt();
    void showsContainersOfShownPoint();
    void hidesInAllAndShowsInAll();
    void doesNotOverrideTags();
    void offersHidingForPoints();
    void namesTheCvsWithoutAPoint();
    void saysThatPointsAreInAllCvs();
    void saysThatChangesAreInAllCvs();
    void marksAgainWhenTheFormIsMadeAgain();
    void showsTheHeadlineThatIsPrinted();
    void showsThatAHeadlineIsSharedIfThereAreSeveralCvs();
    void showsTheSummaryThatIsPrinted();
    void showsTheSummaryInItsSection();
};

void ShowingTest::hidesInOneCv_data()
{
    QTest::addColumn<int>("depth");
    QTest::newRow("section") << 0;
    QTest::newRow("entry") << 1;
    QTest::newRow("point") << 2;
}

namespace {

RecordParts partAt(const Person& person, int depth)
{
    const Section& section = person.sections[0];
    const Entry& entry = section.entries()[1];
    return depth == 0   ? RecordParts{{section.id()}}
           : depth == 1 ? RecordParts{{}, {entry.id}}
                        : RecordParts{{}, {}, {entry.highlights[1].id}};
}

Omission omissionIn(const PersonDocument& document, int cv, const RecordParts& parts)
{
    return omissionOf(document.person(), document.person().cvs[cv], parts);
}

} // namespace

void ShowingTest::hidesInOneCv()
{
    QFETCH(int, depth);
    PersonDocument document(somebody());
    const Person before = document.person();
    const RecordParts part = partAt(before, depth);
    const CvId second = before.cvs[1].id;
    QVERIFY(setShownIn(document, second, part, false));
    QCOMPARE(omissionIn(document, 0, part), Omission::None);
    QCOMPARE(omissionIn(document, 1, part), Omission::ByHand);
    QCOMPARE(document.person().sections, before.sections);
    QCOMPARE(wordsFor(document.undoSummary()), QStringLiteral("hide in “Software Engineer”"));
    QVERIFY(setShownIn(document, second, part, true));
    QVERIFY(document.person() == before);
    QCOMPARE(wordsFor(document.undoSummary()), QStringLiteral("show in “Software Engineer”"));
    document.undo();
    document.undo();
    QVERIFY(document.person() == before);
    QVERIFY(!document.canUndo());
    QCOMPARE(eyeWords(Omission::None, before.cvs[1]), QStringLiteral("Hide in “Software Engineer”"));
    QCOMPARE(eyeWords(Omission::ByHand, before.cvs[1]), QStringLiteral("Show in “Software Engineer”"));
}

/// The other CVs still omit it.
void ShowingTest::showsInOneCvWhatIsHiddenInAll()
{
    QFETCH(int, depth);
    PersonDocument document(somebody());
    const RecordParts part = partAt(document.person(), depth);
    setShownInAll(document, part, false);
    const Person before = document.person();
    QVERIFY(areHiddenInAll(before, part));
    QCOMPARE(omissionIn(document, 1, part), Omission::Everywhere);
    QCOMPARE(omissionWords(Omission::Everywhere, before.cvs[1]), QStringLiteral("Hidden in all CVs"));
    QVERIFY(setShownIn(document, before.cvs[1].id, part, true));
    QCOMPARE(omissionIn(document, 1, part), Omission::None);
    QCOMPARE(omissionIn(document, 0, part), Omission::ByHand);
    document.undo();
    QVERIFY(document.person() == before);
}

/// A point of an entry hidden in the record, in a section that this CV omits: the entry and the section are shown with
/// this point only.
void ShowingTest::showsContainersOfShownPoint()
{
    PersonDocument document(somebody());
    const CvId second = document.person().cvs[1].id;
    const RecordParts point = partAt(document.person(), 2);
    const EntryId other = document.person().sections[0].entries()[0].id;
    setShownInAll(document, partAt(document.person(), 1), false);
    QVERIFY(setShownIn(document, second, partAt(document.person(), 0), false));
    QVERIFY(setShownIn(document, second, point, true));
    QCOMPARE(omissionIn(document, 1, point), Omission::None);
    QCOMPARE(omissionIn(document, 1, RecordParts{{}, {other}}), Omission::ByHand);
    QCOMPARE(omissionIn(document, 0, point), Omission::ByHand);
    QCOMPARE(omissionIn(document, 0, RecordParts{{}, {other}}), Omission::None);
}

/// Otherwise no CV would show it.
void ShowingTest::showsNothingOnlyWhereTagsOmitIt()
{
    Person person = somebody();
    person.cvs[1].excludeTags = {QStringLiteral("old")};
    Entry tagged = person.sections[0].entries()[1];
    tagged.tags = {QStringLiteral("old")};
    QVERIFY(person.sections[0].replace(1, tagged));
    PersonDocument document(person);
    QVERIFY(!setShownOnlyIn(document, person.cvs[1].id, {{}, {tagged.id}}));
    QVERIFY(document.person() == person);
}

void ShowingTest::hidesInAllAndShowsInAll()
{
    PersonDocument document(somebody());
    const Person before = document.person();
    const RecordParts entry = partAt(before, 1);
    QVERIFY(!areHiddenInAll(before, entry));
    QVERIFY(!areHiddenInAll(before, RecordParts()));
    QVERIFY(setShownIn(document, before.cvs[1].id, entry, false));
    setShownInAll(document, entry, false);
    QVERIFY(areHiddenInAll(document.person(), entry));
    setShownInAll(document, entry, true);
    QVERIFY(document.person() == before); // no CV omits it
}

/// Whether the others showed it before, or nobody did.
void ShowingTest::showsOnlyInOneCv()
{
    QFETCH(int, depth);
    for (const bool hidden : {false, true}) {
        PersonDocument document(somebody());
        const RecordParts part = partAt(document.person(), depth);
        if (hidden)
            setShownInAll(document, part, false);
        const Person before = document.person();
        setShownOnlyIn(document, before.cvs[1].id, part);
        QCOMPARE(omissionIn(document, 0, part), Omission::ByHand);
        QCOMPARE(omissionIn(document, 1, part), Omission::None);
        QVERIFY(!areHiddenInAll(document.person(), part));
        document.undo();
        QVERIFY(document.person() == before);
    }
}

void ShowingTest::doesNotOverrideTags()
{
    Person person = somebody();
    person.cvs[1].excludeTags = {QStringLiteral("old")};
    Entry tagged = person.sections[0].entries()[1];
    tagged.tags = {QStringLiteral("old")};
    QVERIFY(person.sections[0].replace(1, tagged));
    PersonDocument document(person);
    const RecordParts entry = partAt(person, 1);
    QCOMPARE(omissionIn(document, 1, entry), Omission::ByTags);
    QVERIFY(!setShownIn(document, person.cvs[1].id, entry, true));
    QVERIFY(!document.canUndo());
    QVERIFY(omissionWords(Omission::ByTags, person.cvs[1]).contains(QStringLiteral("tags")));
}

/// In the menu of the point's sign, which is an eye while the point is hidden.
void ShowingTest::offersHidingForPoints()
{
    PersonDocument document(somebody());
    const CvId second = document.person().cvs[1].id;
    EntryForm form(document, document.person().sections[0].entries()[1].id);
    form.setCv(second);
    const QList<QToolButton*> buttons = form.findChild<HighlightsEdit*>()->findChildren<QToolButton*>();
    const auto found = std::find_if(buttons.begin(), buttons.end(), [](const QToolButton* button) {
        return button->accessibleName() == QStringLiteral("Kind and position of point 2");
    });
    QVERIFY(found != buttons.end());
    QToolButton* sign = *found;
    const auto choose = [&](const char* name) {
        Q_EMIT sign->menu()->aboutToShow();
        auto* action = sign->menu()->findChild<QAction*>(QString::fromLatin1(name));
        QVERIFY(action);
        action->trigger();
    };
    const RecordParts point = partAt(document.person(), 2);
    QVERIFY(sign->icon().isNull());
    choose("point.hide");
    QCOMPARE(omissionIn(document, 1, point), Omission::ByHand);
    QCOMPARE(omissionIn(document, 0, point), Omission::None);
    QVERIFY(!sign->icon().isNull());
    QCOMPARE(sign->toolTip(), QStringLiteral("Not in “Software Engineer”"));
    // The form follows the CV shown, which may have what others omit.
    form.setCv(document.person().cvs[0].id);
    QVERIFY(!sign->icon().isNull());
    QCOMPARE(sign->toolTip(), QStringLiteral("Only in “Everything”"));
    form.setCv(second);
    choose("point.hide");
    QVERIFY(sign->icon().isNull());
    QCOMPARE(omissionIn(document, 1, point), Omission::None);
    choose("point.hideInAll");
    QCOMPARE(omissionIn(document, 0, point), Omission::Everywhere);
    QCOMPARE(sign->toolTip(), QStringLiteral("Hidden in all CVs"));
    choose("point.hideInAll");
    QCOMPARE(omissionIn(document, 0, point), Omission::None);
    choose("point.showOnlyHere");
    QCOMPARE(omissionIn(document, 0, point), Omission::ByHand);
    QCOMPARE(omissionIn(document, 1, point), Omission::None);
    QCOMPARE(sign->toolTip(), QStringLiteral("Only in “Software Engineer”"));
    // Opening the menu again does not duplicate the action.
    Q_EMIT sign->menu()->aboutToShow();
    QCOMPARE(sign->menu()->findChildren<QAction*>(QStringLiteral("point.hide")).size(), 1);
}

void ShowingTest::namesTheCvsWithoutAPoint()
{
    Person person = somebody();
    Cv third = person.cvs[1];
    third.id = CvId();
    third.name = QStringLiteral("Teaching");
    person.cvs += third;
    const Highlight& point = person.sections[0].entries()[1].highlights[1];
    QCOMPARE(elsewhereWords(person, person.cvs[0], point), QString());
    person.cvs[2].hiddenHighlights = {point.id};
    QCOMPARE(elsewhereWords(person, person.cvs[0], point), QStringLiteral("Not in “Teaching”"));
    person.cvs[1].hiddenHighlights = {point.id};
    QCOMPARE(elsewhereWords(person, person.cvs[0], point), QStringLiteral("Only in “Everything”"));
}

/// Said only to who has several.
void ShowingTest::saysThatPointsAreInAllCvs()
{
    for (const int count : {1, 2}) {
        Person person = somebody();
        person.cvs.resize(count);
        PersonDocument document(person);
        EntryForm form(document, person.sections[0].entries()[1].id);
        form.setCv(person.cvs[0].id);
        const auto* note = form.findChild<QLabel*>(QStringLiteral("highlights.addNote"));
        QCOMPARE(note->text(), count == 1 ? QString() : QStringLiteral("Changes and new points appear in all CVs"));
    }
}

/// Where there are no points to say it of: typing there changes the other CVs, too.
void ShowingTest::saysThatChangesAreInAllCvs()
{
    Person person = somebody();
    Section skills(SectionKind::Skill);
    const Entry skill = skills.newEntry();
    QVERIFY(skills.append(skill));
    person.sections += skills;
    const auto isSaid = [&](const EntryId& entry) {
        PersonDocument document(person);
        EntryForm form(document, entry);
        form.show();
        form.setCv(person.cvs[0].id);
        return form.findChild<QLabel*>(QStringLiteral("form.sharedNote"))->isVisible();
    };
    QVERIFY(isSaid(skill.id));
    QVERIFY(!isSaid(person.sections[0].entries()[1].id)); // has points
    person.cvs[1].hiddenEntries = {skill.id};
    QVERIFY(!isSaid(skill.id));
    person.cvs.resize(1);
    QVERIFY(!isSaid(skill.id));
}

/// A new link makes the form again, with the points first or last.
void ShowingTest::marksAgainWhenTheFormIsMadeAgain()
{
    for (const SectionKind kind :
         {SectionKind::Interest, SectionKind::Summary, SectionKind::Work, SectionKind::Skill}) {
        Person person = somebody();
        Section section(kind);
        Entry entry = section.newEntry();
        entry.highlights += Highlight();
        entry.links += Link{{}, QStringLiteral("https://example.org")};
        QVERIFY(section.append(entry));
        person.sections += section;
        PersonDocument document(person);
        EntryForm form(document, entry.id);
        form.show();
        form.setCv(person.cvs[0].id);
        const QPointer<QLabel> before = form.findChild<QLabel*>(QStringLiteral("form.sharedNote"));
        auto* add = form.findChild<QPushButton*>(QStringLiteral("field.links.add"));
        QVERIFY(before && add);
        const bool said = before->isVisible();
        add->click();
        QTRY_VERIFY(!before);
        QCOMPARE(form.findChild<QLabel*>(QStringLiteral("form.sharedNote"))->isVisible(), said);
    }
}

/// A CV's own headline comes first; it can be edited, or dropped in favour of the other CVs' headline.
void ShowingTest::showsTheHeadlineThatIsPrinted()
{
    Person person = somebody();
    person.headline = LocalizedText::of(QStringLiteral("Engineer"), QStringLiteral("工程师"));
    person.cvs[1].headline = LocalizedText::of(QStringLiteral("Compiler engineer"), QStringLiteral("编译器工程师"));
    PersonDocument document(person);
    PersonForm form(document);
    form.show();
    const auto field = [&](const char* name) { return form.findChild<QPlainTextEdit*>(QString::fromLatin1(name)); };
    form.setCv(person.cvs[0].id);
    QVERIFY(!field("field.ownHeadline.en"));
    QCOMPARE(field("field.headline.en")->toPlainText(), QStringLiteral("Engineer"));
    form.setCv(person.cvs[1].id);
    QVERIFY(field("field.ownHeadline.en"));
    QCOMPARE(field("field.ownHeadline.en")->toPlainText(), QStringLiteral("Compiler engineer"));
    QVERIFY(field("field.ownHeadline.en")->mapTo(&form, QPoint()).y() <
            field("field.headline.en")->mapTo(&form, QPoint()).y());
    QVERIFY(form.findChild<QLabel*>(QStringLiteral("field.ownHeadline.note.words"))
                ->text()
                .contains(QStringLiteral("Software Engineer")));
    field("field.ownHeadline.en")->setFocus();
    field("field.ownHeadline.en")->setPlainText(QStringLiteral("Tool engineer"));
    QCOMPARE(document.person().cvs[1].headline.text(Language::English), QStringLiteral("Tool engineer"));
    QCOMPARE(document.person().headline, person.headline);
    // Drop it, and undo.
    form.findChild<QPushButton*>(QStringLiteral("field.ownHeadline.note.link"))->click();
    QTRY_VERIFY(!field("field.ownHeadline.en"));
    QVERIFY(document.person().cvs[1].headline.isEmpty());
    QCOMPARE(document.person().headline, person.headline);
    document.undo();
    QTRY_VERIFY(field("field.ownHeadline.en"));
    QCOMPARE(field("field.ownHeadline.en")->toPlainText(), QStringLiteral("Tool engineer"));
    // The other CV gets one of its own, which begins like the shared one.
    form.setCv(person.cvs[0].id);
    QVERIFY(!field("field.ownHeadline.en"));
    form.findChild<QPushButton*>(QStringLiteral("field.ownHeadline.note.link"))->click();
    QTRY_VERIFY(field("field.ownHeadline.en"));
    QCOMPARE(document.person().cvs[0].headline, person.headline);
    field("field.ownHeadline.en")->setPlainText(QStringLiteral("Chief engineer"));
    QCOMPARE(document.person().headline, person.headline);
}

/// Nothing is said where there is nothing to tell apart.
void ShowingTest::showsThatAHeadlineIsSharedIfThereAreSeveralCvs()
{
    Person person = somebody();
    person.headline = LocalizedText::of(QStringLiteral("Engineer"), QStringLiteral("工程师"));
    PersonDocument document(person);
    PersonForm form(document);
    form.setCv(person.cvs[0].id);
    const auto* note = form.findChild<SharedNote*>(QStringLiteral("field.ownHeadline.note"));
    QVERIFY(note && !note->isHidden());
    Person single = document.person();
    single.cvs.resize(1);
    document.replaceProfile(single);
    QVERIFY(form.findChild<SharedNote*>(QStringLiteral("field.ownHeadline.note"))->isHidden());
}

/// A CV's own summary comes before the record's, which the other CVs show; like a headline, it can be edited or
/// dropped.
void ShowingTest::showsTheSummaryThatIsPrinted()
{
    Person person = somebody();
    Section section(SectionKind::Summary);
    Entry entry = section.newEntry();
    entry.highlights = {Highlight()};
    entry.highlights.front().text = LocalizedRichText::shared(RichText::fromPlain(QStringLiteral("Of the record")));
    QVERIFY(section.append(entry));
    person.sections += section;
    person.cvs[1].summary = LocalizedRichText::of(Language::English, RichText::fromPlain(QStringLiteral("Of the CV")));
    PersonDocument document(person);
    EntryForm form(document, section.entries().front().id);
    form.show();
    form.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&form)); // fields notice that the focus leaves
    const auto field = [&](const char* name) { return form.findChild<GrowingTextEdit*>(QString::fromLatin1(name)); };
    const auto* note = form.findChild<QLabel*>(QStringLiteral("field.ownSummary.note.words"));
    const auto click = [&form] { form.findChild<QPushButton*>(QStringLiteral("field.ownSummary.note.link"))->click(); };
    form.setCv(person.cvs[0].id);
    QCOMPARE(note->text(), QStringLiteral("In all CVs"));
    QVERIFY(!field("field.ownSummary.en")->isVisible());
    form.setCv(person.cvs[1].id);
    QCOMPARE(note->text(), QStringLiteral("Only in “Software Engineer”"));
    QVERIFY(field("field.ownSummary.en")->isVisible());
    QCOMPARE(field("field.ownSummary.en")->text(), QStringLiteral("Of the CV"));
    QVERIFY(field("field.ownSummary.en")->mapTo(&form, QPoint()).y() <
            field("highlights.0.en")->mapTo(&form, QPoint()).y());
    form.focusFirst();
    QCOMPARE(form.focusWidget(), field("field.ownSummary.en"));
    // Typing is one undo step, and an emptied text stays while it has the focus.
    field("field.ownSummary.en")->selectAll();
    QTest::keyClicks(field("field.ownSummary.en"), QStringLiteral("Tools"));
    QCOMPARE(document.person().cvs[1].summary.text(Language::English).plainText(), QStringLiteral("Tools"));
    QCOMPARE(document.person().sections, person.sections);
    field("field.ownSummary.en")->selectAll();
    QTest::keyClick(field("field.ownSummary.en"), Qt::Key_Delete);
    QVERIFY(document.person().cvs[1].summary.isEmpty());
    QVERIFY(field("field.ownSummary.en")->isVisible());
    field("highlights.0.en")->setFocus();
    QTRY_VERIFY(!field("field.ownSummary.en")->isVisible());
    QCOMPARE(note->text(), QStringLiteral("In all CVs"));
    document.undo();
    QCOMPARE(field("field.ownSummary.en")->text(), QStringLiteral("Of the CV"));
    click();
    QVERIFY(document.person().cvs[1].summary.isEmpty());
    QVERIFY(!field("field.ownSummary.en")->isVisible());
    // An own one begins like the shared one, and is edited next.
    click();
    QCOMPARE(document.person().cvs[1].summary.text(Language::English).plainText(), QStringLiteral("Of the record"));
    QCOMPARE(form.focusWidget(), field("field.ownSummary.en"));
    // With a single CV there is nothing to tell apart.
    Person single = document.person();
    single.cvs.resize(1);
    document.replaceProfile(single);
    form.setCv(single.cvs[0].id);
    QVERIFY(form.findChild<SharedNote*>(QStringLiteral("field.ownSummary.note"))->isHidden());
}

/// A summary's section shows the text that the CV prints, and leads to it.
void ShowingTest::showsTheSummaryInItsSection()
{
    Person person = somebody();
    Section section(SectionKind::Summary);
    Entry entry = section.newEntry();
    entry.highlights = {Highlight()};
    entry.highlights.front().text = LocalizedRichText::shared(RichText::fromPlain(QStringLiteral("Of the record")));
    QVERIFY(section.append(entry));
    person.sections += section;
    person.cvs[1].summary = LocalizedRichText::of(Language::English, RichText::fromPlain(QStringLiteral("Of the CV")));
    PersonDocument document(person);
    OutlineModel outline(document);
    const auto row = [&](int role) { return outline.indexOf(section.entries().front().id).data(role); };
    outline.setCv(person.cvs[0].id);
    QCOMPARE(row(Qt::DisplayRole).toString(), QStringLiteral("Of the record"));
    outline.setCv(person.cvs[1].id);
    QCOMPARE(row(Qt::DisplayRole).toString(), QStringLiteral("Of the CV"));
    QVERIFY(!row(OutlineModel::OmittedRole).toBool());
    SectionForm form(document, section.id(), person.cvs[0].id);
    const auto* text = form.findChild<QLabel*>(QStringLiteral("section.text"));
    QCOMPARE(text->text(), QStringLiteral("Of the record"));
    form.setCv(person.cvs[1].id);
    QCOMPARE(text->text(), QStringLiteral("Of the CV"));
    QSignalSpy wanted(&form, &SectionForm::textWanted);
    form.findChild<QPushButton*>(QStringLiteral("section.text.edit"))->click();
    QTRY_COMPARE(wanted.size(), 1);
    QCOMPARE(wanted.front().front().value<EntryId>(), section.entries().front().id);
}

DUOVITA_GUI_TEST(ShowingTest)
#include "tst_showing.moc"
