#pragma once

#include <QObject>

namespace duovita {

class CurrentRecord;
class EditorPanel;
class MessageBar;
class PersonDocument;
class ReviewPage;
class StoreUndo;

/// The next step of undo and of redo, wherever that changes something: in the document under review, in the open record
/// or in the store.
class UndoController : public QObject {
    Q_OBJECT

public:
    enum class Way : bool { Back, Forth };

    UndoController(CurrentRecord& current, StoreUndo& store, ReviewPage& review, EditorPanel& editor,
                   MessageBar& messages, QObject* parent);

    bool isThere(Way way) const;
    QString words(Way way) const; ///< what it does; empty if there is none
    /// Takes it, shows what it changes and says what that was.
    void take(Way way);
    /// A document came to the review, or left it.
    void followReview();

Q_SIGNALS:
    void changed();

private:
    PersonDocument* edited() const;

    CurrentRecord& m_current;
    StoreUndo& m_store;
    ReviewPage& m_review;
    EditorPanel& m_editor;
    MessageBar& m_messages;
};

} // namespace duovita
