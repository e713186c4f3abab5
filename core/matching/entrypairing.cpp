#include "core/matching/entrypairing.h"

#include "core/matching/evidence.h"

#include <QHash>

#include <algorithm>
#include <vector>

namespace duovita {

namespace {

struct Candidate {
    EntryId record;
    EntryId other;
    double evidence;
};

struct Placed {
    EntryMarks marks;
    double place; ///< 0 for the first of its section, 1 for the last
};

std::vector<Placed> placedEntries(const Person& person, const KnownNames& names, MeaningReader& reader)
{
    std::vector<Placed> placed;
    for (const Section& section : person.sections) {
        const auto last = static_cast<double>(qMax<qsizetype>(1, section.entries().size() - 1));
        for (qsizetype i = 0; i < section.entries().size(); ++i)
            placed.push_back({{section.kind(), section.entries()[i], names, &reader}, static_cast<double>(i) / last});
    }
    return placed;
}

/// Pairs remaining entries between pairs already found. If both records have the same number of them there, in sections
/// of one kind and in different languages, and nothing contradicts, they are paired in order.
class GapPairing {
public:
    GapPairing(const Person& record, const Person& other, const KnownNames& names, MeaningReader& reader,
               QList<EntryPair>& pairs)
        : m_record(record), m_other(other), m_names(names), m_reader(reader), m_pairs(pairs)
    {
        for (const EntryPair& pair : pairs)
            m_partners.insert(pair.record, pair.other);
    }

    void pair()
    {
        for (const Section& section : m_record.sections) {
            const Section* counterpart = only(m_other, section.kind());
            if (counterpart && only(m_record, section.kind()) && section.kind() != SectionKind::Publication &&
                section.kind() != SectionKind::Patent)
                pairGaps(section, *counterpart);
        }
    }

private:
    /// The only section of a kind; null if there are none or several.
    static const Section* only(const Person& person, SectionKind kind)
    {
        const Section* found = nullptr;
        for (const Section& section : person.sections) {
            if (section.kind() != kind)
                continue;
            if (found)
                return nullptr;
            found = &section;
        }
        return found;
    }

    void pairGaps(const Section& a, const Section& b)
    {
        qsizetype fromA = 0;
        qsizetype fromB = 0;
        for (qsizetype i = 0; i <= a.entries().size(); ++i) {
            qsizetype endB = b.entries().size();
            if (i < a.entries().size()) {
                const auto partner = m_partners.constFind(a.entries()[i].id);
                if (partner == m_partners.constEnd())
                    continue;
                endB = b.indexOf(*partner);
                if (endB < fromB)
                    return; // pairs in a different order: the gaps cannot be determined
            }
            pairGap(a, fromA, i, b, fromB, endB);
            fromA = i + 1;
            fromB = endB + 1;
        }
    }

    void pairGap(const Section& a, qsizetype fromA, qsizetype endA, const Section& b, qsizetype fromB, qsizetype endB)
    {
        if (endA - fromA != endB - fromB)
            return;
        QList<EntryPair> found;
        for (qsizetype i = 0; i < endA - fromA; ++i) {
            const Entry& one = a.entries()[fromA + i];
            const Entry& other = b.entries()[fromB + i];
            if (evidence({a.kind(), one, m_names, &m_reader}, {b.kind(), other, m_names, &m_reader}, 0, 0) <= 0 ||
                sharesLanguage(one, other) || namesOtherThings(one, other, m_names))
                return;
            found += EntryPair{one.id, other.id, false};
        }
        m_pairs += found;
    }

    const Person& m_record;
    const Person& m_other;
    const KnownNames& m_names;
    MeaningReader& m_reader;
    QList<EntryPair>& m_pairs;
    QHash<EntryId, EntryId> m_partners;
};

constexpr double sureEntry = sameEntry * 1.5;
constexpr double plainlyBetter = 0.5;

} // namespace

bool mayJoin(const Entry& a, const Entry& b)
{
    const auto isWork = [](const Entry& entry) {
        return std::holds_alternative<PublicationDetails>(entry.details) ||
               std::holds_alternative<PatentDetails>(entry.details);
    };
    return a.details.index() == b.details.index() || (isWork(a) && isWork(b));
}

QList<EntryPair> pairEntries(const Person& record, const Person& other, const QList<Term>& glossary)
{
    const KnownNames names(glossary);
    QList<Candidate> candidates;
    MeaningReader reader(names);
    const std::vector<Placed> others = placedEntries(other, names, reader);
    for (const Placed& a : placedEntries(record, names, reader)) {
        for (const Placed& b : others) {
            const double sum = evidence(a.marks, b.marks, 1 - qAbs(a.place - b.place), sameEntry);
            if (sum >= sameEntry)
                candidates += Candidate{a.marks.entry->id, b.marks.entry->id, sum};
        }
    }
    std::stable_sort(candidates.begin(), candidates.end(),
                     [](const Candidate& a, const Candidate& b) { return a.evidence > b.evidence; });
    QList<EntryPair> pairs;
    QSet<EntryId> taken;
    for (qsizetype i = 0; i < candidates.size(); ++i) {
        const Candidate& best = candidates[i];
        if (taken.contains(best.record) || taken.contains(best.other))
            continue;
        // The next best remaining candidate shows whether another pair would be as good.
        const auto rival = std::find_if(candidates.begin() + i + 1, candidates.end(), [&](const Candidate& next) {
            return (next.record == best.record && !taken.contains(next.other)) ||
                   (next.other == best.other && !taken.contains(next.record));
        });
        const bool isPlain = rival == candidates.end() || best.evidence - rival->evidence >= plainlyBetter;
        taken += best.record;
        taken += best.other;
        pairs += EntryPair{best.record, best.other, best.evidence >= sureEntry && isPlain};
    }
    GapPairing(record, other, names, reader, pairs).pair();
    return pairs;
}

} // namespace duovita
