#pragma once

#include "core/merging/conflictchoosing.h"

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

/// Three orders of things; nothing where both moved what all have, differently.
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
    }

    bool isConflict() const { return mineMoved && theirsMoved; }
    const QList<Key>& settled() const { return theirsMoved && !mineMoved ? theirsFirst : mineFirst; }
};

/// The order of what is in a list: one of the two where both moved things. `title` says what a key is called.
template <typename Key, typename Title>
QList<Key> mergeOrders(ConflictChoosing& choosing, const ConflictPlace& place, const QList<Key>& base,
                       const QList<Key>& mine, const QList<Key>& theirs, const QList<Key>& members, Title title)
{
    const OrderMerge<Key> order(base, mine, theirs, members);
    QList<Key> result = order.settled();
    if (order.theirsMoved && !order.mineMoved)
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
