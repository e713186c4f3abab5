#include "core/storage/backup.h"

#include "core/storage/database.h"
#include "core/storage/migrations.h"
#include "core/storage/packedfile.h"
#include "core/storage/personrepository.h"
#include "core/storage/sqlitedialect.h"
#include "core/storage/storefile.h"
#include "tests/support/filebytes.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <atomic>
#include <fcntl.h>
#include <sys/file.h>
#include <thread>
#include <unistd.h>

using namespace duovita;
using test::bytesOf;

namespace {

const QDateTime now(QDate(2026, 11, 21), QTime(9, 30, 15));

/// Sets the file's time, so that another daily backup is due.
void touch(const QString& path, const QDateTime& time)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
}

QList<Backup> backupsAt(const QList<QDateTime>& times)
{
    QList<Backup> backups;
    for (const QDateTime& time : times)
        backups += Backup{time.toString(Qt::ISODate), time, 1};
    return backups;
}

} // namespace

class BackupTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void copiesStoreInUseCompletely();
    void replacesFilesOnlyOnRequest();
    void rejectsNonStoreFiles();
    void backsUpOnceADay();
    void keepsDailyWeeklyAndMonthlyBackups();
    void restoresAndKeepsReplacedStore();
    void restoresAnEarlierStateOfTheSamePeople();
    void showsRestoredStoreToOpenConnections();
    void restoresADamagedStore();
    void restoresWithoutExistingStore();
    void copiesWhileOthersOpenAndClose();
    void appliesNoStaleLogToRestoredStore();
    void keepsReplacedStoreAmongBackups();
    void isNotMisledByAWrongClock();
    void detectsEmptiedOrOverwrittenStore();
    void refusesABadBackup_data();
    void refusesABadBackup();
    void findsNewestIntactBackup();
    void compressesDailyBackups();
    void compressesFilesOfAnySize_data();
    void compressesFilesOfAnySize();
    void rejectsAlteredBackups();
    void ignoresUnfinishedBackups();
    void restoresUncompressedBackups();
    void waitsWhileAnotherProgramBacksUp();
    void rejectsCompressedBackupAsStore();
    void removesLeftoversOfEarlierVersions();

private:
    QString path(const char* name = "cv.db") const { return m_folder->filePath(QString::fromLatin1(name)); }
    /// Fills a store with three random people; returns them.
    QList<Person> fill(const QString& file, unsigned seed);
    QList<Person> contentsOf(const QString& file);
    void damage(const QString& file);

    std::unique_ptr<QTemporaryDir> m_folder;
};

void BackupTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

QList<Person> BackupTest::fill(const QString& file, unsigned seed)
{
    test::RandomPerson random(seed);
    QList<Person> people;
    const auto database = Database::open(file);
    for (int i = 0; i < 3; ++i) {
        people += random.person();
        if (!PersonRepository(**database).insert(people.back()))
            qFatal("the person could not be stored");
    }
    std::sort(people.begin(), people.end(),
              [](const Person& a, const Person& b) { return a.id.toString() < b.id.toString(); });
    return people;
}

QList<Person> BackupTest::contentsOf(const QString& file)
{
    QList<Person> people;
    if (isPacked(file)) {
        const QTemporaryDir folder;
        const QString plain = folder.filePath(QStringLiteral("plain.db"));
        return unpackFile(file, plain) ? contentsOf(plain) : people;
    }
    const auto database = Database::open(file);
    if (!database)
        return people;
    const PersonRepository repository(**database);
    const auto summaries = repository.list();
    for (const PersonSummary& summary : *summaries)
        people += repository.load(summary.id)->person;
    std::sort(people.begin(), people.end(),
              [](const Person& a, const Person& b) { return a.id.toString() < b.id.toString(); });
    return people;
}

/// Corrupts the store's first table page.
void BackupTest::damage(const QString& file)
{
    QByteArray bytes = bytesOf(file);
    bytes.replace(4096, 8 * 4096, QByteArray(8 * 4096, '\x7F'));
    QFile out(file);
    QVERIFY(out.open(QIODevice::WriteOnly));
    out.write(bytes);
}

