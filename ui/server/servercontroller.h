#pragma once

#include "core/storage/changelistener.h"

namespace duovita {

class CurrentRecord;
class MessageBar;
class PeoplePanel;

/// A store that others write too. On a server: says when it is away and back, and what others change. In a file, which
/// does not tell: looks there. The list of people follows; the open record stays as it is on the screen until its
/// reader wants it otherwise.
class ServerController : public QObject {
    Q_OBJECT

public:
    ServerController(const QString& databasePath, CurrentRecord& current, PeoplePanel& people, MessageBar& messages,
                     QWidget* window);

    /// The server did not answer when it was asked last: what cannot be saved then needs no words of its own.
    bool isAway() const { return m_away; }

private:
    void sayChanged(const PersonId& person);
    void lookAgain();
    void sayHowTheListIsRead();

    CurrentRecord& m_current;
    PeoplePanel& m_people;
    MessageBar& m_messages;
    bool m_away = false;
    ChangeListener m_listener;
};

} // namespace duovita
