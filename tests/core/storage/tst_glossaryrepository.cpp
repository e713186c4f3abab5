#include "core/storage/glossaryrepository.h"

#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "core/storage/storecopy.h"
#include "tests/support/sampleperson.h"
#include "tests/support/testmain.h"
#include "tests/support/teststores.h"

#include <QTest>

using namespace duovita;

namespace {

Term pair(const char* english, const char* chinese)
{
    return Term::of(QString::fromUtf8(english), QString::fromUtf8(chinese));
}

} // namespace

class GlossaryRepositoryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void storesTermPairs();
    void rejectsIncompletePairs();
    void replacesTermPair();
    void collectsTheTermsOfEverybody();
    void stopsCollectingWhenCancelled();
    void isCopiedWithTheStore();

private:
    test::TestStores m_stores;
    std::unique_ptr<Database> m_database;
};

void GlossaryRepositoryTest::initTestCase()
{
    if (!m_stores.problem().isEmpty())
        QSKIP(qPrintable(m_stores.problem()));
}

void GlossaryRepositoryTest::init()
{
    auto database = Database::open(m_stores.newAddress());
    QVERIFY(database);
    m_database = std::move(*database);
}

void GlossaryRepositoryTest::storesTermPairs()
{
    GlossaryRepository glossary(*m_database);
    QVERIFY(glossary.list()->isEmpty());
    const Term first = pair("zeta \"Works\" \\ 'x'", "泽塔；厂");
    const Term second = pair("Alpha", "阿尔法");
    QCOMPARE(*glossary.add({first, second, second}), 2);
    QCOMPARE(*glossary.add({pair("  Alpha ", "阿尔法")}), 0);
    QCOMPARE(*glossary.list(), (QList{second, first}));
    QCOMPARE(*glossary.add({pair("Alpha", "甲")}), 1); // a term may have two translations
    QCOMPARE(*glossary.remove({second, pair("none", "无")}), 1);
    QCOMPARE(glossary.list()->size(), 2);
}

void GlossaryRepositoryTest::rejectsIncompletePairs()
{
    GlossaryRepository glossary(*m_database);
    const auto added = glossary.add({pair("Alpha", "阿尔法"), pair("Beta", "  ")});
    QVERIFY(!added);
    QCOMPARE(added.error().code, ErrorCode::ValueInvalid);
    QVERIFY(glossary.list()->isEmpty());
}

void GlossaryRepositoryTest::replacesTermPair()
{
    GlossaryRepository glossary(*m_database);
    QVERIFY(glossary.add({pair("Alpha", "阿尔法")}));
    QCOMPARE(*glossary.replace(pair("Alpha", "阿尔法"), pair("Alpha", "甲")), 1);
    QCOMPARE(*glossary.list(), QList{pair("Alpha", "甲")});
    QCOMPARE(*glossary.replace(pair("Alpha", "阿尔法"), pair("Alpha", "乙")), 0); // changed by another program
    QCOMPARE(*glossary.list(), QList{pair("Alpha", "甲")});
}

void GlossaryRepositoryTest::collectsTheTermsOfEverybody()
{
    PersonRepository people(*m_database);
    const Person person = test::samplePerson(QStringLiteral("zhang-san"));
    QVERIFY(people.insert(person));
    QVERIFY(people.insert(test::samplePerson(QStringLiteral("li-si"))));
    QVERIFY(GlossaryRepository(*m_database).add({pair("Sample Works", "样品厂")}));
    const auto counterpart = [&](const char* english) {
        const auto index = termsInUse(*m_database, [] { return true; });
        return index ? index->counterparts(TermKind::Organization, Language::English, QString::fromUtf8(english),
                                           Language::Chinese)
                     : QStringList();
    };
    QCOMPARE(counterpart("Beihai Institute of Technology").size(), 1);
    QCOMPARE(counterpart("Sample Works"), QStringList{QString::fromUtf8("样品厂")});
    QVERIFY(people.moveToTrash(person.id));
    QVERIFY(counterpart("Beihai Institute of Technology").isEmpty());
    QCOMPARE(counterpart("Sample Works").size(), 1);
}

void GlossaryRepositoryTest::stopsCollectingWhenCancelled()
{
    QVERIFY(PersonRepository(*m_database).insert(test::samplePerson(QStringLiteral("zhang-san"))));
    int asked = 0;
    const auto index = termsInUse(*m_database, [&asked] { return ++asked < 3; });
    QVERIFY(!index);
    QCOMPARE(index.error().code, ErrorCode::Cancelled);
    QVERIFY2(asked < 10, qPrintable(QString::number(asked))); // the sample has more entries
    QVERIFY(termsInUse(*m_database, [] { return true; }));    // the connection can be used again
}

void GlossaryRepositoryTest::isCopiedWithTheStore()
{
    QVERIFY(GlossaryRepository(*m_database).add({pair("Alpha", "阿尔法"), pair("Beta", "贝塔")}));
    auto other = Database::open(m_stores.newAddress());
    QVERIFY(other);
    QVERIFY(GlossaryRepository(**other).add({pair("Beta", "贝塔"), pair("Gamma", "伽马")}));
    QVERIFY(copyPeople(*m_database, **other));
    QCOMPARE(GlossaryRepository(**other).list()->size(), 3);
}

DUOVITA_GUI_TEST(GlossaryRepositoryTest)
#include "tst_glossaryrepository.moc"
