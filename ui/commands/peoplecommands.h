#pragma once

#include "core/storage/personrepository.h"
#include "ui/commands/command.h"

#include <QObject>

namespace duovita {

/// Commands that open each person in a store, whatever the filter of the list of people. Names are read in the
/// background, when they are requested and may be out of date.
class PeopleCommands : public QObject {
    Q_OBJECT

public:
    PeopleCommands(QString databasePath, std::function<void(const PersonId&)> open, QObject* parent);

    /// The commands known so far; emits changed() if reading finds others.
    QList<Command> commands();
    /// Call after something was stored: the next commands() reads the names again.
    void forget() { m_current = false; }

Q_SIGNALS:
    void changed();

private:
    void read();

    QString m_path;
    std::function<void(const PersonId&)> m_open;
    QList<std::pair<PersonId, LocalizedText>> m_names;
    bool m_current = false;
    bool m_reading = false;
};

} // namespace duovita
