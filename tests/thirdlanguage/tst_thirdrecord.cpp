#include "core/checks/recordchecks.h"
#include "core/checks/suggestions.h"
#include "core/json/personjson.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "core/terms/termtable.h"
#include "core/translation/translationsheet.h"
#include "tests/support/testmain.h"
#include "tests/thirdlanguage/thirdperson.h"

#include <QTemporaryDir>

using namespace duovita;
using namespace duovita::test;

// Storing and checking a record in three languages.

namespace {

const PartialDate today = *PartialDate::create(2025, 3, 1);

QList<Problem> problemsOf(const Person& person, Problem::Kind kind)
{
    QList<Problem> problems = checkRecord(person, today);
    erase_if(problems, [kind](const Problem& problem) { return problem.kind != kind; });
    return problems;
}

/// "organization en zh": every text of every kind of entry, as visited by forms and JSON, in some of the languages.
Person withTextsIn(const QList<Language>& languages)
{
    Person person;
    person.name = inThree("Wei Lin", "林薇", "Wei Lin");
    for (const SectionKindInfo& kind : sectionKindTable) {
        Section section(kind.kind);
        Entry entry = section.newEntry();
        forEachField(entry.details, [&](Field field, auto& value) {
            if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
                for (const Language language : languages)
                    value.setText(language, nameOf(field) + u' ' + codeOf(language));
            }
        });
        [[maybe_unused]] const bool fits = section.append(entry);
        person.sections += section;
    }
    return person;
}

Person withoutGerman(const Field field)
{
    Person person = thirdPerson();
    changeEntry(person, SectionKind::Work, [field](Entry& entry) {
        if (field == Field::Highlights)
            entry.highlights.front().text.setText(Language::German, {});
        forEachField(entry.details, [field](Field each, auto& value) {
            if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>) {
                if (each == field)
                    value.setText(Language::German, {});
            }
        });
    });
    return person;
}

} // namespace

class ThirdRecordTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void listsGermanAmongLanguages();
    void roundTripsThroughJson_data();
    void roundTripsThroughJson();
    void findsNoProblemsInCompleteRecord();
    void reportsMissingTexts_data();
    void reportsMissingTexts();
    void comparesWithEachLanguage();
    void keepsOtherTextsWhenFixed();
    void suggestsFromAnyLanguage();
    void storesThirdLanguage();
    void sortsPeopleByGermanName();
    void exportsMissingTextsForTranslation();
    void readsTablesOfTerms();
};

void ThirdRecordTest::listsGermanAmongLanguages()
{
    QCOMPARE(languageCount, std::size_t(3));
    QCOMPARE(findLanguage(u"de-AT"), std::optional(Language::German));
    QCOMPARE(displayName(inThree("Wei Lin", "林薇", "Wei von Lin")), QStringLiteral("林薇 Wei Lin Wei von Lin"));
    QCOMPARE(standardTitle(SectionKind::Work, Language::German), QStringLiteral("Berufserfahrung"));
}

void ThirdRecordTest::roundTripsThroughJson_data()
{
    using enum Language;
    QTest::addColumn<Person>("person");
    QTest::newRow("whole person") << thirdPerson();
    QTest::newRow("all three") << withTextsIn({English, Chinese, German});
    QTest::newRow("German alone") << withTextsIn({German});
    QTest::newRow("not in German") << withTextsIn({English, Chinese});
    Person timed = thirdPerson();
    timed.headline.setTimes(German, Timestamp(std::chrono::milliseconds(5000)),
                            Timestamp(std::chrono::milliseconds(7000)));
    timed.cvs.front().languages = {German, Chinese};
    QTest::newRow("times and a CV's languages") << timed;
    Person authors = thirdPerson();
    changeEntry(authors, SectionKind::Publication, [](Entry& entry) {
        LocalizedAuthors& names = std::get<PublicationDetails>(entry.details).authors;
        names.unshare();
        names.setText(German, splitNames(QStringLiteral("Wei Lin, San Zhang")));
    });
    QTest::newRow("authors of its own") << authors;
}

void ThirdRecordTest::roundTripsThroughJson()
{
    QFETCH(Person, person);
    const QByteArray json = writePeople({person});
    const Result<QList<Person>> read = readPeople(json);
    QVERIFY2(read, qPrintable(read ? QString() : read.error().parameters.join(u' ')));
    QCOMPARE(read->front(), person);
    QVERIFY(json.contains("\"de\""));
}

