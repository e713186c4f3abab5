#pragma once

#include "ui/review/doubts.h"

namespace duovita {

/// A row of what a document brings beside what the record has.
struct PairRow {
    enum class Kind {
        ToConfirm, ///< heading of what a person should look at
        Person,    ///< what is the person's own
        Section,   ///< heading, of the document's section or of one that the record alone has
        Entry,     ///< of the document, of the record, or of both where they are one
        LeftOver,  ///< a piece that the import could not place
        Point,     ///< of the entry above it, in the same way
    };
    Kind kind;
    std::optional<SectionId> section = {}; ///< of the document, also of what stands in it
    std::optional<EntryId> entry = {};     ///< of the document, also of what belongs to it
    std::optional<EntryId> record = {};    ///< the record's entry
    std::optional<HighlightId> point = {};
    std::optional<HighlightId> recordPoint = {};
    QString given = {}; ///< what the document says; a heading; the piece
    QString own = {};   ///< what the record says
    QString note = {};  ///< what a heading counts; why one should look; what is seen elsewhere
    MergePlan::State state = MergePlan::State::New;
    bool isOpen = false;     ///< a question of a person's
    bool isSettled = false;  ///< open, but answered by what was chosen of its values: it goes to its place soon
    bool endsDoubts = false; ///< the first one behind them

    bool isHeading() const { return kind == Kind::ToConfirm || kind == Kind::Section; }
    bool isPair() const { return record && entry; }
    /// Whether it is about the same, whatever is said of it.
    bool isAbout(const PairRow& other) const;
    bool operator==(const PairRow&) const = default;
};

/// All of a plan: first what a person should look at, with the reason, and what has no place; then the person and each
/// section: what is one with the record's, what is new, what the record alone has.
QList<PairRow> pairRowsOf(const MergePlan& plan, const Doubts& doubts);
/// The points of an entry and its partner, in the order of the result; none of one that stands alone.
QList<PairRow> pointRowsOf(const MergePlan& plan, const EntryId& entry);

} // namespace duovita
