#pragma once

#include "core/domain/person.h"
#include "core/matching/knownnames.h"
#include "core/matching/meaning.h"
#include "core/terms/termindex.h"

#include <memory>
#include <vector>

namespace duovita {

/// A highlight of each of two entries that are the same.
struct HighlightPair {
    HighlightId record;
    HighlightId other;

    bool operator==(const HighlightPair&) const = default;
};

/// A person's choice between two differing values of joined entries.
struct ValueChoice {
    QStringList difference; ///< MergeFinding::parameters
    bool takesOther = false;

    bool operator==(const ValueChoice&) const = default;
};

/// An entry of each of two records, which describe the same thing.
struct EntryPair {
    EntryId record;
    EntryId other;
    bool isSure = true; ///< false: hardly anything except their order supports it, so a person should check
    /// The pairs of their highlights, as decided by a person; otherwise they are paired by content.
    std::optional<QList<HighlightPair>> highlights = {};
    QList<ValueChoice> choices = {};

    bool operator==(const EntryPair&) const = default;
};

/// Whether one entry can hold the other's data: both are of one kind, or a patent and a publication.
bool mayJoin(const Entry& a, const Entry& b);

/// Pairs the entries of two records about one person that are the same; each entry is in at most one pair. What was
/// compared is kept, so that pairing them again is quick after changes to a few of their entries.
class EntryPairing {
public:
    /// `glossary` has terms that are equivalent, in addition to the built-in ones.
    explicit EntryPairing(const QList<Term>& glossary = {});
    ~EntryPairing();
    Q_DISABLE_COPY_MOVE(EntryPairing)

    QList<EntryPair> pair(const Person& record, const Person& other);

    MeaningReader& reader() { return m_reader; }

private:
    struct MarkedEntry;
    using MarkedEntries = std::vector<std::shared_ptr<MarkedEntry>>;
    struct Likely {
        std::shared_ptr<MarkedEntry> record;
        std::shared_ptr<MarkedEntry> other;
    };

    void update(MarkedEntries& entries, const Person& person);
    void compare();

    KnownNames m_names;
    MeaningReader m_reader;
    MarkedEntries m_record; ///< in the order of the record
    MarkedEntries m_other;
    std::vector<Likely> m_likely; ///< pairs that may be the same, whatever their order
};

/// The same, once.
QList<EntryPair> pairEntries(const Person& record, const Person& other, const QList<Term>& glossary = {});

/// Pairs of highlight indices in two entries, in the order of the joined entry; -1 if a highlight has no partner.
using HighlightPairs = QList<std::pair<qsizetype, qsizetype>>;

/// Pairs the highlights of two entries by content.
HighlightPairs pairHighlights(const QList<Highlight>& record, const QList<Highlight>& other);

/// The same with pairs decided by a person: in the record's order; a highlight without a partner stays after its
/// predecessor.
HighlightPairs pairHighlights(const QList<Highlight>& record, const QList<Highlight>& other,
                              const QList<HighlightPair>& decided);

} // namespace duovita