void BackupTest::copiesStoreInUseCompletely()
{
    const QList<Person> people = fill(path(), 1);
    const auto open = Database::open(path()); // its log is not empty
    test::RandomPerson random(9);
    QVERIFY(PersonRepository(**open).insert(random.person()));
    QVERIFY(copyStore(path(), path("copy.db")));
    QCOMPARE(contentsOf(path("copy.db")), contentsOf(path()));
    QCOMPARE(contentsOf(path("copy.db")).size(), people.size() + 1);
    constexpr auto mine = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    constexpr auto others = QFileDevice::ReadGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
    QCOMPARE(QFile::permissions(path("copy.db")) & (mine | others), mine);
    QVERIFY(!QFile::exists(path("copy.db.part")));
}

void BackupTest::replacesFilesOnlyOnRequest()
{
    fill(path(), 1);
    fill(path("copy.db"), 2);
    const QList<Person> there = contentsOf(path("copy.db"));
    QCOMPARE(copyStore(path(), path("copy.db")).error().code, ErrorCode::FileExists);
    QCOMPARE(contentsOf(path("copy.db")), there);
    QVERIFY(!copyStore(path(), path("no/such/folder.db")));
    // Replaces a file when asked to, but never the store itself.
    QVERIFY(copyStore(path(), path("copy.db"), IfExists::Replace));
    QCOMPARE(contentsOf(path("copy.db")), contentsOf(path()));
    QCOMPARE(copyStore(path(), path(), IfExists::Replace).error().code, ErrorCode::FileExists);
}

void BackupTest::rejectsNonStoreFiles()
{
    QCOMPARE(copyStore(path("nothing.db"), path("copy.db")).error().code, ErrorCode::FileNotFound);
    QFile text(path("text.db"));
    QVERIFY(text.open(QIODevice::WriteOnly));
    text.write("Zhang San, engineer\n");
    text.close();
    QCOMPARE(copyStore(path("text.db"), path("copy.db")).error().code, ErrorCode::DatabaseNotDatabase);
    QVERIFY(!QFile::exists(path("copy.db")));
}

void BackupTest::backsUpOnceADay()
{
    QCOMPARE(backUpDaily(path(), now).value(), false);
    QVERIFY(Database::open(path()));
    QCOMPARE(backUpDaily(path(), now).value(),
             false); // empty: the day's backup must wait for its first work
    fill(path(), 1);
    QCOMPARE(backUpDaily(path(), now).value(), true);
    QCOMPARE(backUpDaily(path(), now.addSecs(3600)).value(), false);
    const QList<Backup> first = backupsOf(path());
    QCOMPARE(first.size(), 1);
    QCOMPARE(first.front().madeAt, now);
    QCOMPARE(first.front().bytes, QFileInfo(first.front().path).size());
    QCOMPARE(contentsOf(first.front().path), contentsOf(path()));

    // Unchanged since: no new backup.
    touch(path(), now.addSecs(-60));
    QCOMPARE(backUpDaily(path(), now.addDays(1)).value(), false);
    touch(path(), now.addSecs(60));
    QCOMPARE(backUpDaily(path(), now.addDays(1)).value(), true);
    QCOMPARE(backupsOf(path()).size(), 2);
    QCOMPARE(backupsOf(path()).front().madeAt, now.addDays(1));
}

/// Daily backups for three years, thinned out each day.
void BackupTest::keepsDailyWeeklyAndMonthlyBackups()
{
    QList<Backup> kept;
    for (int day = 0; day < 3 * 365; ++day) {
        const QDateTime today = now.addDays(day);
        kept.prepend(backupsAt({today}).front());
        kept = worthKeeping(kept, today.date());
        QVERIFY(kept.front().madeAt == today);
    }
    QVERIFY2(kept.size() >= 18 && kept.size() <= 7 + 5 + 12, qPrintable(QString::number(kept.size())));
    const auto age = [&](const Backup& backup) { return backup.madeAt.daysTo(kept.front().madeAt); };
    for (qsizetype i = 0; i < 7; ++i)
        QCOMPARE(age(kept[i]), i);
    for (qsizetype i = 1; i < kept.size(); ++i)
        QVERIFY2(age(kept[i]) - age(kept[i - 1]) <= 31, "a month without a backup");
    QVERIFY(age(kept.back()) >= 300);

    // After a week without use, existing backups stay, however old.
    const QList<Backup> old = backupsAt({now, now.addDays(-1), now.addDays(-400)});
    QCOMPARE(worthKeeping(old, now.date().addDays(200)), old);
    // A temporarily wrong clock loses no backup.
    const QList<Backup> ahead = backupsAt({now.addDays(4000), now});
    QCOMPARE(worthKeeping(ahead, now.date()), ahead);
    // The newest backup of each day stays.
    QCOMPARE(worthKeeping(backupsAt({now.addSecs(60), now}), now.date()), backupsAt({now.addSecs(60)}));
}

