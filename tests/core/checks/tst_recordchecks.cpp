#include "core/checks/recordchecks.h"
#include "tests/core/checks/checkedrecords.h"
#include "tests/support/needslexicon.h"
#include "tests/support/randomperson.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace duovita;
using namespace duovita::test;

class RecordChecksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsMissingAndStaleTexts();
    void findsUnalignedPoints();
    void findsExpectedDatesInThePast();
    void correctsIdentifiers();
    void findsMalformedAddresses();
    void findsPointsInTheWrongLanguage_data();
    void findsPointsInTheWrongLanguage();
    void findsFieldsInTheWrongLanguage();
    void findsUnparsedDates();
    void findsMisreadNames();
    void findsTextsThatHoldTwo();
    void findsChineseNamesInEnglish();
    void findsListsOfDifferentLength();
    void ignoresHiddenEntries();
    void findsNoFaultsInSamples();
    void remediesResolveTheirProblem();
    void requiresNoTextsThatDocumentsSupply();
    void requiresTitlesOfCustomSectionsOnly();
    void appliesRemediesToEachListItem();
    void findsDifferingMeanings_data();
    void findsDifferingMeanings();
    void copiesNumberFromTheOtherSide_data();
    void copiesNumberFromTheOtherSide();
    void endsDismissalWhenTextsChange();
};

void RecordChecksTest::findsMissingAndStaleTexts()
{
    Entry entry = job();
    auto& details = std::get<ExperienceDetails>(entry.details);
    details.position = LocalizedText::of(Language::Chinese, QStringLiteral("工程师"));
    details.organization.setText(Language::English, QStringLiteral("Example Laboratory"), late);
    const Person person = personWith(entry, SectionKind::Work);
    const auto missing = problemsOf(person, Problem::Kind::Missing);
    QCOMPARE(missing.size(), 1);
    QCOMPARE(missing[0].source.field, Field::Position);
    QCOMPARE(*missing[0].language, Language::English);
    QCOMPARE(missing[0].parameters, {QStringLiteral("工程师")});
    const auto stale = problemsOf(person, Problem::Kind::Stale);
    QCOMPARE(stale.size(), 1);
    QCOMPARE(*stale[0].language, Language::Chinese);
}

void RecordChecksTest::findsUnalignedPoints()
{
    Entry entry = job();
    for (const auto& [language, text] :
         {std::pair{Language::English, "One"}, {Language::Chinese, "一"}, {Language::Chinese, "二"}}) {
        Highlight point;
        point.text.setText(language, RichText::fromPlain(QString::fromUtf8(text)), early);
        entry.highlights += point;
    }
    const auto unaligned = problemsOf(personWith(entry, SectionKind::Work), Problem::Kind::PointsUnaligned);
    QCOMPARE(unaligned.size(), 1);
    QCOMPARE(unaligned[0].parameters, QStringList({QStringLiteral("1"), QStringLiteral("2")}));
    entry.highlights.removeFirst(); // all points in one language are just missing texts
    QVERIFY(problemsOf(personWith(entry, SectionKind::Work), Problem::Kind::PointsUnaligned).isEmpty());
}

void RecordChecksTest::findsExpectedDatesInThePast()
{
    const auto ending = [](int year, int month) {
        Entry entry = Section(SectionKind::Education).newEntry();
        std::get<EducationDetails>(entry.details).range =
            *DateRange::create(PartialDate::create(2018).value(), PartialDate::create(year, month).value(), true);
        return problemsOf(personWith(entry, SectionKind::Education), Problem::Kind::ExpectedPassed).size();
    };
    QCOMPARE(ending(2025, 2), 1);
    QCOMPARE(ending(2025, 3), 0);
    QCOMPARE(ending(2025, 0), 0);
    QCOMPARE(ending(2024, 0), 1);
}

