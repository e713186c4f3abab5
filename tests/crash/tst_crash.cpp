#include "core/json/personjson.h"
#include "core/storage/backupfolder.h"
#include "core/storage/database.h"
#include "core/storage/migrations.h"
#include "core/storage/packedfile.h"
#include "core/storage/personrepository.h"
#include "tests/crash/editedperson.h"
#include "tests/support/testmain.h"
#include "tests/support/teststores.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace duovita;

/// kill -9 at any moment: everything reported as saved exists, and nothing exists partially.
class CrashTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { REQUIRE_TEST_STORES(m_stores); }
    void keepsWhatWasSaved();
    void survivesKillWhileOpening();
    void survivesKillDuringBackup();

private:
    test::TestStores m_stores;
};

namespace {

const QString fixtures = QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/databases/");

/// The number of kills; a longer campaign can set it in the environment.
int rounds()
{
    bool given = false;
    const int asked = qEnvironmentVariableIntValue("DUOVITA_CRASHES", &given);
    return given ? asked : 25;
}

struct Killed {
    QByteArray printed;
    bool inTheMiddle; ///< it was killed before it ended by itself
};

/// Kills the program this long after its first line of output.
Killed runAndKill(const QString& database, const QString& what, int microseconds)
{
    QProcess process;
    process.start(QStringLiteral(DUOVITA_CRASHWRITER), {database, what});
    process.waitForReadyRead(10000);
    QThread::usleep(static_cast<unsigned long>(microseconds));
    process.kill();
    process.waitForFinished();
    return {process.readAllStandardOutput(), process.exitStatus() == QProcess::CrashExit};
}

} // namespace

void CrashTest::keepsWhatWasSaved()
{
    const QString path = m_stores.newAddress();
    {
        const auto database = Database::open(path);
        QVERIFY(database);
        QVERIFY(PersonRepository(**database).insert(test::numberedPerson()));
    }
    QRandomGenerator random(QRandomGenerator::global()->generate());
    int saved = 0;
    for (int round = 0; round < rounds(); ++round) {
        const Killed killed = runAndKill(path, QStringLiteral("edit"), random.bounded(100000));
        QVERIFY2(killed.inTheMiddle, "the writer ended by itself: it could not go on after a crash");
        const QByteArray printed = killed.printed;
        const QByteArray lines = printed.left(printed.lastIndexOf('\n') + 1).trimmed();
        saved = lines.isEmpty() ? saved : lines.mid(lines.lastIndexOf('\n') + 1).toInt();
        const auto database = Database::open(path);
        QVERIFY2(database, "the store does not open any more");
        QVERIFY(m_stores.onServer() || test::isWhole(**database));
        const PersonRepository people(**database);
        const auto list = people.list();
        QVERIFY(list);
        QCOMPARE(list->size(), 1);
        const auto stored = people.load(list->front().id);
        QVERIFY(stored);
        const QStringList numbers = test::numbersIn(stored->person);
        QCOMPARE(numbers, QStringList(3, numbers.front()));
        const int found = numbers.front().toInt();
        QVERIFY2(found == saved || found == saved + 1, // killed before it could report the last edit
                 qPrintable(QStringLiteral("%1 was saved, %2 is there").arg(saved).arg(found)));
        // The search index is consistent with the record.
        QCOMPARE((*people.matching(QStringLiteral("第%1次").arg(found)))->everywhere.size(), 1);
        saved = found;
    }
    qInfo("killed %d times in %d edits", rounds(), saved);
    QVERIFY(saved >= rounds()); // each run saved at least one
}

