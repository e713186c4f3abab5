#pragma once

#include "core/editing/editsummary.h"
#include "core/editing/undohistory.h"
#include "core/storage/changecause.h"

#include <QObject>

#include <functional>
#include <memory>

namespace duovita {

/// Decides which edits are merged into one undo step: consecutive edits of the same entry, section or personal data
/// with the same, non-empty key (such as typing in one field).
using MergeKey = QString;

/// The open record; all changes go through this class. Each change is one undoable command; changes without effect are
/// not recorded. Lives in the GUI thread and never accesses the database: Autosave listens to its signals.
class PersonDocument : public QObject {
    Q_OBJECT

public:
    explicit PersonDocument(Person person, QObject* parent = nullptr);
    ~PersonDocument() override;

    const Person& person() const;
    const Entry* findEntry(const EntryId& id) const;
    const Section* findSection(const SectionId& id) const;

    // Changes. Each returns false without changing anything if its target does not exist or does not fit.
    bool replaceEntry(const Entry& after, const MergeKey& key = {});
    bool insertEntry(const SectionId& section, qsizetype index, const Entry& entry);
    bool removeEntry(const EntryId& id);
    bool moveEntry(const EntryId& id, const SectionId& to, qsizetype index); ///< only between sections of one kind
    bool insertSection(qsizetype index, const Section& section);
    bool removeSection(const SectionId& id);
    bool moveSection(const SectionId& id, qsizetype index);
    bool setSectionTitle(const SectionId& id, const LocalizedText& title, const MergeKey& key = {});
    bool setSectionVisible(const SectionId& id, bool visible);
    bool setSectionUnparsed(const SectionId& id, const QStringList& unparsed);
    /// Replaces name, name variants, headline, photo, contacts, tags, notes and CVs by those of `after`, whose sections
    /// are ignored.
    bool replaceProfile(const Person& after, const MergeKey& key = {});

    /// Replaces texts in existing sections and entries, as one step. Returns false if anything was added, removed or
    /// moved.
    bool replaceTexts(const Person& after);

    /// Changes everything to another state of the record, as one step.
    bool replaceRecord(const Person& after, ChangeCause cause);

    /// Adopts a state that includes somebody else's changes. Not an undo step: undo only reverts local changes, made
    /// before or after, and keeps the others.
    bool applyRemote(const Person& after);

    /// All changes during the lifetime of a Step are one undo step with this cause.
    class Step {
    public:
        explicit Step(PersonDocument& document, ChangeCause cause = ChangeCause::Edit);
        ~Step();
        Q_DISABLE_COPY_MOVE(Step)

    private:
        PersonDocument& m_document;
    };

    /// Ends the current merge: the next keystroke starts a new undo step.
    void closeMerge();

    /// The cause of the last change; Undo after undo() and redo().
    ChangeCause lastCause() const;

    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();
    /// What undo() would revert and redo() would repeat; a count of 0 if there is nothing.
    EditSummary undoSummary() const;
    EditSummary redoSummary() const;

    /// Moves the undo and redo steps out of this document, for a later document of the same record.
    UndoHistory takeHistory();
    /// Continues with these steps. The record must be in the state in which they were taken.
    void resume(UndoHistory history);

Q_SIGNALS:
    void entryChanged(const duovita::EntryId& id);
    void entryAboutToBeInserted(const duovita::SectionId& section, qsizetype index);
    void entryInserted(const duovita::SectionId& section, qsizetype index);
    void entryAboutToBeRemoved(const duovita::SectionId& section, qsizetype index);
    void entryRemoved(const duovita::SectionId& section, qsizetype index);
    void sectionChanged(const duovita::SectionId& id);
    void sectionAboutToBeInserted(qsizetype index);
    void sectionInserted(qsizetype index);
    void sectionAboutToBeRemoved(qsizetype index);
    void sectionRemoved(qsizetype index);
    void factsChanged();
    /// Emitted after any of the above, when the record is consistent again.
    void changed();
    void undoStateChanged();

private:
    void push(const std::function<void()>& change, const MergeKey& key);
    void emitChanged();
    void become(const Person& after);
    void putRecord(const Person& after);
    void putEntry(const SectionId& section, qsizetype index, const Entry& entry);
    void takeEntry(const SectionId& section, qsizetype index);
    void putSection(qsizetype index, const Section& section);
    void takeSection(qsizetype index);
    bool setSectionHead(const Section& head);
    void placeSections(const Person& after);
    void placeEntries(const Section& after);
    bool changeSection(const SectionId& id, const std::function<void(Section&)>& change, const MergeKey& key);

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace duovita