void RecordChecksTest::correctsIdentifiers()
{
    Entry entry = Section(SectionKind::Publication).newEntry();
    auto& details = std::get<PublicationDetails>(entry.details);
    details.doi = QStringLiteral("10.1000/182");
    QVERIFY(problemsOf(personWith(entry, SectionKind::Publication), Problem::Kind::DoiMalformed).isEmpty());
    details.doi = QStringLiteral("doi: 10.1000/182");
    Person person = personWith(entry, SectionKind::Publication);
    const auto malformed = problemsOf(person, Problem::Kind::DoiMalformed);
    QCOMPARE(malformed.size(), 1);
    person = remedied(person, malformed[0], Remedy::MendIdentifier, late);
    const Entry& mended = person.sections[0].entries()[0];
    QCOMPARE(std::get<PublicationDetails>(mended.details).doi, QStringLiteral("10.1000/182"));
    details.doi = QStringLiteral("forthcoming");
    const auto hopeless = problemsOf(personWith(entry, SectionKind::Publication), Problem::Kind::DoiMalformed);
    QCOMPARE(hopeless.size(), 1);
    QCOMPARE(hopeless[0].remedies, Remedies(Remedy::Dismiss));
}

void RecordChecksTest::findsMalformedAddresses()
{
    Entry entry = job();
    entry.links = {Link{LocalizedText::shared(QStringLiteral("pdf")), QStringLiteral("../files/a.pdf")},
                   Link{LocalizedText::shared(QStringLiteral("code")), QStringLiteral("https://example.org/a")}};
    const auto malformed = problemsOf(personWith(entry, SectionKind::Work), Problem::Kind::AddressMalformed);
    QCOMPARE(malformed.size(), 1);
    QCOMPARE(malformed[0].parameters, {QStringLiteral("../files/a.pdf")});
}

void RecordChecksTest::findsPointsInTheWrongLanguage_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QList<Language>>("found");
    const auto add = [](const char* english, const char* chinese, const QList<Language>& found = {}) {
        QTest::addRow("%s | %s", english, chinese) << QString::fromUtf8(english) << QString::fromUtf8(chinese) << found;
    };
    add("在网络中心负责调度", "在网络中心负责调度", {Language::English});
    add("在 Google 负责 Spanner 的调度", "", {Language::English});
    add("Led the work on the scheduler", "Led the work on the scheduler", {Language::Chinese});
    add("负责调度", "Led the work on the scheduler", {Language::English, Language::Chinese});
    // Names, products and terms may be the same in both languages.
    for (const auto& [english, chinese] :
         {std::pair{"Led the work on the scheduler", "负责调度"}, std::pair{"Python, C/C++, P4", "Python, C/C++, P4"},
          std::pair{"With Zhang San (张三)", "与张三合作"},
          std::pair{"USENIX Security, IEEE S&P", "USENIX Security, IEEE S&P"},
          std::pair{"Translated 《红楼梦》 into English", "将《红楼梦》译成英文"},
          std::pair{"github.com/li/si", "github.com/li/si"}, std::pair{"", ""}})
        add(english, chinese);
}

void RecordChecksTest::findsPointsInTheWrongLanguage()
{
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    QFETCH(QList<Language>, found);
    Entry entry = job();
    Highlight point;
    point.text = LocalizedRichText::of(RichText::fromPlain(english), RichText::fromPlain(chinese));
    entry.highlights = {point};
    Person person = personWith(entry, SectionKind::Work);
    QList<Language> sides;
    for (const Problem& problem : problemsOf(person, Problem::Kind::OtherLanguage)) {
        QCOMPARE(problem.source.highlight, point.id);
        QVERIFY(problem.remedies.testFlag(Remedy::Dismiss));
        sides += *problem.language;
    }
    QCOMPARE(sides, found);
    // A text shared by both languages is intended.
    entry.highlights.front().text.share(Language::English);
    QVERIFY(problemsOf(personWith(entry, SectionKind::Work), Problem::Kind::OtherLanguage).isEmpty());
}

