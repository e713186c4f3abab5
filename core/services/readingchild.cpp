#include "core/services/readingchild.h"

#include "core/services/framing.h"
#include "core/services/processlimits.h"
#include "core/services/readingmessages.h"

#include <QCoreApplication>

#include <atomic>
#include <cstring>
#include <new>
#include <thread>

#include <poll.h>
#include <unistd.h>

namespace duovita {

namespace {

std::atomic<bool> isAnswered = false; // set by main(), read wherever documents are read

constexpr int toStarter = STDIN_FILENO; // a bidirectional socket

/// Ends this process when its parent is gone, since nobody needs the result then. PR_SET_PDEATHSIG would fire when the
/// thread that started this process ends, and the parent may have many threads.
void endWithStarter()
{
    std::thread([] {
        pollfd wait{toStarter, 0, 0}; // waits only for a hangup
        while (::poll(&wait, 1, -1) <= 0) {
        }
        ::_exit(0);
    }).detach();
}

int answerAll(const ReadingLimits& limits)
{
    try {
        while (const auto message = receiveMessage(toStarter)) {
            grantProcessorTime(limits.seconds);
            const auto request = requestFrom(*message);
            if (!request ||
                !sendMessage(toStarter, toBytes(readBytes(request->bytes, request->file, request->options))))
                return 1;
        }
    } catch (const std::bad_alloc&) {
        return exitWithoutMemory;
    }
    return 0;
}

} // namespace

bool canReadInChild()
{
    return isAnswered;
}

std::optional<int> readInChild(int argc, char** argv)
{
    if (argc < 2 || std::strcmp(argv[1], readInChildOption) != 0) {
        isAnswered = true;
        return std::nullopt;
    }
    // File descriptors that the parent left open for this process.
    static_cast<void>(::close_range(STDERR_FILENO + 1, ~0U, 0));
    QCoreApplication application(argc, argv);
    ReadingLimits limits;
    if (argc > 3)
        limits = {QByteArray(argv[2]).toInt(), QByteArray(argv[3]).toLongLong()};
    confineThisProcess(limits);
    endWithStarter();
    ::_exit(answerAll(limits)); // nothing needs to be cleaned up
}

} // namespace duovita
