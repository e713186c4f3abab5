#include "core/storage/database.h"

#include "core/import/importdraft.h"
#include "core/storage/backup.h"
#include "core/storage/encryptedfile.h"
#include "core/storage/migrations.h"
#include "core/storage/packedfile.h"
#include "core/storage/personrepository.h"
#include "core/storage/snippets.h"
#include "core/storage/sqlitedialect.h"
#include "tests/support/filebytes.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QFuture>
#include <QProcess>
#include <QSemaphore>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <fcntl.h>
#include <sys/fsuid.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace duovita;
using test::bytesOf;

namespace {

/// A direct connection, as another program would use.
class RawConnection {
public:
    explicit RawConnection(const QString& path) : m_name(QUuid::createUuid().toString())
    {
        QSqlDatabase connection = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), m_name);
        connection.setDatabaseName(path);
        connection.open();
    }
    ~RawConnection()
    {
        connection().close();
        QSqlDatabase::removeDatabase(m_name);
    }
    RawConnection(const RawConnection&) = delete;
    RawConnection& operator=(const RawConnection&) = delete;

    QSqlDatabase connection() const { return QSqlDatabase::database(m_name); }
    QVariant run(const QString& sql) const
    {
        QSqlQuery query(connection());
        const bool done = query.exec(sql);
        return done && query.next() ? query.value(0) : QVariant(done);
    }

private:
    QString m_name;
};

/// Switches this thread's file access to nobody, so that permissions apply even if the tests run as root.
class AsNobody {
public:
    AsNobody() : m_before(::setfsuid(65534)) {}
    ~AsNobody() { ::setfsuid(static_cast<uid_t>(m_before)); }
    AsNobody(const AsNobody&) = delete;
    AsNobody& operator=(const AsNobody&) = delete;

private:
    int m_before;
};

void writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

int modeOf(const QString& path)
{
    struct stat facts {};
    return ::stat(QFile::encodeName(path).constData(), &facts) == 0 ? static_cast<int>(facts.st_mode & 07777) : -1;
}

Person somebody(quint32 seed = 1)
{
    return test::RandomPerson(seed).person();
}

/// Copies a store that was not closed properly: the log still contains the last write.
void leaveUnclean(const QString& from, const QString& to)
{
    const auto database = Database::open(from);
    QVERIFY(database);
    QVERIFY(PersonRepository(**database).insert(somebody(5)));
    QVERIFY(QFile::copy(from, to));
    QVERIFY(QFile::copy(from + QStringLiteral("-wal"), to + QStringLiteral("-wal")));
}

} // namespace

class DatabaseTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void createsStoreConcurrently();
    void createsMissingFolderForTheOwnerOnly();
    void restrictsFilesToTheOwner();
    void setsUpTheConnection();
    void opensAnEmptyFileAsNew();
    void readsTheRowsOfOnePersonOnly();
    void rejectsUnusableFilesUnchanged_data();
    void rejectsUnusableFilesUnchanged();
    void refusesOtherSchemes();
    void refusesReadOnlyFile();
    void refusesReadOnlyFolder();
    void refusesToCreateInReadOnlyFolder();
    void reportsALock();
    void reportsAFullDisk();
    void reportsAFullDiskOnCreating();
    void opensAfterAnUncleanEnd();
    void checksIntegrityAfterAnUncleanEnd();
    void blocksOpeningDuringTheCheck();
    void skipsFullCheckIfStoreIsAlreadyOpen();
    void keepsLocksWhenFilesAreOpenedAgain();
    void servesAWriterAndAReaderInTwoThreads();
    void servesTwoWritersInTwoThreads();

private:
    QString path(const char* name = "s.db") const { return m_folder->filePath(QString::fromLatin1(name)); }
    void makeStore(const QString& file) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

void DatabaseTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void DatabaseTest::makeStore(const QString& file) const
{
    const auto database = Database::open(file);
    QVERIFY(database);
    QVERIFY(PersonRepository(**database).insert(somebody()));
}

