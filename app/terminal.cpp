#include "app/terminal.h"

#include <QFile>

#include <cstdio>
#include <termios.h>
#include <unistd.h>

namespace duovita {

bool isAtTerminal()
{
    return ::isatty(STDIN_FILENO) != 0;
}

QByteArray askSilently(const QString& question)
{
    termios before{};
    if (!isAtTerminal() || ::tcgetattr(STDIN_FILENO, &before) != 0)
        return {};
    std::fputs(question.toUtf8().constData(), stderr);
    std::fflush(stderr);
    termios silent = before;
    silent.c_lflag &= ~static_cast<tcflag_t>(ECHO);
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &silent);
    QByteArray line;
    // Byte by byte: what stands behind the line is for whoever asks next.
    for (char c = 0; ::read(STDIN_FILENO, &c, 1) == 1 && c != '\n';)
        line += c;
    ::tcsetattr(STDIN_FILENO, TCSAFLUSH, &before);
    std::fputc('\n', stderr);
    return line;
}

} // namespace duovita
