#include "app/cli/terminal.h"

#include "app/cli/visibletext.h"

#include <array>
#include <csignal>
#include <cstdio>
#include <poll.h>
#include <termios.h>
#include <unistd.h>

namespace duovita {

namespace {

volatile std::sig_atomic_t endedBy = 0;

/// While an object lives, signals that would end the program only end the waiting for a line, so that the terminal can
/// be restored first. Then the program ends.
class PutOffEnding {
public:
    PutOffEnding()
    {
        endedBy = 0;
        struct sigaction noted = {};
        noted.sa_handler = [](int signal) { endedBy = signal; };
        for (std::size_t i = 0; i < m_signals.size(); ++i) {
            ::sigaction(m_signals[i], &noted, &m_before[i]);
            if (m_before[i].sa_handler == SIG_IGN) // the program was started with this signal ignored
                ::sigaction(m_signals[i], &m_before[i], nullptr);
        }
    }
    ~PutOffEnding()
    {
        for (std::size_t i = 0; i < m_signals.size(); ++i)
            ::sigaction(m_signals[i], &m_before[i], nullptr);
        if (endedBy != 0)
            std::raise(endedBy);
    }
    PutOffEnding(const PutOffEnding&) = delete;
    PutOffEnding& operator=(const PutOffEnding&) = delete;

private:
    static constexpr std::array m_signals{SIGINT, SIGTERM, SIGHUP, SIGQUIT};
    std::array<struct sigaction, m_signals.size()> m_before{};
};

/// Reads byte by byte, because input after the line is for the next reader. Polls with a timeout: a signal that arrives
/// before the read, or on another thread, would not interrupt it.
QByteArray readLine()
{
    constexpr int lookUp = 100; // ms
    QByteArray line;
    pollfd input{STDIN_FILENO, POLLIN, 0};
    while (endedBy == 0) {
        if (::poll(&input, 1, lookUp) <= 0)
            continue;
        char c = 0;
        if (::read(STDIN_FILENO, &c, 1) != 1 || c == '\n')
            break;
        line += c;
    }
    return line;
}

} // namespace

bool isAtTerminal()
{
    return ::isatty(STDIN_FILENO) != 0;
}

QByteArray askSilently(const QString& question)
{
    termios before{};
    if (!isAtTerminal() || ::tcgetattr(STDIN_FILENO, &before) != 0)
        return {};
    const PutOffEnding ending;
    termios silent = before;
    silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent); // before the question, so that even an immediate answer is not
                                                   // echoed
    std::fputs(visibleText(question).toUtf8().constData(), stderr);
    std::fflush(stderr);
    const QByteArray line = readLine();
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &before);
    std::fputc('\n', stderr);
    return line;
}

} // namespace duovita