void DatabaseTest::createsMissingFolderForTheOwnerOnly()
{
    const QString file = path("a/b ü?#%/s.db");
    const auto database = Database::open(file);
    QVERIFY(database);
    QCOMPARE(modeOf(path("a")), 0700);
    QCOMPARE(modeOf(QFileInfo(file).path()), 0700);
    QVERIFY(QFileInfo::exists(file));
}

void DatabaseTest::restrictsFilesToTheOwner()
{
    const auto database = Database::open(path());
    QVERIFY(database);
    QVERIFY(PersonRepository(**database).insert(somebody()));
    for (const char* name : {"s.db", "s.db-wal", "s.db-shm"})
        QCOMPARE(modeOf(path(name)), 0600);
}

void DatabaseTest::setsUpTheConnection()
{
    const auto database = Database::open(path());
    QVERIFY(database);
    const auto pragma = [&](const QString& name) {
        QSqlQuery query((*database)->connection());
        return query.exec(QStringLiteral("PRAGMA ") + name) && query.next() ? query.value(0).toString() : QString();
    };
    QCOMPARE(pragma(QStringLiteral("journal_mode")), QStringLiteral("wal"));
    QCOMPARE(pragma(QStringLiteral("synchronous")), QStringLiteral("2"));
    QCOMPARE(pragma(QStringLiteral("foreign_keys")), QStringLiteral("1"));
    QCOMPARE(pragma(QStringLiteral("trusted_schema")), QStringLiteral("0"));
    QCOMPARE(pragma(QStringLiteral("application_id")), QString::number(SqliteDialect::ourApplicationId));
    QCOMPARE(pragma(QStringLiteral("user_version")), QString::number(newestSchemaVersion()));
}

/// However many people there are, no statement for loading a record or its snippet scans a whole table.
void DatabaseTest::readsTheRowsOfOnePersonOnly()
{
    const auto database = Database::open(path());
    QVERIFY(database);
    const Person person = somebody();
    QVERIFY(PersonRepository(**database).insert(person));
    (*database)->prepared()->clear();
    QVERIFY(PersonRepository(**database).load(person.id));
    QVERIFY(findSnippets(**database, {person.id}, QStringLiteral("a")));
    const QStringList statements = (*database)->prepared()->keys();
    QVERIFY(statements.size() >= 5);
    for (const QString& sql : statements) {
        QSqlQuery plan((*database)->connection());
        QVERIFY(plan.exec(QStringLiteral("EXPLAIN QUERY PLAN ") + QString(sql).replace(u'?', QStringLiteral("''"))));
        while (plan.next())
            QVERIFY2(!plan.value(3).toString().startsWith(QStringLiteral("SCAN")), qPrintable(sql));
    }
}

void DatabaseTest::opensAnEmptyFileAsNew()
{
    writeBytes(path(), {});
    QVERIFY(Database::open(path()));
    QVERIFY(Database::open(path()));
}

void DatabaseTest::rejectsUnusableFilesUnchanged_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<ErrorCode>("code");
    QTest::newRow("text") << "text" << ErrorCode::DatabaseNotDatabase;
    QTest::newRow("one byte") << "byte" << ErrorCode::DatabaseNotDatabase;
    QTest::newRow("another program's tables") << "tables" << ErrorCode::DatabaseForeign;
    QTest::newRow("another program's id") << "id" << ErrorCode::DatabaseForeign;
    QTest::newRow("another program's log") << "foreign log" << ErrorCode::DatabaseForeign;
    QTest::newRow("newer schema") << "newer" << ErrorCode::DatabaseTooNew;
    QTest::newRow("damaged schema") << "damaged" << ErrorCode::DatabaseDamaged;
    QTest::newRow("folder") << "folder" << ErrorCode::FileIsFolder;
}

