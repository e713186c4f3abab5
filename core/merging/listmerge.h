#pragma once

#include "core/merging/elementmatching.h"
#include "core/merging/ordermerge.h"

#include <tuple>

namespace duovita {

/// The members of an element that are merged individually; a text or a date has none.
template <typename T>
constexpr auto elementFacts(const T&)
{
    return std::tuple{};
}
constexpr auto elementFacts(const Contact&)
{
    return std::tuple{&Contact::kind, &Contact::value, &Contact::label, &Contact::isPublic};
}
constexpr auto elementFacts(const PersonalFact&)
{
    return std::tuple{&PersonalFact::kind, &PersonalFact::value, &PersonalFact::label, &PersonalFact::isPrivate};
}
constexpr auto elementFacts(const Link&)
{
    return std::tuple{&Link::label, &Link::url};
}
constexpr auto elementFacts(const Author&)
{
    return std::tuple{&Author::name, &Author::self, &Author::person, &Author::marks, &Author::conjunction};
}
constexpr auto elementFacts(const HeldPosition&)
{
    return std::tuple{&HeldPosition::position, &HeldPosition::department, &HeldPosition::location,
                      &HeldPosition::range};
}

template <typename T>
constexpr bool hasFacts = std::tuple_size_v<decltype(elementFacts(std::declval<T>()))> > 0;

/// The element with the changes of both sides; nothing if both changed the same member differently.
template <typename T>
std::optional<T> mergedFacts(const T& base, const T& mine, const T& theirs)
{
    T merged = mine;
    const auto settle = [&](auto member) {
        const auto* fact = threeWay(base.*member, mine.*member, theirs.*member);
        if (fact)
            merged.*member = *fact;
        return fact != nullptr;
    };
    const bool settled = std::apply([&](auto... member) { return (settle(member) && ...); }, elementFacts(base));
    return settled ? std::optional(merged) : std::nullopt;
}

/// Merges three versions of a list of values without ids, element by element. If one side changed an element and the
/// other changed it differently or removed it, that element is a conflict of its own; so are two different orders.
template <typename T>
class ListMerge {
public:
    ListMerge(ConflictChoosing& choosing, const ConflictPlace& place, const QList<T>& base, const QList<T>& mine,
              const QList<T>& theirs)
        : m_choosing(choosing), m_place(place)
    {
        ElementMatching<T> here(base, mine);
        ElementMatching<T> there(base, theirs);
        here.pairByKind();
        there.pairByKind();
        const Alike alike(mine, here.found(), theirs, there.found());
        here.pairByPlace(alike.inMine);
        there.pairByPlace(alike.inTheirs);
        for (const T& element : base)
            m_baseOrder += add({&element, nullptr, nullptr, QString::number(m_slots.size())});
        for (qsizetype i = 0; i < theirs.size(); ++i)
            m_theirsOrder += slotFor(there.found()[i], QStringLiteral("+%1").arg(i));
        for (qsizetype i = 0; i < mine.size(); ++i) {
            const qsizetype added = alike.theirsOf.value(i, -1);
            m_mineOrder += added >= 0 ? m_theirsOrder[added] : slotFor(here.found()[i], {});
        }
        for (qsizetype i = 0; i < theirs.size(); ++i)
            m_slots[m_theirsOrder[i]].theirs = &theirs[i];
        for (qsizetype i = 0; i < mine.size(); ++i)
            m_slots[m_mineOrder[i]].mine = &mine[i];
    }

    QList<T> merge()
    {
        QHash<int, QList<T>> kept;
        QList<int> members;
        for (const int slot : withInserted(m_mineOrder, m_theirsOrder)) {
            const QList<T> elements = elementsOf(m_slots[slot]);
            if (elements.isEmpty())
                continue;
            kept.insert(slot, elements);
            members += slot;
        }
        const auto title = [&](int slot) { return textOf(&kept[slot].front()).join(u' '); };
        QList<T> merged;
        for (const int slot : mergeOrders(m_choosing, m_place, m_baseOrder, m_mineOrder, m_theirsOrder, members, title))
            merged += kept[slot];
        return merged;
    }

private:
    /// The three versions of an element; null if a version does not have it.
    struct Slot {
        const T* base;
        const T* mine;
        const T* theirs;
        QString name; ///< does not depend on local changes made meanwhile
    };

