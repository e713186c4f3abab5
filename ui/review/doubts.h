#pragma once

#include "core/checks/recordchecks.h"
#include "core/matching/factchanges.h"
#include "core/matching/mergeplan.h"

#include <QHash>

namespace duovita {

/// What a person should know about an entry of the document that is joined with one of the record: the reasons to doubt
/// that they are the same, and the changes that other languages' documents show, too.
struct Doubt {
    bool isUnsure = false;                      ///< hardly anything except their order supports the pair
    QList<MergeFinding> findings;               ///< the differences between the two
    bool isAnswered = false;                    ///< a person has confirmed that they are the same
    QList<FactChange> changesOnOtherPages = {}; ///< changes on the pages of languages other than the document's
    QList<Problem> contradictions = {};         ///< where the languages of the result will contradict each other

    bool isOpen() const { return (isUnsure || !findings.isEmpty()) && !isAnswered; }
    /// Whether a person still has to answer: it is open, and choosing values has not settled it. A value for every
    /// difference settles it, unless the pair is unsure.
    bool needsAnswer() const;
    /// The difference that a row of the list shows: the first that is not decided; null if there is none.
    const MergeFinding* difference() const;
    /// The reason in a few words, for a row of the list.
    QString reason() const;
    /// The differences for which a person can choose one of two values.
    QList<MergeFinding> choosable() const;
    /// The reasons that choosable() does not contain, a sentence each.
    QString words() const;

    bool operator==(const Doubt&) const = default;
};

/// A finding's value for the record (`side` 1) or the other document (2), on one line; dates in the interface's
/// language.
QString valueOnSide(const MergeFinding& finding, qsizetype side);

/// Doubts by the document's entries, without entries that have none; also the changes of the person's own data that
/// other languages' documents show, and differing section titles.
struct Doubts : QHash<EntryId, Doubt> {
    QList<FactChange> ofPerson;
    /// Entries that are listed because of contradictions. They keep their place while somebody is typing, or while they
    /// are chosen.
    QSet<EntryId> listed;
    QHash<SectionId, QStringList> ofHeadings; ///< by the document's sections whose title differs in the record
};
/// `answered`: the document's entries that a person has confirmed to be the same as the record's.
Doubts doubtsOf(const MergePlan& plan, const QList<MergeFinding>& findings, const QSet<EntryId>& answered);

/// The changes of the person's own data, without words of the document that pages have by default.
QList<FactChange> changesOfPerson(const Person& before, const Person& after);
/// All changes that accepting the document makes to the record's entry that is joined with `entry`; empty if there is
/// none, or if `entry` is left out. `result`: the plan's result.
QList<FactChange> changesOfJoined(const MergePlan& plan, const Person& result, const EntryId& entry);
/// The changes that documents in a language other than `language`, the document's, show.
QList<FactChange> changesOnOtherPages(const QList<FactChange>& changes, Language language);
/// Adds the contradictions between languages that the record does not have yet.
void addContradictions(Doubts& doubts, const MergePlan& plan, const Person& result);
/// Adds to the doubts what a document in `language` changes on the pages of other languages.
void addChangesOnOtherPages(Doubts& doubts, const MergePlan& plan, const Person& result, Language language);

} // namespace duovita
