#include "ui/server/servercontroller.h"

#include "core/messages/errorwords.h"
#include "ui/shell/messagebar.h"

#include <QWidget>

namespace duovita {

ServerController::ServerController(const QString& databasePath, MessageBar& messages, QWidget* window)
    : QObject(window), m_messages(messages), m_listener(databasePath)
{
    connect(&m_listener, &ChangeListener::personChanged, this, &ServerController::personChanged);
    connect(&m_listener, &ChangeListener::anythingMayHaveChanged, this, &ServerController::anythingMayHaveChanged);
    connect(&m_listener, &ChangeListener::connectionLost, this, [this](const Error& error) {
        m_away = error.code == ErrorCode::DatabaseUnreachable;
        m_messages.show(m_away ? tr("The server is away: %1. What you see is still here; what you change is kept in "
                                    "this window and saved when the server is back.")
                                     .arg(error.parameters.value(1))
                               : describe(error),
                        MessageBar::Stay::Lasting);
    });
    connect(&m_listener, &ChangeListener::connectionRestored, this, [this] {
        m_away = false;
        m_messages.show(tr("The server is back."));
    });
}

} // namespace duovita
