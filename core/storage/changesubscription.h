#pragma once

#include "core/storage/connectionwatchdog.h"
#include "core/storage/database.h"

#include <QObject>
#include <QTimer>

namespace duovita {

/// The worker of ChangeListener: holds a connection, asks now and then whether it lives, and makes it again.
class ChangeSubscription : public QObject {
    Q_OBJECT

public:
    ChangeSubscription(QString address, ConnectionWatchdog& watch);

    /// In the thread it lives in.
    void start();
    /// Asks a last time, so that others who wait for a silent server are freed while somebody still looks; then ends
    /// the thread.
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
    QVariant m_session; ///< the server's process: with another one, nothing is heard
    std::unique_ptr<Database> m_database;
    QTimer m_pulse;
};

} // namespace duovita
