#include "core/editing/restoring.h"

#include "tests/support/randomedits.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

class RestoringTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void restoresProfile();
    void restoresSectionInPlace();
    void restoresRemovedSection();
    void removesSectionAddedLater();
    void returnsEntryToItsEarlierSection();
    void restoresEntryAtItsCurrentPosition();
    void restoresRemovedEntry();
    void restoresRandomStates();

private:
    Person m_then;
    SectionId m_work;
    SectionId m_more;
};

namespace {

QList<EntryId> idsOf(const Section& section)
{
    QList<EntryId> ids;
    for (const Entry& entry : section.entries())
        ids += entry.id;
    return ids;
}

} // namespace

void RestoringTest::init()
{
    m_then = Person();
    Section work(SectionKind::Work);
    Section more(SectionKind::Work);
    for (Section* section : {&work, &more}) {
        for (int i = 0; i < 3; ++i)
            QVERIFY(section->append(section->newEntry()));
    }
    m_then.sections = {work, more};
    m_work = work.id();
    m_more = more.id();
}

void RestoringTest::restoresProfile()
{
    Person now = m_then;
    now.notes = QStringLiteral("new");
    now.sections.removeLast();
    const Person restored = withFactsOf(now, m_then);
    QCOMPARE(restored.notes, m_then.notes);
    QVERIFY(restored.sections == now.sections);
}

void RestoringTest::restoresSectionInPlace()
{
    Person now = m_then;
    now.notes = QStringLiteral("new");
    now.sections[0].take(1);
    now.sections[0].title = LocalizedText::of(Language::English, QStringLiteral("Jobs"));
    QVERIFY(now.sections[0].append(now.sections[0].newEntry()));
    now.sections.move(0, 1);
    const Person restored = withSectionOf(now, m_then, m_work);
    QVERIFY(restored.sections[1] == m_then.sections[0]); // at its current position
    QVERIFY(restored.sections[0] == now.sections[0]);
    QCOMPARE(restored.notes, QStringLiteral("new"));
}

void RestoringTest::restoresRemovedSection()
{
    Person now = m_then;
    const Entry moved = now.sections[0].take(0);
    now.sections.removeFirst();
    QVERIFY(now.sections[0].append(moved));
    const Person restored = withSectionOf(now, m_then, m_work);
    QVERIFY(restored == m_then); // the entry is back in its section
}

void RestoringTest::removesSectionAddedLater()
{
    Person now = m_then;
    now.sections += Section(SectionKind::Award);
    QVERIFY(withSectionOf(now, m_then, now.sections[2].id()) == m_then);
}

void RestoringTest::returnsEntryToItsEarlierSection()
{
    Person now = m_then;
    const Entry moved = now.sections[0].take(2);
    QVERIFY(now.sections[1].append(moved));
    QVERIFY(withSectionOf(now, m_then, m_more) == m_then);
}

void RestoringTest::restoresEntryAtItsCurrentPosition()
{
    Person now = m_then;
    Entry entry = now.sections[0].take(0);
    entry.note = QStringLiteral("new");
    QVERIFY(now.sections[1].insert(1, entry));
    const Person restored = withEntryOf(now, m_then, entry.id);
    QVERIFY(restored.sections[1].entries()[1] == m_then.sections[0].entries()[0]);
    QCOMPARE(restored.sections[0].entries().size(), 2);
}

void RestoringTest::restoresRemovedEntry()
{
    const Entry gone = m_then.sections[1].entries()[1];
    Person now = m_then;
    now.sections[1].take(1);
    QVERIFY(withEntryOf(now, m_then, gone.id) == m_then);
    now.sections.removeLast(); // including its section
    const Person restored = withEntryOf(now, m_then, gone.id);
    QVERIFY(idsOf(restored.sections[1]) == QList{gone.id});
    // Sections that did not exist then are removed.
    Person more = m_then;
    const Entry added = more.sections[0].newEntry();
    QVERIFY(more.sections[0].append(added));
    QVERIFY(withEntryOf(more, m_then, added.id) == m_then);
}

void RestoringTest::restoresRandomStates()
{
    for (quint32 seed = 0; seed < 200; ++seed) {
        test::RandomEdits edits(seed);
        const Person then = test::RandomPerson(seed).person();
        Person now = then;
        for (int i = 0; i < 15; ++i)
            edits.next(now).onValue(now);
        // Restoring part by part gives the earlier sections.
        Person restored = withFactsOf(now, then);
        for (const Section& section : now.sections)
            restored = withSectionOf(restored, then, section.id());
        for (const Section& section : then.sections)
            restored = withSectionOf(restored, then, section.id());
        QCOMPARE(restored.sections.size(), then.sections.size());
        for (const Section& section : then.sections)
            QVERIFY2(restored.sections[restored.indexOf(section.id())] == section, qPrintable(QString::number(seed)));
        Person facts = restored;
        facts.sections = then.sections;
        QVERIFY(facts == then);
        for (const Section& section : then.sections) {
            for (const Entry& entry : section.entries()) {
                const Person one = withEntryOf(now, then, entry.id);
                const auto place = one.findEntry(entry.id);
                QVERIFY(place && one.sections[place->section].entries()[place->entry] == entry);
            }
        }
    }
}

DUOVITA_TEST(RestoringTest)
#include "tst_restoring.moc"
