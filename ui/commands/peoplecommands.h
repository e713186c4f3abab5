#pragma once

#include "core/storage/personrepository.h"
#include "ui/commands/command.h"

#include <QObject>

namespace duovita {

/// Everybody in a store, to go to by name; whatever the list of people shows just now. Their names are read away from
/// the interface's thread, once they are asked for and may be others.
class PeopleCommands : public QObject {
    Q_OBJECT

public:
    PeopleCommands(QString databasePath, std::function<void(const PersonId&)> open, QObject* parent);

    /// Those known so far; changed() if reading finds others.
    QList<Command> commands();
    /// Something was written: the next who asks gets them anew.
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