/// Applies to every text needed in each language, but not to names and cited works, which stay as written.
void RecordChecksTest::findsFieldsInTheWrongLanguage()
{
    Entry entry = job();
    std::get<ExperienceDetails>(entry.details).position =
        LocalizedText::of(Language::English, QStringLiteral("软件工程师"));
    Person person = personWith(entry, SectionKind::Work);
    person.name = LocalizedText::of(QStringLiteral("张三丰"), QStringLiteral("张三丰"));
    person.headline =
        LocalizedText::of(QStringLiteral("软件工程师"), QStringLiteral("Has written the software of a large bank"));
    const QString title = QStringLiteral("面向大规模集群的调度方法");
    Section works(SectionKind::Publication);
    Entry work = works.newEntry();
    std::get<PublicationDetails>(work.details).title = LocalizedText::of(title, title);
    QVERIFY(works.append(work));
    person.sections += works;
    QList<std::pair<Field, Language>> found;
    for (const Problem& problem : problemsOf(person, Problem::Kind::OtherLanguage))
        found += {problem.source.field, *problem.language};
    const QList<std::pair<Field, Language>> expected{{Field::Headline, Language::English},
                                                     {Field::Headline, Language::Chinese},
                                                     {Field::Position, Language::English}};
    QCOMPARE(found, expected);
}

void RecordChecksTest::findsUnparsedDates()
{
    Entry entry = job();
    entry.asTyped = {{QStringLiteral("end"), QStringLiteral("some day")},
                     {QStringLiteral("morePositions.1.start"), QStringLiteral("once")}};
    const auto found = problemsOf(personWith(entry, SectionKind::Work), Problem::Kind::NotReadAsDate);
    QCOMPARE(found.size(), 2);
    for (const Problem& problem : found) {
        QCOMPARE(problem.source.field, Field::Range);
        QVERIFY(problem.remedies == Remedies());
    }
    QCOMPARE(found[0].parameters, QStringList{QStringLiteral("some day")});
    // Removing a position also removes its unparsed texts.
    removeTypedTexts(entry.asTyped, QStringLiteral("morePositions"), 0);
    QCOMPARE(entry.asTyped.value(QStringLiteral("morePositions.0.start")), QStringLiteral("once"));
    removeTypedTexts(entry.asTyped, QStringLiteral("morePositions"), 0);
    QCOMPARE(entry.asTyped, (TypedTexts{{QStringLiteral("end"), QStringLiteral("some day")}}));
}

void RecordChecksTest::findsChineseNamesInEnglish()
{
    PublicationDetails details;
    details.title = LocalizedText::of(QStringLiteral("Questions for whole books"), QStringLiteral("整本书阅读"));
    Author author;
    author.name = QStringLiteral("罗安琪");
    details.authors = LocalizedAuthors::shared({author});
    Entry entry;
    entry.details = details;
    const auto found = [&] {
        entry.details = details;
        return problemsOf(personWith(entry, SectionKind::Publication), Problem::Kind::OtherLanguage);
    };
    QCOMPARE(found().size(), 1);
    QCOMPARE(found()[0].source.field, Field::Authors);
    Author latin;
    latin.name = QStringLiteral("A. Luo");
    details.authors = LocalizedAuthors::of({latin}, {author});
    QVERIFY(found().isEmpty());
    details.authors = LocalizedAuthors::shared({author});
    details.title = LocalizedText::of(Language::Chinese, QStringLiteral("整本书阅读")); // it lacks more than the names
    QVERIFY(found().isEmpty());
}

void RecordChecksTest::findsListsOfDifferentLength()
{
    const auto found = [](const char* english, const char* chinese) {
        SkillDetails details;
        details.items = LocalizedText::of(QString::fromUtf8(english), QString::fromUtf8(chinese));
        Entry entry;
        entry.details = details;
        return problemsOf(personWith(entry, SectionKind::Skill), Problem::Kind::ItemsDiffer);
    };
    QVERIFY(found("PKULaw, Excel", "北大法宝、Excel").isEmpty());
    QVERIFY(found("Python (NumPy, pandas), Go", "Python（NumPy、pandas）、Go").isEmpty());
    QVERIFY(found("Excel", "").isEmpty());
    const auto differing = found("PKULaw, Excel", "北大法宝、威科先行、Excel");
    QCOMPARE(differing.size(), 1);
    QCOMPARE(differing[0].parameters, QStringList({QStringLiteral("2"), QStringLiteral("3")}));
    QVERIFY(differing[0].isDifference() && !differing[0].key.isEmpty());
}

