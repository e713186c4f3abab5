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

/// `primary`, with what only `secondary` has put after what it stands after there; what only `primary` has comes first.
template <typename Key>
QList<Key> withInserted(QList<Key> primary, const QList<Key>& secondary)
{
    for (qsizetype i = 0; i < secondary.size(); ++i) {
        if (primary.contains(secondary[i]))
            continue;
        qsizetype at = i == 0 ? 0 : primary.indexOf(secondary[i - 1]) + 1; // the one before is there by now
        while (at < primary.size() && !secondary.contains(primary[at]))
            ++at;
        primary.insert(at, secondary[i]);
    }
    return primary;
}

/// Three orders of things. Both sides' moves are made (see MoveMerge) unless they contradict each other.
template <typename Key>
struct OrderMerge {
    QList<Key> mineFirst;   ///< mine, with what only theirs has
    QList<Key> theirsFirst; ///< the other way
    bool mineMoved = false;
    bool theirsMoved = false;

    /// Of keys that are each in an order once; only `members` are looked at.
    OrderMerge(const QList<Key>& base, const QList<Key>& mine, const QList<Key>& theirs, const QList<Key>& members)
    {
        const QList<Key> m = onlyOf(mine, members);
        const QList<Key> t = onlyOf(theirs, members);
        const QList<Key> common = onlyOf(onlyOf(base, m), t);
        mineMoved = onlyOf(m, common) != common;
        theirsMoved = onlyOf(t, common) != common;
        if (mineMoved && theirsMoved && onlyOf(m, common) == onlyOf(t, common))
            theirsMoved = false; // alike
        mineFirst = withInserted(m, t);
        theirsFirst = withInserted(t, m);
        if (!mineMoved || !theirsMoved)
            return;
        if (const auto both = MoveMerge<Key>(common, onlyOf(m, common), onlyOf(t, common)).merged())
            m_together = withInserted(withInserted(*both, m), t);
    }

    bool isConflict() const { return mineMoved && theirsMoved && !m_together; }
    QList<Key> settled() const { return m_together.value_or(theirsMoved && !mineMoved ? theirsFirst : mineFirst); }
    /// Whether something of theirs is in it that mine has not.
    bool takesTheirs() const { return theirsMoved && !isConflict(); }

private:
    std::optional<QList<Key>> m_together;
};

/// The order of what is in a list: one of the two where both moved things. `title` says what a key is called.
template <typename Key, typename Title>
QList<Key> mergeOrders(ConflictChoosing& choosing, const ConflictPlace& place, const QList<Key>& base,
                       const QList<Key>& mine, const QList<Key>& theirs, const QList<Key>& members, Title title)
{
    const OrderMerge<Key> order(base, mine, theirs, members);
    QList<Key> result = order.settled();
    if (order.takesTheirs())
        choosing.countTaken();
    if (order.isConflict()) {
        const auto said = [&](const QList<Key>& keys) {
            QStringList texts;
            for (const Key& key : onlyOf(keys, members))
                texts += title(key);
            return ConflictValue(texts);
        };
        const auto choice = choosing.choose({place, said(base), said(mine), said(theirs)});
        result = choice == ConflictChoice::Theirs ? order.theirsFirst : order.mineFirst;
    }
    for (const Key& key : members) { // what came here from where neither had it
        if (!result.contains(key))
            result += key;
    }
    return result;
}

} // namespace duovita
