#include "core/domain/person.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

class SectionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void makesEntriesOfItsKind_data();
    void makesEntriesOfItsKind();
    void refusesEntriesOfAnotherKind();
    void refusesIndexesOutOfRange_data();
    void refusesIndexesOutOfRange();
    void movesAndTakesEntries();
    void findsEntriesInARecord();
};

void SectionTest::makesEntriesOfItsKind_data()
{
    QTest::addColumn<SectionKind>("kind");
    for (const SectionKindInfo& facts : sectionKindTable)
        QTest::newRow(facts.name) << facts.kind;
}

void SectionTest::makesEntriesOfItsKind()
{
    QFETCH(SectionKind, kind);
    Section section(kind);
    const Entry entry = section.newEntry();
    QVERIFY(section.entries().isEmpty());
    QVERIFY(section.append(entry));
    QVERIFY(section.entries().front() == entry);
    QCOMPARE(findSectionKind(nameOf(kind)), std::optional(kind));
}

void SectionTest::refusesEntriesOfAnotherKind()
{
    Section education(SectionKind::Education);
    const Entry award = Section(SectionKind::Award).newEntry();
    QVERIFY(!education.append(award));
    QVERIFY(education.append(education.newEntry()));
    const Section before = education;
    QVERIFY(!education.replace(0, award));
    QVERIFY(!education.insert(0, award));
    QVERIFY(education == before);
    // Work, projects and research have the same fields: entries can move between them.
    QVERIFY(Section(SectionKind::Work).accepts(Section(SectionKind::Research).newEntry()));
}

void SectionTest::refusesIndexesOutOfRange_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<bool>("inserts");
    QTest::addColumn<bool>("replaces");
    QTest::newRow("before") << -1 << false << false;
    QTest::newRow("first") << 0 << true << true;
    QTest::newRow("end") << 1 << true << false;
    QTest::newRow("after") << 2 << false << false;
}

void SectionTest::refusesIndexesOutOfRange()
{
    QFETCH(int, index);
    Section section(SectionKind::Talk);
    QVERIFY(section.append(section.newEntry()));
    QTEST(section.replace(index, section.newEntry()), "replaces");
    QTEST(section.insert(index, section.newEntry()), "inserts");
}

void SectionTest::movesAndTakesEntries()
{
    Section section(SectionKind::Talk);
    QList<EntryId> ids;
    for (int i = 0; i < 3; ++i) {
        QVERIFY(section.append(section.newEntry()));
        ids += section.entries().last().id;
    }
    section.move(0, 2);
    QCOMPARE(section.indexOf(ids[0]), 2);
    QCOMPARE(section.indexOf(ids[1]), 0);
    QVERIFY(section.take(0).id == ids[1]);
    QCOMPARE(section.indexOf(ids[1]), -1);
    QCOMPARE(section.entries().size(), 2);
}

void SectionTest::findsEntriesInARecord()
{
    Person person;
    for (int i = 0; i < 2; ++i) {
        Section section(SectionKind::Talk);
        QVERIFY(section.append(section.newEntry()));
        QVERIFY(section.append(section.newEntry()));
        person.sections += section;
    }
    const auto place = person.findEntry(person.sections[1].entries()[1].id);
    QVERIFY(place);
    QCOMPARE(place->section, 1);
    QCOMPARE(place->entry, 1);
    QVERIFY(!person.findEntry(EntryId()));
    QCOMPARE(person.indexOf(person.sections[1].id()), 1);
    QCOMPARE(person.indexOf(SectionId()), -1);
    QCOMPARE(person.cvs.size(), 1);
    QCOMPARE(person.cvs.front().name, QStringLiteral("Full CV"));
}

DUOVITA_TEST(SectionTest)
#include "tst_section.moc"
