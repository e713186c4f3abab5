#pragma once

#include <QtGlobal>

namespace duovita {

/// What a process that reads a stranger's document may use.
struct ReadingLimits {
    int seconds = 30;           ///< of processor time, for each document
    qint64 megabytes = 1 << 10; ///< of memory, over what the program has as it starts
};

/// The calling process may from here on, and for good, only think and read: no file is written, no connection made, no
/// program started, no more than that memory taken (not under address sanitizer, which reserves all there is), and no
/// core is left behind. What the kernel cannot forbid is left out: the limits of memory and time hold everywhere,
/// the rest on Linux 5.13 and later, on x86-64 and ARM64.
void confineThisProcess(const ReadingLimits& limits);

/// From now on that much processor time, after which the kernel ends the process with SIGXCPU.
void grantProcessorTime(int seconds);

} // namespace duovita
