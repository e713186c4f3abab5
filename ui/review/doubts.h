#pragma once

#include "core/matching/factchanges.h"
#include "core/matching/mergeplan.h"

#include <QHash>

namespace duovita {

/// What a person should know of an entry of the document that is joined with one of the record: what speaks against
/// their being one, and what it brings that is seen where nobody looks for it.
struct Doubt {
    bool isUnsure = false;            ///< little but their order speaks for it
    QList<MergeFinding> findings;     ///< what they say differently
    bool isAnswered = false;          ///< a person has said that they are one all the same
    QList<FactChange> elsewhere = {}; ///< what accepting it changes on the pages of other languages than the document's

    bool isOpen() const { return (isUnsure || !findings.isEmpty()) && !isAnswered; }
    /// Open, and not settled by what was chosen of each value that differs.
    bool isToAnswer() const;
    /// In a few words, for a row of the list.
    QString reason() const;
    /// What has two values of which a person may choose one.
    QList<MergeFinding> choosable() const;
    /// The rest in sentences.
    QString words() const;

    bool operator==(const Doubt&) const = default;
};

/// What a finding tells of the record (1) or of the other (2): dates as the interface's language writes them.
QString toldIn(const MergeFinding& finding, qsizetype side);

/// By the document's entries, of those that have any; and what is seen elsewhere of the person's own facts.
struct Doubts : QHash<EntryId, Doubt> {
    QList<FactChange> ofPerson;
    QHash<SectionId, QStringList> ofHeadings; ///< by the document's sections that the record calls otherwise
};
/// `answered`: where a person has said that they are one.
Doubts doubtsOf(const MergePlan& plan, const QList<MergeFinding>& findings, const QSet<EntryId>& answered);

/// All that accepting the document changes in an entry of the record that is joined with one of the document's; nothing
/// if none is. `result`: what the plan comes to.
QList<FactChange> changesOfJoined(const MergePlan& plan, const Person& result, const EntryId& entry);
/// Those that the pages of another language than the document's show, too.
QList<FactChange> seenElsewhere(const QList<FactChange>& changes, Language language);
/// Adds to the doubts what a document in the language changes on the pages of others.
void addSeenElsewhere(Doubts& doubts, const MergePlan& plan, const Person& result, Language language);

} // namespace duovita