    /// Elements that both sides added, by their index in each list.
    struct Alike {
        Alike(const QList<T>& mine, const QList<qsizetype>& here, const QList<T>& theirs, const QList<qsizetype>& there)
            : inMine(mine.size(), false), inTheirs(theirs.size(), false)
        {
            const QList<qsizetype> newHere = newOf(here);
            const QList<qsizetype> newThere = newOf(there);
            const QList<T> mineNew = valuesOf(mine, newHere);
            const QList<T> theirsNew = valuesOf(theirs, newThere);
            const ElementMatching<T> matching(mineNew, theirsNew);
            for (qsizetype i = 0; i < newThere.size(); ++i) {
                const qsizetype found = matching.found()[i];
                if (found < 0)
                    continue;
                inMine[newHere[found]] = true;
                inTheirs[newThere[i]] = true;
                theirsOf.insert(newHere[found], newThere[i]);
            }
        }

        static QList<qsizetype> newOf(const QList<qsizetype>& found)
        {
            QList<qsizetype> added;
            for (qsizetype i = 0; i < found.size(); ++i) {
                if (found[i] < 0)
                    added += i;
            }
            return added;
        }
        static QList<T> valuesOf(const QList<T>& list, const QList<qsizetype>& at)
        {
            QList<T> values;
            for (const qsizetype i : at)
                values += list[i];
            return values;
        }

        QList<bool> inMine;
        QList<bool> inTheirs;
        QHash<qsizetype, qsizetype> theirsOf; ///< by index in mine
    };

    int add(Slot slot)
    {
        m_slots += std::move(slot);
        return static_cast<int>(m_slots.size() - 1);
    }

    /// The slot of the base's element, or a new one.
    int slotFor(qsizetype found, const QString& name)
    {
        return found >= 0 ? static_cast<int>(found) : add({nullptr, nullptr, nullptr, name});
    }

    static QStringList textOf(const T* element)
    {
        return element ? std::get<QStringList>(conflictValue(QList<T>{*element})) : QStringList();
    }

    /// Returns no element if it is removed, and two if both versions were chosen.
    QList<T> elementsOf(const Slot& slot)
    {
        if (slot.mine && slot.theirs)
            return changed(slot);
        const T* left = slot.mine ? slot.mine : slot.theirs;
        if (!slot.base || *left == *slot.base) { // one side added it, or took it out
            if ((left == slot.theirs) == !slot.base)
                m_choosing.countTaken();
            return slot.base ? QList<T>{} : QList<T>{*left};
        }
        const ConflictChoice choice = choose(slot);
        const bool keeps = choice == ConflictChoice::Both || (choice == ConflictChoice::Mine) == (left == slot.mine);
        return keeps ? QList<T>{*left} : QList<T>{};
    }

    QList<T> changed(const Slot& slot)
    {
        if (const std::optional<T> merged = together(slot)) {
            if (!(*merged == *slot.mine))
                m_choosing.countTaken();
            return {*merged};
        }
        switch (choose(slot)) {
        case ConflictChoice::Mine:
            return {*slot.mine};
        case ConflictChoice::Theirs:
            return {*slot.theirs};
        case ConflictChoice::Both:
            break;
        }
        return {*slot.mine, *slot.theirs};
    }

    /// Does not mix members of elements that may be different ones.
    static std::optional<T> together(const Slot& slot)
    {
        if (*slot.mine == *slot.theirs)
            return *slot.mine;
        if constexpr (hasFacts<T>) {
            const T base = slot.base ? *slot.base : T();
            const QString known = elementKeys(slot.base ? base : *slot.mine).own;
            if (elementKeys(*slot.mine).own == known && elementKeys(*slot.theirs).own == known)
                return mergedFacts(base, *slot.mine, *slot.theirs);
        }
        const T* settled = slot.base ? threeWay(*slot.base, *slot.mine, *slot.theirs) : nullptr;
        return settled ? std::optional(*settled) : std::nullopt;
    }

    ConflictChoice choose(const Slot& slot)
    {
        ConflictPlace place = m_place;
        place.detail = slot.name;
        return m_choosing.choose({place, textOf(slot.base), textOf(slot.mine), textOf(slot.theirs), true});
    }

    ConflictChoosing& m_choosing;
    const ConflictPlace& m_place;
    QList<Slot> m_slots;
    QList<int> m_baseOrder;
    QList<int> m_mineOrder;
    QList<int> m_theirsOrder;
};

template <typename T>
QList<T> mergeLists(ConflictChoosing& choosing, const ConflictPlace& place, const QList<T>& base, const QList<T>& mine,
                    const QList<T>& theirs)
{
    if (const QList<T>* settled = choosing.unopposed(base, mine, theirs))
        return *settled;
    return ListMerge<T>(choosing, place, base, mine, theirs).merge();
}

} // namespace duovita
