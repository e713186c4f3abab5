#pragma once

#include "core/domain/result.h"

namespace duovita {

/// A folder of its owner alone (mode 0700) for what must not outlive the program: whole copies of a store, in plain. It
/// is gone with all that is in it at the end of its scope, when a signal ends the program (removeScratchOnSignals),
/// and, whatever else ends it, when the next such folder is made beside it, or those there are swept.
class ScratchFolder {
public:
    explicit ScratchFolder(const QString& parent);
    ~ScratchFolder();
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;

    /// FileNotWritable, DatabaseReadOnly or DiskFull, of the parent, if it could not be made.
    const Result<void>& made() const { return m_made; }
    QString filePath(const QString& name) const { return m_path + u'/' + name; }

private:
    QString m_path;
    int m_descriptor = -1; ///< locked as long as this lives
    int m_slot = -1;
    Result<void> m_made;
};

/// Removes those in a folder whose programs are gone: they are the user's own, and nobody holds their locks.
void sweepScratch(const QString& parent);

/// From here on SIGINT, SIGTERM and SIGHUP remove all scratch folders of this process before they end it. What is
/// ignored (nohup) stays so.
void removeScratchOnSignals();

} // namespace duovita
