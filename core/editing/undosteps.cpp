#include "core/editing/undosteps.h"

#include "core/merging/recordmerge.h"

#include <utility>

namespace duovita {

void UndoSteps::push(const Action& change, const QString& key)
{
    const Person before = m_now;
    change();
    m_steps.resize(m_index);
    const bool folds = !key.isEmpty() && !m_fresh && m_index > 0 && m_steps.back().key == key;
    if (!folds && (!isOpen() || m_fresh)) {
        m_steps.push_back({{before, before}, {}});
        ++m_index;
        m_fresh = false;
    }
    m_steps.back().states.after = m_now;
    m_steps.back().key = key;
}

void UndoSteps::begin()
{
    if (++m_open == 1)
        m_fresh = true;
}

void UndoSteps::end()
{
    if (--m_open == 0)
        m_fresh = false;
}

void UndoSteps::undo()
{
    while (canUndo() && !go(m_steps[--m_index].states, Way::Back)) {
    }
}

void UndoSteps::redo()
{
    while (canRedo() && !go(m_steps[m_index++].states, Way::Forth)) {
    }
}

/// Whether it changed anything. The step becomes the difference between the two states it lies between now: the way
/// back is exact.
bool UndoSteps::go(Difference& states, Way way)
{
    const bool forth = way == Way::Forth;
    const Person from = forth ? states.before : states.after;
    Person to = forth ? states.after : states.before;
    const Person here = m_now;
    if (here != from) { // somebody else has changed it since
        RecordMerge merge = threeWayMerge(from, here, to);
        if (forth && !merge.conflicts.isEmpty())
            merge = threeWayMerge(from, here, to, allChosen(merge.conflicts, ConflictChoice::Theirs));
        to = merge.person;
        states = forth ? Difference{here, to} : Difference{to, here};
    }
    if (to == here)
        return false;
    m_become(to);
    return true;
}

UndoHistory UndoSteps::takeHistory()
{
    UndoHistory history;
    for (Step& step : std::exchange(m_steps, {}))
        history.steps.push_back(std::move(step.states));
    history.done = std::exchange(m_index, 0);
    return history;
}

void UndoSteps::resume(UndoHistory history)
{
    m_steps.clear();
    for (Difference& states : history.steps)
        m_steps.push_back({std::move(states), {}});
    m_index = history.done;
}

} // namespace duovita
