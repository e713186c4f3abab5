#pragma once

#include "core/editing/persondocument.h"
#include "core/services/store.h"

#include <QPointer>
#include <QWidget>

namespace duovita {

class MessageBar;

/// Changes the tags of several people at once, and takes that back.
class TagController : public QObject {
    Q_OBJECT

public:
    TagController(QString databasePath, MessageBar& messages, QWidget* window);

    void setDocument(PersonDocument* document); ///< the open record, which is changed there; null for none
    void edit(const QList<PersonId>& people);   ///< shows the dialog

Q_SIGNALS:
    void changed(); ///< in the store

private:
    void ask(const QStringList& offered, const QList<Retagging>& people);
    enum class Going { Forth, Back };
    void apply(const QList<Retagging>& changes, Going going);
    void say(const Retagged& outcome, Going going);

    QString m_database;
    MessageBar& m_messages;
    QWidget* m_window;
    QPointer<PersonDocument> m_document;
};

} // namespace duovita
