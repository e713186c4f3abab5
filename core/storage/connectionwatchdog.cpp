#include "core/storage/connectionwatchdog.h"

#include "core/storage/serverlinks.h"
#include "core/storage/storeaddress.h"

namespace duovita {

namespace {

constexpr std::chrono::milliseconds patience{15'000};
constexpr std::chrono::milliseconds hurriedPatience{2'000};
constexpr std::chrono::milliseconds pulse{500};

} // namespace

ConnectionWatchdog::ConnectionWatchdog(const QString& address) : m_timer(this)
{
    if (const auto store = StoreAddress::parse(address))
        m_store = store->shown();
    m_turn = beginServerTurn(m_store);
    connect(&m_timer, &QTimer::timeout, this, &ConnectionWatchdog::look);
}

void ConnectionWatchdog::start()
{
    m_timer.start(pulse);
}

void ConnectionWatchdog::hurry()
{
    const QMutexLocker lock(&m_mutex);
    m_hurried = true;
}

bool ConnectionWatchdog::isHurried()
{
    const QMutexLocker lock(&m_mutex);
    return m_hurried;
}

void ConnectionWatchdog::begin()
{
    const QMutexLocker lock(&m_mutex);
    m_cut = false;
    m_open.emplace().start();
}

void ConnectionWatchdog::end()
{
    const QMutexLocker lock(&m_mutex);
    m_open.reset();
}

bool ConnectionWatchdog::hasCut()
{
    const QMutexLocker lock(&m_mutex);
    return m_cut;
}

void ConnectionWatchdog::look()
{
    const QMutexLocker lock(&m_mutex);
    if (!m_open || m_open->elapsed() < (m_hurried ? hurriedPatience : patience).count())
        return;
    m_cut = true; // each time, because connections may have been made since
    if (m_hurried)
        refuseServerLinks(m_store, m_turn);
    cutServerLinks(m_store, m_turn);
}

} // namespace duovita
