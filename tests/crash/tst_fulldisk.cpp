#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "tests/app/programdriving.h"
#include "tests/support/filebytes.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QTest>

#include <unistd.h>

using namespace duovita;
using test::bytesOf;

/// A completely full disk, on which SQLite cannot create the files it needs beside a store: the store can still be
/// read, and copied to another disk.
class FullDiskTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();
    void readsAndCopiesFromFullDisk_data();
    void readsAndCopiesFromFullDisk();
    void reportsFullDisk();

private:
    QString disk(const char* name) const
    {
        return m_folder->filePath(QStringLiteral("disk/")) + QString::fromLatin1(name);
    }
    Outcome run(const QStringList& words) const
    {
        return runProgram(QStringList{QStringLiteral("--database"), disk("cv.db")} + words);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    bool m_mounted = false;
};

namespace {

constexpr int people = 3;

Person somebody(quint32 number)
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Li Si %1").arg(number), QStringLiteral("李四"));
    return person;
}

void fill(const QString& path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Unbuffered));
    for (const qint64 size : {65536, 4096, 1}) {
        while (file.write(QByteArray(size, 'x')) == size) {
        }
    }
}

} // namespace

void FullDiskTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(disk("")));
    const QStringList mount{QStringLiteral("-t"),      QStringLiteral("tmpfs"), QStringLiteral("-o"),
                            QStringLiteral("size=4m"), QStringLiteral("none"),  disk("")};
    m_mounted = ::geteuid() == 0 && QProcess::execute(QStringLiteral("mount"), mount) == 0;
    if (!m_mounted)
        QSKIP("a small disk can only be mounted by root");
}

void FullDiskTest::cleanup()
{
    if (m_mounted)
        QCOMPARE(QProcess::execute(QStringLiteral("umount"), {QStringLiteral("-l"), disk("")}), 0);
}

void FullDiskTest::readsAndCopiesFromFullDisk_data()
{
    QTest::addColumn<bool>("unclean");
    QTest::newRow("closed") << false;
    QTest::newRow("with the log of an unclean end") << true;
}

void FullDiskTest::readsAndCopiesFromFullDisk()
{
    QFETCH(bool, unclean);
    const QString store = unclean ? m_folder->filePath(QStringLiteral("cv.db")) : disk("cv.db");
    {
        const auto database = Database::open(store);
        QVERIFY(database);
        for (quint32 number = 1; number <= people; ++number)
            QVERIFY(PersonRepository(**database).insert(somebody(number)));
        if (unclean) {
            for (const char* name : {"cv.db", "cv.db-wal"})
                QVERIFY(QFile::copy(m_folder->filePath(QString::fromLatin1(name)), disk(name)));
        }
    }
    fill(disk("full"));
    const QByteArray before = bytesOf(disk("cv.db"));
    const QByteArray log = bytesOf(disk("cv.db-wal"));
    const Outcome listed = run({QStringLiteral("list")});
    QVERIFY2(listed.exitCode == 0, qPrintable(listed.err));
    QCOMPARE(listed.out.count(u'\n'), people);
    QVERIFY2(listed.err.contains(QStringLiteral("disk is full")), qPrintable(listed.err));
    const QString first = listed.out.section(u' ', 0, 0);
    QCOMPARE(run({QStringLiteral("show"), first}).exitCode, 0);
    const QString copy = m_folder->filePath(QStringLiteral("copy.db"));
    const Outcome copied = run({QStringLiteral("backup"), copy});
    QVERIFY2(copied.exitCode == 0, qPrintable(copied.err));
    QCOMPARE(PersonRepository(**Database::open(copy)).list()->size(), people);
    QVERIFY(unclean || bytesOf(disk("cv.db")) == before);
    QVERIFY(QFile::remove(disk("full"))); // the store is unchanged once there is room again
    QCOMPARE(PersonRepository(**Database::open(disk("cv.db"))).list()->size(), people);
    QVERIFY(!unclean || !log.isEmpty());
}

void FullDiskTest::reportsFullDisk()
{
    QVERIFY(PersonRepository(**Database::open(disk("cv.db"))).insert(somebody(1)));
    fill(disk("full"));
    const Outcome imported = run({QStringLiteral("import"), samplePath("li-si.json")});
    QCOMPARE(imported.exitCode, 1);
    QVERIFY2(imported.err.contains(QStringLiteral("disk is full")), qPrintable(imported.err));
    const Outcome copied = run({QStringLiteral("backup"), disk("copy.db")});
    QCOMPARE(copied.exitCode, 1);
    QVERIFY2(copied.err.contains(QStringLiteral("disk is full")), qPrintable(copied.err));
    QVERIFY(!QFile::exists(disk("copy.db")));
}

DUOVITA_TEST(FullDiskTest)
#include "tst_fulldisk.moc"