/// As if an import had read a second school into the first one's field of study.
void RecordChecksTest::findsMisreadNames()
{
    Entry entry;
    EducationDetails details;
    details.institution = LocalizedText::of(Language::English, QStringLiteral("Donghai University"));
    details.area = LocalizedText::of(Language::Chinese, QStringLiteral("市场营销, 2014.09, 2016.06 江北师范大学"));
    details.degree = LocalizedText::of(Language::English, QStringLiteral("Bachelor (2016)"));
    entry.details = details;
    const auto found = problemsOf(personWith(entry, SectionKind::Education), Problem::Kind::Misread);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0].source.field, Field::Area);
    QCOMPARE(*found[0].language, Language::Chinese);
    details.area = LocalizedText::of(Language::English, QStringLiteral("Engineering, . Final grade: 1.4"));
    entry.details = details;
    QCOMPARE(problemsOf(personWith(entry, SectionKind::Education), Problem::Kind::Misread).size(), 1);
    details.area = LocalizedText::of(Language::English, QStringLiteral("Engineering, Mechanics, etc."));
    entry.details = details;
    QVERIFY(problemsOf(personWith(entry, SectionKind::Education), Problem::Kind::Misread).isEmpty());
    Entry project = job();
    std::get<ExperienceDetails>(project.details).title =
        LocalizedText::of(Language::English, QStringLiteral("Plan for 2018–2022"));
    QVERIFY(problemsOf(personWith(project, SectionKind::Project), Problem::Kind::Misread).isEmpty());
}

/// One language has two texts in one field, and lacks another.
void RecordChecksTest::findsTextsThatHoldTwo()
{
    Entry entry = job();
    auto& details = std::get<ExperienceDetails>(entry.details);
    details.position = LocalizedText::of(Language::English, QStringLiteral("Account Executive"));
    details.location = LocalizedText::of(QStringLiteral("Guangzhou"), QStringLiteral("客户执行，广州"));
    const auto misread = [&] { return problemsOf(personWith(entry, SectionKind::Work), Problem::Kind::Misread); };
    QCOMPARE(misread().size(), 1);
    QCOMPARE(misread()[0].source.field, Field::Location);
    QCOMPARE(*misread()[0].language, Language::Chinese);
    details.position.setText(Language::Chinese, QStringLiteral("客户执行"));
    QVERIFY(misread().isEmpty()); // nothing is missing
    details.position = LocalizedText::of(Language::Chinese, QStringLiteral("客户执行"));
    details.location = LocalizedText::of(QStringLiteral("Guangzhou, China"), QStringLiteral("广州"));
    details.organization = LocalizedText::of(QStringLiteral("Haitu Co., Ltd."), QStringLiteral("海图有限公司"));
    QVERIFY(misread().isEmpty());
}

void RecordChecksTest::ignoresHiddenEntries()
{
    Entry entry = job();
    std::get<ExperienceDetails>(entry.details).position =
        LocalizedText::of(Language::Chinese, QStringLiteral("工程师"));
    entry.visible = false;
    Person person = personWith(entry, SectionKind::Work);
    QVERIFY(checkRecord(person, today).isEmpty());
}

void RecordChecksTest::findsNoFaultsInSamples()
{
    for (const char* name : {"zhang-san", "li-si"}) {
        const Person person = test::samplePerson(QString::fromLatin1(name));
        for (const Problem& problem : checkRecord(person, today))
            QVERIFY2(problem.kind == Problem::Kind::Missing || problem.kind == Problem::Kind::Stale,
                     qPrintable(QString::number(int(problem.kind)) + problem.parameters.join(u'|')));
    }
}

