#pragma once

#include "core/merging/ordermerge.h"

namespace duovita {

/// Merges three versions of a list whose items have ids, such as an entry's points or the CVs. An item that one side
/// deleted is removed if the other left it unchanged; otherwise it is a conflict.
template <typename Item>
class IdListMerge {
public:
    using Key = decltype(Item::id);

    IdListMerge(ConflictChoosing& choosing, const QList<Item>& base, const QList<Item>& mine, const QList<Item>& theirs)
        : m_choosing(choosing), m_base(base), m_mine(mine), m_theirs(theirs)
    {
    }

    /// `placeOf(key)` returns the place of an item, `mergeItems(base, mine, theirs)` the one or more resulting items,
    /// and `title` an item's title; `order` is the place of the list's order.
    template <typename PlaceOf, typename MergeItems, typename Title>
    QList<Item> merge(const ConflictPlace& order, PlaceOf placeOf, MergeItems mergeItems, Title title)
    {
        if (const QList<Item>* settled = m_choosing.unopposed(m_base, m_mine, m_theirs))
            return *settled;
        QHash<Key, QList<Item>> kept;
        QList<Key> members;
        for (const Key& key : withInserted(keysOf(m_mine), keysOf(m_theirs))) {
            const QList<Item> items = itemsOf(key, placeOf, mergeItems);
            if (items.isEmpty())
                continue;
            kept.insert(key, items);
            members += key;
        }
        const auto titleOfKey = [&](const Key& key) { return title(kept[key].front()); };
        QList<Item> merged;
        for (const Key& key :
             mergeOrders(m_choosing, order, keysOf(m_base), keysOf(m_mine), keysOf(m_theirs), members, titleOfKey))
            merged += kept[key];
        return merged;
    }

private:
    static QList<Key> keysOf(const QList<Item>& items)
    {
        QList<Key> keys;
        for (const Item& item : items)
            keys += item.id;
        return keys;
    }

    static const Item* find(const QList<Item>& items, const Key& key)
    {
        const auto found = std::find_if(items.begin(), items.end(), [&](const Item& item) { return item.id == key; });
        return found == items.end() ? nullptr : &*found;
    }

    /// Returns no items if it is deleted.
    template <typename PlaceOf, typename MergeItems>
    QList<Item> itemsOf(const Key& key, PlaceOf placeOf, MergeItems mergeItems)
    {
        const Item* base = find(m_base, key);
        const Item* mine = find(m_mine, key);
        const Item* theirs = find(m_theirs, key);
        if (mine && theirs) {
            Item nothing;
            nothing.id = key;
            return mergeItems(base ? *base : nothing, *mine, *theirs);
        }
        const Item& left = mine ? *mine : *theirs;
        if (!base) {
            if (!mine)
                m_choosing.countTaken();
            return {left};
        }
        bool keeps = false;
        if (left == *base) {
            if (mine)
                m_choosing.countTaken();
        } else {
            ConflictPlace place = placeOf(key);
            place.part = RecordPart::Presence;
            const auto choice = m_choosing.choose({place, true, mine != nullptr, theirs != nullptr});
            keeps = (choice == ConflictChoice::Theirs) == (theirs != nullptr);
        }
        return keeps ? QList<Item>{left} : QList<Item>{};
    }

    ConflictChoosing& m_choosing;
    const QList<Item>& m_base;
    const QList<Item>& m_mine;
    const QList<Item>& m_theirs;
};

} // namespace duovita
