#pragma once

#include <array>
#include <csignal>

namespace duovita {

/// While an object lives, the first Ctrl+C (or SIGTERM) is only noted, so that files in progress are written
/// completely; the second ends the program at once.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    /// Thread-safe.
    static bool isAsked();
    /// The exit code that a shell expects after that signal: 128 plus its number.
    static int exitCode();

private:
    std::array<struct sigaction, 3> m_before = {};
};

} // namespace duovita