void BackupTest::restoresAndKeepsReplacedStore()
{
    const QList<Person> before = fill(path("old.db"), 1);
    const QList<Person> today = fill(path(), 2);
    const auto restored = restoreStore(path("old.db"), path(), now);
    QVERIFY(restored);
    QVERIFY(!restored->wasDamaged);
    QCOMPARE(contentsOf(path()), before);
    QCOMPARE(contentsOf(path("old.db")), before);
    QCOMPARE(contentsOf(restored->former), today);
    // And the reverse.
    QVERIFY(restoreStore(restored->former, path(), now));
    QCOMPARE(contentsOf(path()), today);
    QCOMPARE(backupsOf(path()).size(), 2);
    QVERIFY(!QFile::exists(path("cv.db.restoring")));
}

void BackupTest::restoresAnEarlierStateOfTheSamePeople()
{
    const QList<Person> before = fill(path(), 1);
    QVERIFY(copyStore(path(), path("old.db")));
    {
        const auto database = Database::open(path());
        PersonRepository people(**database);
        const auto stored = people.load(before.front().id);
        Person changed = stored->person;
        changed.name = LocalizedText::of(Language::English, QStringLiteral("Changed"));
        changed.sections.clear();
        QVERIFY(people.update(stored->person, changed, stored->revisions));
        QVERIFY(people.moveToTrash(before.back().id));
    }
    QVERIFY(contentsOf(path()) != before);
    QVERIFY(restoreStore(path("old.db"), path(), now));
    QCOMPARE(contentsOf(path()), before);
    // Searches find the restored content.
    const auto database = Database::open(path());
    const PersonRepository people(**database);
    QVERIFY((*people.matching(QStringLiteral("changed")))->everywhere.isEmpty());
    // Sorted by id; not everybody has a name.
    const auto somebody = std::find_if(before.begin(), before.end(), [](const Person& person) {
        return !person.name.textOrFallback(Language::English).isEmpty();
    });
    QVERIFY(somebody != before.end());
    const auto found = people.matching(somebody->name.textOrFallback(Language::English));
    QVERIFY(found && *found);
    QVERIFY((*found)->byName.contains(somebody->id));
}

void BackupTest::showsRestoredStoreToOpenConnections()
{
    const QList<Person> before = fill(path("old.db"), 1);
    fill(path(), 2);
    const auto other = Database::open(path());
    QCOMPARE(PersonRepository(**other).list()->size(), 3);
    QVERIFY(restoreStore(path("old.db"), path(), now));
    for (const Person& person : before)
        QCOMPARE(PersonRepository(**other).load(person.id)->person, person);
}

void BackupTest::restoresADamagedStore()
{
    const QList<Person> before = fill(path("old.db"), 1);
    fill(path(), 2);
    damage(path());
    const QByteArray damaged = bytesOf(path());
    const auto restored = restoreStore(path("old.db"), path(), now);
    QVERIFY(restored);
    QVERIFY(restored->wasDamaged);
    QCOMPARE(bytesOf(restored->former), damaged);
    QCOMPARE(contentsOf(path()), before);
}

void BackupTest::restoresWithoutExistingStore()
{
    const QList<Person> before = fill(path("old.db"), 1);
    const auto restored = restoreStore(path("old.db"), path("new/machine/cv.db"), now);
    QVERIFY(restored);
    QVERIFY(restored->former.isEmpty());
    QCOMPARE(contentsOf(path("new/machine/cv.db")), before);
}

