#include "core/storage/backup.h"
#include "core/storage/database.h"
#include "core/storage/migrations.h"
#include "core/storage/personrepository.h"
#include "core/storage/storefile.h"
#include "tests/app/programdriving.h"
#include "tests/crash/editedperson.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QRandomGenerator>
#include <QTest>

#include <cerrno>
#include <cstring>

using namespace duovita;

/// A disk that becomes full, faulty or read-only at some moment, temporarily or permanently: everything reported as
/// saved exists, nothing exists partially, and errors name the right file.
class FailingDiskTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void keepsWhatWasSaved_data();
    void keepsWhatWasSaved();
    void opensOrReportsError_data() { addFailures(); }
    void opensOrReportsError();
    void backsUpCompletelyOrNotAtAll_data() { addFailures(); }
    void backsUpCompletelyOrNotAtAll();
    void restoresCompletelyOrNotAtAll_data() { addFailures(); }
    void restoresCompletelyOrNotAtAll();
    void exportsCompletelyOrNotAtAll_data() { addFailures(); }
    void exportsCompletelyOrNotAtAll();

private:
    static void addFailures();
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    /// Creates a store with one person in the folder; returns its path.
    QString makeStore(const char* name = "data/cv.db") const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

constexpr int always = -1;

/// The number of failure moments per case; a longer campaign can set it in the environment.
int moments()
{
    bool given = false;
    const int asked = qEnvironmentVariableIntValue("DUOVITA_CRASHES", &given);
    return given ? asked / 5 : 5;
}

/// The same sequence of moments in every run.
QList<int> momentsUpTo(int last)
{
    QRandomGenerator random(20261122);
    QList<int> chosen{0, 1};
    while (chosen.size() < moments())
        chosen += random.bounded(last);
    return chosen;
}

Outcome runFailing(const QString& program, const QStringList& words, const QString& folder, int error, int after,
                   int calls = always)
{
    QProcessEnvironment environment = terminalEnvironment();
    environment.insert(QStringLiteral("LD_PRELOAD"), QStringLiteral(DUOVITA_FAILINGDISK));
    environment.insert(QStringLiteral("ASAN_OPTIONS"), QStringLiteral("verify_asan_link_order=0"));
    environment.insert(QStringLiteral("DUOVITA_DISK"),
                       QStringLiteral("%1:%2:%3:%4").arg(folder).arg(error).arg(after).arg(calls));
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(program, words);
    process.waitForFinished(120000);
    if (process.exitStatus() != QProcess::NormalExit)
        return {-1, {}, QStringLiteral("crashed")};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// Whether the message is acceptable for such a disk.
bool saysWhatIsWrong(const QString& words, const QString& path)
{
    const QStringList reasons{QStringLiteral("disk is full"),         QStringLiteral("read-only"),
                              QStringLiteral("is failing"),           QStringLiteral("No space left"),
                              QStringLiteral("Input/output error"),   QStringLiteral("unable to open database file"),
                              QStringLiteral("Read-only file system")};
    return words.contains(path) &&
           std::any_of(reasons.begin(), reasons.end(), [&](const QString& reason) { return words.contains(reason); });
}

QByteArray messageAt(int error, int after, const QString& message)
{
    return QStringLiteral("%1 at call %2: %3")
        .arg(QString::fromLocal8Bit(std::strerror(error)))
        .arg(after)
        .arg(message)
        .toUtf8();
}

QByteArray messageAt(int error, int after, const char* message)
{
    return messageAt(error, after, QString::fromUtf8(message));
}

QStringList filesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden);
}

} // namespace

#define VERIFY_AT(condition, message) QVERIFY2(condition, messageAt(error, after, message).constData())

void FailingDiskTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void FailingDiskTest::addFailures()
{
    QTest::addColumn<int>("error");
    QTest::newRow("full") << ENOSPC;
    QTest::newRow("failing") << EIO;
    QTest::newRow("read-only") << EROFS;
}

QString FailingDiskTest::makeStore(const char* name) const
{
    const auto database = Database::open(path(name));
    if (!database || !PersonRepository(**database).insert(test::numberedPerson()))
        qFatal("the store could not be made");
    return path(name);
}

