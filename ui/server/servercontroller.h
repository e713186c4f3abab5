#pragma once

#include "core/storage/changelistener.h"

namespace duovita {

class CurrentRecord;
class MessageBar;
class PeoplePanel;

/// Follows changes that others make to the store, using the server's notifications or by polling the file, and reports
/// when the server becomes unreachable and returns. The list of people is updated; the open record stays unchanged
/// until the user asks for the new version.
class ServerController : public QObject {
    Q_OBJECT

public:
    ServerController(const QString& databasePath, CurrentRecord& current, PeoplePanel& people, MessageBar& messages,
                     QWidget* window);

    /// Whether the last request was not answered; saving then needs no error message of its own.
    bool isUnreachable() const { return m_isUnreachable; }

private:
    void showOthersChange(const PersonId& person);
    void lookAgain();
    void reportReadFailures();

    CurrentRecord& m_current;
    PeoplePanel& m_people;
    MessageBar& m_messages;
    bool m_isUnreachable = false;
    ChangeListener m_listener;
};

} // namespace duovita
