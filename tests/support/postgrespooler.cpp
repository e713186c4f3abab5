#include "tests/support/postgrespooler.h"

#include <QElapsedTimer>
#include <QFile>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace duovita::test {

namespace {

constexpr int patience = 20000; // ms

bool listensAt(int port)
{
    const int descriptor = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(static_cast<quint16>(port));
    const bool answered = ::connect(descriptor, reinterpret_cast<sockaddr*>(&address), sizeof address) == 0;
    ::close(descriptor);
    return answered;
}

} // namespace

PostgresPooler::~PostgresPooler()
{
    m_process.kill();
    m_process.waitForFinished();
}

QString PostgresPooler::start(const QString& mode)
{
    const QString program = QStringLiteral("/usr/sbin/pgbouncer");
    if (!QFile::exists(program))
        return QStringLiteral("pgbouncer is not installed");
    m_port = freePort();
    QFile file(m_folder.filePath(QStringLiteral("pooler.ini")));
    if (!file.open(QIODevice::WriteOnly))
        return file.errorString();
    // Connects through the server's socket, which accepts every user.
    file.write(QStringLiteral("[databases]\n* = host=%1 port=%2 user=postgres\n"
                              "[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = %3\nunix_socket_dir =\n"
                              "auth_type = any\npool_mode = %4\nserver_idle_timeout = 1\n") // for many databases
                   .arg(m_server.folder(), QString::number(m_server.port()), QString::number(m_port), mode)
                   .toUtf8());
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther);
    QFile::setPermissions(m_folder.path(), QFile::permissions(m_folder.path()) | QFile::ReadOther | QFile::ExeOther);
    QStringList words = m_server.asUnprivileged({program, QStringLiteral("-q"), file.fileName()});
    m_process.start(words.takeFirst(), words);
    QElapsedTimer waited;
    waited.start();
    while (waited.elapsed() < patience) {
        if (listensAt(m_port))
            return {};
        if (m_process.waitForFinished(100))
            break;
    }
    return QStringLiteral("pgbouncer did not start: ") + QString::fromUtf8(m_process.readAllStandardError());
}

QString PostgresPooler::address(const QString& database) const
{
    return QStringLiteral("postgresql://postgres@127.0.0.1:%1/%2").arg(m_port).arg(database);
}

} // namespace duovita::test
