#include "core/domain/ids.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

using namespace duovita;

static_assert(!std::is_convertible_v<PersonId, EntryId> && !std::is_constructible_v<PersonId, EntryId>);

class IdsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void makesFreshIds();
    void roundTripsText();
    void rejectsInvalidIds_data();
    void rejectsInvalidIds();
};

void IdsTest::makesFreshIds()
{
    QSet<EntryId> ids;
    for (int i = 0; i < 1000; ++i)
        ids += EntryId();
    QCOMPARE(ids.size(), 1000);
}

void IdsTest::roundTripsText()
{
    const EntryId id;
    QVERIFY(*EntryId::parse(id.toString()) == id);
    const QString text = QStringLiteral("0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e0001");
    QCOMPARE(EntryId::parse(text)->toString(), text);
    QCOMPARE(EntryId::parse(text.toUpper())->toString(), text);
}

void IdsTest::rejectsInvalidIds_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("nothing") << "";
    QTest::newRow("word") << "nonsense";
    QTest::newRow("null") << "00000000-0000-0000-0000-000000000000";
    QTest::newRow("too short") << "0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e000";
    QTest::newRow("no hexadecimal") << "0b1f6c1e-6a54-4b0e-9d2f-5a1d0c7e000g";
}

void IdsTest::rejectsInvalidIds()
{
    QFETCH(QString, text);
    const Result<SectionId> id = SectionId::parse(text);
    QVERIFY(!id);
    QCOMPARE(id.error(), (Error{ErrorCode::IdInvalid, {text}}));
}

DUOVITA_TEST(IdsTest)
#include "tst_ids.moc"