void RecordChecksTest::remediesResolveTheirProblem()
{
    int applied = 0;
    for (quint32 seed = 0; seed < 40; ++seed) {
        test::RandomPerson random(seed);
        const Person person = random.person();
        for (const Problem& problem : checkRecord(person, today)) {
            for (const Remedy remedy : {Remedy::CopyAcross, Remedy::MarkShared, Remedy::MarkChecked,
                                        Remedy::DropExpected, Remedy::MendIdentifier, Remedy::MendSigns,
                                        Remedy::TakeFirstNumber, Remedy::TakeSecondNumber, Remedy::Dismiss}) {
                if (!problem.remedies.testFlag(remedy))
                    continue;
                const Timestamp now{std::chrono::milliseconds(std::numeric_limits<qint64>::max() / 2)};
                const Person after = remedied(person, problem, remedy, now);
                QVERIFY(after != person);
                QVERIFY2(!checkRecord(after, today).contains(problem), qPrintable(QString::number(seed)));
                ++applied;
            }
        }
    }
    QVERIFY(applied > 100);
}

/// Documents supply the titles of standard sections and the names of contact kinds.
void RecordChecksTest::requiresNoTextsThatDocumentsSupply()
{
    Person person = personWith(job(), SectionKind::Work);
    person.sections[0].title = LocalizedText::of(Language::English, QStringLiteral("Work  experience"));
    person.contacts = {
        Contact{ContactKind::Phone, LocalizedText::shared(QStringLiteral("1")),
                LocalizedText::of(Language::English, QStringLiteral("Phone")), true},
        Contact{ContactKind::Location, LocalizedText::of(Language::English, QStringLiteral("Beijing")), {}, false}};
    QVERIFY(problemsOf(person, Problem::Kind::Missing).isEmpty());
    person.sections += Section(SectionKind::Custom);
    person.sections[1].title = LocalizedText::of(Language::English, QStringLiteral("Volunteering"));
    person.contacts[0].kind = ContactKind::Other;
    person.contacts[1].isPublic = true;
    QCOMPARE(problemsOf(person, Problem::Kind::Missing).size(), 3);
    person.sections[1].visible = false;
    QCOMPARE(problemsOf(person, Problem::Kind::Missing).size(), 2);
}

/// Documents have a title for every other kind of section.
void RecordChecksTest::requiresTitlesOfCustomSectionsOnly()
{
    Person person = personWith(job(), SectionKind::Work);
    person.sections[0].title = LocalizedText::of(Language::English, QStringLiteral("Internships"));
    QVERIFY(problemsOf(person, Problem::Kind::Missing).isEmpty());
    person.sections[0].title = LocalizedText::of(Language::Chinese, QStringLiteral("实习经历"));
    QVERIFY(problemsOf(person, Problem::Kind::Missing).isEmpty());
    person.sections += Section(SectionKind::Custom);
    LocalizedText& title = person.sections[1].title;
    title = LocalizedText::of(Language::English, QStringLiteral("Internships"));
    const QList<Problem> missing = problemsOf(person, Problem::Kind::Missing);
    QCOMPARE(missing.size(), 1);
    QCOMPARE(missing.front().language, std::optional(Language::Chinese));
    QCOMPARE(missing.front().source.field, Field::Title);
    title = LocalizedText::of(Language::Chinese, QStringLiteral("实习经历"));
    QCOMPARE(problemsOf(person, Problem::Kind::Missing).front().language, std::optional(Language::English));
    title.setText(Language::English, QStringLiteral("Internships"));
    QVERIFY(problemsOf(person, Problem::Kind::Missing).isEmpty());
    title = LocalizedText::shared(QStringLiteral("Internships"));
    QVERIFY(problemsOf(person, Problem::Kind::Missing).isEmpty());
    title = LocalizedText::of(Language::Chinese, QStringLiteral("其他"));
    QVERIFY(problemsOf(person, Problem::Kind::Missing).isEmpty());
}

