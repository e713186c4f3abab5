#include "core/json/personjson.h"
#include "core/storage/backupfolder.h"
#include "core/storage/database.h"
#include "core/storage/personrepository.h"
#include "tests/app/programdriving.h"
#include "tests/support/testmain.h"

#include <QDir>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QTest>
#include <QThread>

#include <csignal>

using namespace duovita;

/// What an interrupted program leaves behind: no unencrypted copy, and not only some of a file's people.
class LeftoversTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void leavesNoUnencryptedCopy_data();
    void leavesNoUnencryptedCopy();
    void importsAllPeopleOfAFileOrNone();

private:
    QString path(const char* name = "cv.db") const { return m_folder->filePath(QString::fromLatin1(name)); }
    QStringList scratch() const;
    std::unique_ptr<QProcess> start(const QStringList& words) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

constexpr int patience = 20000;

/// Large enough that a signal arrives while it is written.
Person somebody(int number)
{
    Person person;
    person.name = LocalizedText::of(QStringLiteral("Li Si %1").arg(number), QStringLiteral("李四"));
    Section work(SectionKind::Work);
    for (int i = 0; i < 30; ++i) {
        Entry entry = work.newEntry();
        std::get<ExperienceDetails>(entry.details).organization =
            LocalizedText::of(QStringLiteral("Works %1 of %2").arg(i).arg(number), {});
        static_cast<void>(work.append(entry));
    }
    person.sections = {work};
    return person;
}

void writePeopleTo(const QString& path, int from, int to)
{
    QList<Person> people;
    for (int number = from; number < to; ++number)
        people += somebody(number);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(duovita::writePeople(people));
}

int rounds()
{
    bool given = false;
    const int asked = qEnvironmentVariableIntValue("DUOVITA_CRASHES", &given);
    return given ? asked / 10 : 6;
}

} // namespace

void LeftoversTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(QDir().mkpath(path("temporary")));
}

/// All scratch folders, wherever the program creates them.
QStringList LeftoversTest::scratch() const
{
    QStringList found;
    for (const QString& folder : {m_folder->path(), path("temporary"), backupFolder(path())}) {
        for (const QString& name : QDir(folder).entryList({QStringLiteral("duovita-scratch-*")}, QDir::Dirs))
            found += folder + u'/' + name;
    }
    return found;
}

std::unique_ptr<QProcess> LeftoversTest::start(const QStringList& words) const
{
    auto process = std::make_unique<QProcess>();
    QProcessEnvironment environment = terminalEnvironment();
    environment.insert(QStringLiteral("TMPDIR"), path("temporary"));
    process->setProcessEnvironment(environment);
    process->start(QStringLiteral(DUOVITA_PROGRAM), QStringList{QStringLiteral("--database"), path()} + words);
    process->waitForStarted();
    return process;
}

void LeftoversTest::leavesNoUnencryptedCopy_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("signal");
    for (const auto& [name, words] :
         {std::pair("a trial", "import --dry-run %1/more.json"),
          std::pair("an encrypted copy", "backup --encrypt --passphrase-file %1/word %1/out")}) {
        QTest::addRow("%s, terminated", name) << QString::fromLatin1(words) << SIGTERM;
        QTest::addRow("%s, its terminal closed", name) << QString::fromLatin1(words) << SIGHUP;
        QTest::addRow("%s, killed", name) << QString::fromLatin1(words) << SIGKILL;
    }
}

void LeftoversTest::leavesNoUnencryptedCopy()
{
    QFETCH(QString, words);
    QFETCH(int, signal);
    {
        const auto database = Database::open(path());
        for (int number = 1; number <= 10; ++number)
            QVERIFY(PersonRepository(**database).insert(somebody(number)));
    }
    writePeopleTo(path("more.json"), 100, 140); // large enough to take a while
    {
        QFile word(path("word"));
        QVERIFY(word.open(QIODevice::WriteOnly));
        word.write("a long passphrase for this\n");
    }
    bool caught = false;
    for (int attempt = 0; attempt < 10 && !caught; ++attempt) {
        const auto process = start(words.arg(m_folder->path()).split(u' '));
        QElapsedTimer clock;
        clock.start();
        while (scratch().isEmpty() && process->state() != QProcess::NotRunning && clock.elapsed() < patience)
            process->waitForFinished(1);
        ::kill(static_cast<pid_t>(process->processId()), signal);
        process->waitForFinished(patience);
        caught = process->exitStatus() == QProcess::CrashExit;
        QFile::remove(path("out"));
    }
    QVERIFY2(caught, "it was over each time before it could be ended");
    if (signal == SIGKILL) {
        QVERIFY(!scratch().isEmpty());
        const auto next = start({QStringLiteral("list")});
        QVERIFY(next->waitForFinished(patience));
        QCOMPARE(next->exitCode(), 0);
    }
    QCOMPARE(scratch(), QStringList());
}

void LeftoversTest::importsAllPeopleOfAFileOrNone()
{
    constexpr int inFile = 10;
    writePeopleTo(path("one.json"), 1, 1 + inFile);
    writePeopleTo(path("two.json"), 51, 51 + inFile);
    const QStringList words{QStringLiteral("import"), path("one.json"), path("two.json")};
    QElapsedTimer clock;
    clock.start();
    {
        const auto whole = start(words);
        QVERIFY(whole->waitForFinished(patience));
        QCOMPARE(whole->exitCode(), 0);
    }
    const auto time = static_cast<quint32>(clock.elapsed());
    QRandomGenerator random(QRandomGenerator::global()->generate());
    QList<qsizetype> counts;
    for (int round = 0; round < rounds(); ++round) {
        for (const char* name : {"cv.db", "cv.db-wal", "cv.db-shm"})
            QFile::remove(path(name));
        const auto process = start(words);
        QThread::msleep(time / 4 + random.bounded(time / 2 + 1));
        process->kill();
        process->waitForFinished(patience);
        const QStringList lines = QString::fromUtf8(process->readAllStandardOutput()).split(u'\n', Qt::SkipEmptyParts);
        const auto database = Database::open(path());
        QVERIFY(database);
        const qsizetype there = PersonRepository(**database).list()->size();
        QVERIFY2(there % inFile == 0, qPrintable(QString::number(there)));
        const auto listed = std::count_if(lines.begin(), lines.end(),
                                          [](const QString& line) { return line.contains(QStringLiteral(".json: ")); });
        QVERIFY2(listed <= there, "it told of somebody who is not there");
        counts += there;
    }
    qInfo() << "people after each killing:" << counts;
    // The next run reports the people already present and imports the rest.
    const qsizetype before = counts.last();
    const auto again = start(words);
    QVERIFY(again->waitForFinished(patience));
    QCOMPARE(again->exitCode(), 0);
    const QString output = QString::fromUtf8(again->readAllStandardOutput());
    QCOMPARE(output.count(QStringLiteral("already")), before);
    QCOMPARE(PersonRepository(**Database::open(path())).list()->size(), 2 * inFile);
}

DUOVITA_TEST(LeftoversTest)
#include "tst_leftovers.moc"