void ThirdRecordTest::findsNoProblemsInCompleteRecord()
{
    const QList<Problem> problems = checkRecord(thirdPerson(), today);
    for (const Problem& problem : problems)
        qWarning("%s: %s", qPrintable(nameOf(problem.kind)), qPrintable(problem.parameters.join(u' ')));
    QVERIFY(problems.isEmpty());
}

void ThirdRecordTest::reportsMissingTexts_data()
{
    QTest::addColumn<Field>("field");
    QTest::addColumn<QString>("shown");
    QTest::newRow("a name") << Field::Organization << "Example Labs";
    QTest::newRow("a post") << Field::Position << "Engineer";
    QTest::newRow("a place") << Field::Location << "Qinghe";
    QTest::newRow("a point") << Field::Highlights << "Built the \"fast path\", which halved 12 waits";
}

void ThirdRecordTest::reportsMissingTexts()
{
    QFETCH(Field, field);
    const QList<Problem> missing = problemsOf(withoutGerman(field), Problem::Kind::Missing);
    QCOMPARE(missing.size(), 1);
    QCOMPARE(missing.front().source.field, field);
    QCOMPARE(missing.front().language, std::optional(Language::German));
    QTEST(missing.front().parameters.value(0), "shown");
}

void ThirdRecordTest::comparesWithEachLanguage()
{
    Person person = thirdPerson();
    changeEntry(person, SectionKind::Work, [](Entry& entry) {
        const auto say = [](const char* text) { return RichText::fromPlain(QString::fromUtf8(text)); };
        entry.highlights[0].text.setText(Language::German, say("Baute, was 21 Wartezeiten halbierte"));
        entry.highlights[1].text.setText(Language::German, say("带领一个三人团队"));
    });
    const QList<Problem> numbers = problemsOf(person, Problem::Kind::NumbersDiffer);
    QCOMPARE(numbers.size(), 1);
    QCOMPARE(numbers.front().sides, (std::array{Language::English, Language::German}));
    QCOMPARE(numbers.front().parameters, (QStringList{QStringLiteral("12"), QStringLiteral("21")}));
    const QList<Problem> written = problemsOf(person, Problem::Kind::OtherLanguage);
    QCOMPARE(written.size(), 1);
    QCOMPARE(written.front().sides, (std::array{Language::German, Language::Chinese}));

    changeEntry(person, SectionKind::Work, [](Entry& entry) {
        entry.highlights[0].text.setText(Language::German, {});
        entry.highlights[1].text.setText(Language::Chinese, {});
    });
    const QList<Problem> unaligned = problemsOf(person, Problem::Kind::PointsUnaligned);
    QCOMPARE(unaligned.size(), 1);
    QCOMPARE(unaligned.front().sides, (std::array{Language::Chinese, Language::German}));
    QCOMPARE(unaligned.front().parameters, (QStringList{QStringLiteral("1"), QStringLiteral("1")}));
}

void ThirdRecordTest::keepsOtherTextsWhenFixed()
{
    const Person person = withoutGerman(Field::Organization);
    const Problem problem = problemsOf(person, Problem::Kind::Missing).value(0);
    QVERIFY(!problem.remedies.testFlag(Remedy::MarkShared)); // it would discard the Chinese text
    const Person mended = remedied(person, problem, Remedy::CopyAcross, Timestamp(std::chrono::milliseconds(1)));
    const auto& details = std::get<ExperienceDetails>(mended.sections[1].entries().front().details);
    QCOMPARE(details.organization.text(Language::German), QStringLiteral("Example Labs"));
    QCOMPARE(details.organization.text(Language::Chinese), QStringLiteral("示例实验室"));

    Person alone = thirdPerson();
    changeEntry(alone, SectionKind::Work, [](Entry& entry) {
        std::get<ExperienceDetails>(entry.details).organization = inThree("Works for examples", "", "");
    });
    const QList<Problem> missing = problemsOf(alone, Problem::Kind::Missing);
    QCOMPARE(missing.size(), 2);
    QVERIFY(missing.front().remedies.testFlag(Remedy::MarkShared));
}

