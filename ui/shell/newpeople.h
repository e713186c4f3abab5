#pragma once

#include "core/domain/person.h"

#include <QObject>

namespace duovita {

class CurrentRecord;
class MessageBar;
class StoreUndo;

/// Puts people into the store who were not there, and opens the first of them.
class NewPeople : public QObject {
    Q_OBJECT

public:
    NewPeople(QString databasePath, CurrentRecord& current, StoreUndo& undo, MessageBar& messages, QObject* parent);

    void addOne();     ///< with the usual sections, to be written
    void addSamples(); ///< two who are made up

private:
    void add(const QList<Person>& people, const QString& message);

    QString m_database;
    CurrentRecord& m_current;
    StoreUndo& m_undo;
    MessageBar& m_messages;
};

} // namespace duovita
