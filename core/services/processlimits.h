#pragma once

#include <QtGlobal>

namespace duovita {

/// The resources that a process may use to read an untrusted document.
struct ReadingLimits {
    int seconds = 30;           ///< processor time for each document
    qint64 megabytes = 1 << 10; ///< memory in addition to what the program uses at its start
};

/// Restricts the calling process for good to computing and reading: it cannot write files, open connections, start
/// programs or use more memory than that (memory is not limited under address sanitizer, which reserves all of it), and
/// it leaves no core dump. The limits of time and memory hold everywhere, the rest on Linux 5.13 and later, on x86-64
/// and ARM64; what the kernel does not support is skipped.
void confineThisProcess(const ReadingLimits& limits);

/// Grants that much more processor time from now on; after that the kernel ends the process with SIGXCPU.
void grantProcessorTime(int seconds);

} // namespace duovita
