#pragma once

#include "core/import/importdraft.h"
#include "core/services/processlimits.h"

#include <QMutex>

#include <memory>

namespace duovita {

/// The program to start for reading: this one, if its main() calls readInChild(); otherwise empty.
QString readingProgram();

/// Reads untrusted documents in a process of its own, the reading child. Third-party libraries parse them there; if one
/// crashes, never ends or uses up all memory, the result is an error. The child may only compute and read
/// (core/services/processlimits.h). It is reused for the next document and restarted after a document that ended it.
class GuardedReading {
public:
    /// `program` is started with --read-in-child; if it is empty, documents are read in this process.
    explicit GuardedReading(const QString& program = readingProgram(), ReadingLimits limits = {});
    ~GuardedReading();
    Q_DISABLE_COPY_MOVE(GuardedReading)

    /// Like readFile() of core/import; also ReadingTooLong, ReadingTooLarge or ReadingFailed if the child did not
    /// survive, Cancelled after stop(). Thread-safe; concurrent calls wait for each other.
    Result<QList<ImportDraft>> read(const QString& path, const ImportOptions& options);
    /// The same for bytes in memory.
    Result<QList<ImportDraft>> readBytes(const QByteArray& bytes, const QString& file, const ImportOptions& options);
    /// Ends the current and all later reading. Thread-safe; does not wait.
    void stop();

private:
    class Child;
    Result<void> start(const QString& file);
    Error endOf(const QString& file, bool waitedTooLong);

    const QString m_program;
    const ReadingLimits m_limits;
    QMutex m_reading; // held while the child is used
    QMutex m_ending;  // held while the child is started, ended or killed
    std::unique_ptr<Child> m_child;
    bool m_stopped = false;
};

} // namespace duovita
