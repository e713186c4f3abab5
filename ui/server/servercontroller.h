#pragma once

#include "core/storage/changelistener.h"

namespace duovita {

class MessageBar;

/// A store that others write too, on a server: says when it is away and back, and what others change. Nothing of it
/// happens for a store in a file: there FileWatch looks.
class ServerController : public QObject {
    Q_OBJECT

public:
    ServerController(const QString& databasePath, MessageBar& messages, QWidget* window);

    /// The server did not answer when it was asked last: what cannot be saved then needs no words of its own.
    bool isAway() const { return m_away; }

Q_SIGNALS:
    void personChanged(const duovita::PersonId& person);
    /// What changed is not known: the connection was made or made again. What could not be written may be now.
    void anythingMayHaveChanged();

private:
    MessageBar& m_messages;
    bool m_away = false;
    ChangeListener m_listener;
};

} // namespace duovita