/// A window opens and closes the store for each operation; every copy must be of one moment. Two rows are always
/// written together: a copy with only one of them is inconsistent.
void BackupTest::copiesWhileOthersOpenAndClose()
{
    fill(path(), 1);
    const auto write = [file = path()](int round) {
        const auto database = Database::open(file);
        PersonRepository people(**database);
        Person a;
        a.name = LocalizedText::of(Language::English, QStringLiteral("A %1").arg(round));
        static_cast<void>(people.insert(a));
    };
    std::atomic<bool> stop = false;
    std::atomic<int> written = 0;
    std::thread writer([&] {
        constexpr int most = 150; // limits the work on slow machines
        for (int round = 0; !stop && round < most; ++round) {
            write(round);
            ++written;
        }
    });
    int before = 0;
    for (int copy = 0; copy < 40; ++copy) {
        const QString to = path("moving.db");
        const int atLeast = written;
        const Result<void> copied = copyStore(path(), to, IfExists::Replace);
        QVERIFY2(copied, qPrintable(copied ? QString() : copied.error().parameters.join(u' ')));
        const auto people = contentsOf(to).size();
        QVERIFY(people >= 3 + atLeast && people >= before);
        before = static_cast<int>(people);
        QVERIFY(inspectStore(path(), newestSchemaVersion(), Thoroughness::EveryPage));
    }
    stop = true;
    writer.join();
    QVERIFY(written > 0);
}

void BackupTest::appliesNoStaleLogToRestoredStore()
{
    const QList<Person> before = fill(path("old.db"), 1);
    fill(path(), 2);
    {
        const auto open = Database::open(path());
        test::RandomPerson random(5);
        QVERIFY(PersonRepository(**open).insert(random.person()));
        QVERIFY(QFile::copy(path("cv.db-wal"), path("kept-wal")));
    }
    // The file was deleted, but not its log.
    QVERIFY(QFile::remove(path()));
    QVERIFY(QFile::copy(path("kept-wal"), path("cv.db-wal")));
    QVERIFY(restoreStore(path("old.db"), path(), now));
    QCOMPARE(contentsOf(path()), before);
    // A file with a log is in use and must not be replaced.
    QVERIFY(QFile::copy(path("kept-wal"), path("cv.db-wal")));
    QCOMPARE(copyStore(path("old.db"), path(), IfExists::Replace).error().code, ErrorCode::DatabaseLocked);
}

/// The wrong backup was restored, then another: the original content is still available the next day.
void BackupTest::keepsReplacedStoreAmongBackups()
{
    fill(path("a.db"), 1);
    fill(path("b.db"), 2);
    const QList<Person> work = fill(path(), 3);
    const auto first = restoreStore(path("a.db"), path(), now);
    QVERIFY(first);
    QVERIFY(restoreStore(path("b.db"), path(), now.addSecs(300)));
    touch(path(), now.addDays(1));
    QCOMPARE(backUpDaily(path(), now.addDays(1)).value(), true);
    QCOMPARE(contentsOf(first->former), work);
    QCOMPARE(worthKeeping(backupsOf(path()), now.date().addDays(29)).size(), 3);
    QCOMPARE(worthKeeping(backupsOf(path()), now.date().addDays(40)).size(), 2);
}

void BackupTest::isNotMisledByAWrongClock()
{
    fill(path(), 1);
    QVERIFY(backUpDaily(path(), now.addYears(10)).value());
    touch(path(), now);
    QCOMPARE(backUpDaily(path(), now.addSecs(60)).value(), true);
    QCOMPARE(backUpDaily(path(), now.addSecs(120)).value(), false);
    QCOMPARE(backupsOf(path()).size(), 2);
}

