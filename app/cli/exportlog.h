#pragma once

#include "core/services/exportnotes.h"

#include <QCoreApplication>
#include <QMutex>

namespace duovita {

/// Prints what an export reports, from any thread: paths to stdout, everything else to stderr. Ctrl+C stops the export.
class ExportLog : public ExportObserver {
    Q_DECLARE_TR_FUNCTIONS(duovita::ExportLog)

public:
    ExportLog();
    ~ExportLog() override;

    bool isStopped() const override;
    void wrote(const QString& path) override;
    void report(const ExportNote& note) override;
    void say(const QString& text);
    /// Overwrites a single line, and only on a terminal.
    void progress(qsizetype person, qsizetype total) override;

private:
    void clearProgress();

    QMutex m_mutex;
    bool m_onTerminal;
    bool m_shown = false;
};

} // namespace duovita
