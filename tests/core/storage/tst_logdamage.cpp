#include "core/storage/logdamage.h"

#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "core/storage/storenotices.h"
#include "tests/support/filebytes.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

using namespace duovita;
using test::bytesOf;

/// A log left by a crash and corrupted since: SQLite reads it only as far as its checksums match, and ignores the rest
/// silently.
class LogDamageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void reportsNothingForAnIntactLog_data() { addNotes(); }
    void reportsNothingForAnIntactLog();
    void reportsAnyFlippedBit_data() { addNotes(); }
    void reportsAnyFlippedBit();
    void reportsDamagedHeader_data() { addNotes(); }
    void reportsDamagedHeader();
    void ignoresInterruptedTransactions();
    void ignoresRolledBackTransactions();
    void keepsDamagedLogOnce();

private:
    static void addNotes();
    /// The store as its program left it, with another log.
    QString leave(const QByteArray& log, bool withNotes);
    QStringList namesIn(const QString& path) const;

    QTemporaryDir m_origin;
    QByteArray m_store;
    QByteArray m_log;
    QByteArray m_notes;            ///< the shared memory
    qsizetype m_beforeTheLast = 0; ///< the log's size before the last save
    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

constexpr qsizetype people = 4;

void writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray turned(QByteArray bytes, qsizetype at, int bit)
{
    bytes[at] = static_cast<char>(bytes[at] ^ (1 << bit));
    return bytes;
}

} // namespace

void LogDamageTest::addNotes()
{
    QTest::addColumn<bool>("withNotes");
    QTest::newRow("after a crash of the program") << true;
    QTest::newRow("after one of the machine") << false;
}

