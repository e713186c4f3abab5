#pragma once

namespace duovita {

// Restricts which system calls the calling process and all threads that it starts later may make. Both functions need
// PR_SET_NO_NEW_PRIVS, cannot be undone, and do nothing if the kernel does not support them.

/// Landlock: files cannot be written, created, removed, renamed or executed, and no TCP connections be made.
void forbidChangesOfFiles();
/// Seccomp: forbids the same calls one by one, and also sockets, new processes, signals to other processes and access
/// to their memory.
void forbidSystemCalls();

} // namespace duovita
