#include "core/editing/undosteps.h"

#include "core/merging/recordmerge.h"

#include <utility>

namespace duovita {

namespace {

constexpr std::size_t nearSteps = 4; // on both sides, stored whole: users who undo want the result at once

} // namespace

/// Makes a step whole; it stays so until keep().
UndoSteps::Difference& UndoSteps::makeWhole(std::size_t step)
{
    auto& states = m_steps[step].states;
    if (const auto* kept = std::get_if<UndoHistory::Difference>(&states))
        states = Difference{kept->before.person(), kept->after.person()};
    return std::get<Difference>(states);
}

/// Stores a step compactly. What it shares with a neighbouring step is stored once.
void UndoSteps::keep(std::size_t step)
{
    auto& states = m_steps[step].states;
    const auto* const whole = std::get_if<Difference>(&states);
    if (!whole)
        return;
    const auto keptOf = [this](std::size_t other) {
        return other < m_steps.size() ? std::get_if<UndoHistory::Difference>(&m_steps[other].states) : nullptr;
    };
    const UndoHistory::Difference* const earlier = step > 0 ? keptOf(step - 1) : nullptr;
    const UndoHistory::Difference* const later = keptOf(step + 1);
    const KeptRecord before(whole->before, earlier ? &earlier->after : later ? &later->before : nullptr);
    const KeptRecord after(whole->after, &before);
    states = UndoHistory::Difference{before, after};
}

/// Keeps the steps next to the current state whole and stores those far from it compactly.
void UndoSteps::settle()
{
    if (m_index > nearSteps)
        keep(m_index - nearSteps - 1);
    if (m_index + nearSteps < m_steps.size())
        keep(m_index + nearSteps);
    if (m_index > 0)
        makeWhole(m_index - 1);
    if (m_index < m_steps.size())
        makeWhole(m_index);
}

void UndoSteps::push(const Action& change, const QString& key)
{
    const Person before = m_now;
    change();
    m_steps.resize(m_index);
    const bool folds = !key.isEmpty() && !m_fresh && m_index > 0 && m_steps.back().key == key;
    if (!folds && (!isOpen() || m_fresh)) {
        m_steps.push_back({Difference{before, before}, {}});
        ++m_index;
        m_fresh = false;
        settle();
    }
    makeWhole(m_steps.size() - 1).after = m_now;
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

// Signals sent while the record changes read the steps next to the current state, so settle() must come before.

void UndoSteps::undo()
{
    while (canUndo()) {
        --m_index;
        settle();
        if (go(makeWhole(m_index), Way::Back))
            return;
    }
}

void UndoSteps::redo()
{
    while (canRedo()) {
        ++m_index;
        settle();
        if (go(makeWhole(m_index - 1), Way::Forth))
            return;
    }
}

/// Returns whether the record changed. Stores in the step the two states it now connects, so that the opposite
/// direction is exact.
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
    for (std::size_t i = 0; i < m_steps.size(); ++i)
        keep(i);
    for (Step& step : std::exchange(m_steps, {}))
        history.steps.push_back(std::get<UndoHistory::Difference>(std::move(step.states)));
    history.done = std::exchange(m_index, 0);
    return history;
}

void UndoSteps::resume(UndoHistory history)
{
    m_steps.clear();
    for (UndoHistory::Difference& states : history.steps)
        m_steps.push_back({std::move(states), {}});
    m_index = history.done;
    settle();
}

} // namespace duovita
