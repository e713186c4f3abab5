#pragma once

#include "core/import/importdraft.h"
#include "core/services/processlimits.h"

#include <QMutex>

#include <memory>

namespace duovita {

/// The program to be started for reading: this one, if its main() answers to readInChild(); else empty.
QString readingProgram();

/// Reads strangers' documents in a process of its own, the reading child: libraries of others take them apart, and
/// what makes one of them crash, never end or take all memory is an error value here. The child may only think and
/// read (core/services/processlimits.h). It is kept for the next document, and made anew after one that it did not
/// survive.
class GuardedReading {
public:
    /// `program` is started with --read-in-child; where there is none, documents are read in this process.
    explicit GuardedReading(const QString& program = readingProgram(), ReadingLimits limits = {});
    ~GuardedReading();
    Q_DISABLE_COPY_MOVE(GuardedReading)

    /// As readFile() of core/import; ReadingTooLong, ReadingTooLarge or ReadingFailed for what the child did not
    /// survive, Cancelled once it was stopped. In any thread; of several at once one waits for the other.
    Result<QList<ImportDraft>> read(const QString& path, const ImportOptions& options);
    /// The same of bytes at hand.
    Result<QList<ImportDraft>> readBytes(const QByteArray& bytes, const QString& file, const ImportOptions& options);
    /// What is being read is read no further, and nothing after it. From any thread; does not wait.
    void stop();

private:
    class Child;
    Result<void> start(const QString& file);
    Error endOf(const QString& file, bool waitedTooLong);

    const QString m_program;
    const ReadingLimits m_limits;
    QMutex m_reading; // held by who has the child
    QMutex m_ending;  // held while the child comes, goes or is killed
    std::unique_ptr<Child> m_child;
    bool m_stopped = false;
};

} // namespace duovita