void DatabaseTest::rejectsUnusableFilesUnchanged()
{
    QFETCH(QString, what);
    QFETCH(ErrorCode, code);
    const QString file = path();
    if (what == QStringLiteral("text"))
        writeBytes(file, "Zhang San, engineer\n");
    if (what == QStringLiteral("byte"))
        writeBytes(file, "S");
    if (what == QStringLiteral("tables"))
        QVERIFY(RawConnection(file).run(QStringLiteral("CREATE TABLE songs (id INTEGER)")).toBool());
    if (what == QStringLiteral("id"))
        QVERIFY(RawConnection(file).run(QStringLiteral("PRAGMA application_id = 7")).toBool());
    if (what == QStringLiteral("foreign log")) {
        const RawConnection other(path("other.db"));
        QCOMPARE(other.run(QStringLiteral("PRAGMA journal_mode = WAL")).toString(), QStringLiteral("wal"));
        QVERIFY(other.run(QStringLiteral("CREATE TABLE songs (id INTEGER)")).toBool());
        QVERIFY(QFile::copy(path("other.db"), file));
        QVERIFY(QFile::copy(path("other.db-wal"), file + QStringLiteral("-wal")));
    }
    if (what == QStringLiteral("newer") || what == QStringLiteral("damaged"))
        makeStore(file);
    if (what == QStringLiteral("newer"))
        for (const QString& sql : SqliteDialect().setSchemaVersion(newestSchemaVersion() + 1))
            QVERIFY(RawConnection(file).run(sql).toBool());
    if (what == QStringLiteral("damaged"))
        writeBytes(file, bytesOf(file).replace(100, 200, QByteArray(200, '\x55')));
    if (what == QStringLiteral("folder"))
        QVERIFY(QDir().mkdir(file));

    const QByteArray before = bytesOf(file);
    const QByteArray log = bytesOf(file + QStringLiteral("-wal"));
    const QStringList names = QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    const auto database = Database::open(file);
    QVERIFY(!database);
    QCOMPARE(database.error().code, code);
    QCOMPARE(database.error().parameters.front(), file);
    QCOMPARE(bytesOf(file), before);
    QCOMPARE(bytesOf(file + QStringLiteral("-wal")), log);
    // Reading through a log requires SQLite's shared memory file; nothing else may be added.
    QStringList left = QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot);
    if (!log.isEmpty())
        left.removeAll(QStringLiteral("s.db-shm"));
    QCOMPARE(left, names);
}

void DatabaseTest::refusesOtherSchemes()
{
    const auto database = Database::open(QStringLiteral("mysql://user@host/db"));
    QVERIFY(!database);
    QCOMPARE(database.error(), (Error{ErrorCode::DatabaseUnsupported, {QStringLiteral("mysql")}}));
}

void DatabaseTest::refusesReadOnlyFile()
{
    makeStore(path());
    const QByteArray before = bytesOf(path());
    QCOMPARE(::chmod(qPrintable(m_folder->path()), 0777), 0);
    QCOMPARE(::chmod(qPrintable(path()), 0444), 0);
    {
        const AsNobody nobody;
        const auto database = Database::open(path());
        QVERIFY(!database);
        QCOMPARE(database.error(), (Error{ErrorCode::DatabaseReadOnly, {path()}}));
    }
    QCOMPARE(bytesOf(path()), before);
}

void DatabaseTest::refusesReadOnlyFolder()
{
    makeStore(path());
    const QByteArray before = bytesOf(path());
    QCOMPARE(::chmod(qPrintable(path()), 0666), 0);
    QCOMPARE(::chmod(qPrintable(m_folder->path()), 0555), 0);
    {
        const AsNobody nobody;
        const auto database = Database::open(path());
        QVERIFY(!database);
        QCOMPARE(database.error(), (Error{ErrorCode::DatabaseReadOnly, {path()}}));
    }
    QCOMPARE(::chmod(qPrintable(m_folder->path()), 0700), 0);
    QCOMPARE(bytesOf(path()), before);
}

void DatabaseTest::refusesToCreateInReadOnlyFolder()
{
    QCOMPARE(::chmod(qPrintable(m_folder->path()), 0555), 0);
    {
        const AsNobody nobody;
        const auto database = Database::open(path());
        QVERIFY(!database);
        QCOMPARE(database.error().code, ErrorCode::DatabaseReadOnly);
        const auto deeper = Database::open(path("a/s.db"));
        QVERIFY(!deeper);
        QCOMPARE(deeper.error().code, ErrorCode::FileNotWritable);
    }
    QCOMPARE(::chmod(qPrintable(m_folder->path()), 0700), 0);
    QVERIFY(QDir(m_folder->path()).isEmpty());
}

