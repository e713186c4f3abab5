#pragma once

#include "core/editing/persondocument.h"
#include "core/services/store.h"

#include <QPointer>
#include <QWidget>

namespace duovita {

class MessageBar;

/// Changes the tags of several people at once, and can undo that.
class TagController : public QObject {
    Q_OBJECT

public:
    TagController(QString databasePath, MessageBar& messages, QWidget* window);

    void setDocument(PersonDocument* document); ///< changed in the document, not the store; null for none
    void edit(const QList<PersonId>& people);   ///< shows the dialog

Q_SIGNALS:
    void changed(); ///< the store was changed

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
