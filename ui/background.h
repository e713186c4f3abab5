#pragma once

#include <QFutureWatcher>
#include <QtConcurrentRun>

namespace duovita {

/// Runs `work` away from the interface's thread and `then` with its result back in it, unless `owner` is gone by then.
template <typename Work, typename Then>
void runInBackground(QObject* owner, Work&& work, Then&& then)
{
    using Value = std::invoke_result_t<Work>;
    auto* watcher = new QFutureWatcher<Value>(owner);
    QObject::connect(watcher, &QFutureWatcherBase::finished, owner, [watcher, then = std::forward<Then>(then)] {
        watcher->deleteLater();
        then(watcher->result());
    });
    watcher->setFuture(QtConcurrent::run(std::forward<Work>(work)));
}

} // namespace duovita
