#include "core/matching/entrypairing.h"

#include "core/matching/assignment.h"
#include "core/matching/evidence.h"
#include "core/matching/meaning.h"

#include <QHash>

#include <algorithm>
#include <vector>

namespace duovita {

namespace {

/// The alignment of two sequences with the most evidence (Needleman and Wunsch, 1970). Gaps have no cost.
HighlightPairs alignedHighlights(const QList<Highlight>& record, const QList<Highlight>& other)
{
    const auto rows = static_cast<std::size_t>(record.size());
    const auto columns = static_cast<std::size_t>(other.size());
    std::vector<std::vector<double>> best(rows + 1, std::vector<double>(columns + 1, 0));
    std::vector<std::vector<double>> own(rows, std::vector<double>(columns, 0));
    for (std::size_t i = rows; i-- > 0;) {
        for (std::size_t j = columns; j-- > 0;) {
            own[i][j] = evidence(record[static_cast<qsizetype>(i)], other[static_cast<qsizetype>(j)]);
            best[i][j] = std::max({best[i + 1][j], best[i][j + 1], best[i + 1][j + 1] + own[i][j]});
        }
    }
    HighlightPairs pairs;
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < rows || j < columns) {
        const bool both = i < rows && j < columns;
        if (both && own[i][j] > 0 && best[i][j] == best[i + 1][j + 1] + own[i][j])
            pairs += std::pair(static_cast<qsizetype>(i++), static_cast<qsizetype>(j++));
        else if (i < rows && (!both || best[i][j] == best[i + 1][j]))
            pairs += std::pair(static_cast<qsizetype>(i++), qsizetype(-1));
        else
            pairs += std::pair(qsizetype(-1), static_cast<qsizetype>(j++));
    }
    return pairs;
}

qsizetype placeOf(const QList<Highlight>& highlights, const HighlightId& id)
{
    for (qsizetype i = 0; i < highlights.size(); ++i) {
        if (highlights[i].id == id)
            return i;
    }
    return -1;
}

/// Arranges the points of two entries in rows, in the record's order. Points without a partner come after their
/// predecessor and before the next pair. `partners` has for each of the record's points the index of the other's, or
/// -1.
HighlightPairs rowsOf(const std::vector<qsizetype>& partners, qsizetype others)
{
    std::vector<bool> taken(static_cast<std::size_t>(others), false);
    for (const qsizetype partner : partners) {
        if (partner >= 0)
            taken[static_cast<std::size_t>(partner)] = true;
    }
    HighlightPairs pairs;
    const auto addAloneFrom = [&](qsizetype given) {
        for (; given < others && !taken[static_cast<std::size_t>(given)]; ++given)
            pairs.emplaceBack(-1, given);
    };
    const auto firstTaken = static_cast<qsizetype>(std::find(taken.begin(), taken.end(), true) - taken.begin());
    qsizetype following = others; // index after the other's point in the last pair
    for (std::size_t own = 0; own < partners.size(); ++own) {
        if (partners[own] >= 0) {
            addAloneFrom(following);
            following = partners[own] + 1;
        }
        if (partners[own] == firstTaken)
            addAloneFrom(0);
        pairs.emplaceBack(static_cast<qsizetype>(own), partners[own]);
    }
    addAloneFrom(firstTaken == others ? 0 : following);
    return pairs;
}

/// The relative position of a point among others, 0 to 1.
double placeAmong(qsizetype place, qsizetype size)
{
    return size > 1 ? static_cast<double>(place) / static_cast<double>(size - 1) : 0.5;
}

/// Its plain text in all languages.
QString textOf(const Highlight& highlight)
{
    QStringList texts;
    for (const Language language : allLanguages)
        texts += highlight.text.text(language).plainText();
    return texts.join(u'\n');
}

std::vector<Meaning> meaningsOf(const QList<Highlight>& highlights, MeaningReader& reader)
{
    std::vector<Meaning> meanings;
    for (const Highlight& highlight : highlights)
        meanings.push_back(reader.read(textOf(highlight)));
    return meanings;
}

/// The evidence for each pair of the record's and the other's points. Content decides, in any order; positions count
/// only if the content says little.
std::vector<std::vector<double>> valuesOf(const QList<Highlight>& record, const QList<Highlight>& other,
                                          MeaningReader& reader)
{
    constexpr double least = 0.22;
    constexpr double order = 0.1;
    const std::vector<Meaning> own = meaningsOf(record, reader);
    const std::vector<Meaning> given = meaningsOf(other, reader);
    std::vector<std::vector<double>> values(own.size(), std::vector<double>(given.size(), 0));
    for (qsizetype i = 0; i < record.size(); ++i) {
        for (qsizetype j = 0; j < other.size(); ++j) {
            double& value = values[static_cast<std::size_t>(i)][static_cast<std::size_t>(j)];
            if (const std::optional<double> score = evidenceOfOneLanguage(record[i], other[j])) {
                value = *score;
                continue;
            }
            const double near = 1 - qAbs(placeAmong(i, record.size()) - placeAmong(j, other.size()));
            value = likenessOf(own[static_cast<std::size_t>(i)], given[static_cast<std::size_t>(j)], reader) - least +
                    order * near;
        }
    }
    return values;
}

} // namespace

HighlightPairs pairHighlights(const QList<Highlight>& record, const QList<Highlight>& other)
{
    MeaningReader reader;
    return reader.knowsWords() ? rowsOf(bestAssignment(valuesOf(record, other, reader)), other.size())
                               : alignedHighlights(record, other);
}

HighlightPairs pairHighlights(const QList<Highlight>& record, const QList<Highlight>& other,
                              const QList<HighlightPair>& decided)
{
    std::vector<qsizetype> partners(static_cast<std::size_t>(record.size()), -1);
    for (const HighlightPair& pair : decided) {
        const qsizetype own = placeOf(record, pair.record);
        const qsizetype given = placeOf(other, pair.other);
        if (own < 0 || given < 0 || partners[static_cast<std::size_t>(own)] >= 0 ||
            std::find(partners.begin(), partners.end(), given) != partners.end())
            continue;
        partners[static_cast<std::size_t>(own)] = given;
    }
    return rowsOf(partners, other.size());
}

} // namespace duovita
