#include "core/storage/writersturn.h"

#include <QHash>

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>

namespace duovita {

namespace {

struct Queues {
    std::mutex changing;
    std::condition_variable moved;
    QHash<QString, std::deque<const WritersTurn*>> ofStores; ///< who has the turn stands first
};

Queues& queues()
{
    static Queues all;
    return all;
}

} // namespace

WritersTurn::WritersTurn(const QString& store, std::chrono::milliseconds longest) : m_store(store)
{
    std::unique_lock lock(queues().changing);
    queues().ofStores[m_store].push_back(this);
    m_came = queues().moved.wait_for(lock, longest, [this] { return queues().ofStores[m_store].front() == this; });
}

WritersTurn::~WritersTurn()
{
    {
        const std::scoped_lock lock(queues().changing);
        auto& waiting = queues().ofStores[m_store];
        waiting.erase(std::find(waiting.begin(), waiting.end(), this));
        if (waiting.empty())
            queues().ofStores.remove(m_store);
    }
    queues().moved.notify_all();
}

} // namespace duovita
