#pragma once

#include "core/domain/ids.h"

#include <QObject>
#include <QThread>

namespace duovita {

class ChangeSubscription;
class LinkWatch;

/// Tells what others write into a store on a server, and whether the server answers. On a connection and a thread of
/// its own; a store in a file tells nothing. What this process writes itself is not told.
class ChangeListener : public QObject {
    Q_OBJECT

public:
    explicit ChangeListener(const QString& address, QObject* parent = nullptr);
    ~ChangeListener() override;

    /// Whether the server answered when it was asked last; true until it has been asked.
    bool isConnected() const { return m_connected; }

Q_SIGNALS:
    void personChanged(const PersonId& person);
    /// What changed is not known: the connection was made or made again, or a trash was emptied.
    void anythingMayHaveChanged();
    void connectionLost(const QString& reason);
    void connectionRestored();

private:
    void connectionChanged(bool connected, const QString& reason);

    bool m_connected = true;
    QThread m_watchThread;
    LinkWatch* m_watch = nullptr; ///< lives in m_watchThread, also while m_thread waits
    QThread m_thread;
    ChangeSubscription* m_subscription = nullptr; ///< lives in m_thread; none for a file
};

} // namespace duovita
