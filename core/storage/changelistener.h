#pragma once

#include "core/domain/ids.h"

#include <QObject>

#include <memory>

namespace duovita {

struct Error;
struct ListeningThreads;

/// Reports what others write to a store on a server, and whether the server answers. It has a connection and threads of
/// its own. A store in a file reports nothing, and neither do this process's own writes.
class ChangeListener : public QObject {
    Q_OBJECT

public:
    explicit ChangeListener(const QString& address, QObject* parent = nullptr);
    ~ChangeListener() override;

    /// Whether the server answered the last time it was asked; true before the first time.
    bool isConnected() const { return m_connected; }

Q_SIGNALS:
    void personChanged(const PersonId& person);
    /// It is not known what changed: the connection was made or restored, or a trash was emptied.
    void anythingMayHaveChanged();
    /// DatabaseUnreachable: the server does not answer; other errors mean that its store cannot be used.
    void connectionLost(const duovita::Error& error);
    void connectionRestored();

private:
    void connected();
    void lostConnection(const Error& error);

    bool m_connected = true;
    std::unique_ptr<ListeningThreads> m_threads; ///< null for a store in a file
};

} // namespace duovita
