#pragma once

#include "core/domain/person.h"
#include "core/terms/termindex.h"

namespace duovita {

/// A highlight of each of two entries that are one.
struct HighlightPair {
    HighlightId record;
    HighlightId other;

    bool operator==(const HighlightPair&) const = default;
};

/// Which of two values that differ stands in an entry that is one, as a person has decided.
struct ValueChoice {
    QStringList difference; ///< MergeFinding::parameters
    bool takesOther = false;

    bool operator==(const ValueChoice&) const = default;
};

/// An entry of each of two records that are one.
struct EntryPair {
    EntryId record;
    EntryId other;
    bool isSure = true; ///< false: little but their order speaks for it; a person should look
    /// Which of their highlights are one, as a person has decided; else what they say decides.
    std::optional<QList<HighlightPair>> highlights = {};
    QList<ValueChoice> choices = {};

    bool operator==(const EntryPair&) const = default;
};

/// Whether one entry can hold what the other says: of one kind, or a patent and a publication.
bool mayJoin(const Entry& a, const Entry& b);

/// Which entries of two records about one person are the same, each in one pair at most. `glossary`: what is known to
/// be one thing besides what every program knows.
QList<EntryPair> pairEntries(const Person& record, const Person& other, const QList<Term>& glossary = {});

/// Indexes of highlights of two entries, in the order of those they become; -1 where one stands alone.
using HighlightPairs = QList<std::pair<qsizetype, qsizetype>>;

/// Which highlights of two entries are the same.
HighlightPairs pairHighlights(const QList<Highlight>& record, const QList<Highlight>& other);

/// The same where a person has decided: in the record's order, what stands alone behind what it followed.
HighlightPairs pairHighlights(const QList<Highlight>& record, const QList<Highlight>& other,
                              const QList<HighlightPair>& decided);

} // namespace duovita