void DatabaseTest::reportsALock()
{
    makeStore(path());
    const auto database = Database::open(path());
    QVERIFY(database);
    const RawConnection other(path());
    QVERIFY(other.run(QStringLiteral("BEGIN EXCLUSIVE")).toBool());
    const auto inserted = PersonRepository(**database).insert(somebody(2));
    QVERIFY(!inserted);
    QCOMPARE(inserted.error(), (Error{ErrorCode::DatabaseLocked, {path()}}));
    QVERIFY(other.run(QStringLiteral("ROLLBACK")).toBool());
    QCOMPARE(PersonRepository(**database).list()->size(), 1);
}

void DatabaseTest::reportsAFullDisk()
{
    makeStore(path());
    const auto database = Database::open(path());
    QVERIFY(database);
    PersonRepository repository(**database);
    const PersonId id = repository.list()->front().id;
    const StoredPerson stored = *repository.load(id);
    QSqlQuery limit((*database)->connection());
    QVERIFY(limit.exec(QStringLiteral("PRAGMA max_page_count = 1")));
    limit.finish();

    Person more = stored.person;
    more.notes = QString(200000, u'x');
    const auto updated = repository.update(stored.person, more, stored.revisions);
    QVERIFY(!updated);
    QCOMPARE(updated.error(), (Error{ErrorCode::DiskFull, {path()}}));
    QVERIFY(repository.load(id)->person == stored.person);
    QVERIFY(repository.load(id)->revisions == stored.revisions);

    QVERIFY(limit.exec(QStringLiteral("PRAGMA max_page_count = 1000000")));
    limit.finish();
    QVERIFY(repository.update(stored.person, more, stored.revisions));
}

void DatabaseTest::reportsAFullDiskOnCreating()
{
    const QString disk = path("disk");
    QVERIFY(QDir().mkdir(disk));
    const QStringList mount{QStringLiteral("-t"),       QStringLiteral("tmpfs"), QStringLiteral("-o"),
                            QStringLiteral("size=16k"), QStringLiteral("none"),  disk};
    if (::geteuid() != 0 || QProcess::execute(QStringLiteral("mount"), mount) != 0)
        QSKIP("a small disk can only be mounted by root");
    const auto database = Database::open(disk + QStringLiteral("/a/s.db"));
    const bool opened = database.hasValue();
    const Error error = opened ? Error{ErrorCode::Cancelled} : database.error();
    const QStringList left = QDir(disk).entryList(QDir::NoDotAndDotDot | QDir::AllEntries);
    QCOMPARE(QProcess::execute(QStringLiteral("umount"), {QStringLiteral("-l"), disk}), 0);
    QVERIFY(!opened);
    QCOMPARE(error.code, ErrorCode::DiskFull);
    QCOMPARE(left, QStringList());
}

void DatabaseTest::opensAfterAnUncleanEnd()
{
    leaveUnclean(path("a.db"), path("b.db"));
    const auto database = Database::open(path("b.db"));
    QVERIFY(database);
    QCOMPARE(PersonRepository(**database).list()->size(), 1);
}

void DatabaseTest::checksIntegrityAfterAnUncleanEnd()
{
    makeStore(path("a.db"));
    // The root page of an index, which opening alone would not read.
    const int page = RawConnection(path("a.db"))
                         .run(QStringLiteral("SELECT rootpage FROM sqlite_master WHERE name = 'cv_of_person'"))
                         .toInt();
    const qsizetype pageSize = 4096;
    QVERIFY(page > 1);
    QByteArray damaged = bytesOf(path("a.db"));
    damaged.replace((page - 1) * pageSize, 100, QByteArray(100, '\x7F'));

    writeBytes(path("clean.db"), damaged);
    QVERIFY(Database::open(path("clean.db")));

    {
        // The log's content does not matter, only that it exists.
        writeBytes(path("b.db"), damaged);
        writeBytes(path("b.db-wal"), QByteArray(32, '\0'));
    }
    const auto database = Database::open(path("b.db"));
    QVERIFY(!database);
    QCOMPARE(database.error().code, ErrorCode::DatabaseDamaged);
    QCOMPARE(bytesOf(path("b.db")), damaged);
}

