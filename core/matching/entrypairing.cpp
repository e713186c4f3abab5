#include "core/matching/entrypairing.h"

#include "core/matching/evidence.h"

#include <QHash>

#include <algorithm>
#include <tuple>
#include <utility>

namespace duovita {

namespace {

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

/// An entry with its features. They refer to the copy here, so it stays where it is.
struct EntryPairing::MarkedEntry {
    MarkedEntry(SectionKind kind, const Entry& marked, const KnownNames& names, MeaningReader& reader)
        : entry(marked), marks(kind, entry, names, &reader)
    {
    }
    Q_DISABLE_COPY_MOVE(MarkedEntry)

    const Entry entry;
    const EntryMarks marks;
    double place = 0;     ///< 0 for the first of its section, 1 for the last
    qsizetype index = -1; ///< in the record; -1 if it is no longer there like this
    bool isNew = true;    ///< not compared yet
};

EntryPairing::EntryPairing(const QList<Term>& glossary) : m_names(glossary), m_reader(m_names) {}

EntryPairing::~EntryPairing() = default;

void EntryPairing::update(MarkedEntries& entries, const Person& person)
{
    QHash<EntryId, std::shared_ptr<MarkedEntry>> known;
    for (const auto& marked : std::exchange(entries, {})) {
        marked->index = -1;
        marked->isNew = false;
        known.insert(marked->entry.id, marked);
    }
    for (const Section& section : person.sections) {
        const auto last = static_cast<double>(qMax<qsizetype>(1, section.entries().size() - 1));
        for (qsizetype i = 0; i < section.entries().size(); ++i) {
            const Entry& entry = section.entries()[i];
            std::shared_ptr<MarkedEntry> marked = known.take(entry.id);
            if (!marked || marked->marks.kind != section.kind() || marked->entry != entry)
                marked = std::make_shared<MarkedEntry>(section.kind(), entry, m_names, m_reader);
            marked->place = static_cast<double>(i) / last;
            marked->index = static_cast<qsizetype>(entries.size());
            entries.push_back(marked);
        }
    }
}

/// Compares what has not been compared, at the nearest possible places, so that the result holds wherever they stand.
void EntryPairing::compare()
{
    std::erase_if(m_likely, [](const Likely& pair) { return pair.record->index < 0 || pair.other->index < 0; });
    for (const auto& own : m_record) {
        for (const auto& given : m_other) {
            if ((own->isNew || given->isNew) && evidence(own->marks, given->marks, 1, sameEntry) >= sameEntry)
                m_likely.push_back({own, given});
        }
    }
}

QList<EntryPair> EntryPairing::pair(const Person& record, const Person& other)
{
    update(m_record, record);
    update(m_other, other);
    compare();
    struct Candidate {
        const MarkedEntry* record;
        const MarkedEntry* other;
        double evidence;
    };
    std::vector<Candidate> candidates;
    for (const Likely& pair : m_likely) {
        const double nearness = 1 - qAbs(pair.record->place - pair.other->place);
        const double sum = evidence(pair.record->marks, pair.other->marks, nearness, sameEntry);
        if (sum >= sameEntry)
            candidates.push_back({pair.record.get(), pair.other.get(), sum});
    }
    std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
        return std::tie(b.evidence, a.record->index, a.other->index) <
               std::tie(a.evidence, b.record->index, b.other->index);
    });
    QList<EntryPair> pairs;
    QSet<const MarkedEntry*> taken;
    for (auto best = candidates.begin(); best != candidates.end(); ++best) {
        if (taken.contains(best->record) || taken.contains(best->other))
            continue;
        // The next best remaining candidate shows whether another pair would be as good.
        const auto rival = std::find_if(best + 1, candidates.end(), [&](const Candidate& next) {
            return (next.record == best->record && !taken.contains(next.other)) ||
                   (next.other == best->other && !taken.contains(next.record));
        });
        const bool isPlain = rival == candidates.end() || best->evidence - rival->evidence >= plainlyBetter;
        taken += best->record;
        taken += best->other;
        pairs += EntryPair{best->record->entry.id, best->other->entry.id, best->evidence >= sureEntry && isPlain};
    }
    GapPairing(record, other, m_names, m_reader, pairs).pair();
    return pairs;
}

QList<EntryPair> pairEntries(const Person& record, const Person& other, const QList<Term>& glossary)
{
    return EntryPairing(glossary).pair(record, other);
}

} // namespace duovita
