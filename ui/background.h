#pragma once

#include <QFutureWatcher>
#include <QThreadPool>
#include <QtConcurrentRun>

#include <sys/resource.h>

namespace duovita {

/// Runs `work` away from the interface's thread and `then` with its result back in it, unless `owner` is gone by then.
/// `threads` ends its work before the owner goes.
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

/// On the threads that all of the window shares.
template <typename Work, typename Then>
void runInBackground(QObject* owner, Work&& work, Then&& then)
{
    runInBackground(*QThreadPool::globalInstance(), owner, std::forward<Work>(work), std::forward<Then>(then));
}

/// How far behind the others a thread goes. (QThread's priorities do nothing under Linux's ordinary scheduling.)
enum class Priority {
    Close = 5,     ///< somebody waits for its work. Not far behind: what it may hold, the window may wait for
    Leftover = 15, ///< nobody does: with what time all others leave, it holds nothing for long
};

/// The calling thread lets others go first, for good.
inline void giveWay(Priority priority)
{
    static_cast<void>(::setpriority(PRIO_PROCESS, 0, static_cast<int>(priority))); // of a thread, under Linux
}

} // namespace duovita
