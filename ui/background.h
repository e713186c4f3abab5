#pragma once

#include <QFutureWatcher>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <sys/resource.h>

namespace duovita {

/// Runs `work` on one of `threads` and passes its result to `then` on the interface's thread. If `owner` has been
/// destroyed by then, `then` is not called, but `work` still runs to its end.
template <typename Work, typename Then>
void runInBackground(QThreadPool& threads, QObject* owner, Work&& work, Then&& then)
{
    using Value = std::invoke_result_t<Work>;
    auto* watcher = new QFutureWatcher<Value>(owner);
    QObject::connect(watcher, &QFutureWatcherBase::finished, owner, [watcher, then = std::forward<Then>(then)] {
        watcher->deleteLater();
        then(watcher->result());
    });
    watcher->setFuture(QtConcurrent::run(&threads, std::forward<Work>(work)));
}

/// The same on the global thread pool.
template <typename Work, typename Then>
void runInBackground(QObject* owner, Work&& work, Then&& then)
{
    runInBackground(*QThreadPool::globalInstance(), owner, std::forward<Work>(work), std::forward<Then>(then));
}

/// Niceness of a background thread relative to the others. QThread's priorities have no effect under Linux's default
/// scheduling policy.
enum class Priority {
    Close = 5,     ///< the user waits for its work; still close, because the interface may need a lock it holds
    Leftover = 15, ///< nobody waits: runs when other threads are idle, and holds no lock for long
};

/// Lowers the priority of the calling thread permanently.
inline void giveWay(Priority priority)
{
    static_cast<void>(::setpriority(PRIO_PROCESS, 0, static_cast<int>(priority))); // affects only this thread on Linux
}

} // namespace duovita
