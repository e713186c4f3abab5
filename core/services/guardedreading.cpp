#include "core/services/guardedreading.h"

#include "core/services/framing.h"
#include "core/services/readingchild.h"
#include "core/services/readingmessages.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include <cerrno>
#include <csignal>

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

namespace duovita {

namespace {

using Drafts = Result<QList<ImportDraft>>;

/// A child that neither computes nor answers does not use up its processor time: it is blocked.
constexpr int longestWait = 10; // times its processor time

struct Ended {
    int status = 0;
    qint64 mostMemory = 0; ///< MB
};

} // namespace

QString readingProgram()
{
    if (!canReadInChild())
        return {};
    // Not its path, because a package manager may have replaced the program meanwhile. But some root directories have
    // no /proc.
    const QString running = QStringLiteral("/proc/self/exe");
    return QFile::exists(running) ? running : QCoreApplication::applicationFilePath();
}

/// The child process and the socket to it.
class GuardedReading::Child {
public:
    ~Child()
    {
        if (m_process > 0) {
            kill();
            static_cast<void>(wait());
        }
        if (m_socket >= 0)
            ::close(m_socket);
    }

    /// Returns 0 or an errno.
    int start(const QString& program, const ReadingLimits& limits)
    {
        int sockets[2];
        if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0)
            return errno;
        m_socket = sockets[0];
        posix_spawn_file_actions_t files;
        posix_spawnattr_t attributes;
        posix_spawn_file_actions_init(&files);
        posix_spawnattr_init(&attributes);
        posix_spawn_file_actions_adddup2(&files, sockets[1], STDIN_FILENO);
        // Messages that libraries print about a hostile document are untrusted too.
        posix_spawn_file_actions_addopen(&files, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
        posix_spawn_file_actions_addopen(&files, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        sigset_t signals;
        sigemptyset(&signals);
        posix_spawnattr_setsigmask(&attributes, &signals);
        sigfillset(&signals);
        posix_spawnattr_setsigdefault(&attributes, &signals);
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
        QByteArray path = QFile::encodeName(program);
        QByteArray option(readInChildOption);
        QByteArray seconds = QByteArray::number(limits.seconds);
        QByteArray megabytes = QByteArray::number(limits.megabytes);
        char* words[] = {path.data(), option.data(), seconds.data(), megabytes.data(), nullptr};
        const int failed = ::posix_spawn(&m_process, path.constData(), &files, &attributes, words, environ);
        posix_spawn_file_actions_destroy(&files);
        posix_spawnattr_destroy(&attributes);
        ::close(sockets[1]);
        if (failed != 0)
            m_process = -1;
        return failed;
    }

    int socket() const { return m_socket; }
    void kill() const { ::kill(m_process, SIGKILL); }

    bool isGone() const
    {
        siginfo_t facts{};
        return ::waitid(P_PID, static_cast<id_t>(m_process), &facts, WEXITED | WNOHANG | WNOWAIT) != 0 ||
               facts.si_pid != 0;
    }

    Ended wait()
    {
        Ended ended;
        rusage used{};
        while (::wait4(m_process, &ended.status, 0, &used) < 0 && errno == EINTR) {
        }
        m_process = -1;
        ended.mostMemory = used.ru_maxrss >> 10;
        return ended;
    }

private:
    pid_t m_process = -1;
    int m_socket = -1;
};

GuardedReading::GuardedReading(const QString& program, ReadingLimits limits) : m_program(program), m_limits(limits) {}

GuardedReading::~GuardedReading() = default;

Drafts GuardedReading::read(const QString& path, const ImportOptions& options)
{
    const Result<QByteArray> bytes = bytesOfFile(path);
    ImportOptions beside = options;
    beside.folder = QFileInfo(path).absolutePath();
    return bytes ? readBytes(*bytes, path, beside) : Drafts(bytes.error());
}

Drafts GuardedReading::readBytes(const QByteArray& bytes, const QString& file, const ImportOptions& options)
{
    const QMutexLocker reading(&m_reading);
    if (const Result<void> started = start(file); !started)
        return started.error();
    if (!m_child)
        return duovita::readBytes(bytes, file, options);
    using namespace std::chrono;
    const QDeadlineTimer until(seconds(longestWait * m_limits.seconds));
    const int socket = m_child->socket();
    std::optional<Drafts> answer;
    if (sendMessage(socket, toBytes(ReadingRequest{file, options, bytes}), until)) {
        if (const auto message = receiveMessage(socket, until))
            answer = answerFrom(*message);
    }
    if (answer)
        return *std::move(answer);
    return endOf(file, until.hasExpired());
}

void GuardedReading::stop()
{
    const QMutexLocker ending(&m_ending);
    m_stopped = true;
    if (m_child)
        m_child->kill();
}

Result<void> GuardedReading::start(const QString& file)
{
    const QMutexLocker ending(&m_ending);
    if (m_stopped)
        return Error{ErrorCode::Cancelled};
    if (m_program.isEmpty() || (m_child && !m_child->isGone()))
        return {};
    auto child = std::make_unique<Child>();
    if (const int failed = child->start(m_program, m_limits); failed != 0)
        return Error{ErrorCode::FileNotReadable, {file, qt_error_string(failed)}, {file}};
    m_child = std::move(child);
    return {};
}

/// Determines why there was no answer.
Error GuardedReading::endOf(const QString& file, bool waitedTooLong)
{
    const QMutexLocker ending(&m_ending);
    m_child->kill(); // it may still run and send invalid answers
    const Ended ended = m_child->wait();
    m_child.reset();
    if (m_stopped)
        return Error{ErrorCode::Cancelled};
    const int signal = WIFSIGNALED(ended.status) ? WTERMSIG(ended.status) : 0;
    if (waitedTooLong || signal == SIGXCPU)
        return Error{ErrorCode::ReadingTooLong, {file, QString::number(m_limits.seconds)}, {file}};
    // A refused allocation is usually a large one, or leads to a crash: then the memory in use is well below the limit.
    const bool large = ended.mostMemory > m_limits.megabytes / 3;
    const bool refused = WIFEXITED(ended.status) && WEXITSTATUS(ended.status) == exitWithoutMemory;
    if (refused || (large && signal != 0))
        return Error{ErrorCode::ReadingTooLarge, {file, QString::number(m_limits.megabytes)}, {file}};
    return Error{ErrorCode::ReadingFailed, {file}, {file}};
}

} // namespace duovita