void RecordChecksTest::appliesRemediesToEachListItem()
{
    Entry entry = job();
    auto& details = std::get<ExperienceDetails>(entry.details);
    const auto only = [](const char* text) { return LocalizedText::of(Language::English, QString::fromUtf8(text)); };
    details.morePositions = {HeldPosition{only("Intern"), {}, {}, {}}, HeldPosition{only("Clerk"), {}, {}, {}}};
    entry.links = {Link{only("slides"), QStringLiteral("https://example.org/s")}};
    Person person = personWith(entry, SectionKind::Work);
    person.contacts = {Contact{ContactKind::Location, only("Beijing"), {}, true},
                       Contact{ContactKind::Other, LocalizedText::shared(QStringLiteral("1")), only("Pager"), true}};
    const QList<Problem> missing = problemsOf(person, Problem::Kind::Missing);
    QCOMPARE(missing.size(), 5);
    for (const Problem& problem : missing) {
        const Person after = remedied(person, problem, Remedy::MarkShared, late);
        QList<Problem> others = missing;
        others.removeOne(problem);
        QCOMPARE(problemsOf(after, Problem::Kind::Missing), others);
    }
}

void RecordChecksTest::findsDifferingMeanings_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<bool>("found");
    const QString latency = QStringLiteral("Cut the latency of the payment gateway with asynchronous writes");
    QTest::newRow("the same") << latency << QStringLiteral("以异步写入降低支付网关的延迟") << false;
    QTest::newRow("freely put") << QStringLiteral(
                                       "Nobody has to wait for a payment any longer, as writes are asynchronous")
                                << QStringLiteral("以异步写入降低支付网关的延迟") << false;
    QTest::newRow("another point's") << latency << QStringLiteral("培训新同事，每周组织技术分享") << true;
    QTest::newRow("too short to tell") << QStringLiteral("Taught") << QStringLiteral("获奖") << false;
}

void RecordChecksTest::findsDifferingMeanings()
{
    DUOVITA_NEEDS_LEXICON();
    QFETCH(QString, english);
    QFETCH(QString, chinese);
    Entry entry = job();
    Highlight point;
    point.text.setText(Language::English, RichText::fromPlain(english), early);
    point.text.setText(Language::Chinese, RichText::fromPlain(chinese), early);
    entry.highlights += point;
    const Person person = personWith(entry, SectionKind::Work);
    const QList<Problem> problems = problemsOf(person, Problem::Kind::MeaningsDiffer);
    QTEST(!problems.isEmpty(), "found");
    for (const Problem& problem : problems) {
        QCOMPARE(problem.parameters, QStringList({english, chinese}));
        QVERIFY(problem.remedies.testFlag(Remedy::Dismiss));
        const Person after = remedied(person, problem, Remedy::Dismiss, late);
        QVERIFY(problemsOf(after, Problem::Kind::MeaningsDiffer).constFirst().dismissed);
    }
}

void RecordChecksTest::copiesNumberFromTheOtherSide_data()
{
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("chinese");
    QTest::addColumn<QString>("chineseAfter"); // empty: not offered
    QTest::addColumn<QString>("englishAfter");
    const auto row = [](const char* name, const char* english, const char* chinese, const char* chineseAfter,
                        const char* englishAfter) {
        QTest::newRow(name) << QString::fromUtf8(english) << QString::fromUtf8(chinese)
                            << QString::fromUtf8(chineseAfter) << QString::fromUtf8(englishAfter);
    };
    row("plain", "Served 40 clients", "服务客户 50 家", "服务客户 40 家", "Served 50 clients");
    row("grouped", "2,400 stars", "2500 个星标", "2,400 个星标", "2500 stars");
    row("per cent, emphasized", "Cut the cost by **38%**", "成本降低 **83%**", "成本降低 **38%**",
        "Cut the cost by **83%**");
    row("the others stay", "3 teams, 40 people", "3 个团队，45 人", "3 个团队，40 人", "3 teams, 45 people");
    row("not inside of another", "40 of 1400", "1400 中的 45", "1400 中的 40", "45 of 1400");
    row("two differ", "40 of 50", "41 / 51", "", "");
    row("only one side", "Served 40 clients", "服务客户", "", "");
    row("twice", "40 and 40 again", "先 50", "先 40", "");
    row("words", "eight teams", "9 个团队", "", "");
}

