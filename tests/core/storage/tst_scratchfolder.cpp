#include "core/storage/scratchfolder.h"

#include "tests/support/testmain.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <functional>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace duovita;

/// Folders for unencrypted copies, which are removed however the program ends.
class ScratchFolderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void isRemovedWithItsContent();
    void reportsCreationFailure();
    void removesFoldersOfEndedPrograms();
    void leavesUnrelatedFilesAlone();
    void isRemovedOnSignals_data();
    void isRemovedOnSignals();
    void staysIfTheSignalIsIgnored();

private:
    QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    QStringList left() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden | QDir::System);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

void writeTo(const QString& path)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("Zhang San");
}

void fill(const ScratchFolder& scratch)
{
    for (const char* name : {"plain.db", "plain.db-wal", ".hidden"})
        writeTo(scratch.filePath(QString::fromLatin1(name)));
    for (int i = 0; i < 200; ++i) // more than one getdents call returns
        writeTo(scratch.filePath(QStringLiteral("a file with a name that is rather long %1").arg(i)));
}

/// How a child process ended that ran this with a scratch folder.
int endOf(const std::function<void()>& work)
{
    const pid_t child = ::fork();
    if (child == 0) {
        work();
        ::_exit(7);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return status;
}

} // namespace

void ScratchFolderTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
}

void ScratchFolderTest::isRemovedWithItsContent()
{
    writeTo(path("victim"));
    {
        const ScratchFolder scratch(m_folder->path());
        QVERIFY(scratch.made());
        const QFileInfo info(QFileInfo(scratch.filePath(QStringLiteral("x"))).path());
        QCOMPARE(info.path(), m_folder->path());
        struct stat facts {};
        QCOMPARE(::stat(QFile::encodeName(info.filePath()).constData(), &facts), 0);
        QCOMPARE(static_cast<int>(facts.st_mode & 07777), 0700);
        fill(scratch);
        QVERIFY(QFile::link(path("victim"), scratch.filePath(QStringLiteral("link"))));
        QVERIFY(QFile::link(m_folder->path(), scratch.filePath(QStringLiteral("folder"))));
        const ScratchFolder within(QFileInfo(scratch.filePath(QStringLiteral("x"))).path());
        fill(within);
        QVERIFY(QFile::exists(scratch.filePath(QStringLiteral("plain.db")))); // folders in use are not removed
        const ScratchFolder other(m_folder->path());
        QVERIFY(QFile::exists(scratch.filePath(QStringLiteral("plain.db"))));
        QVERIFY(QDir(info.filePath()).mkpath(QStringLiteral("deep/deeper")));
    }
    QCOMPARE(left(), QStringList{QStringLiteral("victim")});
}

void ScratchFolderTest::reportsCreationFailure()
{
    const ScratchFolder scratch(path("nothing"));
    QCOMPARE(scratch.made().error().code, ErrorCode::FileNotWritable);
    QCOMPARE(scratch.made().error().parameters.front(), path("nothing"));
}

void ScratchFolderTest::removesFoldersOfEndedPrograms()
{
    const int status = endOf([this] {
        const ScratchFolder scratch(m_folder->path());
        fill(scratch);
        ::raise(SIGKILL);
    });
    QCOMPARE(WTERMSIG(status), SIGKILL);
    QCOMPARE(left().size(), 1);
    sweepScratch(m_folder->path());
    QVERIFY(left().isEmpty());
}

void ScratchFolderTest::leavesUnrelatedFilesAlone()
{
    QVERIFY(QDir().mkpath(path("elsewhere")));
    writeTo(path("elsewhere/file"));
    QVERIFY(QFile::link(path("elsewhere"), path("duovita-scratch-link")));
    QVERIFY(QDir().mkpath(path("scratch")));
    writeTo(path("duovita-scratch-file"));
    if (::geteuid() == 0) {
        QVERIFY(QDir().mkpath(path("duovita-scratch-theirs")));
        QCOMPARE(::chown(qPrintable(path("duovita-scratch-theirs")), 65534, 65534), 0);
    }
    const QStringList before = left();
    sweepScratch(m_folder->path());
    QCOMPARE(left(), before);
    QVERIFY(QFile::exists(path("elsewhere/file")));
}

void ScratchFolderTest::isRemovedOnSignals_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("interrupted") << SIGINT;
    QTest::newRow("terminated") << SIGTERM;
    QTest::newRow("its terminal closed") << SIGHUP;
}

void ScratchFolderTest::isRemovedOnSignals()
{
    QFETCH(int, signal);
    const int status = endOf([this, signal] {
        removeScratchOnSignals();
        const ScratchFolder scratch(m_folder->path());
        const ScratchFolder within(QFileInfo(scratch.filePath(QStringLiteral("x"))).path());
        {
            const ScratchFolder gone(m_folder->path());
        }
        fill(scratch);
        fill(within);
        ::raise(signal);
    });
    QVERIFY(WIFSIGNALED(status)); // as with the default signal handling
    QCOMPARE(WTERMSIG(status), signal);
    QCOMPARE(left(), QStringList());
}

void ScratchFolderTest::staysIfTheSignalIsIgnored()
{
    const int status = endOf([this] {
        ::signal(SIGHUP, SIG_IGN);
        removeScratchOnSignals();
        const ScratchFolder scratch(m_folder->path());
        fill(scratch);
        ::raise(SIGHUP);
        ::_exit(QFile::exists(scratch.filePath(QStringLiteral("plain.db"))) ? 0 : 1);
    });
    QVERIFY(WIFEXITED(status));
    QCOMPARE(WEXITSTATUS(status), 0);
}

DUOVITA_TEST(ScratchFolderTest)
#include "tst_scratchfolder.moc"
