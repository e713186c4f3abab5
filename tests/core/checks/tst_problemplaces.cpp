#include "core/checks/cvproblems.h"
#include "core/checks/recordorder.h"
#include "tests/core/checks/checkedrecords.h"
#include "tests/support/randomperson.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"

#include <QTest>

#include <algorithm>

using namespace duovita;
using namespace duovita::test;

/// Positions of problems in a record, and which problems a CV shows.
class ProblemPlacesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ordersPositionsLikeTheRecord();
    void listsOnlyProblemsShownByTheCv();
    void agreesWithDocumentsOnMissingTexts();
};

/// checkRecord() visits the record in order, so the positions of its findings must ascend: entry by entry, and item by
/// item within a field. Positions of an entry's fields follow the order of its form.
void ProblemPlacesTest::ordersPositionsLikeTheRecord()
{
    for (quint32 seed = 0; seed < 30; ++seed) {
        const Person person = test::RandomPerson(seed).person();
        RecordPosition last{-1, -1, -1, -1, -1, -1};
        for (const Problem& problem : checkRecord(person, today)) {
            if (problem.kind != Problem::Kind::Missing)
                continue; // some kinds are reported after the texts of their field
            const int item = problem.part.isEmpty() ? -1 : problem.part.section(u'.', 0, 0).toInt();
            const RecordPosition position = positionOf(problem.source, person, item);
            const RecordPosition entry{position[0], position[1], position[2]};
            const RecordPosition lastEntry{last[0], last[1], last[2]};
            const bool sameField = entry == lastEntry && position[3] == last[3];
            QVERIFY2(sameField ? last <= position : lastEntry <= entry, qPrintable(QString::number(seed)));
            last = position;
        }
    }
    Person person = personWith(job(), SectionKind::Work);
    const ContentSource entry{person.sections[0].id(), person.sections[0].entries()[0].id, {}, Field::None};
    ContentSource field = entry;
    field.field = Field::Position;
    QVERIFY(positionOf(ContentSource{}, person) <
            positionOf(ContentSource{person.sections[0].id(), {}, {}, Field::None}, person));
    QVERIFY(positionOf(entry, person) < positionOf(field, person, -1, Language::English));
    QVERIFY(positionOf(field, person, -1, Language::English) < positionOf(field, person, -1, Language::Chinese));
    person.sections.clear();
    QVERIFY(positionOf(field, person) > positionOf({{}, {}, {}, Field::Headline, person.cvs[0].id}, person));
}

void ProblemPlacesTest::listsOnlyProblemsShownByTheCv()
{
    Person person = test::samplePerson(QStringLiteral("li-si"));
    Section work(SectionKind::Work);
    for (int i = 0; i < 2; ++i) {
        Entry entry = job();
        std::get<ExperienceDetails>(entry.details).location =
            LocalizedText::of(Language::English, QStringLiteral("Place %1").arg(i));
        entry.unparsed = {QStringLiteral("left over %1").arg(i)};
        Highlight point;
        point.text = LocalizedRichText::of(RichText::fromPlain(QStringLiteral("Served 40 clients")),
                                           RichText::fromPlain(QStringLiteral("服务客户 50 家")));
        entry.highlights = {point};
        QVERIFY(work.append(entry));
    }
    person.sections = {work};
    person.unparsed = {QStringLiteral("of nobody knows what")};
    person.headline = LocalizedText::of(Language::English, QStringLiteral("Engineer"));
    const Entry second = person.sections[0].entries()[1];
    Cv brief = Cv::fullCv();
    person.cvs += brief;
    const auto shown = [&](const Cv& cv) {
        QStringList found;
        for (const Problem& problem : problemsShownBy(cv, person, checkRecord(person, today)))
            found += nameOf(problem.kind);
        found.sort();
        return found.join(u' ');
    };
    const QString all =
        QStringLiteral("missing missing missing notPlaced notPlaced notPlaced numbersDiffer numbersDiffer");
    QCOMPARE(shown(brief), all);
    brief.hiddenHighlights = {second.highlights.front().id};
    QCOMPARE(shown(brief), QStringLiteral("missing missing missing notPlaced notPlaced notPlaced numbersDiffer"));
    brief.hiddenEntries = {second.id};
    QCOMPARE(shown(brief), QStringLiteral("missing missing notPlaced notPlaced numbersDiffer"));
    brief.headline = LocalizedText::shared(QStringLiteral("CTO"));
    QCOMPARE(shown(brief), QStringLiteral("missing notPlaced notPlaced numbersDiffer"));
    brief.hiddenSections = {person.sections[0].id()};
    QCOMPARE(shown(brief), QStringLiteral("notPlaced"));
    // Another CV's own texts do not belong to this CV.
    person.cvs.front().headline = LocalizedText::of(Language::English, QStringLiteral("Chief"));
    QCOMPARE(shown(brief), QStringLiteral("notPlaced"));
    QVERIFY(shown(person.cvs.front()).contains(QStringLiteral("missing")));
}

/// For random records, the gaps of each document equal the problems listed.
void ProblemPlacesTest::agreesWithDocumentsOnMissingTexts()
{
    int gaps = 0;
    for (quint32 seed = 0; seed < 60; ++seed) {
        const Person person = test::RandomPerson(seed).person();
        const QList<Problem> problems = checkRecord(person, today);
        for (const Cv& cv : person.cvs) {
            const QList<Problem> listed = problemsShownBy(cv, person, problems);
            for (const Language language : cv.languages) {
                const auto count = std::count_if(listed.begin(), listed.end(), [&](const Problem& problem) {
                    return problem.kind == Problem::Kind::Missing && problem.language == language;
                });
                const QList<MissingText> missing = makeContent(person, cv, language).missing;
                QStringList both;
                for (const MissingText& text : missing)
                    both += nameOf(text.source.field) + u' ' + text.text;
                for (const Problem& problem : listed)
                    both += nameOf(problem.kind) + u' ' + nameOf(problem.source.field) + u' ' +
                            problem.parameters.join(u'|');
                QVERIFY2(count == missing.size(), qPrintable(QStringLiteral("%1: %2").arg(seed).arg(both.join(u'\n'))));
                gaps += static_cast<int>(count);
            }
        }
    }
    QVERIFY(gaps > 100);
}

DUOVITA_TEST(ProblemPlacesTest)
#include "tst_problemplaces.moc"
