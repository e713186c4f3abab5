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

/// Undo and redo of what was done to the store and not within a record: people made, deleted, imported, merged. Each is
/// the step before, or after, those of the record that is open; the last one holds until something else is done:
/// another person is opened, or the one that is shown changes.
class StoreUndo : public QObject {
    Q_OBJECT

public:
    /// While a document is reviewed all waits.
    StoreUndo(QString databasePath, CurrentRecord& current, PeoplePanel& people, const ReviewPage& review,
              MessageBar& messages, QObject* parent);

    /// A person is being made here, to be shown with nothing in them.
    void willMake(const PersonId& person) { m_making += person; }
    /// After a record has been opened.
    void noteOpened(const StoredPerson& stored);
    /// After a change of the open record, or of what it can undo.
    void noteEdit();
    /// What an import did; one step takes the whole of it back.
    void showImported(const ImportOutcome& outcome);
    void forget();
    /// Somebody came back from the trash, and is to be shown.
    void showPutBack(const PersonId& person);

    /// To the trash.
    void deletePeople(const QList<PersonId>& people);

    /// Whether the next step of undo is one of these; of redo.
    bool isUndoNext() const;
    bool isRedoNext() const;
    QString undoWords() const; ///< empty if it is not
    QString redoWords() const;
    void undo(); ///< only if it is the next
    void redo();
    /// Takes the last import back, whatever is shown, as long as nothing was changed in its people since.
    void takeImportBack();

    /// What has gone to the trash from where it was shown, and the way it comes back; nothing while somebody is shown.
    struct Gone {
        QString what;
        bool byUndo = true; ///< or by redo
    };
    std::optional<Gone> gone() const;

Q_SIGNALS:
    void changed();   ///< what can be undone and redone
    void madeShown(); ///< somebody who was just made is

private:
    /// The last import: undo's first step of all in each of its people.
    struct Import {
        QList<StoredDraft> changed;
        QSet<PersonId> edited = {}; ///< since, with something to undo first
        bool merged = false;        ///< two people of the store, and nothing came in

        bool has(const PersonId& person) const;
        QList<PersonId> people() const;
    };
    struct Step {
        enum class Kind { Making, Deleting, Importing };
        Kind kind;
        QList<PersonId> people;
        QString who = {}; ///< the first of their names, in the interface's language
        std::optional<Import> import = {};
        std::optional<PersonId> shown = {}; ///< who is, since it was done or taken back; nobody if those went
    };

    static QString wordFor(const Import& import);
    static QString wordsFor(const Step& step);
    static QString deletedWords(const Step& step);
    bool isNext(const std::optional<Step>& step) const;
    bool isAsMade() const;
    bool canTakeImportBack() const;
    bool isImportNext() const;
    bool noteImport(const ImportOutcome& outcome);
    void showInstead(const std::optional<PersonId>& person);
    void askToTakeImportBack();
    void undoMaking();
    void bringBack(const Step& step);
    void importAgain(const Step& step);

    QString m_database;
    CurrentRecord& m_current;
    PeoplePanel& m_people;
    const ReviewPage& m_review;
    MessageBar& m_messages;
    QSet<PersonId> m_making;        ///< by this window, to be shown
    QHash<PersonId, Person> m_made; ///< the same, shown, with nothing in them
    std::optional<Import> m_import;
    std::optional<Step> m_deleted;  ///< undo brings them back
    std::optional<Step> m_putBack;  ///< undo deletes them again
    std::optional<Step> m_redoable; ///< what undo has taken back
};

} // namespace duovita