/// Whoever opens second waits for the first one's check.
void DatabaseTest::blocksOpeningDuringTheCheck()
{
    {
        const auto database = Database::open(path("a.db"));
        PersonRepository people(**database);
        for (quint32 seed = 1; seed <= 40; ++seed) // large enough to take a while
            QVERIFY(people.insert(somebody(seed)));
    }
    RawConnection(path("a.db")).run(QStringLiteral("UPDATE entry SET content = content || ' '"));
    for (int round = 0; round < 5; ++round) {
        writeBytes(path("b.db"), bytesOf(path("a.db")));
        writeBytes(path("b.db-wal"), QByteArray(32, '\0'));
        QThreadPool pool;
        pool.setMaxThreadCount(4);
        QSemaphore start;
        QList<QFuture<bool>> opened;
        for (int i = 0; i < pool.maxThreadCount(); ++i) {
            opened += QtConcurrent::run(&pool, [&] {
                start.acquire();
                const auto database = Database::open(path("b.db"));
                return database || database.error().code != ErrorCode::DatabaseDamaged;
            });
        }
        start.release(pool.maxThreadCount());
        for (QFuture<bool>& one : opened)
            QVERIFY(!one.result());
    }
}

void DatabaseTest::skipsFullCheckIfStoreIsAlreadyOpen()
{
    const auto writer = Database::open(path());
    QVERIFY(writer);
    QVERIFY(PersonRepository(**writer).insert(somebody(5)));
    QVERIFY(QFileInfo(path("s.db-wal")).size() > 0);
    // A page that only a full check reads, and of which the log has no newer version.
    const int page = RawConnection(path())
                         .run(QStringLiteral("SELECT rootpage FROM sqlite_master WHERE name = 'person_in_trash'"))
                         .toInt();
    QVERIFY(page > 1);
    RawConnection(path()).run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
    QVERIFY(PersonRepository(**writer).insert(somebody(6)));
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadWrite) && file.seek((page - 1) * 4096));
    file.write(QByteArray(100, '\x7F'));
    file.close();
    QVERIFY(Database::openExisting(path()));
    QVERIFY(!inspectStore(path(), newestSchemaVersion(), Thoroughness::EveryPage));
}

