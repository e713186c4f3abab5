#include "core/editing/recasting.h"

#include "core/content/cvediting.h"
#include "core/editing/persondocument.h"
#include "core/messages/recordwords.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

namespace {

LocalizedText both(const char* english, const char* chinese)
{
    return LocalizedText::of(QString::fromUtf8(english), QString::fromUtf8(chinese));
}

Entry withDetails(const Details& details)
{
    Entry entry;
    entry.details = details;
    return entry;
}

/// All texts of the fields and points, in each language.
QStringList textsOf(const Entry& entry)
{
    QStringList texts;
    for (const Language language : allLanguages) {
        forEachField(entry.details, [&](Field, const auto& value) {
            if constexpr (std::is_same_v<std::decay_t<decltype(value)>, LocalizedText>)
                texts += value.text(language).simplified();
        });
        for (const Highlight& point : entry.highlights)
            texts += point.text.text(language).plainText().simplified();
    }
    texts.removeAll(QString());
    texts.sort();
    return texts;
}

} // namespace

class RecastingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheClosestFields();
    void losesNoText();
    void fitsOnlyWhereItCan();
    void movesWithinOneStep();
    void recastsAwards();
    void recastsInDocument();
};

void RecastingTest::findsTheClosestFields()
{
    ExperienceDetails job;
    job.organization = both("Jinniu Centre", "金牛社区");
    job.position = both("Adviser", "顾问");
    job.department = both("Legal aid", "法律援助");
    job.location = both("Chengdu", "成都");
    job.range = *DateRange::create(*PartialDate::create(2020), {});
    job.url = QStringLiteral("https://example.org");
    const Entry service = recast(withDetails(job), SectionKind::Service);
    const auto& general = std::get<GeneralDetails>(service.details);
    QCOMPARE(general.title, job.position);
    QCOMPARE(general.subtitle, job.organization);
    QCOMPARE(general.range, job.range);
    QCOMPARE(general.url, job.url);
    QCOMPARE(service.highlights.size(), 2);
    QCOMPARE(service.highlights[0].text.text(Language::Chinese).plainText(), QStringLiteral("法律援助"));
    QCOMPARE(service.highlights[1].text.text(Language::English).plainText(), QStringLiteral("Chengdu"));

    const Entry work = recast(service, SectionKind::Work);
    QCOMPARE(std::get<ExperienceDetails>(work.details).position, job.position);
    QCOMPARE(std::get<ExperienceDetails>(work.details).organization, job.organization);
    const Entry project = recast(service, SectionKind::Project);
    QCOMPARE(std::get<ExperienceDetails>(project.details).title, job.position);

    const Entry school = recast(withDetails(job), SectionKind::Education);
    QCOMPARE(std::get<EducationDetails>(school.details).institution, job.organization);
    QCOMPARE(std::get<EducationDetails>(school.details).location, job.location);
    QCOMPARE(school.links.front().url, job.url);

    GeneralDetails named; // without a title, the name of the place is one
    named.subtitle = both("Choir", "合唱团");
    QCOMPARE(
        std::get<GeneralDetails>(recast(recast(withDetails(named), SectionKind::Work), SectionKind::Service).details)
            .title,
        named.subtitle);
}

void RecastingTest::losesNoText()
{
    int recasts = 0;
    for (quint32 seed = 0; seed < 60; ++seed) {
        for (const Section& section : test::RandomPerson(seed).person().sections) {
            for (const Entry& entry : section.entries()) {
                for (const SectionKindInfo& info : sectionKindTable) {
                    if (!canMoveTo(Section(info.kind), entry))
                        continue;
                    const Entry made = recast(entry, info.kind);
                    QCOMPARE(kindOf(made.details), info.details);
                    QCOMPARE(textsOf(made), textsOf(entry));
                    QCOMPARE(made.note, entry.note);
                    QCOMPARE(made.unparsed, entry.unparsed);
                    ++recasts;
                }
            }
        }
    }
    QVERIFY(recasts > 100);
}

