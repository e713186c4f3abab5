#include "ui/shell/undocontroller.h"

#include "core/messages/editwords.h"
#include "ui/forms/editorpanel.h"
#include "ui/review/reviewpage.h"
#include "ui/shell/currentrecord.h"
#include "ui/shell/messagebar.h"
#include "ui/shell/storeundo.h"

namespace duovita {

UndoController::UndoController(CurrentRecord& current, StoreUndo& store, ReviewPage& review, EditorPanel& editor,
                               MessageBar& messages, QObject* parent)
    : QObject(parent), m_current(current), m_store(store), m_review(review), m_editor(editor), m_messages(messages)
{
    connect(&m_store, &StoreUndo::changed, this, &UndoController::changed);
    connect(&m_current, &CurrentRecord::undoStateChanged, this, [this] {
        m_store.noteEdit();
        Q_EMIT changed();
    });
}

void UndoController::followReview()
{
    if (m_review.isReviewing())
        connect(m_review.document(), &PersonDocument::undoStateChanged, this, &UndoController::changed);
    Q_EMIT changed();
}

/// The document under review, or else the open record.
PersonDocument* UndoController::edited() const
{
    if (m_review.isReviewing())
        return m_review.document();
    return m_current ? &m_current.document() : nullptr;
}

bool UndoController::isThere(Way way) const
{
    const PersonDocument* document = edited();
    return way == Way::Back ? m_store.isUndoNext() || (document && document->canUndo())
                            : m_store.isRedoNext() || (document && document->canRedo());
}

QString UndoController::words(Way way) const
{
    const QString ofStore = way == Way::Back ? m_store.undoWords() : m_store.redoWords();
    const PersonDocument* document = edited();
    if (!ofStore.isEmpty() || !document)
        return ofStore;
    return wordsFor(way == Way::Back ? document->undoSummary() : document->redoSummary());
}

void UndoController::take(Way way)
{
    const bool back = way == Way::Back;
    if (back ? m_store.isUndoNext() : m_store.isRedoNext())
        return back ? m_store.undo() : m_store.redo();
    PersonDocument* document = edited();
    if (!document || !(back ? document->canUndo() : document->canRedo()))
        return;
    const EditSummary edit = back ? document->undoSummary() : document->redoSummary();
    const QString before = m_messages.text();
    const Person state = document->person();
    back ? document->undo() : document->redo();
    if (m_review.isReviewing() || edit.count == 0)
        return;
    m_editor.showEdit(edit);
    if (const QString now = m_messages.text(); !now.isEmpty() && now != before)
        return; // a more important message appeared
    const QString place = placeWordsFor(edit, document->person(), state);
    const QString what = place.isEmpty() ? wordsFor(edit) : tr("%1 (%2)").arg(wordsFor(edit), place);
    const QString text = (back ? tr("Undone: %1") : tr("Redone: %1")).arg(what);
    m_messages.show(text);
    m_messages.hideWithNextEdit(m_current.document(), text); // not important enough to stay
}

} // namespace duovita
