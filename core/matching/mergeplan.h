#pragma once

#include "core/matching/recordmerging.h"
#include "core/matching/twinstructure.h"

#include <QSet>

#include <optional>

namespace duovita {

/// A plan for importing a document: which of its entries are taken over, and which are joined with entries of an
/// existing record. A person can join, separate and leave out entries. The plan itself writes nothing.
class MergePlan {
public:
    enum class State {
        New,       ///< becomes an entry of its own
        Joined,    ///< joined with an entry of the record
        Uncertain, ///< joined, but a person should check
        LeftOut,   ///< not taken over
    };

    /// Plans a new record for the document.
    explicit MergePlan(const Person& document) : m_document(document), m_asRead(document) {}
    /// Whether to adapt the structures of both to each other (twinstructure.h) before comparing them.
    enum class Structure { Fitted, AsItIs };
    /// Plans to merge the document into a record. Entries are paired by content, with the help of the store's glossary.
    MergePlan(const Person& record, const Person& document, const QList<Term>& glossary = {},
              Structure structure = Structure::Fitted);

    const Person& document() const { return m_document; }
    /// The record with its structure adapted, as used for comparison.
    const std::optional<Person>& record() const { return m_record; }
    /// The record as it is in the store.
    const std::optional<Person>& storedRecord() const { return m_stored; }
    /// The adaptations made to the structures.
    const QList<StructureChange>& structureChanges() const { return m_changes; }
    /// Replaces the document by an edited state. Decisions about entries that still exist are kept. Texts that the
    /// first state did not have are a person's, and replace the record's.
    void setDocument(const Person& document);

    const QList<EntryPair>& pairs() const { return m_pairs; }
    State stateOf(const EntryId& entry) const; ///< for an entry of the document
    /// The record's entry that an entry of the document is joined with.
    std::optional<EntryId> partnerOf(const EntryId& entry) const;

    /// Joins two entries and separates them from any others. Returns false without any change if they cannot be joined.
    bool join(const EntryId& record, const EntryId& entry);
    void cut(const EntryId& entry);
    /// The highlights of an entry next to those of its partner, in the order of the result; both highlights of a row
    /// are joined. Empty if the entry has no partner.
    struct HighlightRow {
        std::optional<HighlightId> record;
        std::optional<HighlightId> entry;

        bool operator==(const HighlightRow&) const = default;
    };
    QList<HighlightRow> highlightRows(const EntryId& entry) const;
    /// Joins two highlights of joined entries and separates them from any others. Returns false without any change if
    /// one of them does not exist.
    bool joinHighlights(const EntryId& entry, const HighlightId& record, const HighlightId& highlight);
    void cutHighlight(const EntryId& entry, const HighlightId& highlight);

    /// Chooses between two differing values of an entry of the document and its partner. The other value is dropped.
    void chooseValue(const EntryId& entry, const QStringList& difference, bool takesOther);

    void setLeftOut(const EntryId& entry, bool leftOut);

    /// The number of pieces taken over that have no place yet.
    int notPlaced() const;

    /// The resulting record.
    MergedRecord result() const;
    /// The document without the entries left out, and without sections that become empty by that.
    Person taken() const;

private:
    qsizetype pairOf(const EntryId& entry) const; ///< index in m_pairs; -1 without a partner
    QList<HighlightPair> decidedHighlights(const EntryId& entry) const;
    QSet<QString> writtenTexts() const;
    MergePlan(const Person& record, FittedRecords fitted);

    Person m_document;
    Person m_asRead; ///< its first state
    std::optional<Person> m_record;
    std::optional<Person> m_stored;
    QList<StructureChange> m_changes;
    QList<EntryPair> m_pairs;
    QSet<EntryId> m_leftOut;
};

} // namespace duovita
