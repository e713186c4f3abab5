#include "tests/support/randomperson.h"
#include "ui/models/outlinemodel.h"
#include "ui/people/peoplemodel.h"
#include "ui/problems/problemsmodel.h"
#include "ui/review/entrylistmodel.h"
#include "ui/review/highlightpairmodel.h"

#include <QAbstractItemModelTester>
#include <QMimeData>
#include <QTest>

using namespace duovita;

class ModelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void outlineFollowsRandomEditsAndUndo();
    void peopleFollowSearches();
    void reviewListsFollowThePlan();
    void problemsComeUnderHeadings();
};

void ModelsTest::outlineFollowsRandomEditsAndUndo()
{
    for (quint32 seed = 0; seed < 30; ++seed) {
        test::RandomPerson random(seed);
        const Person first = random.person();
        PersonDocument document(first);
        OutlineModel model(document);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        for (int step = 0; step < 40; ++step) {
            const QList<Section>& sections = document.person().sections;
            if (sections.isEmpty() || random.chance(15)) {
                document.insertSection(random.below(int(sections.size()) + 1), random.section());
                continue;
            }
            const Section& section = sections.at(random.below(int(sections.size())));
            const int count = static_cast<int>(section.entries().size());
            switch (random.below(5)) {
            case 0:
                document.insertEntry(section.id(), random.below(count + 1), random.entry(section.kind()));
                break;
            case 1:
                document.setSectionTitle(section.id(), random.localized());
                break;
            case 2:
                document.moveSection(section.id(), random.below(int(sections.size())));
                break;
            default:
                if (count == 0) {
                    document.removeSection(section.id());
                } else if (random.chance(50)) {
                    document.moveEntry(section.entries().at(random.below(count)).id, section.id(), random.below(count));
                } else {
                    document.removeEntry(section.entries().front().id);
                }
            }
        }
        const Person last = document.person();
        QCOMPARE(model.rowCount(), last.sections.size() + 1);
        while (document.canUndo())
            document.undo();
        QVERIFY(document.person() == first);
        while (document.canRedo())
            document.redo();
        QVERIFY(document.person() == last);
    }
}

void ModelsTest::peopleFollowSearches()
{
    PeopleModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QList<PersonSummary> people;
    for (int i = 0; i < 5; ++i) {
        PersonSummary summary;
        summary.name = LocalizedText::of(Language::English, QStringLiteral("Person %1").arg(i));
        people += summary;
    }
    model.setPeople(people);
    QCOMPARE(model.rowCount(), 5);
    QCOMPARE(model.indexOf(people[3].id).row(), 3);
    people[3].texts = 4;
    model.setPeople(people);
    model.setPeople(people.mid(2));
    QCOMPARE(model.rowCount(), 3);
    QVERIFY(!model.indexOf(people[0].id).isValid());
}

void ModelsTest::reviewListsFollowThePlan()
{
    test::RandomPerson random(7);
    const Person record = random.person();
    const Person document = random.person();
    MergePlan plan(record, document);
    EntryListModel documentRows(EntryListModel::Side::Document);
    EntryListModel recordRows(EntryListModel::Side::Record);
    QAbstractItemModelTester testDocument(&documentRows, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QAbstractItemModelTester testRecord(&recordRows, QAbstractItemModelTester::FailureReportingMode::QtTest);
    documentRows.setPlan(&plan);
    recordRows.setPlan(&plan);
    qsizetype rows = 1;
    for (const Section& section : document.sections)
        rows += 1 + section.entries().size();
    QCOMPARE(documentRows.rowCount(), rows);

    // Unchecking leaves an entry out.
    connect(&documentRows, &EntryListModel::leftOutChanged, this, [&](const EntryId& entry, bool leftOut) {
        plan.setLeftOut(entry, leftOut);
        documentRows.refresh();
    });
    const auto filled = std::find_if(document.sections.begin(), document.sections.end(),
                                     [](const Section& section) { return !section.entries().isEmpty(); });
    QVERIFY(filled != document.sections.end());
    const EntryId entry = filled->entries().front().id;
    QVERIFY(documentRows.setData(documentRows.indexOf(entry), Qt::Unchecked, Qt::CheckStateRole));
    QVERIFY(plan.stateOf(entry) == MergePlan::State::LeftOut);

    // An entry dragged onto one of the record's asks to be joined, if it fits.
    std::optional<EntryId> joined;
    connect(&recordRows, &EntryListModel::joinWanted, this,
            [&](const EntryId& own, const EntryId& given) { joined = given == entry ? own : joined; });
    const std::unique_ptr<QMimeData> data(documentRows.mimeData({documentRows.indexOf(entry)}));
    for (const Section& section : record.sections) {
        for (const Entry& own : section.entries()) {
            const QModelIndex onto = recordRows.indexOf(own.id);
            joined.reset();
            QCOMPARE(recordRows.dropMimeData(data.get(), Qt::LinkAction, -1, -1, onto),
                     mayJoin(own, filled->entries().front()));
            QCOMPARE(joined.has_value(), mayJoin(own, filled->entries().front()));
        }
    }
    // The points of joined entries; none of one that stands alone.
    HighlightPairModel points;
    QAbstractItemModelTester testPoints(&points, QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (const Section& section : document.sections) {
        for (const Entry& given : section.entries()) {
            points.show(&plan, given.id);
            QCOMPARE(points.rowCount(), plan.highlightRows(given.id).size());
        }
    }
    points.show(nullptr, std::nullopt);
    QCOMPARE(points.rowCount(), 0);
    Person shorter = document;
    shorter.sections.removeFirst();
    plan.setDocument(shorter);
    documentRows.refresh();
    QVERIFY(documentRows.rowCount() < rows);
}

void ModelsTest::problemsComeUnderHeadings()
{
    ProblemsModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    const auto row = [](const char* heading, const char* text) {
        return ProblemRow{QString::fromLatin1(heading), QString::fromLatin1(text), {}, {}, {}};
    };
    QVERIFY(model.problems().isEmpty());
    model.setRows({row("a", "1"), row("b", "2"), row("a", "3")});
    QCOMPARE(model.rowCount(), 2);
    QCOMPARE(model.count(), 3);
    QCOMPARE(model.index(0, 0).data().toString(), QStringLiteral("a (2)"));
    QStringList texts;
    for (const QModelIndex& index : model.problems())
        texts += model.rowAt(index)->text;
    QCOMPARE(texts, QStringList({QStringLiteral("1"), QStringLiteral("3"), QStringLiteral("2")}));
    QCOMPARE(model.rowAt(model.indexOf(row("b", "2")))->text, QStringLiteral("2"));
    QVERIFY(!model.rowAt(model.index(0, 0)));
    for (quint32 seed = 0; seed < 10; ++seed) {
        QList<ProblemRow> rows;
        test::RandomPerson random(seed);
        for (const Problem& problem : checkRecord(random.person(), *PartialDate::create(2025)))
            rows += ProblemRow{QString::number(static_cast<int>(problem.kind)), {}, problem.source, {}, problem};
        model.setRows(rows);
        QCOMPARE(model.count(), rows.size());
    }
    model.setRows({});
    QCOMPARE(model.rowCount(), 0);
}

QTEST_MAIN(ModelsTest)
#include "tst_models.moc"
