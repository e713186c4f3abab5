#pragma once

#include "ui/review/differingtext.h"
#include "ui/review/doubts.h"

namespace duovita {

/// The first difference between the two sides of a row that a person should check.
struct RowDifference {
    QString subject; ///< what differs: a field, or "Point 2"; empty in a point's row
    DifferingTexts texts;
    bool isOfPoint = false; ///< the row of a point shows it, too

    bool operator==(const RowDifference&) const = default;
};

/// A row with what the document contains next to what the record contains.
struct PairRow {
    enum class Kind {
        ToConfirm,    ///< heading of what a person should check
        PersonTitle,  ///< heading of the person's own data
        Person,       ///< the person's own data
        Section,      ///< heading of a section of the document, or of one that only the record has
        Entry,        ///< of the document, of the record, or of both if they are joined
        UnplacedText, ///< a piece of text that the import could not place
        Point,        ///< of the entry above it; otherwise like Entry
    };
    Kind kind;
    std::optional<SectionId> section = {}; ///< the document's; also set for rows in it
    std::optional<EntryId> entry = {};     ///< the document's; also set for its points and pieces
    std::optional<EntryId> record = {};    ///< the record's entry
    std::optional<HighlightId> point = {};
    std::optional<HighlightId> recordPoint = {};
    QString given = {};  ///< the document's text; a heading's title; the piece
    QString own = {};    ///< the record's text
    QString note = {};   ///< a heading's counts; a contradiction; where else it is shown or stored
    QString reason = {}; ///< why to check the row, in words
    std::optional<RowDifference> difference = {}; ///< also of a point
    MergePlan::State state = MergePlan::State::New;
    bool isOpen = false;     ///< there is a question about it for a person
    bool isSettled = false;  ///< open, but answered by choosing values; it moves to its section later
    bool differs = false;    ///< the languages will contradict each other; the note begins with it
    bool isListed = false;   ///< among what a person should check, instead of in its section
    bool isOfPieces = false; ///< a heading of texts without a place
    bool endsDoubts = false; ///< the first row below what a person should check

    /// A heading that stands for nothing in the document, and cannot be chosen.
    bool isTitle() const { return kind == Kind::ToConfirm || kind == Kind::PersonTitle; }
    bool isHeading() const { return isTitle() || kind == Kind::Section; }
    bool isPair() const { return record && entry; }
    /// What stands below the row's texts, across both sides.
    QString remark() const;
    /// Whether both rows are about the same thing, whatever their texts say.
    bool isAbout(const PairRow& other) const;
    bool operator==(const PairRow&) const = default;
};

/// What rows and questions call an entry: its title and, of a degree, both school and degree, in each language.
QString rowTitleOf(const Person& person, const EntryId& id);

/// All rows of a plan: first what a person should check, with the reasons: questions, entries whose languages
/// contradict each other, and texts without a place; then the person and each section with its joined entries, its new
/// ones, and those that only the record has.
QList<PairRow> pairRowsOf(const MergePlan& plan, const Doubts& doubts);
/// The points of an entry and its partner, in the order of the result, with the differences in `doubt`; empty if it has
/// no partner, or if they are one pair whose texts are the entries' titles.
QList<PairRow> pointRowsOf(const MergePlan& plan, const EntryId& entry, const Doubt& doubt);

} // namespace duovita
