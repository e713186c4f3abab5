#include "core/json/personjson.h"
#include "core/storage/backup.h"
#include "core/storage/database.h"
#include "core/storage/migrations.h"
#include "core/storage/personrepository.h"
#include "core/storage/storefile.h"
#include "tests/support/randomperson.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace duovita;

/// A database file that rots: cut off anywhere, bits turned over anywhere. What is wrong with it is said, nothing
/// crashes, the newest good backup is offered, and the damaged file is kept as it was.
class DamageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void tellsWhereItWasCutOff();
    void tellsWhereBitsAreTurnedOver();

private:
    enum class Told { OnOpening, OnReading, OnChecking, NotAtAll };

    /// What becomes of a store with these bytes.
    Told look(const QByteArray& bytes, bool& textsDiffer);
    void goBack(const QByteArray& bytes);

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_store;
    QString m_backup;
    QByteArray m_bytes;
    QByteArray m_people; ///< as JSON
};

namespace {

/// A campaign asks for more than a test run can wait for.
int rounds()
{
    bool given = false;
    const int asked = qEnvironmentVariableIntValue("DUOVITA_CRASHES", &given);
    return given ? asked : 60;
}

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

bool writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

/// Everybody, as the program would show them.
Result<QByteArray> readAll(const QString& path)
{
    const auto database = Database::open(path);
    if (!database)
        return database.error();
    const PersonRepository people(**database);
    const auto list = people.list();
    if (!list)
        return list.error();
    QList<Person> all;
    for (const PersonSummary& summary : *list) {
        const auto stored = people.load(summary.id);
        if (!stored)
            return stored.error();
        all += stored->person;
    }
    std::sort(all.begin(), all.end(),
              [](const Person& a, const Person& b) { return a.id.toString() < b.id.toString(); });
    return writePeople(all);
}

/// What may be said of a damaged file.
bool isToldAsDamage(const Error& error, const QString& path)
{
    return isDamage(error, path) || error.code == ErrorCode::DatabaseForeign ||
           error.code == ErrorCode::DatabaseTooNew; // its header says another application or schema
}

} // namespace

void DamageTest::initTestCase()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = m_folder->filePath(QStringLiteral("cv.db"));
    {
        const auto database = Database::open(m_store);
        QVERIFY(database);
        test::RandomPerson random(7);
        for (int i = 0; i < 6; ++i)
            QVERIFY(PersonRepository(**database).insert(random.person()));
    }
    QVERIFY(*backUpDaily(m_store, QDateTime(QDate(2026, 11, 21), QTime(9, 0))));
    m_backup = newestGoodBackup(m_store)->path;
    m_bytes = bytesOf(m_store);
    m_people = *readAll(m_store);
}

DamageTest::Told DamageTest::look(const QByteArray& bytes, bool& textsDiffer)
{
    for (const char* suffix : {"-wal", "-shm"})
        QFile::remove(m_store + QLatin1StringView(suffix));
    if (!writeBytes(m_store, bytes))
        qFatal("the store could not be written");
    if (const auto opened = Database::open(m_store); !opened) {
        if (!isToldAsDamage(opened.error(), m_store))
            qFatal("%s", qPrintable(opened.error().parameters.join(u' ')));
        return bytesOf(m_store) == bytes ? Told::OnOpening : Told::NotAtAll; // not a byte changed
    }
    const Result<QByteArray> people = readAll(m_store);
    textsDiffer = people && *people != m_people;
    if (!people)
        return isToldAsDamage(people.error(), m_store) ? Told::OnReading : Told::NotAtAll;
    const Result<void> whole = inspectStore(m_store, newestSchemaVersion(), Thoroughness::EveryPage);
    return whole ? Told::NotAtAll : Told::OnChecking;
}

void DamageTest::goBack(const QByteArray& bytes)
{
    const auto good = newestGoodBackup(m_store);
    QVERIFY(good);
    QCOMPARE(good->path, m_backup);
    const auto restored = restoreStore(m_backup, m_store, QDateTime(QDate(2026, 11, 22), QTime(9, 0)));
    QVERIFY2(restored, qPrintable(restored ? QString() : restored.error().parameters.join(u' ')));
    QVERIFY(restored->wasDamaged);
    QVERIFY2(bytesOf(restored->former) == bytes, "the damaged file was not kept as it was");
    QVERIFY(QFile::remove(restored->former));
    QCOMPARE(*readAll(m_store), m_people);
}

void DamageTest::tellsWhereItWasCutOff()
{
    QRandomGenerator random(1);
    QList<qsizetype> lengths{0, 1, 15, 16, 99, 100, 4095, 4096, 4097, m_bytes.size() - 4096, m_bytes.size() - 1};
    while (lengths.size() < std::max(14, rounds() / 4))
        lengths += random.bounded(m_bytes.size());
    for (const qsizetype length : lengths) {
        bool textsDiffer = false;
        const Told told = look(m_bytes.first(length), textsDiffer);
        const QByteArray place = "cut off after " + QByteArray::number(length);
        QVERIFY2(told == Told::OnOpening, place.constData());
        const Error error = Database::open(m_store).error();
        if (length % 3 == 0 && isDamage(error, m_store))
            goBack(m_bytes.first(length));
    }
}

void DamageTest::tellsWhereBitsAreTurnedOver()
{
    QRandomGenerator random(2);
    int told[4] = {};
    int texts = 0;
    for (int round = 0; round < rounds(); ++round) {
        QByteArray bytes = m_bytes;
        const int bits = 1 + (round % 3) * 10;
        for (int bit = 0; bit < bits; ++bit) {
            const qsizetype at = random.bounded(bytes.size());
            bytes[at] = static_cast<char>(bytes[at] ^ (1 << random.bounded(8)));
        }
        bool textsDiffer = false;
        const Told outcome = look(bytes, textsDiffer);
        ++told[static_cast<int>(outcome)];
        // Then the check of every page says so too, which the window makes by itself; or SQLite cannot tell.
        texts += textsDiffer && outcome == Told::NotAtAll ? 1 : 0;
        if (outcome == Told::OnOpening && round % 4 == 0 && isDamage(Database::open(m_store).error(), m_store))
            goBack(bytes);
    }
    qInfo("told on opening %d, on reading %d, by the check %d; %d not at all, in %d of them a text differs", told[0],
          told[1], told[2], told[3], texts);
    QVERIFY(told[1] + told[2] > 0);
}

QTEST_GUILESS_MAIN(DamageTest)
#include "tst_damage.moc"
