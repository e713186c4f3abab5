#include "tests/support/randomperson.h"
#include "ui/models/outlinemodel.h"
#include "ui/people/peoplemodel.h"

#include <QAbstractItemModelTester>
#include <QTest>

using namespace duovita;

class ModelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void outlineFollowsRandomEditsAndUndo();
    void peopleFollowSearches();
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

QTEST_MAIN(ModelsTest)
#include "tst_models.moc"
