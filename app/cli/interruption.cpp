#include "app/cli/interruption.h"

#include <atomic>
#include <csignal>
#include <initializer_list>

namespace duovita {

namespace {

// A signal finds its handler by a plain function: what that one notes can be nowhere else.
std::atomic<int> noted = 0;
static_assert(std::atomic<int>::is_always_lock_free, "only such a value may be written by a signal's handler");

void note(int signal)
{
    noted = signal;
}

void handle(void (*handler)(int))
{
    struct sigaction action = {};
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART | (handler == SIG_DFL ? 0 : static_cast<int>(SA_RESETHAND));
    for (const int signal : {SIGINT, SIGTERM, SIGHUP})
        sigaction(signal, &action, nullptr);
}

} // namespace

Interruption::Interruption()
{
    noted = 0;
    handle(note);
}

Interruption::~Interruption()
{
    handle(SIG_DFL);
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