/// Only the number changes. Numbers that occur twice or as words are left to the user.
void RecordChecksTest::copiesNumberFromTheOtherSide()
{
    QFETCH(const QString, english);
    QFETCH(const QString, chinese);
    QFETCH(const QString, chineseAfter);
    QFETCH(const QString, englishAfter);
    Entry entry = job();
    Highlight point;
    point.text = LocalizedRichText::of(RichText::fromMarkdown(english), RichText::fromMarkdown(chinese));
    entry.highlights = {point};
    const Person person = personWith(entry, SectionKind::Work);
    const QList<Problem> problems = problemsOf(person, Problem::Kind::NumbersDiffer);
    QCOMPARE(problems.size(), 1);
    const auto check = [&](Remedy remedy, const QString& wanted, Language side) {
        QCOMPARE(problems[0].remedies.testFlag(remedy), !wanted.isEmpty());
        if (wanted.isEmpty())
            return;
        const Person after = remedied(person, problems[0], remedy, late);
        const LocalizedRichText& text = after.sections[0].entries()[0].highlights[0].text;
        QCOMPARE(text.text(side).markdown(), wanted);
        const Language other = side == Language::English ? Language::Chinese : Language::English;
        QCOMPARE(text.text(other), point.text.text(other));
        QCOMPARE(text.state(other), TextState::Complete);
        QVERIFY(problemsOf(after, Problem::Kind::NumbersDiffer).isEmpty());
    };
    check(Remedy::TakeFirstNumber, chineseAfter, Language::Chinese);
    check(Remedy::TakeSecondNumber, englishAfter, Language::English);
}

void RecordChecksTest::endsDismissalWhenTextsChange()
{
    Entry entry = job();
    Highlight point;
    point.text = LocalizedRichText::of(RichText::fromPlain(QStringLiteral("Served 40 clients")),
                                       RichText::fromPlain(QStringLiteral("服务客户 50 家")));
    entry.highlights = {point};
    Person person = personWith(entry, SectionKind::Work);
    const auto differing = [&] { return problemsOf(person, Problem::Kind::NumbersDiffer); };
    QCOMPARE(differing().size(), 1);
    QVERIFY(!differing()[0].dismissed);
    person = remedied(person, differing()[0], Remedy::Dismiss, late);
    QVERIFY(differing()[0].dismissed);
    QCOMPARE(differing()[0].remedies, Remedies(Remedy::TakeUpAgain));

    // A dismissal applies wherever these texts occur, until either changes.
    const Person kept = person;
    person.sections[0].move(0, 0);
    Entry copy = person.sections[0].entries()[0];
    copy.id = EntryId();
    copy.highlights[0].id = HighlightId();
    QVERIFY(person.sections[0].append(copy));
    QCOMPARE(differing().size(), 2);
    QVERIFY(differing()[1].dismissed);
    copy.highlights[0].text.setText(Language::Chinese, RichText::fromPlain(QStringLiteral("服务客户 50 多家")), late);
    QVERIFY(person.sections[0].replace(1, copy));
    QVERIFY(differing()[0].dismissed);
    QVERIFY(!differing()[1].dismissed);

    person = remedied(kept, problemsOf(kept, Problem::Kind::NumbersDiffer)[0], Remedy::TakeUpAgain, late);
    QVERIFY(!differing()[0].dismissed);
    QVERIFY(person.dismissedProblems.isEmpty());

    // Missing texts cannot be dismissed, because the list of people counts them.
    for (quint32 seed = 0; seed < 20; ++seed) {
        for (const Problem& problem : checkRecord(test::RandomPerson(seed).person(), today))
            QVERIFY(problem.kind != Problem::Kind::Missing || !problem.remedies.testFlag(Remedy::Dismiss));
    }
}

DUOVITA_TEST(RecordChecksTest)
#include "tst_recordchecks.moc"