void RecastingTest::fitsOnlyWhereItCan()
{
    ExperienceDetails job;
    job.organization = both("Jinniu Centre", "金牛社区");
    QVERIFY(canMoveTo(Section(SectionKind::Teaching), withDetails(job)));
    QVERIFY(!canMoveTo(Section(SectionKind::Summary), withDetails(job)));
    QVERIFY(!canMoveTo(Section(SectionKind::Publication), withDetails(job)));
    QVERIFY(!canMoveTo(Section(SectionKind::Work), withDetails(SkillDetails())));
    job.morePositions += HeldPosition();
    QVERIFY(canMoveTo(Section(SectionKind::Project), withDetails(job)));
    QVERIFY(!canMoveTo(Section(SectionKind::Teaching), withDetails(job)));
}

void RecastingTest::movesWithinOneStep()
{
    Person person;
    Section work(SectionKind::Work);
    ExperienceDetails job;
    job.position = both("Adviser", "顾问");
    for (int i = 0; i < 2; ++i)
        static_cast<void>(work.append(withDetails(job)));
    Section service(SectionKind::Service);
    static_cast<void>(service.append(withDetails(GeneralDetails())));
    person.sections = {work, service};
    const EntryId moving = work.entries()[1].id;
    person.cvs += copyOf(person, person.cvs.front());
    person.cvs[1].hiddenEntries = {moving};
    PersonDocument document(person);
    const auto moved = moveToSection(document, moving, service.id(), 0);
    QVERIFY(moved);
    const Person& now = document.person();
    QCOMPARE(now.sections[0].entries().size(), 1);
    QCOMPARE(now.sections[1].entries().front().id, *moved);
    QCOMPARE(std::get<GeneralDetails>(now.sections[1].entries().front().details).title, job.position);
    QVERIFY(now.cvs[1].hiddenEntries.contains(*moved));
    document.undo();
    QCOMPARE(document.person(), person);
    QVERIFY(!moveToSection(document, moving, SectionId(), 0));
    QCOMPARE(moveToSection(document, moving, work.id(), 0), std::optional(moving)); // as it is
    QCOMPARE(document.person().sections[0].entries().front().id, moving);
}

void RecastingTest::recastsAwards()
{
    AwardDetails award;
    award.title = both("Structural Engineer", "结构工程师");
    award.issuer = both("Ministry", "住建部");
    award.dates = {*PartialDate::create(2019)};
    const Entry entry = withDetails(award);
    QVERIFY(canMoveTo(Section(SectionKind::Certificate), entry));
    const Entry certificate = recast(entry, SectionKind::Certificate);
    const auto& general = std::get<GeneralDetails>(certificate.details);
    QCOMPARE(general.title, award.title);
    QCOMPARE(general.subtitle, award.issuer);
    QCOMPARE(general.range.end(), std::optional(award.dates.front()));
    QVERIFY(recast(certificate, SectionKind::Award).details == entry.details);
    award.count = 2;
    QVERIFY(!canMoveTo(Section(SectionKind::Certificate), withDetails(award)));
    award.count = 1;
    award.dates += *PartialDate::create(2020);
    QVERIFY(!canMoveTo(Section(SectionKind::Certificate), withDetails(award)));
}

void RecastingTest::recastsInDocument()
{
    Person person;
    Section project(SectionKind::Project);
    ExperienceDetails app;
    app.title = both("Reminder", "提醒小程序");
    const Entry entry = withDetails(app);
    static_cast<void>(project.append(entry));
    person.sections = {project};
    PersonDocument document(person);
    QVERIFY(recastInDocument(document, entry.id, SectionKind::Service));
    QCOMPARE(document.person().sections.size(), 1); // the empty one is gone
    const Section& service = document.person().sections.front();
    QVERIFY(service.kind() == SectionKind::Service);
    QCOMPARE(service.entries().front().id, entry.id);
    QCOMPARE(std::get<GeneralDetails>(service.entries().front().details).title, app.title);
    document.undo();
    QCOMPARE(document.person(), person);
    QVERIFY(!recastInDocument(document, entry.id, SectionKind::Publication));
    QVERIFY(!recastInDocument(document, EntryId(), SectionKind::Service));
    QCOMPARE(document.person(), person);
}

DUOVITA_TEST(RecastingTest)
#include "tst_recasting.moc"
