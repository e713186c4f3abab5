#include "core/services/translationreading.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "tests/support/testmain.h"

#include <QTemporaryDir>
#include <QTest>

using namespace duovita;

namespace {

Person engineer(const char* chinese)
{
    Person person;
    person.name = LocalizedText::of(Language::English, QStringLiteral("Li"));
    person.headline = LocalizedText::of(QStringLiteral("Engineer of bridges"), QString::fromUtf8(chinese));
    return person;
}

} // namespace

/// The translations in a store.
class TranslationReadingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsTheGlossaryThenTheNewestRecords();
    void stopsWhenCancelled();
    void reportsMissingStore();
};

void TranslationReadingTest::readsTheGlossaryThenTheNewestRecords()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("s.db"));
    const auto store = Database::open(path);
    QVERIFY(store);
    QVERIFY(GlossaryRepository(**store).add(
        {Term::of(QStringLiteral("engineer of bridges"), QStringLiteral("桥梁工程师"))}));
    PersonRepository people(**store);
    const Person trashed = engineer("造桥人");
    QVERIFY(people.insert(trashed));
    QVERIFY(people.moveToTrash(trashed.id));
    QVERIFY(people.insert(engineer("桥梁专家")));
    QTest::qSleep(5); // changes are distinguished by milliseconds
    QVERIFY(people.insert(engineer("桥梁设计师")));
    const auto memory = readTranslations(path, [] { return true; });
    QVERIFY(memory);
    QStringList found;
    for (const EarlierTranslation& each :
         memory->earlier(Language::English, QStringLiteral("Engineer of bridges"), Language::Chinese, 5))
        found += each.text.plain(Language::Chinese);
    QCOMPARE(found,
             (QStringList{QStringLiteral("桥梁工程师"), QStringLiteral("桥梁设计师"), QStringLiteral("桥梁专家")}));
}

void TranslationReadingTest::stopsWhenCancelled()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("s.db"));
    const auto store = Database::open(path);
    QVERIFY(store && PersonRepository(**store).insert(engineer("桥梁专家")));
    const auto memory = readTranslations(path, [] { return false; });
    QVERIFY(!memory);
    QCOMPARE(memory.error().code, ErrorCode::Cancelled);
}

void TranslationReadingTest::reportsMissingStore()
{
    const QTemporaryDir folder;
    QVERIFY(!readTranslations(folder.filePath(QStringLiteral("none.db")), [] { return true; }));
}

DUOVITA_TEST(TranslationReadingTest)
#include "tst_translationreading.moc"
