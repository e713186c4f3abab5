#include "core/editing/undosteps.h"

#include "core/merging/recordmerge.h"

#include <algorithm>
#include <utility>

namespace duovita {

void UndoSteps::push(Action redo, Action undo, const QString& key)
{
    const Person before = m_now;
    redo();
    m_steps.resize(m_index);
    m_detached = std::min(m_detached, m_index);
    if (!key.isEmpty() && !m_fresh && m_index > 0) {
        Step& last = m_steps.back();
        if (!last.changes.empty() && last.changes.back().key == key) {
            last.changes.back().redo = std::move(redo);
            last.states.after = m_now;
            return;
        }
    }
    if (!isOpen() || m_fresh) {
        m_steps.push_back(Step{{}, Difference{before, before}});
        ++m_index;
        m_fresh = false;
    }
    m_steps.back().changes.push_back({std::move(redo), std::move(undo), key});
    m_steps.back().states.after = m_now;
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
    while (canUndo() && !stepBack()) {
    }
}

void UndoSteps::redo()
{
    while (canRedo() && !stepForth()) {
    }
}

/// Whether it changed anything.
bool UndoSteps::run(Step& step, Way way)
{
    if (step.detached)
        return differ(step.states, way);
    if (way == Way::Forth) {
        for (const Change& change : step.changes)
            change.redo();
    } else {
        std::for_each(step.changes.rbegin(), step.changes.rend(), [](const Change& change) { change.undo(); });
    }
    return true;
}

/// The step becomes the difference between the two states it lies between now: the way back is exact.
bool UndoSteps::differ(Difference& difference, Way way)
{
    const bool forth = way == Way::Forth;
    const Person& from = forth ? difference.before : difference.after;
    const Person& to = forth ? difference.after : difference.before;
    RecordMerge merge = mergeVersions(from, m_now, to);
    if (forth && !merge.conflicts.isEmpty())
        merge = mergeVersions(from, m_now, to, allChosen(merge.conflicts, ConflictChoice::Theirs));
    const Person here = m_now;
    difference = forth ? Difference{here, merge.person} : Difference{merge.person, here};
    if (merge.person == here)
        return false;
    m_become(merge.person);
    return true;
}

void UndoSteps::detach()
{
    const std::size_t at = m_index;
    while (m_index > m_detached)
        stepBack();
    while (m_index < m_detached)
        stepForth();
    while (m_index < m_steps.size()) {
        Person before = m_now;
        stepForth();
        m_steps[m_index - 1] = Step{{}, Difference{std::move(before), m_now}, true};
    }
    while (m_index > at)
        stepBack();
    m_detached = m_steps.size();
}

UndoHistory UndoSteps::takeHistory()
{
    detach();
    UndoHistory history;
    for (Step& step : std::exchange(m_steps, {}))
        history.steps.push_back(std::move(step.states));
    history.done = std::exchange(m_index, 0);
    m_detached = 0;
    return history;
}

void UndoSteps::resume(UndoHistory history)
{
    m_steps.clear();
    for (Difference& states : history.steps)
        m_steps.push_back(Step{{}, std::move(states), true});
    m_index = history.done;
    m_detached = m_steps.size();
}

} // namespace duovita
