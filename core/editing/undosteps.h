#pragma once

#include "core/editing/undohistory.h"

#include <functional>
#include <variant>
#include <vector>

namespace duovita {

/// The undo steps of an open record, each as the states before and after it. Undo and redo only affect a step's own
/// changes and keep somebody else's changes made in between. Steps far from the current one are stored compactly, as in
/// UndoHistory.
class UndoSteps {
public:
    using Action = std::function<void()>;
    using Become = std::function<void(const Person&)>;
    struct Difference {
        Person before;
        Person after;
    };

    /// `now` is the current record and must outlive this object; `become` changes it to another state.
    UndoSteps(const Person& now, Become become) : m_now(now), m_become(std::move(become)) {}

    /// Executes a change. Merges it into the previous step if both have the same, non-empty key.
    void push(const Action& change, const QString& key);
    // Everything pushed between these is one step. Calls may be nested.
    void begin();
    void end();
    /// Whether a step is open.
    bool isOpen() const { return m_open > 0; }

    bool canUndo() const { return !isOpen() && m_index > 0; }
    bool canRedo() const { return !isOpen() && m_index < m_steps.size(); }
    /// The states of the step that undo() would revert or redo() would repeat; null if there is none.
    const Difference* toUndo() const { return canUndo() ? &statesOf(m_index - 1) : nullptr; }
    const Difference* toRedo() const { return canRedo() ? &statesOf(m_index) : nullptr; }
    /// Skips steps whose changes no longer have any effect.
    void undo();
    /// If somebody else has changed the same thing since, the step's state wins.
    void redo();

    /// Moves all steps out, for a later document of the same record.
    UndoHistory takeHistory();
    /// Replaces all steps. The record must be in the state in which the history was taken.
    void resume(UndoHistory history);

private:
    struct Step {
        std::variant<Difference, UndoHistory::Difference> states;
        QString key; ///< of its last change
    };
    enum class Way { Back, Forth };

    Difference& makeWhole(std::size_t step);
    /// Only for the steps next to the current state, which are always whole.
    const Difference& statesOf(std::size_t step) const { return std::get<Difference>(m_steps[step].states); }
    void keep(std::size_t step);
    void settle();
    bool go(Difference& states, Way way);

    const Person& m_now;
    Become m_become;
    std::vector<Step> m_steps;
    std::size_t m_index = 0; ///< number of steps applied
    int m_open = 0;
    bool m_fresh = false; ///< the open step has no change yet
};

} // namespace duovita
