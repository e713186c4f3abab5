#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"
#include "ui/models/outlinemodel.h"
#include "ui/people/peoplemodel.h"
#include "ui/problems/problemsmodel.h"
#include "ui/review/entrylistmodel.h"
#include "ui/review/highlightpairmodel.h"

#include <QAbstractItemModelTester>
#include <QItemSelectionModel>
#include <QMimeData>
#include <QSignalSpy>
#include <QTest>

using namespace duovita;

class ModelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void outlineFollowsRandomEditsAndUndo();
    void peopleFollowSearches();
    void peopleKeepTheirIndexes();
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
    QList<PersonSummary> summaries;
    QList<PersonId> people;
    for (int i = 0; i < 5; ++i) {
        PersonSummary summary;
        summary.name = LocalizedText::of(Language::English, QStringLiteral("Person %1").arg(i));
        summaries += summary;
        people += summary.id;
    }
    model.show(people, false, summaries.mid(0, 2));
    QCOMPARE(model.rowCount(), 5);
    QCOMPARE(model.indexOf(people[3]).row(), 3);
    QCOMPARE(model.index(1).data().toString(), QStringLiteral("Person 1"));
    // Of whom nothing is read, it says nothing, and asks once.
    QCOMPARE(model.index(3).data().toString(), QStringLiteral("…"));
    QVERIFY(model.isRead(-3, 1) && !model.isRead(1, 2));
    QVERIFY(!model.update(summaries[3]));
    QCOMPARE(model.unread(-50, 50), people.mid(2));
    QVERIFY(model.unread(-50, 50).isEmpty());
    model.forgetAsked(people.mid(2)); // the server was away
    QCOMPARE(model.unread(-50, 50), people.mid(2));
    model.addSummaries(summaries.mid(2, 2)); // the last is gone meanwhile
    QCOMPARE(model.index(3).data().toString(), QStringLiteral("Person 3"));
    QVERIFY(model.unread(-50, 50).isEmpty());
    QVERIFY(model.update(summaries[3]));
    model.show(people.mid(2), true, summaries);
    QCOMPARE(model.rowCount(), 3);
    QVERIFY(!model.indexOf(people[0]).isValid());
    QCOMPARE(model.index(0).data().toString(), QStringLiteral("Person 2"));
}

/// Whoever comes, goes or moves: each index that stays means the same person.
void ModelsTest::peopleKeepTheirIndexes()
{
    test::RandomPerson random(11);
    PeopleModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    QItemSelectionModel selection(&model);
    QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
    QList<PersonId> people(200);
    std::sort(people.begin(), people.end());
    model.show(people, false, {});
    for (int round = 0; round < 300; ++round) {
        const qsizetype chosen = random.below(static_cast<int>(people.size()));
        const QPersistentModelIndex index = model.indexOf(people[chosen]);
        const PersonId id = people[chosen];
        selection.select(index, QItemSelectionModel::ClearAndSelect);
        for (int change = random.below(6); change >= 0; --change) {
            const auto at = random.below(static_cast<int>(people.size()));
            if (random.chance(30))
                people.insert(at, PersonId());
            else if (random.chance(40) && people.size() > 10)
                people.removeAt(at);
            else
                people.move(at, random.below(static_cast<int>(people.size())));
        }
        model.show(people, false, {});
        QCOMPARE(model.people(), people);
        QCOMPARE(index.isValid(), people.contains(id));
        QVERIFY(!index.isValid() || model.idAt(index.row()) == id);
        QCOMPARE(selection.isSelected(index), index.isValid());
    }
    QCOMPARE(resets.size(), 0);
    // A search that finds every other.
    QList<PersonId> found;
    for (qsizetype i = 0; i < people.size(); i += 2)
        found += people[i];
    model.show(found, true, {});
    QCOMPARE(resets.size(), 1);
    QCOMPARE(model.people(), found);
}

void ModelsTest::reviewListsFollowThePlan()
{
    test::RandomPerson random(7);
    const Person record = random.person();
    const auto isFilled = [](const Section& section) { return !section.entries().isEmpty(); };
    Person document = random.person();
    while (std::none_of(document.sections.begin(), document.sections.end(), isFilled))
        document = random.person();
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
    const auto filled = std::find_if(document.sections.begin(), document.sections.end(), isFilled);
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
        return ProblemRow{QString::fromLatin1(heading), QString::fromLatin1(text), {}, {}, {}, {}};
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
    ProblemRow placed = row("c", "4");
    placed.place = QStringLiteral("Here");
    model.setRows({placed});
    QCOMPARE(model.problems().front().data().toString(), QStringLiteral("Here: 4")); // as one hears it
    for (quint32 seed = 0; seed < 10; ++seed) {
        QList<ProblemRow> rows;
        test::RandomPerson random(seed);
        for (const Problem& problem : checkRecord(random.person(), *PartialDate::create(2025)))
            rows += ProblemRow{QString::number(static_cast<int>(problem.kind)), {}, {}, problem.source, {}, problem};
        model.setRows(rows);
        QCOMPARE(model.count(), rows.size());
    }
    model.setRows({});
    QCOMPARE(model.rowCount(), 0);
}

DUOVITA_GUI_TEST(ModelsTest)
#include "tst_models.moc"
