#pragma once

#include "core/matching/recordmerging.h"
#include "core/matching/twinstructure.h"

#include <QSet>

#include <optional>

namespace duovita {

/// What an imported document is to do to the store, before it does: which of its entries are taken, and which of them
/// are one with entries of the record it goes into. A person may join, cut and leave out; nothing is written here.
class MergePlan {
public:
    enum class State {
        New,       ///< stands alone in the result
        Joined,    ///< with an entry of the record
        Uncertain, ///< joined, but a person should look
        LeftOut,   ///< not taken over
    };

    /// The document becomes a record of its own.
    explicit MergePlan(Person document) : m_document(std::move(document)) {}
    /// Whether both may be cut as the other is (twinstructure.h) before they are compared.
    enum class Structure { Fitted, AsItIs };
    /// The document goes into a record; their entries are paired by what they say, and by the store's glossary.
    MergePlan(const Person& record, const Person& document, const QList<Term>& glossary = {},
              Structure structure = Structure::Fitted);

    const Person& document() const { return m_document; }
    /// As it is compared: fitted.
    const std::optional<Person>& record() const { return m_record; }
    /// As the store has it.
    const std::optional<Person>& storedRecord() const { return m_stored; }
    /// What was cut otherwise than both documents have it.
    const QList<StructureChange>& structureChanges() const { return m_changes; }
    /// The document in another state, as edited meanwhile: what was decided of entries that are still there holds.
    void setDocument(const Person& document);

    const QList<EntryPair>& pairs() const { return m_pairs; }
    State stateOf(const EntryId& entry) const; ///< of the document
    /// The record's entry that one of the document is joined with.
    std::optional<EntryId> partnerOf(const EntryId& entry) const;

    /// Makes two entries one, and parts them from any others. False, and nothing done, if they cannot be.
    bool join(const EntryId& record, const EntryId& entry);
    void cut(const EntryId& entry);
    /// The highlights of an entry beside those of its partner, in the order of the result: what stands in one row
    /// becomes one. Empty if it has no partner.
    struct HighlightRow {
        std::optional<HighlightId> record;
        std::optional<HighlightId> entry;

        bool operator==(const HighlightRow&) const = default;
    };
    QList<HighlightRow> highlightRows(const EntryId& entry) const;
    /// Makes two highlights of joined entries one, and parts them from any others. False, and nothing done, if one of
    /// them is not there.
    bool joinHighlights(const EntryId& entry, const HighlightId& record, const HighlightId& highlight);
    void cutHighlight(const EntryId& entry, const HighlightId& highlight);

    /// Which of two values that differ stands in an entry of the document and its partner; the other is settled, and
    /// not left over.
    void chooseValue(const EntryId& entry, const QStringList& difference, bool takesOther);

    void setLeftOut(const EntryId& entry, bool leftOut);

    /// Pieces of what is taken that have no place yet and are kept with it.
    int notPlaced() const;

    /// The record that the store would hold.
    MergedRecord result() const;
    /// The document without what is left out; a section that loses all it had goes with it.
    Person taken() const;

private:
    qsizetype pairOf(const EntryId& entry) const; ///< its place among the pairs; -1 if it has none
    QList<HighlightPair> decidedHighlights(const EntryId& entry) const;
    MergePlan(const Person& record, FittedRecords fitted, const QList<Term>& glossary);

    Person m_document;
    std::optional<Person> m_record;
    std::optional<Person> m_stored;
    QList<StructureChange> m_changes;
    QList<EntryPair> m_pairs;
    QSet<EntryId> m_leftOut;
};

} // namespace duovita
