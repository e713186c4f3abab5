#include "app/cli/exportlog.h"

#include "app/cli/commands.h"
#include "app/cli/interruption.h"
#include "core/messages/exportwords.h"

#include <cstdio>

#include <unistd.h>

namespace duovita {

namespace {

/// Moves to the beginning of the line and erases it.
constexpr const char* eraseLine = "\r\033[K";

} // namespace

ExportLog::ExportLog() : m_onTerminal(::isatty(STDERR_FILENO) == 1) {}

ExportLog::~ExportLog()
{
    clearProgress();
}

bool ExportLog::isStopped() const
{
    return Interruption::isAsked();
}

void ExportLog::wrote(const QString& path)
{
    const QMutexLocker lock(&m_mutex);
    clearProgress();
    printData(path);
}

void ExportLog::report(const ExportNote& note)
{
    const QStringList lines = linesOf(note);
    for (const QString& line : lines)
        say(line);
}

void ExportLog::say(const QString& text)
{
    const QMutexLocker lock(&m_mutex);
    clearProgress();
    printError(text);
}

void ExportLog::progress(qsizetype person, qsizetype total)
{
    const QMutexLocker lock(&m_mutex);
    if (!m_onTerminal)
        return;
    clearProgress();
    std::fputs(tr("person %1 of %2").arg(QString::number(person), QString::number(total)).toUtf8().constData(), stderr);
    std::fflush(stderr);
    m_shown = true;
}

void ExportLog::clearProgress()
{
    if (m_shown)
        std::fputs(eraseLine, stderr);
    m_shown = false;
}

} // namespace duovita
