#pragma once

#include <QMutex>
#include <QString>

namespace duovita {

/// What an export says while it runs, from any thread: paths on stdout, all else on stderr.
class ExportLog {
public:
    ExportLog();

    void wrote(const QString& path);
    void say(const QString& text);
    /// One line that is written over again and again; only where somebody looks on: on a terminal.
    void progress(const QString& text);

private:
    void clearProgress();

    QMutex m_mutex;
    bool m_onTerminal;
    bool m_shown = false;
};

} // namespace duovita
