#pragma once

#include "core/merging/conflict.h"

namespace duovita {

/// The result of a three-way comparison; null if both sides changed the value differently.
template <typename T>
const T* threeWay(const T& base, const T& mine, const T& theirs)
{
    if (mine == theirs || theirs == base)
        return &mine;
    return mine == base ? &theirs : nullptr;
}

/// Collects conflicts and returns the choices made for them.
class ConflictChoosing {
public:
    explicit ConflictChoosing(const ConflictChoices& choices) : m_choices(choices) {}

    /// Returns Mine if nothing was chosen, or if Both is not possible.
    ConflictChoice choose(FieldConflict conflict);
    /// Counts a change of the other side that was merged without a conflict.
    void countTaken() { ++m_taken; }

    const QList<FieldConflict>& conflicts() const { return m_conflicts; }
    int taken() const { return m_taken; }

    /// Merges a value that cannot be divided.
    template <typename T>
    T value(const ConflictPlace& place, const T& base, const T& mine, const T& theirs)
    {
        if (const T* settled = unopposed(base, mine, theirs))
            return *settled;
        const auto choice = choose({place, conflictValue(base), conflictValue(mine), conflictValue(theirs)});
        return choice == ConflictChoice::Theirs ? theirs : mine;
    }

    /// Like threeWay(), but counts a change of theirs.
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
