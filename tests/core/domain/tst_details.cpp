#include "core/domain/details.h"
#include "tests/support/testmain.h"

#include <QSet>
#include <QTest>

using namespace duovita;

class DetailsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void createsRequestedKind();
    void namesEveryFieldOnce();
    void visitsFieldsMutably();
};

void DetailsTest::createsRequestedKind()
{
    for (const SectionKindInfo& facts : sectionKindTable)
        QCOMPARE(kindOf(makeDetails(facts.details)), facts.details);
}

void DetailsTest::namesEveryFieldOnce()
{
    for (std::size_t kind = 0; kind < std::variant_size_v<Details>; ++kind) {
        QSet<QString> names;
        int fields = 0;
        forEachField(makeDetails(static_cast<DetailsKind>(kind)), [&](Field field, const auto&) {
            ++fields;
            names += nameOf(field);
        });
        QVERIFY(fields > 1);
        QCOMPARE(names.size(), fields);
        QVERIFY(!names.contains(QString()));
    }
}

void DetailsTest::visitsFieldsMutably()
{
    Details details = AwardDetails{};
    forEachField(details, [](Field field, auto& value) {
        if constexpr (std::is_same_v<std::remove_reference_t<decltype(value)>, int>) {
            if (field == Field::Count)
                value = 3;
        }
    });
    QCOMPARE(std::get<AwardDetails>(details).count, 3);
}

DUOVITA_TEST(DetailsTest)
#include "tst_details.moc"