void FailingDiskTest::keepsWhatWasSaved_data()
{
    QTest::addColumn<int>("error");
    QTest::addColumn<int>("calls");
    const std::pair<const char*, int> errors[]{{"full", ENOSPC}, {"failing", EIO}, {"read-only", EROFS}};
    const std::pair<const char*, int> spans[]{{"once", 1}, {"for a while", 12}, {"for good", always}};
    for (const auto& [name, error] : errors) {
        for (const auto& [span, calls] : spans)
            QTest::addRow("%s %s", name, span) << error << calls;
    }
}

void FailingDiskTest::keepsWhatWasSaved()
{
    QFETCH(int, error);
    QFETCH(int, calls);
    constexpr int edits = 6;
    constexpr int changes = 90; // about as many as six edits make
    const QString store = makeStore();
    int saved = 0;
    int failures = 0;
    for (const int after : momentsUpTo(changes)) {
        const Outcome run =
            runFailing(QStringLiteral(DUOVITA_CRASHWRITER), {store, QStringLiteral("endure"), QString::number(edits)},
                       path("data"), error, after, calls);
        VERIFY_AT(run.exitCode >= 0, run.err);
        for (const QString& line : run.out.split(u'\n', Qt::SkipEmptyParts)) {
            const QStringList words = line.split(u'\t');
            if (words.front() != QStringLiteral("failed")) {
                saved = line.toInt();
                continue;
            }
            ++failures;
            const auto code = static_cast<ErrorCode>(words.value(1).toInt());
            const bool right = code == ErrorCode::DiskFull || code == ErrorCode::DiskFailed ||
                               code == ErrorCode::DatabaseReadOnly || code == ErrorCode::DatabaseNotOpened ||
                               code == ErrorCode::FileNotWritable;
            VERIFY_AT(right, line);
            VERIFY_AT(words.value(2).startsWith(store), line);
        }
        // After a temporary failure, everything typed is saved, unless it lasted longer than the writer retries.
        VERIFY_AT(calls != 1 || run.exitCode == 0 || run.out.startsWith(QStringLiteral("failed")), run.out);
        const auto database = Database::open(store);
        VERIFY_AT(database, "the store does not open any more");
        VERIFY_AT(test::isWhole(**database), "the store is damaged");
        const PersonRepository people(**database);
        const auto list = people.list();
        QVERIFY(list);
        const auto stored = people.load(list->front().id);
        QVERIFY(stored);
        const QStringList numbers = test::numbersIn(stored->person);
        QCOMPARE(numbers, QStringList(3, numbers.front()));
        const int found = numbers.front().toInt();
        VERIFY_AT(found == saved || found == saved + 1, // the failure came after all data were written
                  QString(QStringLiteral("%1 was saved, %2 is there\n").arg(saved).arg(found) + run.out));
        QCOMPARE((*people.matching(QStringLiteral("第%1次").arg(found)))->everywhere.size(), 1);
        saved = found;
    }
    QVERIFY(failures > 0);
}

/// Creating a store and migrating an older one: afterwards there is a complete store, or the previous one.
void FailingDiskTest::opensOrReportsError()
{
    QFETCH(int, error);
    const QString old = QStringLiteral(DUOVITA_SOURCE_DIR "/tests/data/databases/schema-1.db");
    int refused = 0;
    for (const bool migrates : {false, true}) {
        for (const int after : momentsUpTo(60)) {
            QTemporaryDir folder;
            const QString data = folder.filePath(QStringLiteral("data"));
            const QString store = data + QStringLiteral("/cv.db");
            QVERIFY(QDir().mkpath(data));
            if (migrates) {
                QVERIFY(QFile::copy(old, store));
                QVERIFY(QFile::setPermissions(store, QFile::ReadOwner | QFile::WriteOwner));
            }
            const Outcome run =
                runFailing(QStringLiteral(DUOVITA_PROGRAM),
                           {QStringLiteral("--database"), store, QStringLiteral("import"), samplePath("li-si.json")},
                           data, error, after);
            VERIFY_AT(run.exitCode == 0 || run.exitCode == 1, run.err);
            VERIFY_AT(run.exitCode == 0 || saysWhatIsWrong(run.err, data), run.err);
            refused += run.exitCode;
            const auto database = Database::open(store);
            VERIFY_AT(database, "the store does not open any more");
            VERIFY_AT(test::isWhole(**database), "the store is damaged");
            const auto there = PersonRepository(**database).list();
            QVERIFY(there);
            constexpr qsizetype inFixture = 2;
            const qsizetype before = migrates ? inFixture : 0;
            VERIFY_AT(there->size() >= before + (run.exitCode == 0 ? 1 : 0), QString::number(there->size()));
        }
    }
    QVERIFY(refused > 0);
}

