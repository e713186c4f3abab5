#pragma once

#include "core/services/exportnotes.h"

#include <QCoreApplication>
#include <QMutex>

namespace duovita {

/// What an export says while it runs, from any thread: paths on stdout, all else on stderr. Ctrl+C stops it.
class ExportLog : public ExportObserver {
    Q_DECLARE_TR_FUNCTIONS(duovita::ExportLog)

public:
    ExportLog();
    ~ExportLog() override;

    bool isStopped() const override;
    void wrote(const QString& path) override;
    void tell(const ExportNote& note) override;
    void say(const QString& text);
    /// One line that is written over again and again; only where somebody looks on: on a terminal.
    void progress(qsizetype person, qsizetype total) override;

private:
    void clearProgress();

    QMutex m_mutex;
    bool m_onTerminal;
    bool m_shown = false;
};

} // namespace duovita
