#include "app/cli/exportlog.h"

#include "app/cli/commands.h"

#include <cstdio>

#include <unistd.h>

namespace duovita {

namespace {

/// To the line's beginning, and nothing after it.
constexpr const char* eraseLine = "\r\033[K";

} // namespace

ExportLog::ExportLog() : m_onTerminal(::isatty(STDERR_FILENO) == 1) {}

void ExportLog::wrote(const QString& path)
{
    const QMutexLocker lock(&m_mutex);
    clearProgress();
    printOut(path);
}

void ExportLog::say(const QString& text)
{
    const QMutexLocker lock(&m_mutex);
    clearProgress();
    printError(text);
}

void ExportLog::progress(const QString& text)
{
    const QMutexLocker lock(&m_mutex);
    if (!m_onTerminal)
        return;
    clearProgress();
    std::fputs(text.toUtf8().constData(), stderr);
    std::fflush(stderr);
    m_shown = !text.isEmpty();
}

void ExportLog::clearProgress()
{
    if (m_shown)
        std::fputs(eraseLine, stderr);
    m_shown = false;
}

} // namespace duovita
