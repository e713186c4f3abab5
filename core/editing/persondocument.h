#pragma once

#include "core/editing/editsummary.h"
#include "core/editing/undohistory.h"
#include "core/storage/changecause.h"

#include <QObject>

#include <functional>
#include <memory>

namespace duovita {

/// Which edits fold into one undo step: consecutive ones of the same entry, section or facts with an equal, not empty
/// key (typing into one field).
using MergeKey = QString;

/// The open record and the only way to change it. Every change is one undoable command; one that changes nothing is
/// not recorded. Lives in the thread of the interface and never touches the database: Autosave follows its signals.
class PersonDocument : public QObject {
    Q_OBJECT

public:
    explicit PersonDocument(Person person, QObject* parent = nullptr);
    ~PersonDocument() override;

    const Person& person() const;
    const Entry* findEntry(const EntryId& id) const;
    const Section* findSection(const SectionId& id) const;

    // Changes. Each returns false, and does nothing, if what it names is not there or does not fit.
    bool replaceEntry(const Entry& after, const MergeKey& key = {});
    bool insertEntry(const SectionId& section, qsizetype index, const Entry& entry);
    bool removeEntry(const EntryId& id);
    bool moveEntry(const EntryId& id, const SectionId& to, qsizetype index); ///< only where the kinds fit
    bool insertSection(qsizetype index, const Section& section);
    bool removeSection(const SectionId& id);
    bool moveSection(const SectionId& id, qsizetype index);
    bool setSectionTitle(const SectionId& id, const LocalizedText& title, const MergeKey& key = {});
    bool setSectionVisible(const SectionId& id, bool visible);
    bool setSectionUnparsed(const SectionId& id, const QStringList& unparsed);
    /// Name, written names, headline, photo, contacts, tags, notes and CVs of `after`; its sections are not looked at.
    bool replaceProfile(const Person& after, const MergeKey& key = {});

    /// Other texts in the same sections and entries, as one step; false if anything came, went or moved.
    bool replaceTexts(const Person& after);

    /// All of another state of the record, as one step: what comes, goes, moves and changes.
    bool replaceRecord(const Person& after, ChangeCause cause);

    /// Another state of the record that has what somebody else changed. No step: undo takes back what was changed here,
    /// before or after, and leaves that.
    bool applyRemote(const Person& after);

    /// What is changed while one of these lives is one step of undo, made for `cause`.
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

    /// Why it was changed last; Undo after undo() and redo().
    ChangeCause lastCause() const;

    bool canUndo() const;
    bool canRedo() const;
    void undo();
    void redo();
    /// What undo() would take back; redo() would make again. Of nothing: a count of 0.
    EditSummary undoSummary() const;
    EditSummary redoSummary() const;

    /// The steps of undo and redo, which it has no longer: for a document that is made of the same record later.
    UndoHistory takeHistory();
    /// Begins with these. The record is as it was when they were taken.
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
    /// After any of the above, once the record is consistent again.
    void changed();
    void undoStateChanged();

private:
    void push(const std::function<void()>& change, const MergeKey& key);
    void sayChanged();
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
