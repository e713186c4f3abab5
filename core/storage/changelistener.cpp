#include "core/storage/changelistener.h"

#include "core/storage/changenotice.h"
#include "core/storage/changesubscription.h"
#include "core/storage/storeaddress.h"

namespace duovita {

ChangeListener::ChangeListener(const QString& address, QObject* parent) : QObject(parent)
{
    if (!isServerAddress(address))
        return;
    m_watch = new LinkWatch(address);
    m_watch->moveToThread(&m_watchThread);
    connect(&m_watchThread, &QThread::started, m_watch, &LinkWatch::start);
    connect(&m_watchThread, &QThread::finished, m_watch, &QObject::deleteLater);
    m_watchThread.start();
    m_subscription = new ChangeSubscription(address, *m_watch);
    m_subscription->moveToThread(&m_thread);
    connect(&m_thread, &QThread::started, m_subscription, &ChangeSubscription::start);
    connect(&m_thread, &QThread::finished, m_subscription, &QObject::deleteLater);
    connect(m_subscription, &ChangeSubscription::connectionChanged, this, &ChangeListener::connectionChanged);
    connect(m_subscription, &ChangeSubscription::noticed, this, [this](const QString& payload, const QString& store) {
        const std::optional<ChangeNotice> notice = ChangeNotice::parse(payload);
        if (!notice || notice->store != store || notice->origin == noticeOrigin())
            return;
        if (notice->person)
            Q_EMIT personChanged(*notice->person);
        else
            Q_EMIT anythingMayHaveChanged();
    });
    m_thread.start();
}

ChangeListener::~ChangeListener()
{
    for (QThread* thread : {&m_thread, &m_watchThread}) { // who asks may need the watch until the end
        thread->quit();
        thread->wait();
    }
}

void ChangeListener::connectionChanged(bool connected, const QString& reason)
{
    const bool before = m_connected;
    m_connected = connected;
    if (!connected && before)
        Q_EMIT connectionLost(reason);
    if (connected && !before)
        Q_EMIT connectionRestored();
    // What was written while nobody listened is not told any more.
    if (connected)
        Q_EMIT anythingMayHaveChanged();
}

} // namespace duovita
