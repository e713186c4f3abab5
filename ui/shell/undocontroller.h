#pragma once

#include <QObject>

namespace duovita {

class CurrentRecord;
class EditorPanel;
class MessageBar;
class PersonDocument;
class ReviewPage;
class StoreUndo;

/// Performs undo and redo where the next step is: in the document under review, in the open record, or in the store.
class UndoController : public QObject {
    Q_OBJECT

public:
    enum class Way : bool { Back, Forth };

    UndoController(CurrentRecord& current, StoreUndo& store, ReviewPage& review, EditorPanel& editor,
                   MessageBar& messages, QObject* parent);

    bool isThere(Way way) const;
    QString words(Way way) const; ///< describes the step; empty if there is none
    /// Performs the step, shows what it changes, and reports it.
    void take(Way way);
    /// Call when a review starts or ends.
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