void LogDamageTest::initTestCase()
{
    const QString path = m_origin.filePath(QStringLiteral("s.db"));
    const auto database = Database::open(path);
    QVERIFY(database);
    QSqlQuery((*database)->connection()).exec(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
    for (quint32 seed = 1; seed <= people; ++seed) {
        m_beforeTheLast = bytesOf(path + QStringLiteral("-wal")).size();
        QVERIFY(PersonRepository(**database).insert(test::RandomPerson(seed).person()));
    }
    m_store = bytesOf(path);
    m_log = bytesOf(path + QStringLiteral("-wal"));
    m_notes = bytesOf(path + QStringLiteral("-shm"));
    QVERIFY(m_beforeTheLast > 0 && m_log.size() > m_beforeTheLast && !m_notes.isEmpty());
}

void LogDamageTest::init()
{
    static_cast<void>(takeStoreNotices());
}

QString LogDamageTest::leave(const QByteArray& log, bool withNotes)
{
    m_folder = std::make_unique<QTemporaryDir>();
    const QString path = m_folder->filePath(QStringLiteral("s.db"));
    writeBytes(path, m_store);
    writeBytes(path + QStringLiteral("-wal"), log);
    if (withNotes)
        writeBytes(path + QStringLiteral("-shm"), m_notes);
    return path;
}

QStringList LogDamageTest::namesIn(const QString& path) const
{
    return QDir(m_folder->path())
        .entryList({QFileInfo(path).completeBaseName() + QStringLiteral(" damaged log *.wal")});
}

void LogDamageTest::reportsNothingForAnIntactLog()
{
    QFETCH(bool, withNotes);
    const QString path = leave(m_log, withNotes);
    QCOMPARE(lostTransactions(path), 0);
    QCOMPARE(PersonRepository(**Database::open(path)).list()->size(), people);
    QVERIFY(takeStoreNotices().isEmpty());
    QVERIFY(namesIn(path).isEmpty());
}

void LogDamageTest::reportsAnyFlippedBit()
{
    QFETCH(bool, withNotes);
    QRandomGenerator random(9);
    for (int round = 0; round < 60; ++round) {
        const bool inLast = round % 2 == 0;
        const qsizetype from = inLast ? m_beforeTheLast : 32;
        const qsizetype at = from + random.bounded(m_log.size() - from);
        const QByteArray damaged = turned(m_log, at, random.bounded(8));
        const QString path = leave(damaged, withNotes);
        const auto database = Database::open(path);
        QVERIFY2(database, qPrintable(QString::number(at)));
        const qsizetype left = PersonRepository(**database).list()->size();
        QVERIFY(inLast ? left == people - 1 : left < people);
        const QList<Error> notices = takeStoreNotices();
        QVERIFY2(notices.size() == 1, qPrintable(QString::number(at)));
        QCOMPARE(notices.front().code, ErrorCode::LogDamaged);
        QCOMPARE(notices.front().parameters.value(0), path);
        QCOMPARE(notices.front().parameters.value(1).toLongLong(), people - left);
        QCOMPARE(bytesOf(notices.front().parameters.value(2)), damaged);
    }
}

/// SQLite would ignore the whole log.
void LogDamageTest::reportsDamagedHeader()
{
    QFETCH(bool, withNotes);
    for (qsizetype at = 0; at < 32; at += 3) {
        const QString path = leave(turned(m_log, at, 2), withNotes);
        QCOMPARE(lostTransactions(path), static_cast<int>(people));
    }
}

/// A save interrupted by the crash was never reported as done.
void LogDamageTest::ignoresInterruptedTransactions()
{
    const QString path = leave(m_log.first(m_log.size() - 100), false);
    QCOMPARE(lostTransactions(path), 0);
    QCOMPARE(PersonRepository(**Database::open(path)).list()->size(), people - 1);
    QVERIFY(takeStoreNotices().isEmpty());
    QCOMPARE(lostTransactions(leave({}, false)), 0);
    QCOMPARE(lostTransactions(leave(QByteArray(32, '\0'), false)), 0);
}

/// Large transactions spill into the log before they are committed.
void LogDamageTest::ignoresRolledBackTransactions()
{
    const QString path = leave({}, false);
    const auto database = Database::open(path);
    QVERIFY(database);
    const QString log = path + QStringLiteral("-wal");
    QSqlQuery query((*database)->connection());
    QVERIFY(query.exec(QStringLiteral("PRAGMA cache_size = 5")));
    QVERIFY(query.exec(QStringLiteral("BEGIN IMMEDIATE")));
    for (int i = 0; i < 60; ++i)
        QVERIFY(query.exec(QStringLiteral("INSERT INTO search_word VALUES ('%1' || hex(zeroblob(4500)))").arg(i)));
    QVERIFY(query.exec(QStringLiteral("ROLLBACK")));
    const qsizetype spilt = bytesOf(log).size();
    QVERIFY(spilt > 100000);
    QVERIFY(PersonRepository(**database).insert(test::RandomPerson(8).person()));
    QCOMPARE(bytesOf(log).size(), spilt); // part of it is still there
    const QByteArray notes = bytesOf(path + QStringLiteral("-shm"));
    const QString copy = m_folder->filePath(QStringLiteral("copy.db"));
    writeBytes(copy, bytesOf(path));
    writeBytes(copy + QStringLiteral("-wal"), bytesOf(log));
    QCOMPARE(lostTransactions(copy), 0);
    writeBytes(copy + QStringLiteral("-shm"), notes);
    QCOMPARE(lostTransactions(copy), 0);
}

void LogDamageTest::keepsDamagedLogOnce()
{
    const QString path = leave(turned(m_log, m_log.size() - 50, 1), false);
    const Result<QString> kept = keepLog(path);
    QVERIFY(kept);
    QCOMPARE(*keepLog(path), *kept);
    QCOMPARE(namesIn(path).size(), 1);
    QCOMPARE(QFile::permissions(*kept) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    QVERIFY(Database::open(path));
    QVERIFY(Database::open(path));
    QCOMPARE(takeStoreNotices().size(), 1);
    QCOMPARE(namesIn(path).size(), 1);
}

DUOVITA_TEST(LogDamageTest)
#include "tst_logdamage.moc"
