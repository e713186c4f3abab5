#include "core/translation/xliffreading.h"
#include "core/translation/xliffwriting.h"
#include "tests/core/translation/sheetsamples.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;
using namespace duovita::test;

namespace {

/// Later than any timestamp of a random person.
constexpr Timestamp latest = Timestamp(std::chrono::years(100));

QStringList chineseLabels(const Person& person)
{
    QStringList labels;
    for (const Contact& contact : person.contacts)
        labels += contact.label.text(Language::Chinese);
    return labels;
}

/// All texts of a person in one language, by place.
QMap<QString, QString> sideOf(const Person& person, Language language)
{
    QMap<QString, QString> texts;
    Person copy = person;
    TextWalk([&](const TextPlace& place, const auto& text) {
        if constexpr (!std::is_same_v<std::decay_t<decltype(text)>, QString>)
            texts.insert(idOf(place), keptText(text.text(language)));
    }).walk(copy);
    return texts;
}

} // namespace

/// Importing translated sheets.
class SheetMergingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changesNothingIfUntranslated();
    void fillsOnlyTranslatedTexts();
    void keepsSourceTextCurrent();
    void showsConflicts();
    void staysStaleIfAppliedToChangedSource();
    void confirmsReviewedTexts();
    void treatsMissingFormerTextAsConflict();
    void reportsRemovedAndSharedTexts();
    void findsAMovedEntry();
    void findsAMovedItemByItsSource();
    void skipsItemsOfChangedList();
    void confirmsWithoutFormerTextOnlyIfReviewed();
    void ignoresBlankTranslation();
    void keepsOneLineFieldsOnOneLine();
    void reportsIncompleteTranslations();
};

void SheetMergingTest::changesNothingIfUntranslated()
{
    for (quint32 seed = 0; seed < 60; ++seed) {
        const Person person = test::RandomPerson(seed).person();
        for (const SheetTexts texts : {SheetTexts::MissingAndStale, SheetTexts::All}) {
            const auto read = fromXliff(toXliff(sheetOf(person, texts)), {});
            QVERIFY(read || sheetOf(person, texts).units.isEmpty());
            if (!read)
                continue;
            const auto changes = compareSheet(person, *read);
            QVERIFY(changes.isEmpty());
            QVERIFY(withSheet(person, *read, changes, at(100)) == person);
        }
    }
}

void SheetMergingTest::fillsOnlyTranslatedTexts()
{
    for (quint32 seed = 0; seed < 60; ++seed) {
        const Person person = test::RandomPerson(seed).person();
        TranslationSheet sheet = sheetOf(person);
        QMap<QString, QString> expected = sideOf(person, Language::Chinese);
        for (qsizetype i = 0; i < sheet.units.size(); ++i) { // every third stays untranslated
            if (i % 3 == 0)
                continue;
            sheet.units[i].target = QStringLiteral("**译** ") + sheet.units[i].source;
            sheet.units[i].state = SheetUnit::State::Translated;
            expected[sheet.units[i].id] = sheet.units[i].target;
        }
        const auto read = fromXliff(toXliff(sheet), {});
        QVERIFY(read || sheet.units.isEmpty());
        if (!read)
            continue;
        const auto changes = compareSheet(person, *read);
        for (const SheetChange& change : changes)
            QCOMPARE(change.kind, SheetChange::Kind::Fills);
        const Person after = withSheet(person, *read, changes, latest);
        QCOMPARE(sideOf(after, Language::Chinese), expected);
        QCOMPARE(sideOf(after, Language::English), sideOf(person, Language::English));
        QVERIFY(compareSheet(after, *read).isEmpty()); // the second import changes nothing
    }
}

void SheetMergingTest::keepsSourceTextCurrent()
{
    const Person person = examplePerson();
    const TranslationSheet sheet = translated(sheetOf(person));
    Person after = withSheet(person, sheet, compareSheet(person, sheet), at(1000));
    for (const qsizetype index : {0, 1}) {
        for (const Language language : allLanguages)
            QCOMPARE(point(after, index).state(language), TextState::Complete);
    }
    QVERIFY(sheetOf(after).units.isEmpty());
}

