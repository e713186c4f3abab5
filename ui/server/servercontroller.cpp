#include "ui/server/servercontroller.h"

#include "core/messages/errorwords.h"
#include "ui/people/peoplepanel.h"
#include "ui/server/filewatch.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/messagebar.h"

#include <QWidget>

namespace duovita {

ServerController::ServerController(const QString& databasePath, CurrentRecord& current, PeoplePanel& people,
                                   MessageBar& messages, QWidget* window)
    : QObject(window), m_current(current), m_people(people), m_messages(messages), m_listener(databasePath)
{
    connect(&m_listener, &ChangeListener::personChanged, this, &ServerController::showOthersChange);
    connect(&m_listener, &ChangeListener::anythingMayHaveChanged, this, &ServerController::lookAgain);
    connect(&m_current, &CurrentRecord::changedElsewhere, this, &ServerController::showOthersChange);
    const auto* watch = new FileWatch(databasePath, this);
    connect(watch, &FileWatch::written, &m_current, &CurrentRecord::lookForOthersChanges);
    connect(watch, &FileWatch::written, &m_people, &PeoplePanel::follow);
    reportReadFailures();
    connect(&m_listener, &ChangeListener::connectionLost, this, [this](const Error& error) {
        m_isUnreachable = error.code == ErrorCode::DatabaseUnreachable;
        m_messages.showFailure(m_isUnreachable
                                   ? tr("The server cannot be reached: %1. What you see is still here; "
                                        "your changes are kept in this window and saved when the server is back.")
                                         .arg(error.parameters.value(1))
                                   : describe(error));
    });
    connect(&m_listener, &ChangeListener::connectionRestored, this, [this] {
        m_isUnreachable = false;
        m_messages.show(tr("The server is back."));
    });
}

void ServerController::reportReadFailures()
{
    connect(&m_people, &PeoplePanel::failed, this, [this](const Error& error) {
        // While the server is unreachable, the message about unsaved changes suffices.
        if (error.code != ErrorCode::DatabaseUnreachable || !m_isUnreachable)
            m_messages.showFailure(describe(error));
    });
    connect(&m_people, &PeoplePanel::recovered, this, [this](const Error& error) {
        if (m_messages.text() == describe(error))
            m_messages.hide();
    });
}

void ServerController::showOthersChange(const PersonId& person)
{
    m_people.refresh(person);
    if (!m_current.isOf(person))
        return;
    m_messages.show(tr("Somebody else has changed this record."), tr("Show it"), [this, person] {
        if (m_current.isOf(person))
            m_current.followOthers();
    });
}

/// Called after (re)connecting, when it is unknown what others changed. Retries failed saves, too.
void ServerController::lookAgain()
{
    m_people.reload();
    if (m_current && m_current.autosave().isTryingAgain())
        m_current.autosave().saveNow();
    m_current.lookForOthersChanges();
}

} // namespace duovita
