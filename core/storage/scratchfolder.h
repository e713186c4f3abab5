#pragma once

#include "core/domain/result.h"

namespace duovita {

/// A private folder (mode 0700) for data that must not outlive the program, such as unencrypted copies of a store. It
/// is removed with its contents at the end of its scope, or when a signal ends the program (removeScratchOnSignals());
/// after any other end, when the next scratch folder is made beside it, or by sweepScratch().
class ScratchFolder {
public:
    explicit ScratchFolder(const QString& parent);
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    /// The outcome of making it: FileNotWritable, DatabaseReadOnly or DiskFull, with the parent's path.
    const Result<void>& made() const { return m_made; }
    QString filePath(const QString& name) const { return m_path + u'/' + name; }

private:
    QString m_path;
    int m_descriptor = -1; ///< locked as long as this object lives
    int m_slot = -1;
    Result<void> m_made;
};

/// Removes the scratch folders in a folder whose programs are gone: those that belong to the user and whose lock nobody
/// holds.
void sweepScratch(const QString& parent);

/// From now on SIGINT, SIGTERM and SIGHUP remove all scratch folders of this process before they end it. Ignored
/// signals (nohup) stay ignored.
void removeScratchOnSignals();

} // namespace duovita
