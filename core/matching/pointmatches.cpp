#include "core/matching/pointmatches.h"

#include "core/matching/evidence.h"

#include <QSet>

#include <algorithm>
#include <vector>

namespace duovita {

namespace {

constexpr double plain = 0.3;
constexpr qsizetype mostCandidates = 4; // per point, by the concepts they share

struct ReadPoint {
    const Highlight* point;
    Meaning meaning;
};

std::vector<ReadPoint> pointsOf(const Person& person, MeaningReader& reader)
{
    std::vector<ReadPoint> points;
    for (const Section& section : person.sections) {
        for (const Entry& entry : section.entries()) {
            for (const Highlight& point : entry.highlights) {
                QStringList texts;
                for (const Language language : allLanguages)
                    texts += point.text.text(language).plainText();
                points.push_back({&point, reader.read(texts.join(u'\n'))});
            }
        }
    }
    return points;
}

/// Finds the points that share the most concepts with a given one through an index: comparing all pairs would take too
/// long in records with thousands of points.
class Candidates {
public:
    Candidates(const std::vector<ReadPoint>& points, const MeaningReader& reader)
        : m_reader(reader), m_sums(points.size(), 0)
    {
        for (std::size_t i = 0; i < points.size(); ++i) {
            for (const Meaning::Word& word : points[i].meaning.words) {
                for (const int concept_ : word.concepts) {
                    QList<std::size_t>& places = m_places[concept_];
                    if (places.isEmpty() || places.last() != i)
                        places += i;
                }
            }
        }
    }

    QList<std::size_t> of(const Meaning& meaning)
    {
        QList<std::size_t> touched;
        for (const Meaning::Word& word : meaning.words) {
            for (const int concept_ : word.concepts) {
                const auto places = m_places.constFind(concept_);
                if (places == m_places.constEnd())
                    continue;
                // A concept in many points is not significant, and all those points would have to be visited.
                const double weight = m_reader.weightOf(concept_) / static_cast<double>(places->size());
                for (const std::size_t place : *places) {
                    if (m_sums[place] == 0)
                        touched += place;
                    m_sums[place] += weight;
                }
            }
        }
        const auto count = qMin(mostCandidates, touched.size());
        std::partial_sort(touched.begin(), touched.begin() + count, touched.end(),
                          [&](std::size_t a, std::size_t b) { return m_sums[a] > m_sums[b]; });
        for (const std::size_t place : std::as_const(touched))
            m_sums[place] = 0;
        return touched.first(count);
    }

private:
    const MeaningReader& m_reader;
    QHash<int, QList<std::size_t>> m_places;
    std::vector<double> m_sums;
};

} // namespace

QList<PointMatch> matchingPoints(const Person& record, const Person& other, MeaningReader& reader)
{
    const std::vector<ReadPoint> own = pointsOf(record, reader);
    const std::vector<ReadPoint> given = pointsOf(other, reader);
    Candidates candidates(given, reader);
    QList<PointMatch> matches;
    for (const ReadPoint& point : own) {
        for (const std::size_t place : candidates.of(point.meaning)) {
            if (evidenceOfOneLanguage(*point.point, *given[place].point))
                continue;
            const double likeness = likenessOf(point.meaning, given[place].meaning, reader);
            if (likeness >= plain)
                matches += PointMatch{point.point->id, given[place].point->id, likeness};
        }
    }
    std::stable_sort(matches.begin(), matches.end(),
                     [](const PointMatch& a, const PointMatch& b) { return a.likeness > b.likeness; });
    QList<PointMatch> best;
    QSet<HighlightId> taken;
    for (const PointMatch& match : std::as_const(matches)) {
        if (taken.contains(match.record) || taken.contains(match.other))
            continue;
        taken += match.record;
        taken += match.other;
        best += match;
    }
    return best;
}

QHash<HighlightId, EntryId> holdersOfPoints(const Person& person)
{
    QHash<HighlightId, EntryId> holders;
    for (const Section& section : person.sections) {
        for (const Entry& entry : section.entries()) {
            for (const Highlight& point : entry.highlights)
                holders.insert(point.id, entry.id);
        }
    }
    return holders;
}

} // namespace duovita
