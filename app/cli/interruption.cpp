#include "app/cli/interruption.h"

#include <atomic>

namespace duovita {

namespace {

// A signal handler is a plain function, so its state must be global.
std::atomic<int> noted = 0;
static_assert(std::atomic<int>::is_always_lock_free, "only such a value may be written by a signal's handler");

void note(int signal)
{
    noted = signal;
}

constexpr std::array signals{SIGINT, SIGTERM, SIGHUP};

} // namespace

Interruption::Interruption()
{
    noted = 0;
    struct sigaction action = {};
    action.sa_handler = note;
    action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
    for (std::size_t i = 0; i < signals.size(); ++i) {
        sigaction(signals[i], nullptr, &m_before[i]);
        if (m_before[i].sa_handler != SIG_IGN) // ignored signals (nohup) stay ignored
            sigaction(signals[i], &action, nullptr);
    }
}

Interruption::~Interruption()
{
    for (std::size_t i = 0; i < signals.size(); ++i)
        sigaction(signals[i], &m_before[i], nullptr);
}

bool Interruption::isAsked()
{
    return noted != 0;
}

int Interruption::exitCode()
{
    constexpr int endedBySignal = 128;
    return endedBySignal + noted;
}

} // namespace duovita
