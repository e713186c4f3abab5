#pragma once

#include "core/domain/person.h"

#include <QObject>

namespace duovita {

class CurrentRecord;
class MessageBar;
class StoreUndo;

/// Adds people to the store and opens the first of them.
class NewPeople : public QObject {
    Q_OBJECT

public:
    NewPeople(QString databasePath, CurrentRecord& current, StoreUndo& undo, MessageBar& messages, QObject* parent);

    void addOne();     ///< an empty record with the usual sections
    void addSamples(); ///< two fictitious people

private:
    /// `afterwards` may show a message.
    void add(const QList<Person>& people, const std::function<void()>& afterwards);

    QString m_database;
    CurrentRecord& m_current;
    StoreUndo& m_undo;
    MessageBar& m_messages;
};

} // namespace duovita
