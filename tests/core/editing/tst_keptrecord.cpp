#include "core/editing/keptrecord.h"
#include "tests/support/manypeople.h"
#include "tests/support/testmain.h"

#include <QTest>

using namespace duovita;

class KeptRecordTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void reproducesTheStoredRecord()
    {
        for (const Person& person : test::samples())
            QVERIFY(KeptRecord(person).person() == person);
    }

    /// Otherwise each of many states would hold copies of all entries.
    void sharesUnchangedEntries()
    {
        const Person person = test::samples().front();
        qsizetype all = 0;
        for (const Section& section : person.sections)
            all += section.entries().size();
        Person changed = person;
        Section& section = changed.sections[1];
        QVERIFY(section.entries().size() > 0);
        Entry entry = section.entries().front();
        entry.note = QStringLiteral("another note");
        QVERIFY(section.replace(0, entry));
        const KeptRecord before(person);
        const KeptRecord after(changed, &before);
        QCOMPARE(after.countShared(before), all - 1);
        QVERIFY(after.person() == changed);
        QVERIFY(before.person() == person);
        QCOMPARE(KeptRecord(person).countShared(before), 0);
    }
};

DUOVITA_TEST(KeptRecordTest)
#include "tst_keptrecord.moc"
