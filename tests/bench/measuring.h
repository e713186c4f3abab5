#pragma once

#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>
#include <QTextStream>

#include <algorithm>

#include <fcntl.h>
#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace duovita::bench {

inline double milliseconds(const QElapsedTimer& timer)
{
    return double(timer.nsecsElapsed()) / 1e6;
}

inline double milliseconds(const timeval& time)
{
    return double(time.tv_sec) * 1e3 + double(time.tv_usec) / 1e3;
}

/// Prints one measurement as a line of JSON.
inline void print(const QString& what, QList<double> times, QJsonObject more = {})
{
    std::sort(times.begin(), times.end());
    more[QStringLiteral("bench")] = what;
    if (!times.isEmpty()) {
        more[QStringLiteral("median_ms")] = times[times.size() / 2];
        more[QStringLiteral("p95_ms")] = times[times.size() * 95 / 100];
        more[QStringLiteral("p99_ms")] = times[times.size() * 99 / 100];
        more[QStringLiteral("n")] = times.size();
    }
    QTextStream(stdout) << QJsonDocument(more).toJson(QJsonDocument::Compact) << Qt::endl;
}
inline void print(const char* what, const QList<double>& times, const QJsonObject& more = {})
{
    print(QString::fromUtf8(what), times, more);
}

/// A value from a process's /proc/…/status, in kB: "VmHWM" is the peak, "VmRSS" the current memory.
inline qint64 memoryKilobytes(const char* line, const QString& process = QStringLiteral("self"))
{
    QFile status(QStringLiteral("/proc/%1/status").arg(process));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    for (const QByteArray& text : status.readAll().split('\n')) {
        if (text.startsWith(line))
            return text.simplified().split(' ').value(1).toLongLong();
    }
    return 0;
}

/// The cost of running another program.
struct RunCost {
    double milliseconds = 0;
    double processorMilliseconds = 0; ///< over all processors, in user and kernel mode
    qint64 peakKilobytes = 0;         ///< peak memory
};

/// Runs the program to its end; its output is not read.
inline RunCost runMeasured(const QString& program, const QStringList& words)
{
    QList<QByteArray> held{QFile::encodeName(program)};
    for (const QString& word : words)
        held += word.toUtf8();
    QList<char*> arguments;
    for (QByteArray& word : held)
        arguments += word.data();
    arguments += nullptr;
    posix_spawn_file_actions_t silent;
    posix_spawn_file_actions_init(&silent);
    for (const int output : {STDOUT_FILENO, STDERR_FILENO})
        posix_spawn_file_actions_addopen(&silent, output, "/dev/null", O_WRONLY, 0);
    QElapsedTimer timer;
    timer.start();
    pid_t child = 0;
    qint64 peak = 0;
    rusage usage{};
    if (posix_spawn(&child, arguments.front(), &silent, nullptr, arguments.data(), environ) == 0) {
        // The kernel's figure (ru_maxrss) would start from this process's own memory.
        constexpr useconds_t pause = 1000; // microseconds
        while (wait4(child, nullptr, WNOHANG, &usage) == 0) {
            peak = qMax(peak, memoryKilobytes("VmHWM", QString::number(child)));
            usleep(pause);
        }
    }
    posix_spawn_file_actions_destroy(&silent);
    return {milliseconds(timer), milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime), peak};
}

} // namespace duovita::bench
