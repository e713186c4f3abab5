#pragma once

#include "core/merging/conflict.h"

namespace duovita {

/// What a three-way comparison says by itself; null if both changed it differently.
template <typename T>
const T* threeWay(const T& base, const T& mine, const T& theirs)
{
    if (mine == theirs || theirs == base)
        return &mine;
    return mine == base ? &theirs : nullptr;
}

/// Collects what is in conflict and answers with what was chosen.
class ConflictChoosing {
public:
    explicit ConflictChoosing(const ConflictChoices& choices) : m_choices(choices) {}

    /// Mine where nothing was chosen, or Both is not possible.
    ConflictChoice choose(FieldConflict conflict);
    /// A change of the other side that stands in nobody's way.
    void countTaken() { ++m_taken; }

    const QList<FieldConflict>& conflicts() const { return m_conflicts; }
    int taken() const { return m_taken; }

    /// The rule for a value that cannot be divided.
    template <typename T>
    T value(const ConflictPlace& place, const T& base, const T& mine, const T& theirs)
    {
        if (const T* settled = unopposed(base, mine, theirs))
            return *settled;
        const auto choice = choose({place, conflictValue(base), conflictValue(mine), conflictValue(theirs)});
        return choice == ConflictChoice::Theirs ? theirs : mine;
    }

    /// threeWay(), with a change of theirs counted.
    template <typename T>
    const T* unopposed(const T& base, const T& mine, const T& theirs)
    {
        const T* settled = threeWay(base, mine, theirs);
        if (settled && settled != &mine)
            countTaken();
        return settled;
    }

private:
    const ConflictChoices& m_choices;
    QList<FieldConflict> m_conflicts;
    int m_taken = 0;
};

} // namespace duovita
