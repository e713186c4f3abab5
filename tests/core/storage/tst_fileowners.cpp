#include "core/storage/fileowners.h"

#include "core/storage/backup.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "tests/support/filebytes.h"
#include "tests/support/randomperson.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

using namespace duovita;
using test::bytesOf;

/// Files that another user placed under the names of a store's files are neither read nor written.
class FileOwnersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void rejectsFilesOfOtherUsers_data();
    void rejectsFilesOfOtherUsers();
    void readsCopiesOwnedByOthers();
    void rejectsLinksInPlaceOfStoreFiles_data();
    void rejectsLinksInPlaceOfStoreFiles();
    void opensStoreThroughOwnLink();
    void copyingReplacesLinks();
    void opensFilesOfTrustedAccounts();
    void trustsOnlyValidAccounts();
    void cleanup() { trustOwner(QString::number(::geteuid())); } // nobody else any more

private:
    QString path(const char* name = "s.db") const { return m_folder->filePath(QString::fromLatin1(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

constexpr uid_t nobody = 65534;
const QDateTime now(QDate(2026, 11, 21), QTime(9, 0));

bool giveAway(const QString& path)
{
    return ::lchown(QFile::encodeName(path).constData(), nobody, nobody) == 0;
}

void writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

#define REQUIRE_ROOT()                                                                                                 \
    if (::geteuid() != 0)                                                                                              \
    QSKIP("only root can give a file to somebody else")

void FileOwnersTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    const auto database = Database::open(path());
    QVERIFY(database && PersonRepository(**database).insert(test::RandomPerson(3).person()));
}

void FileOwnersTest::rejectsFilesOfOtherUsers_data()
{
    QTest::addColumn<QString>("name");
    for (const char* name : {"s.db", "s.db-wal", "s.db-shm", "s.db-journal", "s.db.backups"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void FileOwnersTest::rejectsFilesOfOtherUsers()
{
    REQUIRE_ROOT();
    QFETCH(QString, name);
    const QString planted = m_folder->filePath(name);
    if (name.endsWith(QStringLiteral("backups")))
        QVERIFY(QDir().mkpath(planted));
    else if (!QFile::exists(planted))
        writeBytes(planted, {});
    QVERIFY(giveAway(planted));
    const QByteArray before = bytesOf(path());
    const auto database = Database::open(path());
    QVERIFY(!database);
    QCOMPARE(database.error(), (Error{ErrorCode::DatabaseNotOwned, {planted, QStringLiteral("nobody")}}));
    QCOMPARE(backUpDaily(path(), now).error().code, ErrorCode::DatabaseNotOwned);
    QCOMPARE(bytesOf(path()), before);
    QVERIFY(name == QStringLiteral("s.db") || QFileInfo(planted).isDir() || bytesOf(planted).isEmpty());
    QVERIFY(!QFileInfo(planted).isDir() || QDir(planted).isEmpty());
}

/// From removable media or a colleague's folder: it is only read.
void FileOwnersTest::readsCopiesOwnedByOthers()
{
    REQUIRE_ROOT();
    QVERIFY(copyStore(path(), path("copy.db")));
    QVERIFY(giveAway(path("copy.db")));
    QVERIFY(restoreStore(path("copy.db"), path(), now));
    writeBytes(path("copy.db-wal"), "not theirs, but ours");
    QVERIFY(giveAway(path("copy.db-wal")));
    QVERIFY(copyStore(path("copy.db"), path("again.db")));
    QVERIFY(copyStore(path(), path("third.db"))); // our store, beside which another user placed a log
    writeBytes(path("third.db-wal"), "theirs");
    QVERIFY(giveAway(path("third.db-wal")));
    QCOMPARE(copyStore(path("third.db"), path("fourth.db")).error().code, ErrorCode::DatabaseNotOwned);
}

void FileOwnersTest::rejectsLinksInPlaceOfStoreFiles_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("leadsNowhere");
    for (const char* name : {"s.db-wal", "s.db-shm", "s.db-journal", "s.db.backups"}) {
        QTest::addRow("%s to something", name) << QString::fromLatin1(name) << false;
        QTest::addRow("%s to nothing", name) << QString::fromLatin1(name) << true;
    }
}

void FileOwnersTest::rejectsLinksInPlaceOfStoreFiles()
{
    QFETCH(QString, name);
    QFETCH(bool, leadsNowhere);
    const QString planted = m_folder->filePath(name);
    const QString victim = path("victim");
    if (!leadsNowhere && name.endsWith(QStringLiteral("backups")))
        QVERIFY(QDir().mkpath(victim));
    else if (!leadsNowhere)
        writeBytes(victim, {});
    QVERIFY(QFile::link(victim, planted));
    QCOMPARE(Database::open(path()).error(), (Error{ErrorCode::FileIsLink, {planted}}));
    QCOMPARE(backUpDaily(path(), now).error().code, ErrorCode::FileIsLink);
    QCOMPARE(QFileInfo::exists(victim), !leadsNowhere);
    QVERIFY(leadsNowhere || (QFileInfo(victim).isDir() ? QDir(victim).isEmpty() : bytesOf(victim).isEmpty()));
}

void FileOwnersTest::opensStoreThroughOwnLink()
{
    QVERIFY(QFile::link(path(), path("link.db")));
    QCOMPARE(PersonRepository(**Database::open(path("link.db"))).list()->size(), 1);
    QVERIFY(QFile::link(path("nothing"), path("s.db-wal"))); // where SQLite would write
    QCOMPARE(Database::open(path("link.db")).error(), (Error{ErrorCode::FileIsLink, {path("s.db-wal")}}));
}

void FileOwnersTest::copyingReplacesLinks()
{
    QVERIFY(QFile::link(path("nothing"), path("copy.db")));
    QVERIFY(QFile::link(path("nothing"), path("copy.db-journal")));
    QVERIFY(copyStore(path(), path("copy.db")));
    QVERIFY(!QFile::exists(path("nothing")));
    QVERIFY(!QFileInfo(path("copy.db")).isSymLink());
    QVERIFY(!isThere(path("copy.db-journal")));
    QCOMPARE(PersonRepository(**Database::open(path("copy.db"))).list()->size(), 1);
}

/// The store and all that is beside it; not what a third account put there, nor what is reached by a link.
void FileOwnersTest::opensFilesOfTrustedAccounts()
{
    REQUIRE_ROOT();
    QVERIFY(QDir().mkpath(path("s.db.backups")));
    writeBytes(path("s.db-journal"), {});
    for (const char* name : {"s.db", "s.db-journal", "s.db.backups"})
        QVERIFY(giveAway(path(name)));
    QCOMPARE(Database::open(path()).error().code, ErrorCode::DatabaseNotOwned);
    QVERIFY(trustOwner(QStringLiteral("nobody")));
    {
        const auto database = Database::open(path());
        QVERIFY(database && PersonRepository(**database).insert(test::RandomPerson(4).person()));
        QCOMPARE(PersonRepository(**database).list()->size(), 2);
    }
    QVERIFY(backUpDaily(path(), now));

    constexpr uid_t third = 12345;
    QCOMPARE(::chown(QFile::encodeName(path("s.db.backups")).constData(), third, third), 0);
    QCOMPARE(Database::open(path()).error(),
             (Error{ErrorCode::DatabaseNotOwned, {path("s.db.backups"), QString::number(third)}}));
    QVERIFY(trustOwner(QString::number(third))); // in the other's place: there is one
    QCOMPARE(Database::open(path()).error().parameters, (QStringList{path(), QStringLiteral("nobody")}));
    QVERIFY(giveAway(path("s.db.backups")));
    QVERIFY(trustOwner(QStringLiteral("nobody")));
    QVERIFY(QFile::link(path("nothing"), path("s.db-wal")));
    QCOMPARE(Database::open(path()).error(), (Error{ErrorCode::FileIsLink, {path("s.db-wal")}}));
}

void FileOwnersTest::trustsOnlyValidAccounts()
{
    QVERIFY(!trustOwner(QStringLiteral("no such account")));
    QVERIFY(!trustOwner(QString()));
    QVERIFY(!trustOwner(QStringLiteral("-1")));
    QVERIFY(!trustOwner(QStringLiteral("4294967295"))); // what the system calls none
    QVERIFY(trustOwner(QStringLiteral("12345")));
}

DUOVITA_TEST(FileOwnersTest)
#include "tst_fileowners.moc"
