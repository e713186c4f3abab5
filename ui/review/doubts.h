#pragma once

#include "core/matching/mergeplan.h"

#include <QHash>

namespace duovita {

/// What speaks against an entry of the document being one with that of the record it is joined with.
struct Doubt {
    bool isUnsure = false;        ///< little but their order speaks for it
    QList<MergeFinding> findings; ///< what they say differently
    bool isAnswered = false;      ///< a person has said that they are one all the same

    bool isOpen() const { return (isUnsure || !findings.isEmpty()) && !isAnswered; }
    /// In a few words, for a row of the list.
    QString reason() const;
    /// What has two values of which a person may choose one.
    QList<MergeFinding> choosable() const;
    /// The rest in sentences.
    QString words() const;

    bool operator==(const Doubt&) const = default;
};

/// By the document's entries, of those that have any; `answered`: where a person has said that they are one.
using Doubts = QHash<EntryId, Doubt>;
Doubts doubtsOf(const MergePlan& plan, const QList<MergeFinding>& findings, const QSet<EntryId>& answered);

} // namespace duovita
