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

/// Three versions of a list of values without ids. Added and taken out by different sides goes together; where one side
/// took out or changed what the other changed, or both moved what is in it, the list is in conflict as a whole.
template <typename T>
class ListMerge {
public:
    ListMerge(const QList<T>& base, const QList<T>& mine, const QList<T>& theirs)
        : m_base(keysOf(base)), m_mine(keysOf(mine)), m_theirs(keysOf(theirs))
    {
    }

    bool isConflict() const
    {
        const QList<int> goneHere = without(m_base, m_mine);
        const QList<int> goneThere = without(m_base, m_theirs);
        const QList<int> newHere = without(m_mine, m_base);
        const QList<int> newThere = without(m_theirs, m_base);
        const bool changedTheSame = !onlyOf(goneHere, goneThere).isEmpty();
        const bool replaced = newHere != newThere;
        return (changedTheSame && replaced) || order(members()).isConflict();
    }

    QList<T> merged() const { return valuesOf(order(members()).settled()); }
    /// All that either has.
    QList<T> united() const { return valuesOf(withInserted(m_mine, m_theirs)); }

private:
    using Keyed = std::pair<T, int>; ///< a value, and which of its like it is in a list

    QList<int> keysOf(const QList<T>& list)
    {
        QList<int> keys;
        QList<T> before;
        for (const T& item : list) {
            const Keyed keyed{item, static_cast<int>(before.count(item))};
            before += item;
            qsizetype key = m_table.indexOf(keyed);
            if (key < 0) {
                key = m_table.size();
                m_table += keyed;
            }
            keys += static_cast<int>(key);
        }
        return keys;
    }

    QList<T> valuesOf(const QList<int>& keys) const
    {
        QList<T> values;
        for (const int key : keys)
            values += m_table[key].first;
        return values;
    }

    static QList<int> without(const QList<int>& list, const QList<int>& others)
    {
        QList<int> rest;
        for (const int key : list) {
            if (!others.contains(key))
                rest += key;
        }
        return rest;
    }

    /// What neither took out, and what either added.
    QList<int> members() const
    {
        const QList<int> gone = without(m_base, onlyOf(m_mine, m_theirs));
        return without(m_mine, gone) + without(without(m_theirs, gone), m_mine);
    }

    OrderMerge<int> order(const QList<int>& members) const { return {m_base, m_mine, m_theirs, members}; }

    QList<Keyed> m_table;
    QList<int> m_base;
    QList<int> m_mine;
    QList<int> m_theirs;
};

template <typename T>
QList<T> mergeLists(ConflictChoosing& choosing, const ConflictPlace& place, const QList<T>& base, const QList<T>& mine,
                    const QList<T>& theirs)
{
    if (const QList<T>* settled = choosing.unopposed(base, mine, theirs))
        return *settled;
    const ListMerge<T> lists(base, mine, theirs);
    if (!lists.isConflict()) {
        choosing.countTaken();
        return lists.merged();
    }
    switch (choosing.choose({place, conflictValue(base), conflictValue(mine), conflictValue(theirs), true})) {
    case ConflictChoice::Mine:
        return mine;
    case ConflictChoice::Theirs:
        return theirs;
    case ConflictChoice::Both:
        break;
    }
    return lists.united();
}

/// The order of what has ids: one of the two where both moved things. `titles` says what a key is called.
template <typename Key, typename Title>
QList<Key> mergeOrders(ConflictChoosing& choosing, const ConflictPlace& place, const QList<Key>& base,
                       const QList<Key>& mine, const QList<Key>& theirs, const QList<Key>& members, Title title)
{
    const OrderMerge<Key> order(base, mine, theirs, members);
    QList<Key> result = order.settled();
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
