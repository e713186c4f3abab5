#pragma once

namespace duovita {

// What the calling process, and every thread that it starts after this, may ask of the kernel. Both need
// PR_SET_NO_NEW_PRIVS, cannot be taken back, and do nothing where the kernel does not know them.

/// Landlock: no file is written, made, removed, renamed or run; no connection by TCP.
void forbidChangesOfFiles();
/// Seccomp: the same, call by call, and no sockets, no processes, no signals to others, no looking into them.
void forbidSystemCalls();

} // namespace duovita