/// Whether another process sees SQLite's lock on a file, which says that it is in use.
bool isLocked(const QString& path)
{
    const QByteArray name = QFile::encodeName(path);
    const pid_t child = ::fork();
    if (child == 0) {
        struct flock lock {};
        lock.l_type = F_WRLCK;
        lock.l_whence = SEEK_SET;
        lock.l_start = 0x40000002; // the shared lock range (sqlite.org/fileformat2.html, 1.3.1: the locking page)
        lock.l_len = 510;
        const int file = ::open(name.constData(), O_RDWR);
        ::_exit(file >= 0 && ::fcntl(file, F_GETLK, &lock) == 0 && lock.l_type != F_UNLCK ? 1 : 0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) && WEXITSTATUS(status) == 1;
}

/// Without locks, another program that closes the store would remove the log that this one is using.
void DatabaseTest::keepsLocksWhenFilesAreOpenedAgain()
{
    const auto first = Database::open(path());
    QVERIFY(first);
    QVERIFY(PersonRepository(**first).insert(somebody()));
    QVERIFY(isLocked(path()));
    QVERIFY(Database::openExisting(path()));
    QVERIFY(isLocked(path()));
    QVERIFY(inspectStore(path(), newestSchemaVersion()));
    QVERIFY(inspectStore(path(), newestSchemaVersion(), Thoroughness::EveryPage));
    QVERIFY(isLocked(path()));
    QVERIFY(copyStore(path(), path("copy.db")));
    QVERIFY(isLocked(path()));
    // The store's files are opened as a document or as a backup; includes its companion files and a link.
    QVERIFY(QFile::link(path(), path("link.txt")));
    for (const char* name : {"s.db", "s.db-wal", "s.db-shm", "link.txt"}) {
        const auto draft = readFile(path(name), {});
        QVERIFY(!draft);
        QCOMPARE(draft.error().code, ErrorCode::FileBinary);
        QVERIFY(!isEncrypted(path(name)));
        QVERIFY(!isPacked(path(name)));
    }
    QVERIFY(restoreStore(path(), path("restored.db"), QDateTime::currentDateTime()));
    QVERIFY(isLocked(path()));
    // Many at once, as in a window: their checks overlap.
    QList<QFuture<void>> others;
    for (int i = 0; i < 4; ++i) {
        others += QtConcurrent::run([this] {
            for (int round = 0; round < 20; ++round)
                static_cast<void>(Database::openExisting(path()));
        });
    }
    for (QFuture<void>& other : others)
        other.waitForFinished();
    QVERIFY(isLocked(path()));
    QVERIFY(!bytesOf(path()).isEmpty());
    QVERIFY(!isLocked(path())); // the lock must still be held
}

void DatabaseTest::servesAWriterAndAReaderInTwoThreads()
{
    makeStore(path());
    constexpr int rounds = 60;
    std::atomic<int> failures = 0;
    std::unique_ptr<QThread> writer(QThread::create([&] {
        const auto database = Database::open(path());
        for (int round = 0; round < rounds; ++round)
            failures +=
                database && PersonRepository(**database).insert(somebody(100 + static_cast<quint32>(round))) ? 0 : 1;
    }));
    const auto database = Database::open(path());
    QVERIFY(database);
    const PersonRepository reader(**database);
    writer->start();
    int seen = 0;
    while (!writer->isFinished()) {
        const auto people = reader.list();
        QVERIFY(people);
        QVERIFY(people->size() >= seen);
        seen = static_cast<int>(people->size());
        QVERIFY(reader.load(people->back().id));
    }
    writer->wait();
    QCOMPARE(failures.load(), 0);
    QCOMPARE(reader.list()->size(), rounds + 1);
}

void DatabaseTest::servesTwoWritersInTwoThreads()
{
    makeStore(path());
    constexpr int rounds = 60;
    std::atomic<int> failures = 0;
    // Each writing call reads first: none may find that another wrote in between.
    const auto write = [&](quint32 firstSeed) {
        const auto database = Database::open(path());
        for (quint32 round = 0; round < rounds; ++round)
            failures += database && PersonRepository(**database).insert(somebody(firstSeed + round)) ? 0 : 1;
    };
    std::unique_ptr<QThread> other(QThread::create([&] { write(1000); }));
    other->start();
    write(2000);
    other->wait();
    QCOMPARE(failures.load(), 0);
    const auto database = Database::open(path());
    QVERIFY(database);
    QCOMPARE(PersonRepository(**database).list()->size(), 2 * rounds + 1);
}

/// A window lists people while an import starts: both open a store that does not exist yet.
void DatabaseTest::createsStoreConcurrently()
{
    QTemporaryDir folder;
    const auto problem = [](const char* what, const Error& error) {
        return QStringLiteral("%1: %2 %3")
            .arg(QString::fromLatin1(what))
            .arg(static_cast<int>(error.code))
            .arg(error.parameters.join(u' '));
    };
    QThreadPool threads; // the requested number, whatever the number of processors
    threads.setMaxThreadCount(6);
    for (int round = 0; round < 60; ++round) {
        const QString path = folder.filePath(QStringLiteral("new/%1/cv.db").arg(round));
        QList<QFuture<QString>> openings;
        for (int i = 0; i < 6; ++i) {
            openings += QtConcurrent::run(&threads, [path, problem, writes = i == 0]() -> QString {
                for (int again = 0; again < 4; ++again) {
                    const auto database = Database::open(path);
                    if (!database)
                        return problem("open", database.error());
                    PersonRepository people(**database);
                    if (const auto list = people.list(); !list)
                        return problem("list", list.error());
                    if (!writes)
                        continue;
                    test::RandomPerson random(static_cast<quint32>(again));
                    if (const auto inserted = people.insert(random.person()); !inserted)
                        return problem("insert", inserted.error());
                }
                return {};
            });
        }
        for (QFuture<QString>& opening : openings)
            QCOMPARE(opening.result(), QString());
    }
}

DUOVITA_TEST(DatabaseTest)
#include "tst_database.moc"