void BackupTest::detectsEmptiedOrOverwrittenStore()
{
    const QList<Person> people = fill(path(), 1);
    QVERIFY(backUpDaily(path(), now).value());
    for (const QByteArray& bytes : {QByteArray(), QByteArray("garbage garbage garbage garbage")}) {
        QFile file(path());
        QVERIFY(file.open(bytes.isEmpty() ? QIODevice::WriteOnly : QIODevice::ReadWrite));
        file.write(bytes);
        file.close();
        const auto opened = Database::open(path());
        QVERIFY(!opened);
        QVERIFY(isDamage(opened.error(), path()));
        const auto backup = newestGoodBackup(path());
        QVERIFY(backup);
        const auto restored = restoreStore(backup->path, path(), now.addSecs(60));
        QVERIFY(restored);
        QVERIFY(restored->wasDamaged && QFile::exists(restored->former));
        QCOMPARE(contentsOf(path()), people);
    }
    // Without any backups, a file with other content is just another file.
    QFile text(path("text.db"));
    QVERIFY(text.open(QIODevice::WriteOnly));
    text.write("Zhang San, engineer");
    text.close();
    QVERIFY(!isDamage(Database::open(path("text.db")).error(), path("text.db")));
    QCOMPARE(restoreStore(backupsOf(path()).front().path, path("text.db"), now).error().code,
             ErrorCode::DatabaseNotDatabase);
}

