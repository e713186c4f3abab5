#pragma once

#include "core/storage/connectionwatchdog.h"
#include "core/storage/database.h"

#include <QObject>
#include <QTimer>

namespace duovita {

/// The worker of ChangeListener: holds a connection, checks it regularly, and reconnects when it is lost.
class ChangeSubscription : public QObject {
    Q_OBJECT

public:
    ChangeSubscription(QString address, ConnectionWatchdog& watch);

    /// To be called in the object's own thread.
    void start();
    /// Checks the connection a last time, so that other threads that wait for a silent server are released while the
    /// watchdog still runs; then ends the thread.
    void end();

Q_SIGNALS:
    void noticed(const QString& payload, const QString& store);
    void connected();
    void lostConnection(const duovita::Error& error);

private:
    void check();
    void connectAgain();
    std::optional<Error> ask() const;
    std::optional<Error> listen();
    void lost(const Error& error);

    QString m_address;
    ConnectionWatchdog& m_watch;
    QString m_store;    ///< the schema
    QVariant m_session; ///< the server's process id: if it differs, the LISTEN was lost with the old session
    std::unique_ptr<Database> m_database;
    QTimer m_pulse;
};

} // namespace duovita
