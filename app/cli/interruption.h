#pragma once

#include <array>
#include <csignal>

namespace duovita {

/// While one of these lives, the first Ctrl+C (or SIGTERM) is noted instead of ending the program, so that what is
/// being written is written whole; the second one ends it at once.
class Interruption {
public:
    Interruption();
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    /// From any thread.
    static bool isAsked();
    /// What a shell expects of a program ended by that signal: 128 and its number.
    static int exitCode();

private:
    std::array<struct sigaction, 3> m_before = {};
};

} // namespace duovita
