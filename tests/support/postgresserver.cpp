#include "tests/support/postgresserver.h"

#include <QDir>
#include <QElapsedTimer>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>

#include <csignal>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace duovita::test {

namespace {

constexpr int patience = 60000; // ms: slow if the machine is building at the same time

QList<pid_t> childrenOf(qint64 process)
{
    QFile file(QStringLiteral("/proc/%1/task/%1/children").arg(process));
    QList<pid_t> children;
    if (!file.open(QIODevice::ReadOnly))
        return children;
    for (const QByteArray& child : file.readAll().simplified().split(' '))
        children += child.toInt();
    children.removeAll(0); // from an empty list; for kill(2), 0 would mean the whole process group
    return children;
}

} // namespace

int freePort()
{
    const int descriptor = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    auto* const any = reinterpret_cast<sockaddr*>(&address);
    const bool bound = ::bind(descriptor, any, size) == 0 && ::getsockname(descriptor, any, &size) == 0;
    ::close(descriptor);
    return bound ? ntohs(address.sin_port) : 0;
}

QString PostgresServer::programs()
{
    const QDir versions(QStringLiteral("/usr/lib/postgresql"));
    const QStringList names = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    for (auto name = names.rbegin(); name != names.rend(); ++name) {
        const QString folder = versions.filePath(*name) + QStringLiteral("/bin/");
        if (QFile::exists(folder + QStringLiteral("postgres")) && QFile::exists(folder + QStringLiteral("initdb")))
            return folder;
    }
    return {};
}

PostgresServer::PostgresServer() = default;

PostgresServer::~PostgresServer()
{
    kill();
}

QStringList PostgresServer::asUnprivileged(const QStringList& command)
{
    // Ends the server with the tests, however they end.
    QStringList words{QStringLiteral("setpriv"), QStringLiteral("--pdeathsig"), QStringLiteral("KILL")};
    if (::geteuid() == 0)
        words += {QStringLiteral("--reuid=65534"), QStringLiteral("--regid=65534"), QStringLiteral("--clear-groups")};
    return words + command;
}

QString PostgresServer::initialise()
{
    if (::geteuid() == 0 && ::chown(QFile::encodeName(m_folder.path()).constData(), 65534, 65534) != 0)
        return QStringLiteral("chown");
    QStringList words = asUnprivileged({programs() + QStringLiteral("initdb"), QStringLiteral("--no-sync"),
                                        QStringLiteral("--encoding=UTF8"), QStringLiteral("--locale=C.UTF-8"),
                                        QStringLiteral("--username=postgres"), QStringLiteral("--auth-local=trust"),
                                        QStringLiteral("--auth-host=scram-sha-256"), QStringLiteral("-D"),
                                        m_folder.filePath(QStringLiteral("data"))});
    QProcess process;
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.start(words.takeFirst(), words);
    const bool done = process.waitForFinished(patience) && process.exitCode() == 0;
    return done ? QString() : QString::fromUtf8(process.readAll());
}

QString PostgresServer::start()
{
    if (programs().isEmpty() || !QSqlDatabase::isDriverAvailable(QStringLiteral("QPSQL")))
        return QStringLiteral("postgresql or libqt6sql6-psql is not installed");
    if (!QFile::exists(m_folder.filePath(QStringLiteral("data")))) {
        if (const QString problem = initialise(); !problem.isEmpty())
            return problem;
        m_port = freePort();
    }
    QStringList words = asUnprivileged({programs() + QStringLiteral("postgres"), QStringLiteral("-D"),
                                        m_folder.filePath(QStringLiteral("data")), QStringLiteral("-k"),
                                        m_folder.path(), QStringLiteral("-p"), QString::number(m_port)});
    for (const char* setting : {"listen_addresses=127.0.0.1", "fsync=off", "max_connections=60", "shared_buffers=16MB",
                                "client_min_messages=warning"})
        words += {QStringLiteral("-c"), QString::fromLatin1(setting)};
    m_process.setProcessChannelMode(QProcess::MergedChannels);
    m_process.setStandardOutputFile(m_folder.filePath(QStringLiteral("log")));
    const QString program = words.takeFirst();
    QElapsedTimer waited;
    waited.start();
    while (waited.elapsed() < patience) {
        // It refuses to start while a child of the killed server still runs.
        if (m_process.state() == QProcess::NotRunning)
            m_process.start(program, words);
        if (answers())
            return {};
        m_process.waitForFinished(50);
    }
    return QStringLiteral("the PostgreSQL server did not start");
}

void PostgresServer::kill()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    // Kill its children as well, because they would finish their work before noticing.
    const auto children = childrenOf(m_process.processId());
    m_process.kill();
    for (const pid_t child : children)
        ::kill(child, SIGKILL);
    m_process.waitForFinished(patience);
}

bool PostgresServer::answers() const
{
    return run(QStringLiteral("SELECT 1")).toInt() == 1;
}

QString PostgresServer::address(const QString& user, const QString& options) const
{
    QString address =
        QStringLiteral("postgresql://%1@/postgres?host=%2&port=%3").arg(user, m_folder.path()).arg(m_port);
    return options.isEmpty() ? address : QString(address + u'&' + options);
}

QString PostgresServer::tcpAddress(const QString& user, const QString& options) const
{
    QString address = QStringLiteral("postgresql://%1@127.0.0.1:%2/postgres").arg(user).arg(m_port);
    return options.isEmpty() ? address : QString(address + u'?' + options);
}

QString PostgresServer::newStore()
{
    const QString schema = QStringLiteral("store%1").arg(++m_stores);
    run(QStringLiteral("CREATE SCHEMA ") + schema);
    return address(QStringLiteral("postgres"), QStringLiteral("options=-csearch_path%3D") + schema);
}

QVariant PostgresServer::run(const QString& sql) const
{
    const QString name = QUuid::createUuid().toString();
    QVariant value;
    {
        QSqlDatabase connection = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), name);
        connection.setHostName(m_folder.path());
        connection.setPort(m_port);
        connection.setUserName(QStringLiteral("postgres"));
        connection.setDatabaseName(QStringLiteral("postgres"));
        if (connection.open()) {
            QSqlQuery query(connection);
            if (query.exec(sql))
                value = query.next() ? query.value(0) : QVariant(true);
        }
    }
    QSqlDatabase::removeDatabase(name);
    return value;
}

} // namespace duovita::test