void SheetMergingTest::showsConflicts()
{
    Person person = examplePerson();
    const TranslationSheet sheet = translated(sheetOf(person));
    point(person, 0).setText(Language::Chinese, rich("别人写的"), at(50));
    point(person, 1).setText(Language::English, rich("Newer words"), at(50));
    const auto changes = compareSheet(person, sheet);
    QCOMPARE(changes.size(), 2);
    QCOMPARE(changes[0].kind, SheetChange::Kind::TargetChanged);
    QCOMPARE(changes[0].recordTarget, QStringLiteral("别人写的"));
    QCOMPARE(changes[1].kind, SheetChange::Kind::SourceChanged);
    QCOMPARE(changes[1].recordSource, QStringLiteral("Newer words"));
    QCOMPARE(changes[1].unit.source, QStringLiteral("New words"));
    QVERIFY(changes[0].isConflict() && changes[1].isConflict());
    // Untouched texts never conflict, whatever changed in the record.
    QVERIFY(compareSheet(person, sheetOf(examplePerson())).isEmpty());
    // Somebody has already written the same text.
    point(person, 0).setText(Language::Chinese, rich(sheet.units[0].target.toUtf8().constData()), at(60));
    QCOMPARE(compareSheet(person, sheet).size(), 1);
}

void SheetMergingTest::staysStaleIfAppliedToChangedSource()
{
    Person person = examplePerson();
    const TranslationSheet sheet = translated(sheetOf(person));
    for (const qsizetype index : {0, 1}) // the time of the first change is unknown
        point(person, index).setText(Language::English, rich("Newer words"), index == 0 ? Timestamp() : at(50));
    Person after = withSheet(person, sheet, compareSheet(person, sheet), at(1000));
    for (const qsizetype index : {0, 1}) {
        QCOMPARE(point(after, index).text(Language::Chinese).markdown(), sheet.units[index].target);
        QCOMPARE(point(after, index).state(Language::Chinese), TextState::Stale);
        QCOMPARE(point(after, index).state(Language::English), TextState::Complete);
    }
}

void SheetMergingTest::confirmsReviewedTexts()
{
    const Person person = examplePerson();
    TranslationSheet sheet = sheetOf(person);
    sheet.units[1].state = SheetUnit::State::Reviewed;
    const auto changes = compareSheet(person, sheet);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes[0].kind, SheetChange::Kind::Confirms);
    Person after = withSheet(person, sheet, changes, at(1000));
    QCOMPARE(point(after, 1).state(Language::Chinese), TextState::Complete);
    QCOMPARE(point(after, 1).text(Language::Chinese).markdown(), QStringLiteral("旧文字"));
}

/// If a translation tool has dropped the hash of the former text from the sheet, an existing translation counts as
/// changed, so that it is not overwritten.
void SheetMergingTest::treatsMissingFormerTextAsConflict()
{
    const Person person = examplePerson();
    TranslationSheet sheet = translated(sheetOf(person));
    for (SheetUnit& unit : sheet.units)
        unit.formerTarget.reset();
    const auto changes = compareSheet(person, sheet);
    QCOMPARE(changes.size(), 2);
    QCOMPARE(changes[0].kind, SheetChange::Kind::Fills);
    QCOMPARE(changes[1].kind, SheetChange::Kind::TargetChanged);
}

void SheetMergingTest::reportsRemovedAndSharedTexts()
{
    Person person = examplePerson();
    const TranslationSheet sheet = translated(sheetOf(person));
    point(person, 0).share(Language::English);
    const_cast<Entry&>(person.sections[0].entries()[0]).highlights.removeLast();
    const auto changes = compareSheet(person, sheet);
    QCOMPARE(changes.size(), 2);
    QCOMPARE(changes[0].kind, SheetChange::Kind::Shared);
    QCOMPARE(changes[1].kind, SheetChange::Kind::Gone);
    QVERIFY(withSheet(person, sheet, changes, at(1000)) == person);
}

void SheetMergingTest::findsAMovedEntry()
{
    Person person = examplePerson();
    const TranslationSheet sheet = translated(sheetOf(person));
    Section other(SectionKind::Research);
    QVERIFY(other.append(person.sections[0].take(0)));
    person.sections.prepend(other);
    for (const SheetChange& change : compareSheet(person, sheet))
        QCOMPARE(change.kind, SheetChange::Kind::Fills);
}

void SheetMergingTest::findsAMovedItemByItsSource()
{
    const TranslationSheet sheet =
        translated(sheetOf(personWithLabels({QStringLiteral("Home"), QStringLiteral("Work"), QStringLiteral("Lab")})));
    QCOMPARE(sheet.units.size(), 3);
    const Person moved = personWithLabels({QStringLiteral("New"), QStringLiteral("Lab"), QStringLiteral("Home")});
    const auto changes = compareSheet(moved, sheet);
    QCOMPARE(changes.size(), 3);
    QCOMPARE(changes[0].kind, SheetChange::Kind::Fills);
    QCOMPARE(changes[1].kind, SheetChange::Kind::ListChanged);
    QCOMPARE(changes[2].kind, SheetChange::Kind::Fills);
    const Person after = withSheet(moved, sheet, changes, latest);
    QCOMPARE(chineseLabels(after), (QStringList{{}, QStringLiteral("译: Lab"), QStringLiteral("译: Home")}));
    for (const SheetChange& change : compareSheet(after, sheet))
        QCOMPARE(change.kind, SheetChange::Kind::ListChanged);
}

