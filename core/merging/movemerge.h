#pragma once

#include <QList>
#include <QSet>

#include <algorithm>
#include <optional>

namespace duovita {

/// Combines two orders that were made from one by moving different elements: every pair that either side reversed is
/// reversed. Fails if there is no such order, or if both sides moved the same element to different places. All three
/// orders must have the same keys, each once. The result does not depend on which side is mine.
template <typename Key>
class MoveMerge {
public:
    MoveMerge(const QList<Key>& base, const QList<Key>& mine, const QList<Key>& theirs)
        : m_base(base), m_mine(placesOf(base, mine)), m_theirs(placesOf(base, theirs))
    {
    }

    std::optional<QList<Key>> merged() const
    {
        if (movedApart())
            return std::nullopt;
        // The relation "comes before" is a tournament: it is an order only if no two elements have the same number
        // before them.
        const qsizetype size = m_base.size();
        QList<qsizetype> order(size, -1);
        for (qsizetype i = 0; i < size; ++i) {
            qsizetype before = 0;
            for (qsizetype j = 0; j < size; ++j)
                before += j != i && isBefore(j, i) ? 1 : 0;
            if (order[before] >= 0)
                return std::nullopt;
            order[before] = i;
        }
        QList<Key> keys;
        for (const qsizetype i : order)
            keys += m_base[i];
        return keys;
    }

private:
    using Places = QList<qsizetype>; ///< by place in the base: the place in the other order

    static Places placesOf(const QList<Key>& base, const QList<Key>& order)
    {
        Places places;
        for (const Key& key : base)
            places += order.indexOf(key);
        return places;
    }

    /// `a` and `b` are places in the base.
    bool isBefore(qsizetype a, qsizetype b) const
    {
        const bool inBase = a < b;
        const bool turned = (m_mine[a] < m_mine[b]) != inBase || (m_theirs[a] < m_theirs[b]) != inBase;
        return turned ? !inBase : inBase;
    }

    /// The smallest set of elements whose moving makes the other order: all except a longest increasing subsequence.
    static QSet<qsizetype> movedIn(const Places& places)
    {
        const qsizetype size = places.size();
        QList<qsizetype> length(size, 1); // of the longest subsequence that starts there
        QList<qsizetype> next(size, -1);
        for (qsizetype i = size - 1; i >= 0; --i) {
            for (qsizetype j = i + 1; j < size; ++j) {
                if (places[i] < places[j] && length[j] >= length[i]) {
                    length[i] = length[j] + 1;
                    next[i] = j;
                }
            }
        }
        QSet<qsizetype> moved;
        for (qsizetype i = 0; i < size; ++i)
            moved += i;
        const auto first = std::max_element(length.begin(), length.end());
        for (qsizetype i = first == length.end() ? -1 : first - length.begin(); i >= 0; i = next[i])
            moved -= i;
        return moved;
    }

    /// Whether both sides moved the same element to places that differ relative to elements that neither or both moved.
    bool movedApart() const
    {
        const QSet<qsizetype> here = movedIn(m_mine);
        const QSet<qsizetype> there = movedIn(m_theirs);
        for (const qsizetype i : here& there) {
            for (qsizetype j = 0; j < m_base.size(); ++j) {
                const bool movedByOne = here.contains(j) != there.contains(j);
                if (!movedByOne && (m_mine[i] < m_mine[j]) != (m_theirs[i] < m_theirs[j]))
                    return true;
            }
        }
        return false;
    }

    QList<Key> m_base;
    Places m_mine;
    Places m_theirs;
};

} // namespace duovita
