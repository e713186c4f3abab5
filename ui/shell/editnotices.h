#pragma once

#include "core/domain/entry.h"

#include <QObject>

namespace duovita {

class CurrentRecord;
class CvController;
class EditorPanel;
class MessageBar;
class UndoController;

/// Reports deleted, joined and added entries and sections, and offers follow-up actions.
class EditNotices : public QObject {
    Q_OBJECT

public:
    EditNotices(EditorPanel& editor, CurrentRecord& current, CvController& cvs, UndoController& undo,
                MessageBar& messages, QObject* parent);

private:
    void showWithUndo(const QString& text);
    QString removedWords(int count) const;
    void showVisibility(const QString& note);
    void hideVisibility();
    void showJoined(const EntryId& id, const QStringList& keptAside);
    void warnIfLeftOut(const EntryId& id);

    CurrentRecord& m_current;
    CvController& m_cvs;
    UndoController& m_undo;
    MessageBar& m_messages;
    QString m_visibility; ///< the last note on what the shown CV shows
};

} // namespace duovita
