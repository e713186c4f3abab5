#include "core/storage/changelistener.h"

#include "core/storage/changenotice.h"
#include "core/storage/changesubscription.h"
#include "core/storage/storeaddress.h"

#include <QCoreApplication>
#include <QThread>

#include <vector>

namespace duovita {

/// The subscription that asks and the watchdog that checks for answers, each in its own thread, because either may
/// block.
struct ListeningThreads {
    explicit ListeningThreads(const QString& address)
        : watch(new ConnectionWatchdog(address)), subscription(new ChangeSubscription(address, *watch))
    {
        watch->moveToThread(&watching);
        QObject::connect(&watching, &QThread::started, watch, &ConnectionWatchdog::start);
        QObject::connect(&watching, &QThread::finished, watch, &QObject::deleteLater);
        subscription->moveToThread(&asking);
        QObject::connect(&asking, &QThread::started, subscription, &ChangeSubscription::start);
        QObject::connect(&asking, &QThread::finished, subscription, &QObject::deleteLater);
    }
    ~ListeningThreads()
    {
        asking.wait();
        watching.quit(); // the subscription needs the watchdog until its end
        watching.wait();
    }
    ListeningThreads(const ListeningThreads&) = delete;
    ListeningThreads& operator=(const ListeningThreads&) = delete;

    void start()
    {
        watching.start();
        asking.start();
    }
    /// Returns at once; the threads end soon, perhaps after waiting for a silent server.
    void end()
    {
        watch->hurry();
        QMetaObject::invokeMethod(subscription, &ChangeSubscription::end);
    }

    QThread watching;
    ConnectionWatchdog* watch; ///< lives in `watching`
    QThread asking;
    ChangeSubscription* subscription; ///< lives in `asking`
};

namespace {

/// Threads that are ending. None outlives the program, which waits for them at its own end.
std::vector<std::unique_ptr<ListeningThreads>>& endingThreads()
{
    static std::vector<std::unique_ptr<ListeningThreads>> ending;
    return ending;
}

void waitForEndingThreads()
{
    endingThreads().clear();
}

void endLater(std::unique_ptr<ListeningThreads> threads)
{
    auto& ending = endingThreads();
    std::erase_if(ending, [](const auto& earlier) { return earlier->asking.isFinished(); });
    if (ending.empty())
        qAddPostRoutine(waitForEndingThreads); // a second call does no harm
    ending.push_back(std::move(threads));
}

} // namespace

ChangeListener::ChangeListener(const QString& address, QObject* parent) : QObject(parent)
{
    if (!isServerAddress(address))
        return;
    m_threads = std::make_unique<ListeningThreads>(address);
    const ChangeSubscription* subscription = m_threads->subscription;
    connect(subscription, &ChangeSubscription::connected, this, &ChangeListener::connected);
    connect(subscription, &ChangeSubscription::lostConnection, this, &ChangeListener::lostConnection);
    connect(subscription, &ChangeSubscription::noticed, this, [this](const QString& payload, const QString& store) {
        const std::optional<ChangeNotice> notice = ChangeNotice::parse(payload);
        if (!notice || notice->store != store || notice->origin == noticeOrigin())
            return;
        if (notice->person)
            Q_EMIT personChanged(*notice->person);
        else
            Q_EMIT anythingMayHaveChanged();
    });
    m_threads->start();
}

/// Closing a window must not wait for a silent server.
ChangeListener::~ChangeListener()
{
    if (!m_threads)
        return;
    m_threads->end();
    constexpr std::chrono::milliseconds ofAServerThatAnswers{200};
    if (!m_threads->asking.wait(ofAServerThatAnswers.count()))
        endLater(std::move(m_threads));
}

void ChangeListener::connected()
{
    if (!std::exchange(m_connected, true))
        Q_EMIT connectionRestored();
    // Notices sent while nobody listened are lost.
    Q_EMIT anythingMayHaveChanged();
}

void ChangeListener::lostConnection(const Error& error)
{
    if (std::exchange(m_connected, false))
        Q_EMIT connectionLost(error);
}

} // namespace duovita
