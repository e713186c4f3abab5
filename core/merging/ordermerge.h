#pragma once

#include "core/merging/conflictchoosing.h"
#include "core/merging/movemerge.h"

namespace duovita {

/// The items of `order` that are in `members`.
template <typename Key>
QList<Key> onlyOf(const QList<Key>& order, const QList<Key>& members)
{
    QList<Key> kept;
    for (const Key& key : order) {
        if (members.contains(key))
            kept += key;
    }
    return kept;
}

/// `primary` with each key that only `secondary` has, inserted after its predecessor there. At the same place, keys
/// that only `primary` has come first.
template <typename Key>
QList<Key> withInserted(QList<Key> primary, const QList<Key>& secondary)
{
    for (qsizetype i = 0; i < secondary.size(); ++i) {
        if (primary.contains(secondary[i]))
            continue;
        qsizetype at = i == 0 ? 0 : primary.indexOf(secondary[i - 1]) + 1; // the predecessor is there by now
        while (at < primary.size() && !secondary.contains(primary[at]))
            ++at;
        primary.insert(at, secondary[i]);
    }
    return primary;
}

/// Merges three orders. Combines the moves of both sides (see MoveMerge) unless they contradict each other.
template <typename Key>
struct OrderMerge {
    QList<Key> mineFirst;   ///< my order, with the keys that only theirs has
    QList<Key> theirsFirst; ///< the reverse
    bool mineMoved = false;
    bool theirsMoved = false;

    /// Keys must occur at most once per order; keys not in `members` are ignored.
    OrderMerge(const QList<Key>& base, const QList<Key>& mine, const QList<Key>& theirs, const QList<Key>& members)
    {
        const QList<Key> m = onlyOf(mine, members);
        const QList<Key> t = onlyOf(theirs, members);
        const QList<Key> common = onlyOf(onlyOf(base, m), t);
        mineMoved = onlyOf(m, common) != common;
        theirsMoved = onlyOf(t, common) != common;
        if (mineMoved && theirsMoved && onlyOf(m, common) == onlyOf(t, common))
            theirsMoved = false; // both moved the same way
        mineFirst = withInserted(m, t);
        theirsFirst = withInserted(t, m);
        if (!mineMoved || !theirsMoved)
            return;
        if (const auto both = MoveMerge<Key>(common, onlyOf(m, common), onlyOf(t, common)).merged())
            m_together = withInserted(withInserted(*both, m), t);
    }

    bool isConflict() const { return mineMoved && theirsMoved && !m_together; }
    QList<Key> settled() const { return m_together.value_or(theirsMoved && !mineMoved ? theirsFirst : mineFirst); }
    /// Whether the settled order contains moves of theirs.
    bool takesTheirs() const { return theirsMoved && !isConflict(); }

private:
    std::optional<QList<Key>> m_together;
};

/// Merges the orders of a list; if the moves contradict each other, that is a conflict. `title` returns a key's title
/// for it.
template <typename Key, typename Title>
QList<Key> mergeOrders(ConflictChoosing& choosing, const ConflictPlace& place, const QList<Key>& base,
                       const QList<Key>& mine, const QList<Key>& theirs, const QList<Key>& members, Title title)
{
    const OrderMerge<Key> order(base, mine, theirs, members);
    QList<Key> result = order.settled();
    if (order.takesTheirs())
        choosing.countTaken();
    if (order.isConflict()) {
        const auto valueOf = [&](const QList<Key>& keys) {
            QStringList texts;
            for (const Key& key : onlyOf(keys, members))
                texts += title(key);
            return ConflictValue(texts);
        };
        const auto choice = choosing.choose({place, valueOf(base), valueOf(mine), valueOf(theirs)});
        result = choice == ConflictChoice::Theirs ? order.theirsFirst : order.mineFirst;
    }
    for (const Key& key : members) { // keys that were moved here from another list
        if (!result.contains(key))
            result += key;
    }
    return result;
}

} // namespace duovita