void CrashTest::survivesKillWhileOpening()
{
    if (m_stores.onServer())
        QSKIP("what is migrated here are files");
    const auto people = [] {
        QFile file(fixtures + QStringLiteral("people.json"));
        return file.open(QIODevice::ReadOnly) ? readPeople(file.readAll()) : Result<QList<Person>>(Error{});
    }();
    QVERIFY(people);
    QRandomGenerator random(QRandomGenerator::global()->generate());
    int inTheMiddle = 0;
    for (int round = 0; round < rounds(); ++round) {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("s.db"));
        const int version = round % 2 == 0 ? 1 : newestSchemaVersion() - 1;
        QVERIFY(QFile::copy(fixtures + QStringLiteral("schema-%1.db").arg(version), path));
        QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
        inTheMiddle += runAndKill(path, QStringLiteral("open"), random.bounded(12000)).inTheMiddle ? 1 : 0;
        const auto backups = QDir(folder.path()).entryList({QStringLiteral("*.backup")});
        for (const QString& backup : backups) {
            QVERIFY(QFile::copy(folder.filePath(backup), folder.filePath(QStringLiteral("b.db"))));
            const auto kept = Database::open(folder.filePath(QStringLiteral("b.db")));
            QVERIFY2(kept && test::isWhole(**kept), "a backup before migrating is not whole");
            QCOMPARE(PersonRepository(**kept).list()->size(), people->size());
        }
        const auto database = Database::open(path);
        QVERIFY2(database, "the store does not open any more");
        QVERIFY(test::isWhole(**database));
        QCOMPARE(PersonRepository(**database).inOrder(Language::Chinese)->size(), people->size());
        for (const Person& person : *people) {
            const auto stored = PersonRepository(**database).load(person.id);
            QVERIFY(stored);
            QVERIFY(stored->person == person);
            QVERIFY(!(*PersonRepository(**database).matching(person.name.textOrFallback(Language::Chinese)))
                         ->byName.isEmpty());
        }
    }
    qInfo("%d of %d were killed while they opened", inTheMiddle, rounds());
    QVERIFY(inTheMiddle > 0);
}

/// Files named as backups are complete; unfinished ones are removed.
void CrashTest::survivesKillDuringBackup()
{
    if (m_stores.onServer())
        QSKIP("a server has backups of its own");
    const QString path = m_stores.newAddress();
    const Person person = test::numberedPerson();
    QVERIFY(PersonRepository(**Database::open(path)).insert(person));
    const QDir folder(backupFolder(path));
    QRandomGenerator random(QRandomGenerator::global()->generate());
    qsizetype made = 0;
    int unfinished = 0;
    for (int round = 0; round < rounds(); ++round) {
        const Killed killed = runAndKill(path, QStringLiteral("backup"), random.bounded(60000));
        QVERIFY2(killed.inTheMiddle, killed.printed.constData());
        const QStringList scratch{QStringLiteral("duovita-scratch-*")}; // checked before anything removes leftovers
        unfinished += folder.entryList(scratch, QDir::Dirs).isEmpty() ? 0 : 1;
        const QList<Backup> backups = backupsOf(path);
        for (const QByteArray& line : killed.printed.left(killed.printed.lastIndexOf('\n') + 1).trimmed().split('\n')) {
            const QString printed = QString::fromUtf8(line);
            QVERIFY2(printed.isEmpty() || std::any_of(backups.begin(), backups.end(),
                                                      [&](const Backup& backup) { return backup.path == printed; }),
                     "a backup that was said to be made is not there");
        }
        for (const Backup& backup : backups)
            QVERIFY2(checkPacked(backup.path), "half of a backup counts as one");
        const auto newest = newestGoodBackup(path);
        QCOMPARE(newest.has_value(), !backups.isEmpty());
        if (newest)
            QCOMPARE(newest->path, backups.front().path);
        made += backups.size();
        QVERIFY(*backUpDaily(path, QDateTime::currentDateTime()));
        QVERIFY(folder.entryList(scratch, QDir::Dirs).isEmpty());
        QVERIFY(QDir(folder).removeRecursively());
        const auto database = Database::open(path);
        QVERIFY(database && test::isWhole(**database));
    }
    qInfo("killed %d times while it made backups, %d of them in the middle of one of %lld", rounds(), unfinished,
          static_cast<long long>(made));
    QVERIFY(made > 0 && unfinished > 0);
}

DUOVITA_TEST(CrashTest)
#include "tst_crash.moc"