void BackupTest::refusesABadBackup_data()
{
    QTest::addColumn<QString>("what");
    for (const char* what : {"damaged", "truncated", "newer", "text", "missing"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

void BackupTest::refusesABadBackup()
{
    QFETCH(QString, what);
    const QList<Person> today = fill(path(), 2);
    if (what != QStringLiteral("missing"))
        fill(path("old.db"), 1);
    if (what == QStringLiteral("damaged"))
        damage(path("old.db"));
    if (what == QStringLiteral("truncated"))
        QVERIFY(QFile::resize(path("old.db"), QFileInfo(path("old.db")).size() / 2));
    if (what == QStringLiteral("text")) {
        QFile file(path("old.db"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("no store");
    }
    if (what == QStringLiteral("newer")) {
        QSqlDatabase raw = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("raw"));
        raw.setDatabaseName(path("old.db"));
        QVERIFY(raw.open());
        for (const QString& sql : SqliteDialect().setSchemaVersion(newestSchemaVersion() + 1))
            QVERIFY(QSqlQuery(raw).exec(sql));
        raw = {};
        QSqlDatabase::removeDatabase(QStringLiteral("raw"));
    }
    const QByteArray bytes = bytesOf(path());
    QVERIFY(!restoreStore(path("old.db"), path(), now));
    QCOMPARE(bytesOf(path()), bytes);
    QCOMPARE(contentsOf(path()), today);
    QVERIFY(!QFile::exists(path("cv.db.restoring")));
}

void BackupTest::findsNewestIntactBackup()
{
    QVERIFY(!newestGoodBackup(path()));
    fill(path(), 1);
    QVERIFY(backUpDaily(path(), now).value());
    touch(path(), now.addSecs(60));
    QVERIFY(backUpDaily(path(), now.addDays(1)).value());
    QCOMPARE(newestGoodBackup(path())->madeAt, now.addDays(1));
    damage(backupsOf(path()).front().path);
    QCOMPARE(newestGoodBackup(path())->madeAt, now);
}

void BackupTest::compressesDailyBackups()
{
    const QList<Person> people = fill(path(), 1);
    QVERIFY(backUpDaily(path(), now).value());
    const QStringList files = QDir(backupFolder(path())).entryList(QDir::Files | QDir::Hidden);
    QCOMPARE(files, QStringList{QStringLiteral("2026-11-21 093015-000.db.zst")});
    const Backup backup = backupsOf(path()).front();
    QVERIFY(isPacked(backup.path));
    QVERIFY(checkPacked(backup.path));
    QVERIFY(copyStore(path(), path("copy.db")));
    QVERIFY2(2 * backup.bytes < QFileInfo(path("copy.db")).size(), "it is hardly smaller");
    constexpr auto mine = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    constexpr auto others = QFileDevice::ReadGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
    QCOMPARE(QFile::permissions(backup.path) & (mine | others), mine);
    // On another machine, without a store.
    QVERIFY(restoreStore(backup.path, path("new/cv.db"), now));
    QCOMPARE(contentsOf(path("new/cv.db")), people);
    // Copies made on request are ordinary databases.
    QVERIFY(!isPacked(path("copy.db")));
    QCOMPARE(contentsOf(path("copy.db")), people);
}

void BackupTest::compressesFilesOfAnySize_data()
{
    QTest::addColumn<qint64>("size");
    for (const qint64 size : {0, 1, 131071, 131072, 131073, 1 << 20, (1 << 20) + 1, 5'000'000})
        QTest::addRow("%lld", static_cast<long long>(size)) << size;
}

void BackupTest::compressesFilesOfAnySize()
{
    QFETCH(qint64, size);
    QByteArray bytes(size, '\0');
    quint32 noise = 1;
    for (qint64 i = 0; i < size; ++i) { // part of it is incompressible
        noise = noise * 1664525 + 1013904223;
        bytes[i] = static_cast<char>(i % 9000 < 3000 ? noise >> 24 : 'x');
    }
    QFile file(path("plain"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    QVERIFY(packFile(path("plain"), path("packed")));
    QVERIFY(isPacked(path("packed")));
    QVERIFY(checkPacked(path("packed")));
    QVERIFY(unpackFile(path("packed"), path("again")));
    QVERIFY(bytesOf(path("again")) == bytes);
    // Neither replaces an existing file.
    QVERIFY(!packFile(path("plain"), path("again")));
    QVERIFY(!unpackFile(path("packed"), path("plain")));
    QVERIFY(bytesOf(path("again")) == bytes);
    QCOMPARE(packFile(path("nothing"), path("p")).error().code, ErrorCode::FileNotFound);
    QCOMPARE(unpackFile(path("plain"), path("p")).error().code, ErrorCode::DatabaseDamaged);
    QVERIFY(!QFile::exists(path("p")));
}

/// Truncated at any point, extended, or with one bit flipped: it is rejected. A few bits of a zstd frame have no
/// meaning (padding, a larger window than needed): if one of those is flipped, unpacking gives the original.
void BackupTest::rejectsAlteredBackups()
{
    fill(path(), 1);
    QVERIFY(backUpDaily(path(), now).value());
    const QString backup = backupsOf(path()).front().path;
    const QByteArray good = bytesOf(backup);
    QVERIFY(unpackFile(backup, path("plain")));
    const QByteArray plain = bytesOf(path("plain"));
    const QList<Person> people = contentsOf(path());
    int meaningless = 0;
    QList<QByteArray> bad{good + 'x', good + good, good.left(good.size() - 1), good.left(4), good.mid(4)};
    for (qsizetype at = 5; at < good.size(); at += 1 + good.size() / 40) {
        bad += good.left(at);
        QByteArray turned = good;
        turned[at] = static_cast<char>(turned[at] ^ 4);
        bad += turned;
    }
    for (const QByteArray& bytes : std::as_const(bad)) {
        QFile file(backup);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
        file.close();
        const bool turnedOver = bytes.size() == good.size();
        if (turnedOver && unpackFile(backup, path("turned"))) {
            QVERIFY(bytesOf(path("turned")) == plain);
            QVERIFY(QFile::remove(path("turned")));
            ++meaningless;
            continue;
        }
        QVERIFY(!newestGoodBackup(path()));
        const auto restored = restoreStore(backup, path(), now);
        QVERIFY(!restored);
        QCOMPARE(restored.error().parameters.front(), backup);
        QVERIFY(!QFile::exists(path("cv.db.restoring")));
    }
    QVERIFY(meaningless <= 3);
    QCOMPARE(contentsOf(path()), people);
    QCOMPARE(backupsOf(path()).size(), 1);
    QCOMPARE(QDir(backupFolder(path())).entryList(QDir::Files | QDir::Hidden).size(), 1);
    // A valid archive of something else.
    QFile text(path("text"));
    QVERIFY(text.open(QIODevice::WriteOnly));
    text.write("Zhang San, engineer");
    text.close();
    QVERIFY(packFile(path("text"), path("text.zst")));
    const auto foreign = restoreStore(path("text.zst"), path(), now);
    QCOMPARE(foreign.error().code, ErrorCode::DatabaseNotDatabase);
    QCOMPARE(foreign.error().parameters.front(), path("text.zst"));
    QCOMPARE(contentsOf(path()), people);
}

void BackupTest::ignoresUnfinishedBackups()
{
    fill(path(), 1);
    QVERIFY(backUpDaily(path(), now).value());
    const QString good = backupsOf(path()).front().path;
    const QString later = backupFolder(path()) + QStringLiteral("/2026-11-22 093015-000.db.zst");
    for (const char* ending : {".part", ".plain.part", ".plain.part.part", ".plain.part.part-journal"})
        QVERIFY(QFile::copy(good, later + QString::fromLatin1(ending)));
    QCOMPARE(backupsOf(path()).size(), 1);
    QCOMPARE(newestGoodBackup(path())->path, good);
    // The next backup removes them.
    touch(path(), now.addSecs(60));
    QVERIFY(backUpDaily(path(), now.addDays(2)).value());
    QCOMPARE(QDir(backupFolder(path())).entryList(QDir::Files | QDir::Hidden).size(), 2);
}

/// Backups made by earlier versions.
void BackupTest::restoresUncompressedBackups()
{
    const QList<Person> old = fill(path("old.db"), 1);
    const QList<Person> today = fill(path(), 2);
    QVERIFY(QDir().mkpath(backupFolder(path())));
    const QString plain = backupFolder(path()) + QStringLiteral("/2026-11-20 080000-000.db");
    QVERIFY(QFile::copy(path("old.db"), plain));
    QCOMPARE(backupsOf(path()).front().path, plain);
    QCOMPARE(newestGoodBackup(path())->path, plain);
    touch(path(), now.addSecs(-60));
    QVERIFY(backUpDaily(path(), now).value());
    QCOMPARE(backupsOf(path()).size(), 2);
    QCOMPARE(worthKeeping(backupsOf(path()), now.date()).size(), 2);
    const auto restored = restoreStore(plain, path(), now);
    QVERIFY(restored);
    QCOMPARE(contentsOf(path()), old);
    QCOMPARE(contentsOf(restored->former), today);
}

/// Two windows on one store: each would remove files that the other is writing.
void BackupTest::waitsWhileAnotherProgramBacksUp()
{
    fill(path(), 1);
    QVERIFY(QDir().mkpath(backupFolder(path())));
    const QString part = backupFolder(path()) + QStringLiteral("/2026-11-21 093014-000.db.zst.part");
    QVERIFY(QFile::copy(path(), part));
    const int other = ::open(QFile::encodeName(backupFolder(path())).constData(), O_RDONLY | O_DIRECTORY);
    QCOMPARE(::flock(other, LOCK_EX), 0);
    QCOMPARE(backUpDaily(path(), now).value(), false);
    QVERIFY(QFile::exists(part));
    ::close(other); // released after a crash, too
    QCOMPARE(backUpDaily(path(), now).value(), true);
    QVERIFY(!QFile::exists(part));
    QCOMPARE(backupsOf(path()).size(), 1);
}

void BackupTest::rejectsCompressedBackupAsStore()
{
    fill(path(), 1);
    QVERIFY(backUpDaily(path(), now).value());
    const QString backup = backupsOf(path()).front().path;
    const QByteArray bytes = bytesOf(backup);
    QCOMPARE(Database::open(backup).error().code, ErrorCode::DatabasePacked);
    QCOMPARE(copyStore(backup, path("copy.db")).error().code, ErrorCode::DatabasePacked);
    QVERIFY(!QFile::exists(path("copy.db")));
    QCOMPARE(bytesOf(backup), bytes);
}

/// Beside the store, under names that tell nothing of who is at it: what is old and one's own.
void BackupTest::removesLeftoversOfEarlierVersions()
{
    fill(path(), 1);
    const QDateTime longAgo = QDateTime::currentDateTime().addDays(-2);
    for (const char* name : {"cv.db.restoring", "cv.db.part"})
        QVERIFY(QFile::copy(path(), path(name)));
    sweepLeftovers(path());
    for (const char* name : {"cv.db.restoring", "cv.db.part"}) {
        QVERIFY(QFile::exists(path(name))); // somebody may be at it
        touch(path(name), longAgo);
    }
    constexpr uid_t nobody = 65534;
    const bool given = ::chown(QFile::encodeName(path("cv.db.part")).constData(), nobody, nobody) == 0;
    sweepLeftovers(path());
    QVERIFY(!QFile::exists(path("cv.db.restoring")));
    QCOMPARE(QFile::exists(path("cv.db.part")), given);
    QVERIFY(QFile::exists(path()));
}

DUOVITA_TEST(BackupTest)

#include "tst_backup.moc"
