#pragma once

#include "core/services/filing.h"

#include <QHash>
#include <QObject>
#include <QSet>

namespace duovita {

class CurrentRecord;
class MessageBar;
class PeoplePanel;
class ReviewPage;
struct ImportOutcome;

/// Undo and redo of changes to the store rather than to a record: creating, deleting, importing and merging people.
/// Each step comes before or after those of the open record. Imports are undone from the last to the first; of the
/// other steps, the last one is kept until another person is opened or the shown record changes.
class StoreUndo : public QObject {
    Q_OBJECT

public:
    /// Disabled while a document is reviewed.
    StoreUndo(QString databasePath, CurrentRecord& current, PeoplePanel& people, const ReviewPage& review,
              MessageBar& messages, QObject* parent);

    /// Announces a new person, who is about to be shown with an empty record.
    void willMake(const PersonId& person) { m_making += person; }
    /// Call after opening a record.
    void noteOpened(const StoredPerson& stored);
    /// Call after a change of the open record or its undo history.
    void noteEdit();
    /// Reports an import, and makes it undoable as a single step.
    void showImported(const ImportOutcome& outcome);
    void forget();
    /// Shows a person restored from the trash.
    void showPutBack(const PersonId& person);

    /// Moves people to the trash.
    void deletePeople(const QList<PersonId>& people);

    /// Whether the next undo step is one of these; likewise for redo.
    bool isUndoNext() const;
    bool isRedoNext() const;
    QString undoWords() const; ///< empty if isUndoNext() is false
    QString redoWords() const;
    void undo(); ///< requires isUndoNext()
    void redo();
    /// The people just moved to the trash and how to restore them; nothing while somebody is shown.
    struct Gone {
        QString what;
        bool byUndo = true; ///< false: by redo
    };
    std::optional<Gone> gone() const;

Q_SIGNALS:
    void changed();   ///< the possible steps changed
    void madeShown(); ///< a new person is shown

private:
    /// In each of its people's records, the edits since are undone before it.
    struct Import {
        QList<StoredDraft> changed;
        QSet<PersonId> edited = {}; ///< people with edits since, before the next import of them
        bool merged = false;        ///< a merge of two people in the store, not an import
        int number = 0;             ///< in the order of imports
        /// Cannot be undone any more, nor can what came before it in the records of its people.
        bool isSealed = false;

        bool has(const PersonId& person) const;
        bool hasAny(const QList<PersonId>& people) const;
        QList<PersonId> people() const;
    };
    struct Step {
        enum class Kind { Making, Deleting, Importing };
        Kind kind;
        QList<PersonId> people;
        QString who = {}; ///< the first name among them, in the interface's language
        std::optional<Import> import = {};
        std::optional<PersonId> shown = {}; ///< who was shown afterwards; nobody if they are in the trash
    };

    static QString wordFor(const Import& import);
    static QString wordsFor(const Step& step);
    static QString deletedWords(const Step& step);
    bool isNext(const std::optional<Step>& step) const;
    bool isAsMade() const;
    qsizetype lastImportOf(const PersonId& person) const;
    qsizetype importNext() const;
    bool canTakeBack(qsizetype import) const;
    void takeBack(qsizetype import);
    bool isStillRedoable() const;
    void dropRedoable();
    void setRedoable(const Step& step);
    void goOnRedoing();
    void takeIn(Import import);
    void takeImportBack(int number);
    void keepAfterFailure(Import import, const Error& why);
    bool isImportOfShown(const std::optional<Step>& step) const;
    bool noteImport(const ImportOutcome& outcome);
    void showInstead(const std::optional<PersonId>& person);
    void undoMaking();
    void bringBack(const Step& step);
    void importAgain(const Step& step);

    QString m_database;
    CurrentRecord& m_current;
    PeoplePanel& m_people;
    const ReviewPage& m_review;
    MessageBar& m_messages;
    QSet<PersonId> m_making;        ///< announced by willMake(), not shown yet
    QHash<PersonId, Person> m_made; ///< shown new people with their empty records
    QList<Import> m_imports;        ///< in order
    int m_lastImport = 0;           ///< its number
    std::optional<Step> m_deleted;  ///< undo restores them
    std::optional<Step> m_putBack;  ///< undo deletes them again
    std::optional<Step> m_redoable; ///< the step that was undone
    QList<Step> m_nextRedoable;     ///< imports that were undone before it: redo goes on with the last
};

} // namespace duovita