void ThirdRecordTest::suggestsFromAnyLanguage()
{
    TermIndex terms;
    terms.add(TermKind::Organization, Term::of(inThree("", "示例实验室", "Beispiel-Labor")));
    Person person = thirdPerson();
    changeEntry(person, SectionKind::Work, [](Entry& entry) {
        std::get<ExperienceDetails>(entry.details).organization = inThree("", "示例实验室", "");
    });
    const QList<Problem> problems = withSuggestions(problemsOf(person, Problem::Kind::Missing), terms, {});
    QCOMPARE(problems.size(), 2);
    QCOMPARE(problems[0].language, std::optional(Language::English));
    QVERIFY(problems[0].suggestion.isEmpty());
    QCOMPARE(problems[1].suggestion, QStringLiteral("Beispiel-Labor"));
}

void ThirdRecordTest::storesThirdLanguage()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("store.duovita"));
    const Person person = withoutGerman(Field::Highlights);
    {
        const auto store = Database::open(path);
        QVERIFY(store);
        QVERIFY(PersonRepository(**store).insert(person));
    }
    const auto store = Database::open(path);
    QVERIFY(store);
    const auto loaded = PersonRepository(**store).load(person.id);
    QVERIFY(loaded);
    QCOMPARE(loaded->person, person);
    const auto people = PersonRepository(**store).list(QStringLiteral("Beispiel-Labor"), Language::German);
    QVERIFY(people);
    QCOMPARE(people->size(), 1);
    QCOMPARE(people->front().missing[indexOf(Language::English)], 0);
    QCOMPARE(people->front().missing[indexOf(Language::German)], 1);

    Person changed = person;
    changed.headline.setText(Language::German, QStringLiteral("Speicheringenieurin"));
    const auto revisions = PersonRepository(**store).update(person, changed, loaded->revisions);
    QVERIFY(revisions);
    QCOMPARE(PersonRepository(**store).load(person.id)->person, changed);
}

void ThirdRecordTest::sortsPeopleByGermanName()
{
    QTemporaryDir folder;
    const auto store = Database::open(folder.filePath(QStringLiteral("store.duovita")));
    QVERIFY(store);
    PersonRepository repository(**store);
    for (const LocalizedText& name :
         {inThree("Bob", "", "Zacharias"), inThree("Carl", "", "Anton"), inThree("Aron", "", "")}) {
        Person person;
        person.name = name;
        QVERIFY(repository.insert(person));
    }
    const auto inEnglish = repository.list({}, Language::English);
    const auto inGerman = repository.list({}, Language::German);
    QVERIFY(inEnglish && inGerman);
    const auto shown = [](const QList<PersonSummary>& people) {
        QStringList names;
        for (const PersonSummary& person : people)
            names += person.name.text(Language::English);
        return names.join(u' ');
    };
    QCOMPARE(shown(*inEnglish), QStringLiteral("Aron Bob Carl"));
    QCOMPARE(shown(*inGerman), QStringLiteral("Carl Aron Bob")); // Anton, Aron, Zacharias
}

void ThirdRecordTest::exportsMissingTextsForTranslation()
{
    const Person person = withoutGerman(Field::Organization);
    QCOMPARE(languageToFill(person), Language::German);
    const SheetWords words{[](const ContentSource&) { return QString(); }, {}};
    const TranslationSheet sheet = makeSheet(person, Language::German, SheetTexts::MissingAndStale, words);
    QCOMPARE(sheet.source, Language::English);
    QCOMPARE(sheet.units.size(), 1);
    QCOMPARE(sheet.units.front().source, QStringLiteral("Example Labs"));

    Person chinese = person;
    chinese.headline.setText(Language::English, {});
    QCOMPARE(makeSheet(chinese, Language::German, SheetTexts::MissingAndStale, words).source, Language::Chinese);
}

void ThirdRecordTest::readsTablesOfTerms()
{
    const auto two = readTermTable("Engineer\t工程师\n", {});
    const auto named = readTermTable("de\ten\nIngenieur\tEngineer\n", {});
    const auto three = readTermTable("Engineer\t工程师\tIngenieur\n", {});
    QVERIFY(two && named && three);
    QCOMPARE(two->front(), Term::of(inThree("Engineer", "工程师", "")));
    QCOMPARE(named->front(), Term::of(inThree("Engineer", "", "Ingenieur")));
    QCOMPARE(three->front(), Term::of(inThree("Engineer", "工程师", "Ingenieur")));
    for (const auto& terms : {*two, *named, *three}) {
        const auto again = readTermTable(writeTermTable(terms), {});
        QVERIFY(again);
        QCOMPARE(*again, terms);
    }
}

DUOVITA_TEST(ThirdRecordTest)
#include "tst_thirdrecord.moc"