void FailingDiskTest::backsUpCompletelyOrNotAtAll()
{
    QFETCH(int, error);
    const QString store = makeStore();
    const QString out = path("out");
    QVERIFY(QDir().mkpath(out));
    int refused = 0;
    for (const int after : momentsUpTo(40)) {
        const QString copy = out + QStringLiteral("/copy.db");
        const Outcome run =
            runFailing(QStringLiteral(DUOVITA_PROGRAM),
                       {QStringLiteral("--database"), store, QStringLiteral("backup"), copy}, out, error, after);
        if (run.exitCode == 0) {
            QVERIFY(inspectStore(copy, newestSchemaVersion(), Thoroughness::EveryPage));
            QVERIFY(QFile::remove(copy));
        } else {
            ++refused;
            VERIFY_AT(saysWhatIsWrong(run.err, copy), run.err);
        }
        VERIFY_AT(filesIn(out).isEmpty(), filesIn(out).join(u' '));
    }
    QVERIFY(refused > 0);
}

void FailingDiskTest::restoresCompletelyOrNotAtAll()
{
    QFETCH(int, error);
    const QString backup = makeStore("elsewhere/old.db");
    int refused = 0;
    for (const int after : momentsUpTo(120)) {
        QTemporaryDir folder;
        const QString data = folder.filePath(QStringLiteral("data"));
        const QString store = data + QStringLiteral("/cv.db");
        const Person here = test::numberedPerson();
        {
            const auto database = Database::open(store);
            QVERIFY(database && PersonRepository(**database).insert(here));
        }
        const Outcome run =
            runFailing(QStringLiteral(DUOVITA_PROGRAM),
                       {QStringLiteral("--database"), store, QStringLiteral("restore"), backup}, data, error, after);
        VERIFY_AT(run.exitCode == 0 || run.exitCode == 1, run.err);
        VERIFY_AT(run.exitCode == 0 || saysWhatIsWrong(run.err, data), run.err);
        refused += run.exitCode;
        const auto database = Database::open(store);
        VERIFY_AT(database, "the store does not open any more");
        VERIFY_AT(test::isWhole(**database), "the store is damaged");
        const auto there = PersonRepository(**database).list();
        QVERIFY(there && there->size() == 1);
        const bool former = there->front().id == here.id;
        // If only the final sync failed, the store was restored although an error is reported.
        VERIFY_AT(run.exitCode == 1 || !former, "restored, it said");
    }
    QVERIFY(refused > 0);
}

void FailingDiskTest::exportsCompletelyOrNotAtAll()
{
    QFETCH(int, error);
    const QString store = makeStore();
    const QString out = path("out");
    QVERIFY(QDir().mkpath(out));
    for (const char* name : {"cv.pdf", "cv.docx", "cv.html", "cv.json"}) {
        const QString file = out + u'/' + QString::fromLatin1(name);
        const QStringList words{QStringLiteral("--database"), store,
                                QStringLiteral("export"),     QStringLiteral("Zhang San"),
                                QStringLiteral("--language"), QStringLiteral("en"),
                                QStringLiteral("-o"),         file};
        QCOMPARE(runProgram(words).exitCode, 0);
        const auto bytes = [&] {
            QFile written(file);
            return written.open(QIODevice::ReadOnly) ? written.readAll() : QByteArray();
        };
        const QByteArray before = bytes();
        QVERIFY(!before.isEmpty());
        for (const int after : {0, 1, 2, 3}) {
            const Outcome run = runFailing(QStringLiteral(DUOVITA_PROGRAM), words, out, error, after);
            VERIFY_AT(run.exitCode == 0 || saysWhatIsWrong(run.err, file), run.err);
            VERIFY_AT(after > 0 || run.exitCode == 1, "it had nothing to write to");
            QCOMPARE(bytes(), before); // the same record gives the same bytes, so a replaced file is equal, too
            QCOMPARE(filesIn(out).size(), 1);
        }
        QVERIFY(QFile::remove(file));
    }
}

DUOVITA_TEST(FailingDiskTest)
#include "tst_failingdisk.moc"