/// Nothing is guessed, and such items cannot be forced.
void SheetMergingTest::skipsItemsOfChangedList()
{
    const TranslationSheet sheet = translated(sheetOf(personWithLabels({QStringLiteral("Home")})));
    for (const QStringList& labels :
         {QStringList{QStringLiteral("Homepage")},
          QStringList{QStringLiteral("New"), QStringLiteral("Home"), QStringLiteral("Home")}}) {
        const Person person = personWithLabels(labels);
        const auto changes = compareSheet(person, sheet);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(changes[0].kind, SheetChange::Kind::ListChanged);
        QVERIFY(!changes[0].isApplicable());
        QVERIFY(withSheet(person, sheet, changes, latest) == person);
    }
    // An item claimed by another text of the sheet is not used twice.
    const TranslationSheet twice =
        translated(sheetOf(personWithLabels({QStringLiteral("Home"), QStringLiteral("Home")})));
    const auto changes = compareSheet(personWithLabels({QStringLiteral("Home"), QStringLiteral("Work")}), twice);
    QCOMPARE(changes.size(), 2);
    QCOMPARE(changes[0].kind, SheetChange::Kind::Fills);
    QCOMPARE(changes[1].kind, SheetChange::Kind::ListChanged);
    const auto gone = compareSheet(personWithLabels({}), sheet);
    QCOMPARE(gone.size(), 1);
    QCOMPARE(gone[0].kind, SheetChange::Kind::Gone);
}

void SheetMergingTest::confirmsWithoutFormerTextOnlyIfReviewed()
{
    const Person person = examplePerson();
    TranslationSheet sheet = sheetOf(person);
    sheet.units[1].formerTarget.reset();
    QVERIFY(compareSheet(person, sheet).isEmpty());
    sheet.units[1].state = SheetUnit::State::Reviewed;
    QCOMPARE(compareSheet(person, sheet).size(), 1);
    QCOMPARE(compareSheet(person, sheet)[0].kind, SheetChange::Kind::Confirms);
}

void SheetMergingTest::ignoresBlankTranslation()
{
    for (const char* segment : {"<segment><source>Home</source><target> \n\t</target></segment>",
                                "<segment state=\"reviewed\"><source>Home</source><target>&#x3000;</target></segment>",
                                "<segment state=\"initial\"><source>Home</source><target>首页</target></segment>"}) {
        const auto read =
            fromXliff(document(QByteArray("<unit id=\"person.contacts.0.label\">") + segment + "</unit>"), {});
        QVERIFY(read);
        QCOMPARE(read->units[0].state, SheetUnit::State::Initial);
        QVERIFY(compareSheet(personWithLabels({QStringLiteral("Home")}), *read).isEmpty());
    }
}

void SheetMergingTest::keepsOneLineFieldsOnOneLine()
{
    // A source with a line break is not a one-line field.
    Person person = personWithLabels({QStringLiteral("Home"), QStringLiteral("Two\nlines")});
    TranslationSheet sheet = sheetOf(person);
    sheet.units[0].target = QStringLiteral("首\n页");
    sheet.units[1].target = QStringLiteral("两\n行");
    for (SheetUnit& unit : sheet.units)
        unit.state = SheetUnit::State::Translated;
    person = withSheet(person, sheet, compareSheet(person, sheet), latest);
    QCOMPARE(chineseLabels(person), (QStringList{QStringLiteral("首 页"), QStringLiteral("两\n行")}));
    QVERIFY(compareSheet(person, sheet).isEmpty());
}

void SheetMergingTest::reportsIncompleteTranslations()
{
    const Person person = personWithLabels({QStringLiteral("one two")});
    for (const char* second :
         {"<segment><source>two</source></segment>", "<segment><source>two</source><target> </target></segment>",
          "<segment state=\"initial\"><source>two</source><target>二</target></segment>"}) {
        const auto read = fromXliff(document(QByteArray("\n<unit id=\"person.contacts.0.label\"><segment><source>one "
                                                        "</source><target>一</target></segment>") +
                                             second + "</unit>"),
                                    {});
        QVERIFY(read && read->units[0].isPartial);
        const auto changes = compareSheet(person, *read);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(changes[0].kind, SheetChange::Kind::Incomplete);
        QCOMPARE(changes[0].unit.line, 3);
        QVERIFY(withSheet(person, *read, changes, latest) == person);
    }
}

DUOVITA_TEST(SheetMergingTest)
#include "tst_sheetmerging.moc"
