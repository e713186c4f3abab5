#pragma once

#include "core/domain/ids.h"

#include <QObject>

#include <memory>

namespace duovita {

struct Error;
struct ListeningThreads;

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
    /// DatabaseUnreachable: the server is away; else what it has is not for us.
    void connectionLost(const duovita::Error& error);
    void connectionRestored();

private:
    void connected();
    void lostConnection(const Error& error);

    bool m_connected = true;
    std::unique_ptr<ListeningThreads> m_threads; ///< none for a file
};

} // namespace duovita
